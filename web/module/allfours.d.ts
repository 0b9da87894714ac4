// All Fours for JavaScript: the rules core and the computer players. README.md shows how.

/** Rank `23456789TJQKA`, then suit `c d h s`: "Jh", "Ts". */
export type Card = string;
export type Suit = "c" | "d" | "h" | "s";
/** 0 … players − 1, in the order of play. */
export type Seat = number;
/** 0 … sides − 1; seat s plays for side s mod sides. */
export type Side = number;
export type Say =
  | "stand" | "beg" | "give" | "run" | "take_point" | "bunch" | "agree" | "insist" | "pass";

/** Every field of a rule set by its wire name; `fields()` tells the values. */
export type RuleSet = Record<string, boolean | number | string>;

export interface Variant {
  id: string;
  name: string;
  /** The source documents it is from: "001, 002". */
  source: string;
  /** How many can sit down. */
  players: number[];
  usual_players: number;
  rules: RuleSet;
}

export interface Field {
  name: string;
  kind: "flag" | "number" | "word";
  /** Of a flag or a word. */
  values?: (boolean | string)[];
  /** Of a number. */
  least?: number;
  most?: number;
  meaning: string;
  source: string;
}

export interface Setup {
  /** The variant's id. */
  variant: string;
  /** What is usual, where it is left out. */
  players?: number;
  /** 1 to 64 letters, digits, - or _. */
  seed?: string;
  /** House rules: fields in which the game differs from its variant. */
  rules?: RuleSet;
  /** A game that begins in its middle: the hand's number, who deals it, the score. */
  hand?: number;
  dealer?: Seat;
  score?: Score;
  /** Given cards, written as in a link: "2c3c….8c9c….Ah". */
  deal?: string;
}

/** A decision is the beginning of the event that it becomes. */
export type Decision =
  | { e: "say"; seat?: Seat; say: Say }
  | { e: "play"; seat?: Seat; card: Card }
  | { e: "discard"; seat?: Seat; cards: Card[] }
  | { e: "lay_down"; seat?: Seat };

/** Who must choose now, and among what. */
export type Choice = {
  seat: Seat;
  /** Seats that may lay a worthless hand down first (throw_in), in the order they are asked. */
  may_lay_down: Seat[];
} & (
  | { kind: "say"; says: Say[] }
  | { kind: "play"; cards: Card[] }
  | { kind: "discard"; cards: Card[]; count: number }
);

export type Score = number[];
export type AwardFor =
  | "turn_up_ace" | "turn_up_king" | "turn_up_queen" | "turn_up_jack" | "turn_up_six"
  | "turn_up_two" | "gift" | "begged_point" | "high" | "low" | "jack" | "hang_jack" | "game"
  | "no_follow" | "misdeal" | "revoke" | "looked";

/** One line of the event log. What a seat cannot know is null. Further fields may be added. */
export type Event =
  | { e: "game"; variant: string; players: number; sides: number; target: number;
      seed: string | null; rules: RuleSet; version: number }
  | { e: "first_dealer"; method: "cut" | "cut_put" | "cut_pitcher" | "first_jack" | "red_black";
      cards: Card[]; dealer: Seat }
  | { e: "hand"; hand: number; dealer: Seat; score: Score }
  | { e: "deal"; hands: (Card[] | null)[]; top?: Card | null }
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
  | { e: "award"; side: Side | null; points: number; for: AwardFor; cards: Card[];
      counted: boolean; score: Score; why: Record<string, unknown> & { rule: string } }
  | { e: "hand_end"; score: Score }
  | { e: "game_end"; winner: Side; score: Score };

/** The table at the end of a game's log. */
export interface Table {
  /** Whose view it is; null: everything. */
  seat: Seat | null;
  hand: number;
  dealer: Seat | null;
  turn: Seat | null;
  score: Score;
  trump: Suit | null;
  turned: Card[];
  /** California Jack: the stock card that shows. */
  top: Card | null;
  /** Each seat's hand, null where it is not known. */
  hands: (Card[] | null)[];
  counts: number[];
  /** The trick on the table. */
  trick: { seat: Seat; card: Card }[];
  /** Complete tricks of this hand. */
  tricks: number;
  /** What each seat has taken in tricks. */
  taken: Card[][];
  over: boolean;
  winner: Side | null;
}

/** The pack of one deal, and where it is from. */
export interface DealtPack {
  hand: number;
  /** How often this hand had been dealt before. */
  redeals: number;
  /** The name of the random stream that shuffles this deal's pack. */
  stream: string;
  /** Cards were given: the stream dealt only the others. */
  given: boolean;
  /** Top card first. */
  pack: Card[];
}

/** A game at some point; a value. */
export interface Game {
  /** The whole game as the part of a link after `#`: `game(link)` is the same game again. */
  readonly link: string;
  /** The same without decisions. */
  readonly setupLink: string;
  readonly variant: string;
  readonly players: number;
  readonly sides: number;
  readonly target: number;
  readonly seed: string;
  readonly rules: RuleSet;
  /** How many decisions there have been. */
  readonly decisions: number;
  /** The log; with a seat, what that seat can know of it. */
  events(seat?: Seat): Event[];
  /** The table; with a seat, what that seat can know of it. */
  table(seat?: Seat): Table;
  /** The pack of each deal so far: from the seed, or from cards somebody gave. */
  packs(): DealtPack[];
  /** null when the game is over. */
  choice(): Choice | null;
  /** Why whoever must choose cannot play this card: a sentence; null if it can be played. */
  whyNot(card: Card): string | null;
  /** The game after this decision, of whoever must choose unless it names a seat. */
  decide(decision: Decision): Game;
  /** What a computer player decides here. It knows what its seat can know, and nothing else. */
  think(player?: string): Decision;
  /** The same where nobody lays a hand down first. */
  choose(player?: string): Decision;
  /** Would a computer player lay down the hand of this seat, one of choice().may_lay_down? */
  laysDown(seat: Seat, player?: string): boolean;
}

export type Reason =
  | "game_over" | "not_your_turn" | "not_now" | "word_not_possible" | "must_beg" | "gift_barred"
  | "not_in_hand" | "must_follow_trump" | "must_follow" | "must_follow_or_trump" | "must_trump"
  | "must_overtrump" | "wrong_number_of_discards" | "same_card_twice" | "may_not_lay_down";

export declare class AllFoursError extends Error {
  constructor(sentence: string, reason?: Reason);
  /** Of a refused decision. */
  reason?: Reason;
}

export interface AllFours {
  variants(): Variant[];
  /** The fields of a rule set. */
  fields(): Field[];
  /** The names of the computer players. */
  players(): string[];
  /** A game from its beginning, or from a link; an AllFoursError if it cannot be. */
  game(what: Setup | string): Game;
  /** A game from its event log, JSON Lines as events() has them; an AllFoursError names the line. */
  read(log: string): Game;
  /** Why no game can be played so: a sentence; null if one can. */
  validate(setup: Setup): string | null;
}

/** Loads the module: allfours.wasm beside this file, or what is given. */
export declare function load(
  wasm?: URL | string | Response | BufferSource | WebAssembly.Module,
): Promise<AllFours>;
