#include "app/fault_words.hpp"

#include "words/field_words.hpp"

namespace allfours {

namespace {

// Does it say that a rule, the first, cannot be what the second says?
bool is_about_a_value(FaultKind kind) {
  switch (kind) {
    case FaultKind::without_turn_up:
    case FaultKind::without_begging:
    case FaultKind::without_gifts:
    case FaultKind::without_dealing:
    case FaultKind::without_partners:
    case FaultKind::with_stock:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::string_view fault_phrase(Language language, FaultKind kind) {
  const Words& words = words_in(language);
  switch (kind) {
    case FaultKind::unknown_rule:
      return words.fault_unknown_rule;
    case FaultKind::rule_number:
      return words.fault_rule_number;
    case FaultKind::rule_word:
      return words.fault_rule_word;
    case FaultKind::players_number:
      return words.fault_players_number;
    case FaultKind::begs_without_turn_up:
      return words.fault_begs_without_turn_up;
    case FaultKind::without_turn_up:
      return words.fault_without_turn_up;
    case FaultKind::without_begging:
      return words.fault_without_begging;
    case FaultKind::without_gifts:
      return words.fault_without_gifts;
    case FaultKind::without_dealing:
      return words.fault_without_dealing;
    case FaultKind::run_never_fits:
      return words.fault_run_never_fits;
    case FaultKind::never_twelve:
      return words.fault_never_twelve;
    case FaultKind::without_partners:
      return words.fault_without_partners;
    case FaultKind::pitcher_alone:
      return words.fault_pitcher_alone;
    case FaultKind::jacks_need_four:
      return words.fault_jacks_need_four;
    case FaultKind::nobody_pitches:
      return words.fault_nobody_pitches;
    case FaultKind::both_look:
      return words.fault_both_look;
    case FaultKind::settled_without_turn_up:
      return words.fault_settled_without_turn_up;
    case FaultKind::bunch_face_down:
      return words.fault_bunch_face_down;
    case FaultKind::guess_alone:
      return words.fault_guess_alone;
    case FaultKind::stock_players:
      return words.fault_stock_players;
    case FaultKind::stock_packets:
      return words.fault_stock_packets;
    case FaultKind::stock_taken:
      return words.fault_stock_taken;
    case FaultKind::with_stock:
      return words.fault_with_stock;
    case FaultKind::penalty_without_stock:
      return words.fault_penalty_without_stock;
    case FaultKind::penalty_not_allowed:
      return words.fault_penalty_not_allowed;
    case FaultKind::penalty_not_needed:
      return words.fault_penalty_not_needed;
    case FaultKind::hanged_dealt:
      return words.fault_hanged_dealt;
    case FaultKind::claim_taken:
      return words.fault_claim_taken;
    case FaultKind::claim_not_first:
      return words.fault_claim_not_first;
    case FaultKind::unknown_part:
      return words.fault_unknown_part;
    case FaultKind::part_twice:
      return words.fault_part_twice;
    case FaultKind::part_empty:
      return words.fault_part_empty;
    case FaultKind::link_version:
      return words.fault_link_version;
    case FaultKind::no_variant:
      return words.fault_no_variant;
    case FaultKind::unknown_variant:
      return words.fault_unknown_variant;
    case FaultKind::variant_players:
      return words.fault_variant_players;
    case FaultKind::bad_seed:
      return words.fault_bad_seed;
    case FaultKind::rule_form:
      return words.fault_rule_form;
    case FaultKind::rules_end:
      return words.fault_rules_end;
    case FaultKind::game_version:
      return words.fault_game_version;
    case FaultKind::impossible_step:
      return words.fault_impossible_step;
    case FaultKind::bad_moment:
      return words.fault_bad_moment;
    case FaultKind::deal_parts:
      return words.fault_deal_parts;
    case FaultKind::deal_hand:
      return words.fault_deal_hand;
    case FaultKind::deal_length:
      return words.fault_deal_length;
    case FaultKind::deal_no_card:
      return words.fault_deal_no_card;
    case FaultKind::deal_twice:
      return words.fault_deal_twice;
    case FaultKind::bad_hand:
      return words.fault_bad_hand;
    case FaultKind::bad_dealer:
      return words.fault_bad_dealer;
    case FaultKind::score_parts:
      return words.fault_score_parts;
    case FaultKind::bad_score:
      return words.fault_bad_score;
    case FaultKind::bad_seat:
      return words.fault_bad_seat;
    case FaultKind::bad_beat:
      return words.fault_bad_beat;
  }
  return {};
}

std::string fault_text(const Fault& fault, Language language) {
  std::vector<std::string> about = fault.about;
  if (is_about_a_value(fault.kind)) {
    RuleSet rules;
    const Field* field = find_field(about[0]);
    set_field(rules, about[0], about[1]);
    about[0] = field_label(language, *field);
    about[1] = value_label(language, *field, field->get(rules));
  }
  about.resize(4);
  return fill(
      fault_phrase(language, fault.kind),
      {{"first", about[0]}, {"second", about[1]}, {"third", about[2]}, {"fourth", about[3]}});
}

}  // namespace allfours
