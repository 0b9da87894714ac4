#include "app/bots/worker_feature.hpp"

#include <array>

#include "app/app.hpp"

namespace allfours {

namespace {

bool hear_thought(App& app, std::string_view what) { return app.hear_thought(what); }

constexpr std::array worker_verbs{
    Verb{"thought", Verb::Where::worker, "THOUGHT", Verb::Touch::told, hear_thought}};

}  // namespace

const Feature worker_feature{.verbs = worker_verbs};

}  // namespace allfours
