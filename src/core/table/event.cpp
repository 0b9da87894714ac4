#include "core/table/event.hpp"

namespace allfours {

std::string_view wire(EventKind kind) {
  static constexpr std::array<std::string_view, 25> words{
      "game",      "first_dealer", "hand",         "deal",      "cut_trump",   "turn_up", "say",
      "trump",     "redeal",       "thrown_in",    "discard",   "play",        "trick",   "draw",
      "lay_down",  "deal_by_hand", "call_misdeal", "take_back", "call_revoke", "look",    "expose",
      "call_card", "award",        "hand_end",     "game_end"};
  return words[static_cast<std::size_t>(kind)];
}

std::string_view wire(Say say) {
  static constexpr std::array<std::string_view, 9> words{
      "stand", "beg", "give", "run", "take_point", "bunch", "agree", "insist", "pass"};
  return words[static_cast<std::size_t>(say)];
}

std::string_view wire(RedealWhy why) {
  static constexpr std::array<std::string_view, 3> words{"exhausted", "bunch", "misdeal"};
  return words[static_cast<std::size_t>(why)];
}

std::string_view wire(AwardFor what) {
  static constexpr std::array<std::string_view, 17> words{
      "turn_up_ace", "turn_up_king", "turn_up_queen", "turn_up_jack", "turn_up_six", "turn_up_two",
      "gift",        "begged_point", "high",          "low",          "jack",        "hang_jack",
      "game",        "no_follow",    "misdeal",       "revoke",       "looked"};
  return words[static_cast<std::size_t>(what)];
}

std::string_view wire(FirstDealer method) {
  switch (method) {
    case FirstDealer::cut:
    case FirstDealer::cut_pitcher:
      return "cut";
    case FirstDealer::cut_put:
      return "cut_put";
    case FirstDealer::first_jack:
      return "first_jack";
    case FirstDealer::red_black:
      return "red_black";
  }
  return {};
}

std::string_view wire(TrumpBy how) {
  static constexpr std::array<std::string_view, 3> words{"turn_up", "pitch", "cut"};
  return words[static_cast<std::size_t>(how)];
}

}  // namespace allfours
