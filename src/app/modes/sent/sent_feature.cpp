#include "app/modes/sent/sent_feature.hpp"

#include <array>

#include "app/modes/sent/table_sent.hpp"
#include "app/verb_functions.hpp"

namespace allfours {

namespace {

using Where = Verb::Where;
using Touch = Verb::Touch;

constexpr std::array sent_verbs{
    Verb{"begin", Where::game, "", Touch::decides, at_table<begin_sent>},
    Verb{"play", Where::game, "", Touch::once, at_table<start_playback>},
    Verb{"pause", Where::game, "", Touch::once, at_table<pause_playback>}};

}  // namespace

const Feature sent_feature{.verbs = sent_verbs};

}  // namespace allfours
