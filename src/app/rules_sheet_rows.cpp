#include "app/rules_sheet_rows.hpp"

namespace allfours {

namespace {

int sides(const Setup& setup) { return side_count(setup.rules, setup.players); }
bool two_players(const Setup& setup) { return setup.players == 2; }
bool three_players(const Setup& setup) { return setup.players == 3; }
bool three_or_more(const Setup& setup) { return setup.players >= 3; }
bool four_or_more(const Setup& setup) { return setup.players >= 4; }
bool partners(const Setup& setup) { return sides(setup) < setup.players; }
bool many(const Setup& setup) { return sides(setup) >= 3; }

bool everyone_cuts(const Setup& setup) {
  switch (setup.rules.first_dealer) {
    case FirstDealer::cut:
    case FirstDealer::cut_put:
    case FirstDealer::cut_pitcher:
      return true;
    case FirstDealer::first_jack:
    case FirstDealer::red_black:
      return false;
  }
  return false;
}
bool red_black(const Setup& setup) { return setup.rules.first_dealer == FirstDealer::red_black; }
bool eldest_left(const Setup& setup) {
  return setup.players > 2 && setup.rules.direction == Direction::clockwise;
}
bool eldest_right(const Setup& setup) {
  return setup.players > 2 && setup.rules.direction == Direction::anticlockwise;
}

bool turned(const Setup& setup) { return setup.rules.trump == TrumpBy::turn_up; }
bool stock(const Setup& setup) { return setup.rules.trump == TrumpBy::cut; }
bool no_stock(const Setup& setup) { return !stock(setup); }
bool waits_for_pitch(const Setup& setup) {
  return setup.rules.face_down == FaceDown::pitchers_partner;
}
bool can_lie_face_down(const Setup& setup) {
  return setup.rules.trump == TrumpBy::pitch ? partners(setup)
                                             : turned(setup) && setup.players >= 3;
}

bool turned_scores(const Setup& setup) {
  if (!turned(setup)) return false;
  for (int rank = 0; rank < rank_count; ++rank) {
    if (turn_up_points(setup.rules, static_cast<Rank>(rank)) > 0) return true;
  }
  return false;
}
bool scores_at(const Setup& setup, TurnUpTiming timing) {
  return turned_scores(setup) && setup.rules.turn_up_timing == timing;
}
bool scores_when_fixed(const Setup& setup) {
  return scores_at(setup, TurnUpTiming::if_it_fixes_trump);
}
bool scores_if_accepted(const Setup& setup) { return scores_at(setup, TurnUpTiming::if_accepted); }

bool begging(const Setup& setup) { return setup.rules.begging != Begging::none; }
bool dealer_answers(const Setup& setup) { return setup.rules.begging == Begging::dealer_answers; }
bool eldest_chooses(const Setup& setup) { return setup.rules.begging == Begging::eldest_chooses; }
bool many_gifts(const Setup& setup) { return dealer_answers(setup) && many(setup); }
bool gift_before_turned(const Setup& setup) {
  return dealer_answers(setup) && scores_at(setup, TurnUpTiming::in_settlement);
}
bool run_deals(const Setup& setup) {
  return begging(setup) && setup.rules.run != Run::turn_without_dealing;
}
bool bunches(const Setup& setup) { return begging(setup) && setup.rules.bunch; }
// Can a run come to the end of the pack? Where cards are dealt once at most, a card of another suit
// shows before that, unless very many sit at the table.
bool can_run_out(const Setup& setup) {
  if (!begging(setup)) return false;
  switch (setup.rules.run) {
    case Run::three_more_and_turn:
      return true;
    case Run::turn_only:
      return setup.players >= 5;
    case Run::turn_without_dealing:
      return false;
  }
  return false;
}
bool turned_kept(const Setup& setup) {
  return scores_at(setup, TurnUpTiming::at_once) && (can_run_out(setup) || bunches(setup));
}
bool turned_lost(const Setup& setup) {
  return scores_at(setup, TurnUpTiming::in_settlement) && (can_run_out(setup) || bunches(setup));
}
bool discards(const Setup& setup) {
  return run_deals(setup) && setup.rules.discard != Discard::never;
}

bool loses_points(const Setup& setup) { return stock(setup) && setup.rules.no_follow_penalty > 0; }
bool lays_down(const Setup& setup) { return partners(setup) && setup.rules.throw_in; }

bool game_first(const Setup& setup) { return setup.rules.order == Order::game_high_low_jack; }
bool game_last(const Setup& setup) { return !game_first(setup); }
bool jack_taken(const Setup& setup) { return setup.rules.jack == PointTo::taken; }
bool tie_among_many(const Setup& setup) {
  return many(setup) && setup.rules.game_tie == GameTie::non_dealer;
}
bool tie_among_many_first(const Setup& setup) { return tie_among_many(setup) && game_first(setup); }
bool tie_among_many_last(const Setup& setup) { return tie_among_many(setup) && game_last(setup); }
bool high_can_be_claimed(const Setup& setup) {
  return setup.rules.high == PointTo::dealt && game_last(setup) && !stock(setup);
}
bool claims_high(const Setup& setup) {
  return high_can_be_claimed(setup) && setup.rules.early_high;
}
bool stake_all_fours(const Setup& setup) { return setup.rules.stake_all_fours > 0; }

constexpr bool silent = true;

constexpr SheetRow field(SheetPart part, std::string_view name, bool (*applies)(const Setup&),
                         bool silent_at_zero = false, std::string_view resolved = {}) {
  return {part, name, true, applies, silent_at_zero, {}, resolved, {}};
}

constexpr SheetRow general(SheetPart part, std::string_view key, bool (*applies)(const Setup&),
                           std::string_view source, std::string_view resolved = {},
                           std::string_view only = {}) {
  return {part, key, false, applies, false, source, resolved, only};
}

using enum SheetPart;

constexpr std::array all_rows{
    general(players, "two_players", two_players, "000, 001, 002, 003, 004"),
    general(players, "three_players", three_players, "002"),
    field(players, "teams", four_or_more),
    field(players, "partners_by_jacks", partners, silent),
    general(players, "aim", nullptr, "002, 003"),
    field(players, "target", nullptr, false, "lancashire"),
    general(players, "pack", nullptr, "000, 001, 002, 003, 004"),

    field(deal, "first_dealer", nullptr, false,
          "german french french-4 california-jack sca seven-up pitch"),
    general(deal, "cut_ties", everyone_cuts, "", "*"),
    general(deal, "wrong_guess", red_black, "002", "*"),
    field(deal, "direction", three_or_more),
    general(deal, "eldest_two", two_players, "000, 001, 002, 003, 004"),
    general(deal, "eldest_left", eldest_left, "002, 003"),
    general(deal, "eldest_right", eldest_right, "001, 002"),
    field(deal, "packets", nullptr, false, "trinidad trinidad-2 tobago sca"),
    general(deal, "packets_choice", nullptr, "001, 002", "",
            "trinidad trinidad-2 tobago west-yorkshire west-yorkshire-2 west-yorkshire-6 "
            "lancashire old-american"),
    field(deal, "face_down", can_lie_face_down, silent),
    general(deal, "looking", waits_for_pitch, "002", "lancashire"),
    general(deal, "stock", stock, "003"),
    general(deal, "deal_passes", nullptr, "001, 002, 004"),

    general(trump, "trump_beats", nullptr, "001, 002, 004"),
    field(trump, "trump", nullptr),
    general(trump, "cut_depth", stock, "003", "*"),
    general(trump, "cut_jack", stock, "003"),
    field(trump, "turn_up_ace", turned, silent),
    field(trump, "turn_up_king", turned, silent),
    field(trump, "turn_up_queen", turned, silent),
    field(trump, "turn_up_jack", turned, silent),
    field(trump, "turn_up_six", turned, silent),
    field(trump, "turn_up_two", turned, silent),
    field(trump, "turn_up_timing", turned_scores, false, "cotton running"),
    general(trump, "fixing_card_when", scores_when_fixed, "002", "*"),
    general(trump, "accepted_card_when", scores_if_accepted, "004", "*"),
    field(trump, "begging", turned),
    general(trump, "gift_order", many_gifts, "002", "*"),
    general(trump, "gift_before_turned", gift_before_turned, "000", "*"),
    field(trump, "must_beg_without_trump", begging, silent),
    field(trump, "gift_bar", many_gifts, silent),
    general(trump, "chooses_once", eldest_chooses, "002", "*"),
    general(trump, "point_ends_hand", eldest_chooses, "002", "*"),
    field(trump, "run", begging),
    general(trump, "run_packet", run_deals, "", "*"),
    general(trump, "run_out", can_run_out, "000, 001, 002"),
    general(trump, "run_out_dealer", can_run_out, "002", "! seven-up"),
    general(trump, "run_out_when", can_run_out, "000, 001, 002", "*"),
    field(trump, "bunch", begging, silent),
    general(trump, "bunch_answers", bunches, "002", "*"),
    general(trump, "turned_kept", turned_kept, "001, 002", "! trinidad trinidad-2 tobago"),
    general(trump, "turned_lost", turned_lost, "000", "*"),
    field(trump, "discard", run_deals, false, "cotton running"),
    general(trump, "discards_out", discards, "000, 003", "seven-up old-american"),

    general(play, "tricks", nullptr, "000, 001, 002, 003, 004"),
    field(play, "play", nullptr),
    field(play, "no_undertrump", three_or_more, silent),
    general(play, "trick_winner", nullptr, "001, 002, 004"),
    general(play, "draw", stock, "003"),
    general(play, "draw_seen", stock, "003", "*"),
    field(play, "no_follow_penalty", stock, silent),
    general(play, "below_zero", loses_points, "003", "*"),
    field(play, "first_trick_open", nullptr, silent),
    field(play, "throw_in", partners, silent),
    general(play, "throw_in_turns", lays_down, "002", "*"),
    general(play, "no_throw_in", two_players, "002", "*", "west-yorkshire-2"),

    field(points, "order", nullptr),
    general(points, "in_play", no_stock, "000, 001, 002, 003, 004"),
    general(points, "whole_pack", stock, "003"),
    general(points, "card_points", game_first, "000, 001, 002, 003, 004"),
    field(points, "game_tie", game_first, false, "cotton running old-american sca"),
    general(points, "all_tie", tie_among_many_first, "002", "*"),
    field(points, "high", nullptr),
    field(points, "low", nullptr),
    general(points, "one_trump", no_stock, "000, 003"),
    general(points, "no_trump", turned, "", "*"),
    field(points, "jack", nullptr),
    field(points, "hang_jack", jack_taken, silent),
    general(points, "card_points", game_last, "000, 001, 002, 003, 004"),
    field(points, "game_tie", game_last, false, "cotton running old-american sca"),
    general(points, "all_tie", tie_among_many_last, "002", "*"),

    general(end, "strict_order", nullptr, "000, 001, 002"),
    field(end, "early_high", high_can_be_claimed, silent),
    general(end, "early_high_any", claims_high, "002", "*"),
    field(end, "stake_game", nullptr, silent),
    field(end, "stake_all_fours", nullptr, silent),
    general(end, "stake_play_on", stake_all_fours, "002"),
    general(end, "stake_judged", stake_all_fours, "002", "*"),
};

constexpr std::array all_options{
    SheetOption{"packets.singles", "001, 002"},
    SheetOption{"packets.three_two_", "002"},
    SheetOption{"packets.three_one_", "002"},
    SheetOption{"packets.two_", "002"},
    SheetOption{"packets.one_", "002"},
    SheetOption{"packets.four_", "002"},
    SheetOption{"must_beg_without_trump.true", "001, 002"},
    SheetOption{"no_undertrump.true", "001, 002"},
    SheetOption{"play.no_ruff", "002"},
    SheetOption{"first_dealer.cut_pitcher", "002"},
    SheetOption{"partners_by_jacks.true", "002"},
    SheetOption{"discard.to_six_from_twelve", "002"},
    SheetOption{"target.15", "002"},
    SheetOption{"stake_game.", "002"},
    SheetOption{"stake_all_fours.", "002"},
};

}  // namespace

std::span<const SheetRow> sheet_rows() { return all_rows; }

std::span<const SheetOption> sheet_options() { return all_options; }

}  // namespace allfours
