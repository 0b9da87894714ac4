// The types of games and their logs: cards, rule sets, setups, decisions, choices, events, tables. See README.md.

/** Rank `23456789TJQKA`, then suit `c d h s`: "Jh", "Ts". */
export type Card = string;
export type Suit = "c" | "d" | "h" | "s";
/** 0 … players − 1, in the order of play. */
export type Seat = number;
/** 0 … sides − 1; seat s plays for side s mod sides. */
export type Side = number;
export type Say =
  | "stand" | "beg" | "give" | "run" | "take_point" | "bunch" | "agree" | "insist" | "pass";

// rule set: generated from fields() by tests/module/types.mjs, which prints the expected text.
/** Every field of a rule set; `fields()` explains each. */
export interface RuleSet {
  target: number;
  teams: boolean;
  direction: "clockwise" | "anticlockwise";
  first_dealer: "cut" | "cut_put" | "cut_pitcher" | "first_jack" | "red_black";
  partners_by_jacks: boolean;
  packets:
    | "three_three"
    | "singles"
    | "two_two_two"
    | "three_two_one"
    | "three_one_two"
    | "two_three_one"
    | "two_one_three"
    | "one_three_two"
    | "one_two_three"
    | "four_one_one"
    | "one_four_one"
    | "one_one_four";
  trump: "turn_up" | "pitch" | "cut";
  face_down: "nobody" | "pitchers_partner" | "all_but_dealer_and_eldest";
  turn_up_ace: number;
  turn_up_king: number;
  turn_up_queen: number;
  turn_up_jack: number;
  turn_up_six: number;
  turn_up_two: number;
  turn_up_timing: "at_once" | "in_settlement" | "if_it_fixes_trump" | "if_accepted";
  begging: "none" | "dealer_answers" | "eldest_chooses";
  must_beg_without_trump: boolean;
  gift_bar: boolean;
  run: "three_more_and_turn" | "turn_only" | "turn_without_dealing";
  bunch: boolean;
  discard: "never" | "to_six" | "to_six_from_twelve";
  play:
    | "follow_or_trump"
    | "follow_or_trump_else_trump"
    | "strict"
    | "no_ruff"
    | "trump_only"
    | "free";
  no_undertrump: boolean;
  no_follow_penalty: number;
  first_trick_open: boolean;
  throw_in: boolean;
  early_high: boolean;
  high: "dealt" | "taken";
  low: "dealt" | "taken";
  jack: "dealt" | "taken";
  hang_jack: boolean;
  game_tie: "nobody" | "non_dealer";
  order: "high_low_jack_game" | "game_high_low_jack";
  stake_game: number;
  stake_all_fours: number;
  table_rules: boolean;
  hand_dealing: boolean;
  game_points: number;
  hang_points: number;
  no_gift_without_trump: boolean;
  misdeal_deal: "same" | "next";
  revoke_penalty: "by_card" | "one" | "game" | "trump_game" | "bare_jack";
  revoke_bars_game: boolean;
  card_laid_stays: boolean;
}
// end of the rule set

export interface Variant {
  id: string;
  name: string;
  /** Its source documents: "001, 002". */
  source: string;
  /** The possible numbers of players. */
  players: number[];
  usual_players: number;
  rules: RuleSet;
}

export interface Field {
  name: string;
  kind: "flag" | "number" | "word";
  /** For a flag or a word. */
  values?: (boolean | string)[];
  /** For a number. */
  least?: number;
  most?: number;
  /** A sentence about its effect at the table. */
  meaning: string;
  source: string;
}

/** A game before its first decision. Unknown keys are errors. */
export interface Setup {
  /** The variant's id. */
  variant: string;
  /** Default: the variant's usual number. */
  players?: number;
  /** 1 to 64 letters, digits, - or _; default: a random one, available as `game.seed`. */
  seed?: string;
  /** House rules: the fields that differ from the variant. */
  rules?: Partial<RuleSet>;
  /** For a game that starts in the middle: number of the hand, its dealer, the score. */
  hand?: number;
  dealer?: Seat;
  score?: Score;
  /** Chosen cards of the first deal. */
  deal?: Deal | string;
  /**
   * California Jack (trump: "cut"): the card cut for trump. It changes places with the card that the
   * seed cuts; neither may be part of `deal`, whose cards have fixed places.
   */
  cut?: Card;
}

/**
 * Chosen cards. Only the first deal of a game can be chosen; later deals and redeals come from the
 * seed. Missing cards are filled in silently, in the order in which the seed shuffles the pack: if you
 * omit a card, all cards after it change, including the turned card. `packs()` returns the result.
 *
 * In a link: the hands from seat 0 on and then the pack, separated by dots:
 * "2c3c4c5c6c7c.8c9cTcJcQcKc.Ah9h".
 */
export interface Deal {
  /** Each seat's cards from seat 0 on, up to six, in the order of the deal. */
  hands: Card[][];
  /**
   * The pack after the first six cards of each seat, top card first: the card to be turned; then, for
   * each run, three cards a seat and the next card to be turned; in California Jack the stock.
   */
  pack?: Card[];
}

/** A decision has the first fields of its event. */
export type Decision =
  | { e: "say"; seat?: Seat; say: Say }
  | { e: "play"; seat?: Seat; card: Card }
  | { e: "discard"; seat?: Seat; cards: Card[] }
  | { e: "lay_down"; seat?: Seat }
  /** With hand_dealing: the dealer deals this many cards to each seat. */
  | { e: "deal_by_hand"; seat?: Seat; counts: number[] }
  /** With hand_dealing: `by` calls a misdeal. */
  | { e: "call_misdeal"; by?: Seat }
  /** With table_rules: takes back an illegal card. */
  | { e: "take_back"; seat?: Seat }
  /** With table_rules: `by` calls the card of `seat` in this trick a revoke. */
  | { e: "call_revoke"; by?: Seat; seat: Seat; trick: number }
  /** With table_rules: looks at cards that are face down until the pitch. */
  | { e: "look"; seat?: Seat }
  /** With table_rules: exposes a card of this hand out of turn. */
  | { e: "expose"; seat?: Seat; card: Card }
  /** With table_rules: `by` calls for the exposed card of `seat` in this trick. */
  | { e: "call_card"; by?: Seat; seat: Seat; card: Card };

/** The seat to decide, and its choices. */
export type Choice = { seat: Seat } & (
  | { kind: "say"; says: Say[] }
  /** With table_rules also the illegal cards of the hand, which can be played. */
  | { kind: "play"; cards: Card[]; illegal?: Card[] }
  | { kind: "discard"; cards: Card[]; count: number }
  /** With hand_dealing: the correct number of cards per seat. */
  | { kind: "deal_by_hand"; counts: number[] }
);

/** The same for one seat: of another seat's turn it knows only whose turn it is. */
export type SeatChoice = (Choice | { seat: Seat; kind: "wait" }) & {
  /** This seat may lay its worthless hand down before the next lead (throw_in). */
  may_lay_down: boolean;
};

export type Score = number[];
export type AwardFor =
  | "turn_up_ace" | "turn_up_king" | "turn_up_queen" | "turn_up_jack" | "turn_up_six"
  | "turn_up_two" | "gift" | "begged_point" | "high" | "low" | "jack" | "hang_jack" | "game"
  | "no_follow" | "misdeal" | "revoke" | "looked";

/** Why a point is awarded; fields that do not apply are missing. */
export interface Why {
  /** The rule behind it, field and value: "high.dealt", "hang_jack.true". */
  rule: string;
  /** The card of the point. */
  card?: Card;
  /** The seat that was dealt it. */
  dealt?: Seat;
  /** The seat that took it in a trick. */
  taken_by?: Seat;
  /** Gift, begged point: the seat that begged. */
  begged?: Seat;
  /** Gift: the dealer who gave. */
  gave?: Seat;
  /** Game: the card points of each side. */
  points?: number[];
  /**
   * Misdeal, revoke, looked: the responsible seat. Misdeal, revoke: the caller. Revoke: the trick of the
   * hand, from 1, and the legal cards.
   */
  seat?: Seat;
  by?: Seat;
  trick?: number;
  held?: Card[];
  /**
   * Revoke: whether it costs the whole game (revoke_penalty); the caller's side then scores all the points
   * that it still needs.
   */
  whole_game?: boolean;
}

/** Later fields; a log has them only if they differ from their defaults. */
type LaterField = "table_rules" | "hand_dealing" | "game_points" | "hang_points"
  | "no_gift_without_trump" | "misdeal_deal" | "revoke_penalty" | "revoke_bars_game"
  | "card_laid_stays";
export type RulesOfGame = Omit<RuleSet, LaterField> & Partial<Pick<RuleSet, LaterField>>;

/** One line of the event log. Hidden information is null. Further fields may be added. */
export type Event =
  | { e: "game"; variant: string; players: number; sides: number; target: number;
      seed: string | null; rules: RulesOfGame;
      /** For chosen cards: the pack of the first deal, top card first. */
      pack?: Card[];
      /** For a game that starts in the middle. */
      start?: { hand: number; dealer: Seat | null; score: Score };
      version: number }
  | { e: "first_dealer"; method: "cut" | "cut_put" | "first_jack" | "red_black";
      /** In the order shown. */
      cards: Card[];
      /** partners_by_jacks: the cards that determined the partners. */
      partner_cards?: Card[];
      /** partners_by_jacks: the person at each seat. */
      seated?: number[];
      /** red_black: the guess, the guessing side, and the pitcher. */
      guess?: "red" | "black";
      by?: Side;
      pitcher?: Seat;
      dealer: Seat }
  | { e: "hand"; hand: number; dealer: Seat; score: Score }
  | { e: "deal";
      /** Per seat, the cards dealt now; null if hidden, also from their owner while they lie face down. */
      hands: (Card[] | null)[];
      /** California Jack: the visible stock card. */
      top?: Card | null }
  | { e: "cut_trump"; card: Card }
  | { e: "turn_up"; card: Card }
  | { e: "say"; seat: Seat; say: Say; legal: Say[] | null }
  | { e: "trump"; suit: Suit; how: "turn_up" | "pitch" | "cut" }
  | { e: "redeal"; why: "exhausted" | "bunch" | "misdeal" }
  | { e: "thrown_in"; seat: Seat }
  | { e: "discard"; seat: Seat; cards: Card[] | null }
  | { e: "play"; seat: Seat; card: Card; legal: Card[] | null }
  | { e: "trick"; winner: Seat; cards: Card[]; leader: Seat }
  | { e: "draw"; seat: Seat; card: Card; top: Card | null }
  | { e: "lay_down"; seat: Seat; cards: Card[] }
  | { e: "deal_by_hand"; seat: Seat; counts: number[] }
  | { e: "call_misdeal"; by: Seat }
  | { e: "take_back"; seat: Seat; card: Card }
  /** A wrong call is an event, too, with `upheld` false. */
  | { e: "call_revoke"; by: Seat; seat: Seat; trick: number; upheld: boolean }
  | { e: "look"; seat: Seat }
  | { e: "expose"; seat: Seat; card: Card }
  | { e: "call_card"; by: Seat; seat: Seat; card: Card }
  | { e: "award"; side: Side | null; points: number; for: AwardFor; cards: Card[];
      /** false: the game had been decided. */
      counted: boolean; score: Score; why: Why }
  | { e: "hand_end"; score: Score }
  | { e: "game_end"; winner: Side; score: Score;
      /** With stakes: hands in which each side made all four points. */
      all_fours?: number[];
      /** With stakes: the winnings of each player of a side, negative for losses. */
      paid?: number[] };

/** The table at the end of a game's log. */
export interface Table {
  /** The seat of the view; null: everything. */
  seat: Seat | null;
  hand: number;
  dealer: Seat | null;
  turn: Seat | null;
  score: Score;
  trump: Suit | null;
  turned: Card[];
  /** California Jack: the visible stock card. */
  top: Card | null;
  /** Each seat's hand, null if hidden. */
  hands: (Card[] | null)[];
  counts: number[];
  /** The trick on the table. */
  trick: { seat: Seat; card: Card }[];
  /** Complete tricks of this hand. */
  tricks: number;
  /** The cards each seat has taken in tricks. */
  taken: Card[][];
  over: boolean;
  winner: Side | null;
}

/** The review of a decision. Chances are those of winning the game, out of 10,000. */
export interface Review {
  version: number;
  /** lucky: doubtful or worse, but harmless with the actual cards. */
  mark: "best" | "good" | "doubtful" | "mistake" | "lucky";
  /** The loss of chance. */
  cost: number;
  /** The chance with the decision made. */
  chance: number;
  /** The chance with the advised decision, and that decision; "keep": not to lay the hand down. */
  best_chance: number;
  best: Decision | "keep";
  /** The same three with all cards open. */
  open_chance?: number;
  open_best_chance?: number;
  open_best?: Decision | "keep";
  /** If the decision cost something: the reason, in the language of the person who saved the log. */
  text?: string;
}

/**
 * The event of a reviewed decision in a log that the page has saved. Events of a game of the package have no
 * review, and `read` ignores it.
 */
export type ReviewedEvent =
  Extract<Event, { e: "say" | "discard" | "play" | "lay_down" }> & { review: Review };
