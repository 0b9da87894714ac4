#include "words/rule_rows.hpp"

#include <algorithm>
#include <array>

#include "core/text/text_fields.hpp"

namespace allfours {

namespace {

int sides(const OutlinedGame& game) { return side_count(game.rules, game.most); }
bool two_players(const OutlinedGame& game) { return game.most == 2; }
bool three_players(const OutlinedGame& game) { return game.fewest == 3 && game.most == 3; }
bool three_or_more(const OutlinedGame& game) { return game.most >= 3; }
bool four_or_more(const OutlinedGame& game) { return game.fewest >= 4; }
bool partners(const OutlinedGame& game) { return sides(game) < game.most; }
bool many(const OutlinedGame& game) { return has_three_sides(game); }

bool everyone_cuts(const OutlinedGame& game) {
  switch (game.rules.first_dealer) {
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
bool red_black(const OutlinedGame& game) {
  return game.rules.first_dealer == FirstDealer::red_black;
}
bool eldest_left(const OutlinedGame& game) {
  return game.most > 2 && game.rules.direction == Direction::clockwise;
}
bool eldest_right(const OutlinedGame& game) {
  return game.most > 2 && game.rules.direction == Direction::anticlockwise;
}

bool turned_up(const OutlinedGame& game) { return game.rules.trump == TrumpBy::turn_up; }
bool stock(const OutlinedGame& game) { return game.rules.trump == TrumpBy::cut; }
bool no_stock(const OutlinedGame& game) { return !stock(game); }
bool waits_for_pitch(const OutlinedGame& game) {
  return game.rules.face_down == FaceDown::pitchers_partner;
}
bool can_lie_face_down(const OutlinedGame& game) {
  return game.rules.trump == TrumpBy::pitch ? partners(game) : turned_up(game) && game.most >= 3;
}

bool turned_scores(const OutlinedGame& game) {
  if (!turned_up(game)) return false;
  for (int rank = 0; rank < rank_count; ++rank) {
    if (turn_up_points(game.rules, static_cast<Rank>(rank)) > 0) return true;
  }
  return false;
}
bool scores_at(const OutlinedGame& game, TurnUpTiming timing) {
  return turned_scores(game) && game.rules.turn_up_timing == timing;
}
bool scores_when_fixed(const OutlinedGame& game) {
  return scores_at(game, TurnUpTiming::if_it_fixes_trump);
}
bool scores_if_accepted(const OutlinedGame& game) {
  return scores_at(game, TurnUpTiming::if_accepted);
}

bool begging(const OutlinedGame& game) { return game.rules.begging != Begging::none; }
bool dealer_answers(const OutlinedGame& game) {
  return game.rules.begging == Begging::dealer_answers;
}
bool eldest_chooses(const OutlinedGame& game) {
  return game.rules.begging == Begging::eldest_chooses;
}
bool many_gifts(const OutlinedGame& game) { return dealer_answers(game) && many(game); }
bool gift_before_turned(const OutlinedGame& game) {
  return dealer_answers(game) && scores_at(game, TurnUpTiming::in_settlement);
}
bool run_deals(const OutlinedGame& game) {
  return begging(game) && game.rules.run != Run::turn_without_dealing;
}
bool bunches(const OutlinedGame& game) { return begging(game) && game.rules.bunch; }
// True if a run can exhaust the pack. If cards are dealt once at most, another suit shows before
// that, except with very many players.
bool can_run_out(const OutlinedGame& game) {
  if (!begging(game)) return false;
  switch (game.rules.run) {
    case Run::three_more_and_turn:
      return true;
    case Run::turn_only:
      return game.most >= 5;
    case Run::turn_without_dealing:
      return false;
  }
  return false;
}
bool turned_kept(const OutlinedGame& game) {
  return scores_at(game, TurnUpTiming::at_once) && (can_run_out(game) || bunches(game));
}
bool turned_lost(const OutlinedGame& game) {
  return scores_at(game, TurnUpTiming::in_settlement) && (can_run_out(game) || bunches(game));
}
bool discards(const OutlinedGame& game) {
  return run_deals(game) && game.rules.discard != Discard::never;
}

bool loses_points(const OutlinedGame& game) {
  return stock(game) && game.rules.no_follow_penalty > 0;
}
bool lays_down(const OutlinedGame& game) { return partners(game) && game.rules.throw_in; }

bool game_first(const OutlinedGame& game) { return game.rules.order == Order::game_high_low_jack; }
bool game_last(const OutlinedGame& game) { return !game_first(game); }
bool jack_taken(const OutlinedGame& game) { return game.rules.jack == PointTo::taken; }
bool hangs_jack(const OutlinedGame& game) { return jack_taken(game) && game.rules.hang_jack; }
bool tie_among_many(const OutlinedGame& game) {
  return many(game) && game.rules.game_tie == GameTie::non_dealer;
}
bool tie_among_many_first(const OutlinedGame& game) {
  return tie_among_many(game) && game_first(game);
}
bool tie_among_many_last(const OutlinedGame& game) {
  return tie_among_many(game) && game_last(game);
}
bool high_can_be_claimed(const OutlinedGame& game) {
  return game.rules.high == PointTo::dealt && game_last(game) && !stock(game);
}
bool claims_high(const OutlinedGame& game) {
  return high_can_be_claimed(game) && game.rules.early_high;
}
bool stake_all_fours(const OutlinedGame& game) { return game.rules.stake_all_fours > 0; }

bool mixed_gift(const OutlinedGame& game) { return dealer_answers(game) && mixed(game); }
bool mixed_tie(const OutlinedGame& game) {
  return mixed(game) && game.rules.game_tie == GameTie::non_dealer;
}
bool mixed_tie_first(const OutlinedGame& game) { return mixed_tie(game) && game_first(game); }
bool mixed_tie_last(const OutlinedGame& game) { return mixed_tie(game) && game_last(game); }
bool bunched_jack(const OutlinedGame& game) {
  return bunches(game) && scores_when_fixed(game) && game.rules.turn_up_jack > 0;
}
bool tricks_face_down(const OutlinedGame& game) {
  return !game.rules.first_trick_open && !game.rules.throw_in;
}

bool enforced(const OutlinedGame& game) { return !game.rules.table_rules; }

constexpr bool silent = true;

constexpr RuleRow field(RulePart part, std::string_view name, bool (*applies)(const OutlinedGame&),
                        bool silent_at_default = false, std::string_view ours = {}) {
  return {part, name, true, applies, silent_at_default, {}, ours, {}};
}

constexpr RuleRow general(RulePart part, std::string_view key, bool (*applies)(const OutlinedGame&),
                          std::string_view source, std::string_view ours = {},
                          std::string_view only = {}) {
  return {part, key, false, applies, false, source, ours, only};
}

constexpr std::string_view everyone = "000, 001, 002, 003, 004";
constexpr std::string_view but_trinidad = "! trinidad trinidad-2 tobago";

using enum RulePart;

constexpr std::array all_rows{
    general(brief, "brief_aim", nullptr, everyone),
    general(brief, "brief_trump", nullptr, everyone),
    general(brief, "brief_play", nullptr, everyone),
    general(brief, "brief_points", nullptr, everyone),

    general(players, "two_players", two_players, everyone),
    general(players, "three_players", three_players, "002"),
    general(players, "two_three_four", mixed, "002"),
    field(players, "teams", four_or_more),
    field(players, "partners_by_jacks", partners, silent),
    general(players, "pack", nullptr, everyone),
    general(players, "basics", nullptr, everyone),
    general(players, "aim", nullptr, "002, 003"),
    field(players, "target", nullptr, false, "lancashire"),

    field(deal, "first_dealer", nullptr, false,
          "german french french-4 california-jack sca seven-up pitch"),
    general(deal, "cut_ties", everyone_cuts, "", "*"),
    general(deal, "wrong_guess", red_black, "002", "*"),
    field(deal, "direction", three_or_more),
    general(deal, "eldest_two", two_players, everyone),
    general(deal, "eldest_left", eldest_left, "002, 003"),
    general(deal, "eldest_right", eldest_right, "001, 002"),
    general(deal, "shuffle", no_stock, "002",
            "! west-yorkshire west-yorkshire-2 west-yorkshire-6 lancashire seven-up pitch"),
    general(deal, "shuffle_may", no_stock, "002", "",
            "west-yorkshire west-yorkshire-2 west-yorkshire-6 lancashire"),
    field(deal, "packets", nullptr, false, "trinidad trinidad-2 tobago sca"),
    general(deal, "packets_choice", nullptr, "001, 002", "",
            "trinidad trinidad-2 tobago west-yorkshire west-yorkshire-2 west-yorkshire-6 "
            "lancashire old-american"),
    field(deal, "face_down", can_lie_face_down, silent),
    general(deal, "looking", waits_for_pitch, "002", "lancashire west-yorkshire-6"),
    general(deal, "stock", stock, "003"),
    general(deal, "deal_passes", nullptr, "001, 002, 004",
            "german french french-4 california-jack"),

    field(trump, "trump", nullptr),
    general(trump, "cut_depth", stock, "003", "*"),
    general(trump, "cut_jack", stock, "003"),
    field(trump, "begging", turned_up),
    general(trump, "table_words", begging, "001, 002", but_trinidad),
    general(trump, "cotton_wrote", eldest_chooses, "", "*", "cotton running"),
    general(trump, "gift_three", mixed_gift, "002"),
    field(trump, "must_beg_without_trump", begging, silent),
    field(trump, "gift_bar", many_gifts, silent),
    field(trump, "no_gift_without_trump", dealer_answers, silent),
    general(trump, "gift_order", many_gifts, "002", "*"),
    general(trump, "chooses_once", eldest_chooses, "002", "*"),
    general(trump, "point_ends_hand", eldest_chooses, "002", "*"),
    field(trump, "run", begging),
    general(trump, "run_packet", run_deals, "", "*"),
    field(trump, "discard", run_deals, false, "cotton running"),
    general(trump, "discards_out", discards, "000, 003", "seven-up old-american"),
    field(trump, "bunch", begging, silent),
    general(trump, "bunch_order", bunches, "002", "*"),
    general(trump, "bunch_answers", bunches, "002", "*"),
    general(trump, "run_out", can_run_out, "000, 001, 002", "cotton running old-american"),
    general(trump, "run_out_dealer", can_run_out, "002", "! seven-up"),
    general(trump, "run_out_when", can_run_out, "000, 001, 002", "*"),

    general(turned, "turned_cards", turned_scores, ""),
    field(turned, "turn_up_ace", turned_up, silent),
    field(turned, "turn_up_king", turned_up, silent),
    field(turned, "turn_up_queen", turned_up, silent),
    field(turned, "turn_up_jack", turned_up, silent),
    field(turned, "turn_up_six", turned_up, silent),
    field(turned, "turn_up_two", turned_up, silent),
    field(turned, "turn_up_timing", turned_scores, false, "cotton running french french-4"),
    general(turned, "bunched_jack", bunched_jack, "002"),
    general(turned, "fixing_card_when", scores_when_fixed, "002", "*"),
    general(turned, "accepted_card_when", scores_if_accepted, "004", "*"),
    general(turned, "gift_before_turned", gift_before_turned, "000", "*"),
    general(turned, "turned_kept", turned_kept, "001, 002", but_trinidad),
    general(turned, "turned_lost", turned_lost, "000", "*"),

    general(play, "lead", nullptr, everyone),
    field(play, "play", nullptr),
    field(play, "no_undertrump", three_or_more, silent),
    general(play, "trick_winner", nullptr, "001, 002, 004"),
    general(play, "draw", stock, "003"),
    general(play, "draw_seen", stock, "003", "*"),
    field(play, "no_follow_penalty", stock, silent),
    general(play, "last_six", loses_points, "003", "*"),
    general(play, "below_zero", loses_points, "003", "*"),
    field(play, "first_trick_open", nullptr, silent),
    field(play, "throw_in", partners, silent),
    general(play, "lancashire_tricks", tricks_face_down, "002", "", "lancashire"),
    general(play, "throw_in_turns", lays_down, "002", "*"),
    general(play, "no_throw_in", two_players, "002", "*", "west-yorkshire-2"),

    field(points, "order", nullptr),
    general(points, "in_play", no_stock, everyone),
    general(points, "whole_pack", stock, "003"),
    general(points, "card_points", game_first, everyone),
    field(points, "game_tie", game_first, false, "cotton running old-american sca"),
    general(points, "game_tie_three", mixed_tie_first, "002"),
    general(points, "all_tie", tie_among_many_first, "002", "*"),
    field(points, "high", nullptr),
    field(points, "low", nullptr),
    general(points, "one_trump", no_stock, "000, 003", "! german french french-4"),
    general(points, "no_trump", turned_up, "", "*"),
    field(points, "jack", nullptr),
    field(points, "hang_jack", jack_taken, silent),
    field(points, "hang_points", hangs_jack, silent),
    general(points, "card_points", game_last, everyone),
    field(points, "game_tie", game_last, false, "cotton running old-american sca"),
    general(points, "game_tie_three", mixed_tie_last, "002"),
    general(points, "all_tie", tie_among_many_last, "002", "*"),
    field(points, "game_points", nullptr, silent),

    general(end, "strict_order", nullptr, "000, 001, 002",
            "french french-4 california-jack sca cotton running old-american"),
    field(end, "early_high", high_can_be_claimed, silent, "lancashire"),
    general(end, "early_high_any", claims_high, "002", "*"),
    field(end, "stake_game", nullptr, silent),
    field(end, "stake_all_fours", nullptr, silent),
    general(end, "stake_play_on", stake_all_fours, "002"),
    general(end, "stake_judged", stake_all_fours, "002", "*"),
    general(end, "league", nullptr, "002", "", "west-yorkshire"),
    general(end, "league_equal", nullptr, "002", "*", "west-yorkshire"),
    general(end, "series", nullptr, "007, 008", "", "trinidad trinidad-2 tobago"),
    general(end, "series_dealer", nullptr, "", "*", "trinidad trinidad-2 tobago"),
    general(end, "bar_match", nullptr, "006", "", "trinidad"),
    general(end, "bar_match_games", nullptr, "006", "*", "trinidad"),
    general(end, "trinidad_words", nullptr, "005, 006, 007, 008", "", "trinidad trinidad-2"),

    general(mistakes, "enforced", enforced, "001, 002"),
    field(mistakes, "table_rules", nullptr, silent),
    field(mistakes, "hand_dealing", nullptr, silent),
    general(mistakes, "misdeal", nullptr, "001, 002", but_trinidad),
    field(mistakes, "misdeal_deal", nullptr, silent),
    general(mistakes, "revoke", nullptr, "001, 002", but_trinidad),
    field(mistakes, "card_laid_stays", nullptr, false, but_trinidad),
    field(mistakes, "revoke_penalty", nullptr, false, but_trinidad),
    field(mistakes, "revoke_bars_game", nullptr, false, but_trinidad),
    general(mistakes, "exposed", nullptr, "001, 002", but_trinidad),
};

constexpr std::string_view trinidads = "trinidad trinidad-2 tobago";
constexpr std::string_view yorkshires = "west-yorkshire west-yorkshire-2 west-yorkshire-6";

constexpr std::array all_options{
    RuleOption{"packets.singles", "001, 002", "trinidad trinidad-2 tobago old-american", ""},
    RuleOption{"packets.three_two_", "002", yorkshires, "packets.three_two_one"},
    RuleOption{"packets.three_one_", "002", "", ""},
    RuleOption{"packets.two_", "002", "", ""},
    RuleOption{"packets.one_", "002", "", ""},
    RuleOption{"packets.four_", "002", "", ""},
    RuleOption{"must_beg_without_trump.true", "001, 002", trinidads, ""},
    RuleOption{"no_undertrump.true", "001, 002", "trinidad tobago", ""},
    RuleOption{"play.no_ruff", "002", yorkshires, ""},
    RuleOption{"play.trump_only", "005, 006", "trinidad", ""},
    RuleOption{"play.free", "005", "", ""},
    RuleOption{"game_points.2", "006, 007, 008", "trinidad", ""},
    RuleOption{"hang_points.6", "006", "trinidad", ""},
    RuleOption{"no_gift_without_trump.true", "008", "trinidad", ""},
    RuleOption{"misdeal_deal.next", "008", "trinidad", ""},
    RuleOption{"revoke_penalty.one", "005", "", ""},
    RuleOption{"revoke_penalty.game", "005, 008", "trinidad", ""},
    RuleOption{"revoke_penalty.trump_game", "005", "", ""},
    RuleOption{"revoke_penalty.bare_jack", "005", "", ""},
    RuleOption{"revoke_bars_game.false", "005", "", ""},
    RuleOption{"card_laid_stays.true", "007, 008", "trinidad", ""},
    RuleOption{"first_dealer.cut_pitcher", "002", yorkshires, ""},
    RuleOption{"partners_by_jacks.true", "002", "west-yorkshire", ""},
    RuleOption{"begging.dealer_answers", "002", "cotton running", ""},
    RuleOption{"turn_up_timing.if_it_fixes_trump", "002", "cotton running", ""},
    RuleOption{"discard.never", "002", "old-american", ""},
    RuleOption{"discard.to_six_from_twelve", "002", "seven-up", ""},
    RuleOption{"target.15", "002", "", ""},
    RuleOption{"stake_game.", "002", yorkshires, "stake_game.#"},
    RuleOption{"stake_all_fours.", "002", yorkshires, "stake_all_fours.#"},
    RuleOption{"table_rules.true", "001, 002", "", ""},
    RuleOption{"hand_dealing.true", "001, 002", "", ""},
    RuleOption{"stake_play_on", "002", yorkshires, ""},
    RuleOption{"stake_example", "002", yorkshires, ""},
};

}  // namespace

std::string_view rule_part_id(RulePart part) {
  static constexpr std::array<std::string_view, rule_part_count> ids{
      "brief", "players", "deal", "trump", "turned", "play", "points", "end", "mistakes"};
  return ids[static_cast<std::size_t>(part)];
}

std::span<const RuleRow> rule_rows() { return all_rows; }

std::span<const RuleOption> rule_options_known() { return all_options; }

bool lists(std::string_view ids, std::string_view id) {
  if (ids == "*") return true;
  const bool all_but = ids.starts_with("! ");
  if (all_but) ids.remove_prefix(2);
  while (!ids.empty()) {
    if (take_field(ids, ' ') == id) return !all_but;
  }
  return all_but;
}

bool mixed(const OutlinedGame& game) { return game.fewest < game.most; }

bool has_three_sides(const OutlinedGame& game) {
  for (int n = game.fewest; n <= game.most; ++n) {
    if (game.variant->allows(n) && side_count(game.rules, n) >= 3) return true;
  }
  return false;
}

}  // namespace allfours
