// The replies of the bot worker as a feature. Knows no worker. Tests:
// tests/app/bots/app_thought_test.cpp.
#include <array>

#include "app/bots/asking_bots.hpp"
#include "app/feature.hpp"

namespace allfours {

namespace {

constexpr std::array worker_verbs{
    Verb{"thought", Verb::Where::worker, "THOUGHT", Verb::Touch::told, hear_worker}};

}  // namespace

extern const Feature worker_feature{.verbs = worker_verbs};

}  // namespace allfours
