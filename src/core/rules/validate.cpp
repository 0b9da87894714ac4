#include <string>

#include "core/rules/kernel.hpp"
#include "core/rules/rules.hpp"

namespace allfours {

namespace {

// The first of these fields with a changed value, or null.
const Field* first_changed(const RuleSet& rules, std::initializer_list<std::string_view> names) {
  static const RuleSet defaults;
  for (const auto name : names) {
    const Field* field = find_field(name);
    if (field->get(rules) != field->get(defaults)) return field;
  }
  return nullptr;
}

std::optional<Fault> without_meaning(const RuleSet& rules, FaultKind because,
                                     std::initializer_list<std::string_view> names) {
  const Field* field = first_changed(rules, names);
  if (field == nullptr) return std::nullopt;
  return Fault{because, {std::string(field->name), value_text(*field, rules)}};
}

std::optional<Fault> begging_makes_sense(const RuleSet& rules, int players) {
  if (rules.trump != TrumpBy::turn_up) {
    if (rules.begging != Begging::none) return Fault{FaultKind::begs_without_turn_up};
    if (auto no = without_meaning(rules, FaultKind::without_turn_up,
                                  {"turn_up_ace", "turn_up_king", "turn_up_queen", "turn_up_jack",
                                   "turn_up_six", "turn_up_two", "turn_up_timing"})) {
      return no;
    }
  }
  if (rules.begging == Begging::none) {
    if (rules.turn_up_timing == TurnUpTiming::if_accepted) {
      return Fault{FaultKind::without_begging, {"turn_up_timing", "if_accepted"}};
    }
    return without_meaning(
        rules, FaultKind::without_begging,
        {"must_beg_without_trump", "gift_bar", "no_gift_without_trump", "run", "bunch", "discard"});
  }
  if (rules.begging == Begging::eldest_chooses) {
    if (auto no = without_meaning(rules, FaultKind::without_gifts,
                                  {"gift_bar", "no_gift_without_trump"})) {
      return no;
    }
  }
  if (rules.run == Run::turn_without_dealing) {
    if (auto no = without_meaning(rules, FaultKind::without_dealing, {"discard"})) return no;
  }
  const int dealt = players * (hand_size + run_size) + 1;
  if (rules.run != Run::turn_without_dealing && dealt > pack_size) {
    return Fault{FaultKind::run_never_fits};
  }
  if (rules.run == Run::turn_only && rules.discard == Discard::to_six_from_twelve) {
    return Fault{FaultKind::never_twelve};
  }
  return std::nullopt;
}

std::optional<Fault> sides_make_sense(const RuleSet& rules, int players) {
  const bool partners = side_count(rules, players) < players;
  if (!partners) {
    if (auto no = without_meaning(rules, FaultKind::without_partners,
                                  {"partners_by_jacks", "throw_in"})) {
      return no;
    }
    if (rules.face_down == FaceDown::pitchers_partner) return Fault{FaultKind::pitcher_alone};
  }
  if (rules.partners_by_jacks && players != 4) return Fault{FaultKind::jacks_need_four};
  if (rules.face_down == FaceDown::pitchers_partner && rules.trump != TrumpBy::pitch) {
    return Fault{FaultKind::nobody_pitches};
  }
  if (rules.face_down == FaceDown::all_but_dealer_and_eldest) {
    if (players < 3) return Fault{FaultKind::both_look};
    if (rules.trump != TrumpBy::turn_up) return Fault{FaultKind::settled_without_turn_up};
    if (rules.bunch) return Fault{FaultKind::bunch_face_down};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Fault> validate(const RuleSet& rules, int players) {
  if (players < 2 || players > max_players) return Fault{FaultKind::players_number};
  if (auto no = begging_makes_sense(rules, players)) return no;
  if (auto no = sides_make_sense(rules, players)) return no;
  if (rules.trump == TrumpBy::cut) {
    if (players != 2) return Fault{FaultKind::stock_players};
    if (rules.packets != Packets::singles) return Fault{FaultKind::stock_packets};
    if (rules.high == PointTo::dealt || rules.low == PointTo::dealt ||
        rules.jack == PointTo::dealt) {
      return Fault{FaultKind::stock_taken};
    }
    if (auto no = without_meaning(rules, FaultKind::with_stock, {"early_high"})) return no;
  } else if (rules.no_follow_penalty != 0) {
    return Fault{FaultKind::penalty_without_stock};
  }
  if (rules.no_follow_penalty != 0 && rules.play == PlayRule::no_ruff) {
    return Fault{FaultKind::penalty_not_allowed};
  }
  if (rules.no_follow_penalty != 0 && !must_ruff(rules.play)) {
    return Fault{FaultKind::penalty_not_needed};
  }
  if (rules.hang_jack && rules.jack == PointTo::dealt) {
    return Fault{FaultKind::hanged_dealt};
  }
  if (!rules.hang_jack) {
    if (auto no = without_meaning(rules, FaultKind::without_hanging, {"hang_points"})) return no;
  }
  if (rules.hand_dealing && !rules.table_rules) return Fault{FaultKind::deals_without_table};
  if (rules.early_high) {
    if (rules.high == PointTo::taken) return Fault{FaultKind::claim_taken};
    if (rules.order != Order::high_low_jack_game) return Fault{FaultKind::claim_not_first};
  }
  return std::nullopt;
}

}  // namespace allfours
