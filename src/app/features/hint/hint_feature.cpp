#include "app/features/hint/hint_feature.hpp"

#include <array>

#include "app/verb_functions.hpp"

namespace allfours {

namespace {

using Where = Verb::Where;
using Touch = Verb::Touch;

constexpr std::array hint_verbs{
    Verb{"hint", Where::game, "", Touch::confirms, at_table<&TableScreen::toggle_hint>},
    Verb{"close_hint", Where::game, "", Touch::once, at_table<&TableScreen::close_hint>}};

}  // namespace

const Feature hint_feature{.verbs = hint_verbs};

}  // namespace allfours
