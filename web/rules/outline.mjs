// What a variant's page is made of: sections of paragraphs in reading order, each with the facts of
// the rule set under which it appears, and who says so. No sentence stands here (text/), and no
// rule: a paragraph appears because the rule set has a value, as `allfours variants --json` tells.
//
// `key`       names the text. For a field (`field: true`) the text is `key.value`, or `key.#` for a
//             number, and the paragraph carries the rule's id as its anchor.
// `when`      facts that must all hold; "!fact" must not; "a|b" one of them. See facts.mjs.
// `source`    of a paragraph that is no field; a field's is the variant's own.
// `ours`      variants for which this reading is our own, [R] in RULES.md; "*": all of them,
//             "!seven-up": all others.

/**
 * @typedef {{key: string, field?: boolean, when?: string[], source?: string, ours?: string[]}} Paragraph
 * @typedef {{id: string, paragraphs: Paragraph[]}} Section
 */

const all = "000, 001, 002, 003, 004";
const runs = ["begging.dealer_answers|begging.eldest_chooses"];
const runsDeal = [...runs, "!run.turn_without_dealing"];
const runsOut = [...runs, "run.three_more_and_turn"];

/** @type {Section[]} */
export const sections = [
  {
    id: "players",
    paragraphs: [
      { key: "two_players", when: ["two"], source: all },
      { key: "two_three_four", when: ["mixed"], source: "002" },
      { key: "teams", field: true, when: ["more", "!mixed"] },
      { key: "aim", source: "002, 003" },
      { key: "target", field: true, ours: ["lancashire"] },
      { key: "pack", source: all },
      { key: "basics", source: all },
    ],
  },
  {
    id: "deal",
    paragraphs: [
      {
        key: "first_dealer", field: true,
        ours: ["german", "french", "french-4", "california-jack", "sca", "seven-up", "pitch"],
      },
      { key: "cut_ties", when: ["first_dealer.cut|first_dealer.cut_put"], ours: ["*"] },
      { key: "wrong_guess", when: ["first_dealer.red_black"], source: "002", ours: ["*"] },
      { key: "direction", field: true, when: ["more"] },
      { key: "eldest_two", when: ["two"], source: all },
      { key: "eldest_left", when: ["more", "direction.clockwise"], source: "002, 003" },
      { key: "eldest_right", when: ["more", "direction.anticlockwise"], source: "001, 002" },
      { key: "packets", field: true, ours: ["trinidad", "trinidad-2", "tobago", "sca"] },
      {
        key: "packets_choice", source: "001, 002",
        when: ["v.trinidad|v.trinidad-2|v.tobago|v.west-yorkshire|v.west-yorkshire-2" +
          "|v.west-yorkshire-6|v.lancashire|v.old-american"],
      },
      { key: "face_down", field: true, when: ["!face_down.nobody"] },
      { key: "looking", when: ["face_down.pitchers_partner"], source: "002", ours: ["lancashire"] },
      { key: "stock", when: ["trump.cut"], source: "003" },
      { key: "deal_passes", source: "001, 002, 004" },
    ],
  },
  {
    id: "trump",
    paragraphs: [
      { key: "trump", field: true },
      { key: "cut_depth", when: ["trump.cut"], ours: ["*"] },
      { key: "cut_jack", when: ["trump.cut"], source: "003" },
      { key: "begging", field: true, when: ["trump.turn_up"] },
      { key: "gift_three", when: ["gift_bar.true"], source: "002" },
      { key: "gift_bar", field: true, when: ["gift_bar.true"] },
      { key: "gift_order", when: ["gift_bar.true"], ours: ["*"] },
      { key: "chooses_once", when: ["begging.eldest_chooses"], ours: ["*"] },
      { key: "point_ends_hand", when: ["begging.eldest_chooses"], ours: ["*"] },
      { key: "run", field: true, when: runs },
      { key: "run_packet", when: runsDeal, ours: ["*"] },
      { key: "discard", field: true, when: runsDeal, ours: ["cotton", "running"] },
      {
        key: "discards_out", when: [...runsDeal, "!discard.never"], source: "000, 003",
        ours: ["seven-up", "old-american"],
      },
      { key: "bunch", field: true, when: ["bunch.true"] },
      { key: "bunch_answers", when: ["bunch.true"], ours: ["*"] },
      { key: "run_out", when: runsOut, source: "000, 001, 002" },
      { key: "run_out_dealer", when: runsOut, source: "002", ours: ["!seven-up"] },
      { key: "run_out_when", when: runsOut, ours: ["*"] },
    ],
  },
  {
    id: "turned",
    paragraphs: [
      { key: "turned_cards", when: ["turned_scores"], source: "own" },
      { key: "turn_up_timing", field: true, when: ["turned_scores"], ours: ["cotton", "running"] },
      { key: "fixing_card_when", when: ["turned_scores", "turn_up_timing.if_it_fixes_trump"], ours: ["*"] },
      { key: "accepted_card_when", when: ["turned_scores", "turn_up_timing.if_accepted"], ours: ["*"] },
      { key: "gift_before_turned", when: ["turned_scores", "turn_up_timing.in_settlement"], ours: ["*"] },
      {
        key: "turned_kept", when: ["turned_scores", "turn_up_timing.at_once", ...runsOut],
        source: "001, 002", ours: ["!trinidad", "!trinidad-2", "!tobago"],
      },
      { key: "turned_lost", when: ["turned_scores", "turn_up_timing.in_settlement"], ours: ["*"] },
    ],
  },
  {
    id: "play",
    paragraphs: [
      { key: "lead", source: all },
      { key: "play", field: true },
      { key: "trick_winner", source: "001, 002, 004" },
      { key: "draw", when: ["trump.cut"], source: "003" },
      { key: "draw_seen", when: ["trump.cut"], ours: ["*"] },
      { key: "no_follow_penalty", field: true, when: ["no_follow_penalty>0"] },
      { key: "below_zero", when: ["no_follow_penalty>0"], ours: ["*"] },
      { key: "first_trick_open", field: true, when: ["first_trick_open.true"] },
      { key: "throw_in", field: true, when: ["throw_in.true"] },
      { key: "throw_in_turns", when: ["throw_in.true"], ours: ["*"] },
      { key: "no_throw_in", when: ["v.west-yorkshire-2"], ours: ["*"] },
    ],
  },
  {
    id: "points",
    paragraphs: [
      { key: "order", field: true },
      { key: "in_play", when: ["!trump.cut"], source: all },
      { key: "whole_pack", when: ["trump.cut"], source: "003" },
      { key: "high", field: true },
      { key: "low", field: true },
      { key: "jack", field: true },
      { key: "hang_jack", field: true, when: ["hang_jack.true"] },
      { key: "card_points", source: all },
      { key: "game_tie", field: true, ours: ["cotton", "running", "old-american", "sca"] },
      { key: "game_tie_three", when: ["mixed", "game_tie.non_dealer"], source: "002" },
      { key: "all_tie", when: ["many", "game_tie.non_dealer"], ours: ["*"] },
      { key: "one_trump", when: ["!trump.cut"], source: "000, 003" },
      { key: "no_trump", when: ["trump.turn_up"], ours: ["*"] },
    ],
  },
  {
    id: "end",
    paragraphs: [
      { key: "strict_order", source: "000, 001, 002" },
      { key: "early_high", field: true, when: ["early_high.true"] },
      { key: "early_high_any", when: ["early_high.true"], ours: ["*"] },
      { key: "fewest_hands", source: "own" },
    ],
  },
  {
    id: "mistakes",
    paragraphs: [
      { key: "enforced", source: "001, 002" },
      { key: "misdeal", source: "001, 002", ours: ["!trinidad", "!trinidad-2", "!tobago"] },
      { key: "revoke", source: "001, 002", ours: ["!trinidad", "!trinidad-2", "!tobago"] },
      { key: "exposed", source: "001, 002", ours: ["!trinidad", "!trinidad-2", "!tobago"] },
    ],
  },
];

/** House rules that a source names for a variant, by rule id: shown at the foot of its page. */
export const options = [
  { rule: "packets.singles", when: ["v.trinidad|v.trinidad-2|v.tobago|v.old-american"], source: "001, 002" },
  { rule: "packets.three_two_one", when: ["packets.two_two_two"], source: "002" },
  { rule: "must_beg_without_trump.true", when: ["v.trinidad|v.trinidad-2|v.tobago"], source: "001, 002" },
  {
    rule: "no_undertrump.true",
    when: ["v.trinidad|v.tobago"], source: "001, 002",
  },
  { rule: "play.no_ruff", when: ["v.west-yorkshire|v.west-yorkshire-2|v.west-yorkshire-6"], source: "002" },
  { rule: "first_dealer.cut_pitcher", when: ["first_dealer.first_jack"], source: "002" },
  { rule: "partners_by_jacks.true", when: ["v.west-yorkshire"], source: "002" },
  { rule: "begging.dealer_answers", when: ["begging.eldest_chooses"], source: "002" },
  { rule: "turn_up_timing.if_it_fixes_trump", when: ["v.cotton|v.running"], source: "002" },
  { rule: "discard.never", when: ["v.old-american"], source: "002" },
  { rule: "discard.to_six_from_twelve", when: ["v.seven-up"], source: "002" },
  { rule: "stake_game.#", when: ["first_dealer.first_jack"], source: "002" },
  { rule: "stake_all_fours.#", when: ["first_dealer.first_jack"], source: "002" },
];

/** The groups of the comparison table, by field; those in which no two variants differ fall out. */
export const comparison = [
  {
    id: "deal",
    fields: ["players", "target", "direction", "first_dealer", "packets", "face_down"],
  },
  {
    id: "trump",
    fields: ["trump", "begging", "gift_bar", "run", "bunch", "discard"],
  },
  {
    id: "turned",
    fields: ["turn_up_ace", "turn_up_king", "turn_up_queen", "turn_up_jack", "turn_up_six",
      "turn_up_two", "turn_up_timing"],
  },
  {
    id: "play",
    fields: ["play", "no_follow_penalty", "first_trick_open", "throw_in", "early_high"],
  },
  {
    id: "points",
    fields: ["order", "high", "low", "jack", "hang_jack", "game_tie"],
  },
];
