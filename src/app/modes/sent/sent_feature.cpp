// A game from a link as a feature: beginning it, and playback. Knows no screen. Tests:
// tests/app/links/sharing_test.cpp.
#include <array>

#include "app/feature.hpp"
#include "app/modes/sent/table_sent.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

constexpr std::array sent_verbs{
    Verb{"begin", Where::game, "", Touch::decides, at_table<begin_sent>},
    Verb{"play", Where::game, "", Touch::once, at_table<start_playback>},
    Verb{"pause", Where::game, "", Touch::once, at_table<pause_playback>}};

}  // namespace

extern const Feature sent_feature{.verbs = sent_verbs};

}  // namespace allfours
