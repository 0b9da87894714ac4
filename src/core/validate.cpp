#include <string>

#include "core/rules.hpp"

namespace allfours {

namespace {

// The first of these fields that does not stand at its default, or null.
const Field* first_changed(const RuleSet& rules, std::initializer_list<std::string_view> names) {
  static const RuleSet defaults;
  for (const auto name : names) {
    const Field* field = find_field(name);
    if (field->get(rules) != field->get(defaults)) return field;
  }
  return nullptr;
}

std::optional<std::string> without_meaning(const RuleSet& rules, std::string_view because,
                                           std::initializer_list<std::string_view> names) {
  const Field* field = first_changed(rules, names);
  if (field == nullptr) return std::nullopt;
  return std::string(because) + ", so \"" + std::string(field->name) + "\" cannot be " +
         value_text(*field, rules) + ".";
}

std::optional<std::string> begging_makes_sense(const RuleSet& rules) {
  if (rules.trump != TrumpBy::turn_up) {
    if (rules.begging != Begging::none) return "Only a turned-up suit can be begged against.";
    if (auto no = without_meaning(rules, "No card is turned up",
                                  {"turn_up_ace", "turn_up_king", "turn_up_queen", "turn_up_jack",
                                   "turn_up_six", "turn_up_two", "turn_up_timing"})) {
      return no;
    }
  }
  if (rules.begging == Begging::none) {
    return without_meaning(rules, "Nobody begs",
                           {"must_beg_without_trump", "gift_bar", "run", "bunch", "discard"});
  }
  if (rules.begging == Begging::eldest_chooses) {
    if (auto no = without_meaning(rules, "The dealer gives nothing", {"gift_bar"})) return no;
  }
  if (rules.run == Run::turn_without_dealing) {
    if (auto no = without_meaning(rules, "A run deals no cards", {"discard"})) return no;
  }
  if (rules.run == Run::turn_only && rules.discard == Discard::to_six_from_twelve) {
    return "A run deals three cards at most, so nobody ever holds twelve.";
  }
  return std::nullopt;
}

std::optional<std::string> sides_make_sense(const RuleSet& rules, int players) {
  const bool partners = side_count(rules, players) < players;
  if (!partners) {
    if (auto no =
            without_meaning(rules, "There are no partners", {"partners_by_jacks", "throw_in"})) {
      return no;
    }
    if (rules.face_down == FaceDown::pitchers_partner) return "The pitcher has no partner.";
  }
  if (rules.partners_by_jacks && players != 4) return "Partners by jacks needs four players.";
  if (rules.face_down == FaceDown::pitchers_partner && rules.trump != TrumpBy::pitch) {
    return "Nobody pitches, so no partner waits for the pitch.";
  }
  if (rules.face_down == FaceDown::all_but_dealer_and_eldest) {
    if (players < 3) return "With two players only dealer and eldest sit at the table.";
    if (rules.trump != TrumpBy::turn_up) return "Only a turned-up suit is settled between two.";
    if (rules.bunch) return "Nobody can propose to bunch a hand that lies face down.";
  }
  if (rules.first_dealer == FirstDealer::red_black && side_count(rules, players) < 2) {
    return "One side cuts and another guesses: there must be two.";
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> validate(const RuleSet& rules, int players) {
  if (players < 2 || players > max_players) return "Two to six players sit at the table.";
  if (auto no = begging_makes_sense(rules)) return no;
  if (auto no = sides_make_sense(rules, players)) return no;
  if (rules.trump == TrumpBy::cut) {
    if (players != 2) return "The stock is drawn by two players.";
    if (rules.packets != Packets::singles) return "After the trump cut cards are dealt singly.";
    if (rules.high == PointTo::dealt || rules.low == PointTo::dealt ||
        rules.jack == PointTo::dealt) {
      return "Cards are drawn during play, so High, Low and Jack can only be taken.";
    }
    if (auto no = without_meaning(rules, "A stock is drawn from", {"early_high"})) return no;
  } else if (rules.no_follow_penalty != 0) {
    return "Only a game with a stock knows a penalty for not following.";
  }
  if (rules.no_follow_penalty != 0 && rules.play == PlayRule::no_ruff) {
    return "Who may not trump cannot be punished for not trumping.";
  }
  if (rules.no_follow_penalty != 0 && rules.play == PlayRule::follow_or_trump) {
    return "Who need not trump cannot be punished for not trumping.";
  }
  if (rules.hang_jack && rules.jack == PointTo::dealt) {
    return "A jack that scores for who was dealt it cannot be hanged.";
  }
  if (rules.early_high) {
    if (rules.high == PointTo::taken) return "High must be dealt to be claimed on the ace.";
    if (rules.order != Order::high_low_jack_game) return "High must count first to be claimed.";
  }
  return std::nullopt;
}

}  // namespace allfours
