// A fault of a rule set, link, decision, event log or message, as data: its kind and its details.
// The caller's language puts it into words; `sentence` is the English for programs and the command
// line. Knows no rule and no sentence: src/words/texts/*/faults.ftl has these. Tests:
// tests/core/text/fault_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace allfours {

enum class FaultKind : std::uint8_t {
  // An invalid value of a rule.
  unknown_rule,
  rule_number,
  rule_word,
  // Rules with which no game is possible.
  players_number,
  begs_without_turn_up,
  without_turn_up,
  without_begging,
  without_gifts,
  without_dealing,
  run_never_fits,
  never_twelve,
  without_partners,
  pitcher_alone,
  jacks_need_four,
  nobody_pitches,
  both_look,
  settled_without_turn_up,
  bunch_face_down,
  stock_players,
  stock_packets,
  stock_taken,
  with_stock,
  penalty_without_stock,
  penalty_not_allowed,
  penalty_not_needed,
  hanged_dealt,
  without_hanging,
  deals_without_table,
  claim_taken,
  claim_not_first,
  // A malformed link.
  unknown_part,
  part_twice,
  part_empty,
  link_version,
  no_variant,
  unknown_variant,
  variant_players,
  bad_seed,
  rule_form,
  rules_end,
  rule_twice,
  link_too_long,
  link_not_whole,
  link_not_whole_deal,
  link_in_lines,
  no_link,
  game_version,
  impossible_step,
  bad_moment,
  deal_parts,
  deal_hand,
  deal_length,
  deal_no_card,
  deal_twice,
  bad_hand,
  bad_dealer,
  score_parts,
  bad_score,
  bad_seat,
  bad_beat,
  bad_goal,
  puzzle_not_playing,
  puzzle_settled,
  puzzle_too_long,
  puzzle_too_good,
  unknown_player,
  bots_number,
  bad_duel,
  duel_number,
  duel_hand,
  duel_with,
  part_without,
  duel_framed,
  bad_duel_name,
  // An illegal decision.
  game_over,
  other_seat,
  other_choice,
  no_card_now,
  word_not_possible,
  must_beg,
  gift_barred,
  no_trump_to_give,
  discard_number,
  not_held,
  discard_twice,
  cannot_be_dealt,
  no_misdeal,
  may_not_lay_down,
  nothing_to_take_back,
  nothing_to_call,
  may_not_look,
  may_not_expose,
  no_exposed_card,
  may_not_be_called,
  called_for,
  must_follow_trump,
  must_follow,
  must_follow_or_trump,
  must_trump,
  must_overtrump,
  // A malformed decision.
  bad_word,
  bad_card,
  too_many_cards,
  decision_form,
  decision_seat,
  decision_trick,
  decision_counts,
  decision_kind,
  bad_card_list,
  // A malformed event log.
  log_line,
  log_missing,
  log_other,
  log_pack_card,
  log_pack,
  log_players,
  log_seed,
  log_no_object,
  log_no_event,
  log_begin,
  log_end,
  log_new_game,
  log_by_itself,
  log_game_over,
  log_choice,
  log_second_game,
  log_empty,
  // Playing together: another device, its messages and its links (web/TOGETHER.md).
  together_rubbish,
  together_version,
  together_long,
  together_many,
  together_table,
  together_not_now,
  together_seat,
  together_turn,
  together_stale,
  together_bots,
  together_waits,
  together_step,
  together_fork,
  together_forged,
  together_part,
  together_commits,
  together_again,
  together_silent,
  together_game,
  together_stored,
  together_value,
  together_missing,
  invitation_used,
  invitation_own,
  invitation_outdated,
  turn_used,
  turn_own,
  turn_outdated,
  turn_device,
};
inline constexpr int fault_kind_count = static_cast<int>(FaultKind::turn_device) + 1;

struct Fault {
  FaultKind kind{};
  std::vector<std::string> about{};  // values for the placeholders {0}, {1} … of the sentence

  std::string sentence() const;
  bool operator==(const Fault&) const = default;
};

// "There is no variant \"{0}\"; there are {1}." From texts/en (english.hpp).
std::string_view english_phrase(FaultKind kind);
// The key in the texts, such as "unknown_variant".
std::string_view wire(FaultKind kind);
// Fills the placeholders of such a phrase, in any language.
std::string fill_places(std::string_view phrase, const std::vector<std::string>& about);
// Truncates a text to a length that a sentence can quote.
std::string cut_short(std::string_view text);

}  // namespace allfours
