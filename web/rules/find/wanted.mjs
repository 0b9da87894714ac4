// The examples of a variant's page: the kind, the paragraph before each, and the facts (facts.mjs) under
// which it is wanted. In reading order.

/** @typedef {{kind: string, id?: string, place: string, when: string[], players?: number, errs?: "at_play" | "in_dealing"}} Wanted
 *   `errs`: to be looked for among games in which players err, there */

/** @type {Wanted[]} */
export const wanted = [
  { kind: "first_dealer", place: "first_dealer", when: ["!v.trinidad-2"] },
  { kind: "stand", place: "trump", when: ["trump.turn_up"] },
  { kind: "pitch", place: "trump", when: ["trump.pitch"] },
  { kind: "cut_trump", place: "trump", when: ["trump.cut"] },
  { kind: "gift", place: "begging", when: ["begging.dealer_answers"], },
  { kind: "take_point", place: "begging", when: ["begging.eldest_chooses"] },
  { kind: "gift", id: "gift_three", place: "gift_three", when: ["gift_bar.true"], players: 3 },
  { kind: "gift_bar", place: "gift_bar", when: ["gift_bar.true"], players: 3 },
  { kind: "run", place: "run", when: ["run"] },
  { kind: "run_again", place: "run", when: ["run"] },
  { kind: "bunch", place: "bunch", when: ["bunch.true"] },
  { kind: "bunch_refused", place: "bunch", when: ["bunch.true"] },
  { kind: "run_out", place: "run_out", when: ["run_out", "v.trinidad|v.german"] },
  { kind: "turned", place: "turn_up_timing", when: ["turned_cards", "turn_up_timing.at_once"] },
  { kind: "turned_twice", place: "turn_up_timing", when: ["turned_cards", "turn_up_timing.at_once"] },
  { kind: "turned_fixes", place: "turn_up_timing", when: ["turn_up_timing.if_it_fixes_trump|turn_up_timing.if_accepted"] },
  { kind: "turned_passed", place: "turn_up_timing", when: ["turn_up_timing.if_it_fixes_trump"] },
  { kind: "turned_insisted", place: "turn_up_timing", when: ["turn_up_timing.if_accepted"] },
  { kind: "turned_settled", place: "turn_up_timing", when: ["turn_up_timing.in_settlement"] },
  { kind: "may_ruff", place: "play", when: ["play.follow_or_trump|play.follow_or_trump_else_trump"] },
  { kind: "must_follow", place: "play", when: ["play.strict"] },
  { kind: "void_any", place: "play", when: ["play.follow_or_trump"] },
  { kind: "void_trump", place: "play", when: ["play.strict|play.follow_or_trump_else_trump"] },
  { kind: "trump_led", place: "play", when: [] },
  { kind: "draw", place: "draw", when: ["draw"] },
  { kind: "no_follow", place: "no_follow_penalty", when: ["no_follow_penalty"] },
  { kind: "lay_down", place: "throw_in", when: ["throw_in.true"] },
  { kind: "settlement", place: "jack", when: [] },
  { kind: "hang_jack", place: "hang_jack", when: ["hang_jack.true"] },
  { kind: "game_tie", place: "game_tie", when: [] },
  { kind: "one_trump", place: "one_trump", when: ["one_trump", "players.2"] },
  { kind: "no_trump", place: "no_trump", when: ["no_trump", "players.2"] },
  { kind: "at_target", place: "strict_order", when: [] },
  { kind: "early_high", place: "early_high", when: ["early_high.true"] },
  { kind: "looked", place: "looking", when: ["looking"], errs: "at_play" },
  { kind: "misdeal", place: "misdeal", when: ["misdeal"], errs: "in_dealing" },
  { kind: "taken_back", place: "revoke", when: ["revoke"], errs: "at_play" },
  { kind: "revoke", place: "revoke", when: ["revoke"], errs: "at_play" },
  { kind: "revoke_game", place: "revoke", when: ["revoke"], errs: "at_play" },
  { kind: "exposed_card", place: "exposed", when: ["exposed"], errs: "at_play" },
];
