#include "core/fault.hpp"

namespace allfours {

std::string_view english_phrase(FaultKind kind) {
  switch (kind) {
    case FaultKind::unknown_rule:
      return R"(There is no rule "{0}"; there are {1}.)";
    case FaultKind::rule_number:
      return R"("{0}" is a number from {1} to {2}, not "{3}".)";
    case FaultKind::rule_word:
      return R"("{0}" cannot be "{1}"; it can be {2}.)";
    case FaultKind::players_number:
      return "Two to six players sit at the table.";
    case FaultKind::begs_without_turn_up:
      return "Only a turned-up suit can be begged against.";
    case FaultKind::without_turn_up:
      return R"(No card is turned up, so "{0}" cannot be {1}.)";
    case FaultKind::without_begging:
      return R"(Nobody begs, so "{0}" cannot be {1}.)";
    case FaultKind::without_gifts:
      return R"(The dealer gives nothing, so "{0}" cannot be {1}.)";
    case FaultKind::without_dealing:
      return R"(A run deals no cards, so "{0}" cannot be {1}.)";
    case FaultKind::run_never_fits:
      return "Six players leave too few cards for a run.";
    case FaultKind::never_twelve:
      return "A run deals three cards at most, so nobody ever holds twelve.";
    case FaultKind::without_partners:
      return R"(There are no partners, so "{0}" cannot be {1}.)";
    case FaultKind::pitcher_alone:
      return "The pitcher has no partner.";
    case FaultKind::jacks_need_four:
      return "Partners by jacks needs four players.";
    case FaultKind::nobody_pitches:
      return "Nobody pitches, so no partner waits for the pitch.";
    case FaultKind::both_look:
      return "With two players only dealer and eldest sit at the table.";
    case FaultKind::settled_without_turn_up:
      return "Only a turned-up suit is settled between two.";
    case FaultKind::bunch_face_down:
      return "Nobody can propose to bunch a hand that lies face down.";
    case FaultKind::guess_alone:
      return "One side cuts and another guesses: there must be two.";
    case FaultKind::stock_players:
      return "The stock is drawn by two players.";
    case FaultKind::stock_packets:
      return "After the trump cut cards are dealt singly.";
    case FaultKind::stock_taken:
      return "Cards are drawn during play, so High, Low and Jack can only be taken.";
    case FaultKind::with_stock:
      return R"(A stock is drawn from, so "{0}" cannot be {1}.)";
    case FaultKind::penalty_without_stock:
      return "Only a game with a stock knows a penalty for not following.";
    case FaultKind::penalty_not_allowed:
      return "Who may not trump cannot be punished for not trumping.";
    case FaultKind::penalty_not_needed:
      return "Who need not trump cannot be punished for not trumping.";
    case FaultKind::hanged_dealt:
      return "A jack that scores for who was dealt it cannot be hanged.";
    case FaultKind::claim_taken:
      return "High must be dealt to be claimed on the ace.";
    case FaultKind::claim_not_first:
      return "High must count first to be claimed.";
    case FaultKind::unknown_part:
      return R"(The link says "{0}"; it may say {1}.)";
    case FaultKind::part_twice:
      return "The link says {0}= twice.";
    case FaultKind::part_empty:
      return "The link says {0}= and nothing after it.";
    case FaultKind::link_version:
      return R"(The link is of version "{0}"; this program reads version {1}.)";
    case FaultKind::no_variant:
      return "The link names no variant (v=).";
    case FaultKind::unknown_variant:
      return R"(There is no variant "{0}"; there are {1}.)";
    case FaultKind::variant_players:
      return R"({0} is for {1} players, not "{2}".)";
    case FaultKind::bad_seed:
      return R"(A seed is 1 to 64 letters, digits, - or _, not "{0}".)";
    case FaultKind::rule_form:
      return R"(A changed rule is written field.value, not "{0}".)";
    case FaultKind::rules_end:
      return "The list of changed rules ends with a comma.";
    case FaultKind::game_version:
      return "The game in the link is of a version this program does not know.";
    case FaultKind::impossible_step:
      return "The game in the link cannot have gone so: step {0} is not possible.";
    case FaultKind::bad_moment:
      return R"(The moment (at=) is a number from 1 to {0}, not "{1}".)";
    case FaultKind::deal_parts:
      return "A deal (deal=) names at most {0} hands and the cards that follow, with dots between.";
    case FaultKind::deal_hand:
      return "A hand of the deal (deal=) has at most {0} cards, not {1}.";
    case FaultKind::deal_length:
      return "The deal (deal=) has more than 52 cards.";
    case FaultKind::deal_no_card:
      return R"(The deal (deal=) says "{0}", which is no card.)";
    case FaultKind::deal_twice:
      return "The deal (deal=) has {0} twice.";
    case FaultKind::bad_hand:
      return R"(The hand (hand=) is a number from 1 to {0}, not "{1}".)";
    case FaultKind::bad_dealer:
      return R"(The dealer (dealer=) is a seat from 0 to {0}, not "{1}".)";
    case FaultKind::score_parts:
      return "The score (score=) has a number for each of {0} sides, with dots between.";
    case FaultKind::bad_score:
      return R"(A score (score=) is a number from {0} to {1}, not "{2}".)";
    case FaultKind::bad_seat:
      return R"(The seat (seat=) is a number from 0 to {0}, not "{1}".)";
    case FaultKind::bad_beat:
      return R"(The points to beat (beat=) are a number from {0} to {1}, not "{2}".)";
  }
  return {};
}

std::string fill_places(std::string_view phrase, const std::vector<std::string>& about) {
  std::string text;
  while (!phrase.empty()) {
    const auto open = phrase.find('{');
    text += phrase.substr(0, open);
    if (open == std::string_view::npos) break;
    const auto place = static_cast<std::size_t>(phrase[open + 1] - '0');
    if (place < about.size()) text += about[place];
    phrase.remove_prefix(open + 3);
  }
  return text;
}

std::string Fault::sentence() const { return fill_places(english_phrase(kind), about); }

std::string cut_short(std::string_view text) {
  constexpr std::size_t enough = 40;
  if (text.size() <= enough) return std::string(text);
  std::size_t end = enough;
  // Not in the middle of a letter.
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "…";
}

}  // namespace allfours
