#include "app/modes/sent/sent_feature.hpp"

#include <array>

#include "app/verb_functions.hpp"

namespace allfours {

namespace {

using Where = Verb::Where;
using Touch = Verb::Touch;

constexpr std::array sent_verbs{
    Verb{"begin", Where::game, "", Touch::decides, at_table<&TableScreen::begin_sent>},
    Verb{"play", Where::game, "", Touch::once, at_table<&TableScreen::play>},
    Verb{"pause", Where::game, "", Touch::once, at_table<&TableScreen::pause>}};

}  // namespace

const Feature sent_feature{.verbs = sent_verbs};

}  // namespace allfours
