// What is wrong with a rule set or a link, as data: which fault it is, and about what. Whoever
// speaks to people says it in their language; `sentence` says it in English, for the command line
// and for programs. Knows no rule. Tests: tests/rules/fault_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace allfours {

enum class FaultKind : std::uint8_t {
  // A rule that cannot be set so.
  unknown_rule,
  rule_number,
  rule_word,
  // Rules by which no game can be played.
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
  guess_alone,
  stock_players,
  stock_packets,
  stock_taken,
  with_stock,
  penalty_without_stock,
  penalty_not_allowed,
  penalty_not_needed,
  hanged_dealt,
  claim_taken,
  claim_not_first,
  // A link that cannot be read.
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
};
inline constexpr int fault_kind_count = static_cast<int>(FaultKind::bad_beat) + 1;

struct Fault {
  FaultKind kind{};
  std::vector<std::string> about{};  // what stands in the places {0}, {1} … of its sentence

  std::string sentence() const;
  bool operator==(const Fault&) const = default;
};

// "There is no variant \"{0}\"; there are {1}."
std::string_view english_phrase(FaultKind kind);
// Such a phrase, in any language, with its places filled.
std::string fill_places(std::string_view phrase, const std::vector<std::string>& about);
// Not more of a text than a sentence about it can hold.
std::string cut_short(std::string_view text);

}  // namespace allfours
