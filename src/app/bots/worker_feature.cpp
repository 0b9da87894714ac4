#include "app/bots/worker_feature.hpp"

#include <array>

#include "app/bots/asking_bots.hpp"

namespace allfours {

namespace {

constexpr std::array worker_verbs{
    Verb{"thought", Verb::Where::worker, "THOUGHT", Verb::Touch::told, hear_thought}};

}  // namespace

const Feature worker_feature{.verbs = worker_verbs};

}  // namespace allfours
