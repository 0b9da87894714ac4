// All Fours for JavaScript: the rules core and the bots. See README.md. The types of games and their logs are
// in log.d.ts.

import type {
  Card, Seat, RuleSet, Variant, Field, Setup, Decision, Choice, SeatChoice, Why, Event, Table,
} from "./log.js";

export * from "./log.js";

/** The pack of one deal, and its origin. */
export interface DealtPack {
  hand: number;
  /** The number of earlier deals of this hand. */
  redeals: number;
  /** A decision has been made since. */
  begun: boolean;
  /** Another deal followed, or the game is over: these cards are no longer in play. */
  over: boolean;
  /** The name of the random stream that shuffles this deal's pack. */
  stream: string;
  /** Cards were chosen: the stream dealt only the others. */
  given: boolean;
  /** Top card first. */
  pack: Card[];
}

/** The bots, weakest first; `sensible` is the default. */
export type Player = "random" | "beginner" | "sensible" | "strong" | "expert";

/** The queries of a game at its current point. */
export interface Asked {
  /** The whole game as the part of a link after `#`: `game(link)` gives the same game. */
  readonly link: string;
  /** The same without decisions. */
  readonly setupLink: string;
  readonly variant: string;
  readonly players: number;
  readonly sides: number;
  /** The players' names at a table of the page, by seat; "" for the person, at seat 0. */
  readonly names: readonly string[];
  readonly target: number;
  readonly seed: string;
  readonly rules: Readonly<RuleSet>;
  /** The number of decisions so far. */
  readonly decisions: number;
  /**
   * The log, from event `from` on; with a seat, only what that seat can know. Where cards lie face down
   * (face_down), a seat that may not look yet has null for its own hand in `deal`. After `trump`, or its own
   * `look`, the earlier `deal` event has the cards: read it again (README.md, "Hidden information").
   */
  events(seat?: Seat, from?: number): Event[];
  /** The table; with a seat, only what that seat can know. */
  table(seat?: Seat): Table;
  /** The pack of each deal so far, from the seed or with chosen cards. */
  packs(): DealtPack[];
  /** null when the game is over. With a seat, only what that seat may know. */
  choice(): Choice | null;
  choice(seat: Seat): SeatChoice | null;
  /**
   * Seats that may lay a worthless hand down before the next lead (throw_in), in the order in which
   * they are asked. For the program that runs the table: no player may know this.
   */
  mayLayDown(): Seat[];
  /** Why the seat to move cannot play this card, as a sentence; null if it can. */
  whyNot(card: Card): string | null;
  /** The decision of a bot, which knows only what its seat can know. */
  think(player?: Player): Decision;
  /** The same without laying a hand down first. */
  choose(player?: Player): Decision;
  /** Would a bot lay down the hand of this seat, one of mayLayDown()? */
  laysDown(seat: Seat, player?: Player): boolean;
  /**
   * The best decision for the seat to move, or for a seat that may lay its hand down; the chance of
   * winning the game with each choice; and the reasons. Based on what that seat can know.
   */
  advise(seat?: Seat): Advice;
  /** The value of the decision at this index of the log, by what its seat could know then. */
  review(event: number): Verdict;
  /**
   * A finished hand replayed with a bot in a seat: the same deal, score and dealer; the other seats
   * repeat their decisions until the two hands diverge.
   */
  duplicate(hand: number, options?: DuplicateOptions): Duplicate;
}

export interface DuplicateOptions {
  /** The bot's seat; default 0. */
  seat?: Seat;
  /** The bots in the other seats after the divergence: one for all, or one per seat; default "sensible". */
  bots?: Player | Player[];
  /** The bot; default "expert". */
  player?: Player;
}

/** The result of a hand for the side of a seat. */
export interface HandResult {
  /** Per side, after the hand. */
  score: number[];
  /** The chance of winning the game after the hand, out of 10,000. */
  chance: number;
  /** The side that won the game with the hand. */
  winner: number | null;
  /** In the order of counting; a point that nobody scored has no side. */
  points: { for: string; side: number | null; points: number; counted: boolean }[];
}

/** A hand as it was played and as a bot plays it. */
export interface Duplicate {
  hand: number;
  dealer: Seat;
  /** Per side, at the start of the hand. */
  before: number[];
  own: HandResult;
  computer: HandResult;
  /** The bot's hand, as the part of a link after `#`. */
  link: string;
  /** The first different decision; null if there is none. */
  parting: {
    /** Its index in the log, and in the log of the link. */
    event: number;
    there: number;
    seat: Seat;
    /** Its trick, from 1; 0: before the first. */
    trick: number;
    /** As text; "keep" for a hand that is not laid down. */
    own: string;
    computer: string;
  } | null;
}

/** Advice for a seat. */
export interface Advice {
  seat: Seat;
  /** The number of sampled distributions of the hidden cards; 0: there was no choice. */
  worlds: number;
  /** The number of them solved exactly. */
  solved: number;
  /** The indices of the advised option and of the one it is compared with. */
  best: number;
  against: number | null;
  options: {
    /** A decision as text; "keep" for a hand that is not laid down. */
    words: string;
    /** The chance of winning the game, out of 10,000, never above that of the best. */
    chance: number;
    /** Significantly worse than the best. */
    less: boolean;
  }[];
  /** The most important first. */
  reasons: {
    /** "wins_trick", "would_lose", "our_jack", … */
    kind: string;
    /** The index of its option. */
    option: number;
    /** Its card, or "". */
    card: Card | "";
    seat: Seat | null;
    /** In how many distributions it holds with this option, and with the other one; out of how many. */
    times: number;
    than: number;
    of: number;
  }[];
  /** All of this as lines of text. */
  text: string;
}

/** The value of a decision: the advice at that moment, and the choice made. */
export interface Verdict extends Advice {
  /** The decision's index in the log. */
  event: number;
  /** The index of the chosen option. */
  chosen: number;
  /** The loss of the chance of winning the game, out of 10,000. */
  cost: number;
  mark: "best" | "good" | "doubtful" | "mistake";
  /** Doubtful or worse, but harmless with the actual cards. */
  lucky: boolean;
}

/** A game at some point; an immutable value. */
export interface Game extends Asked {
  /**
   * The game after this decision, an object or its text ("play Jh"). It is made by the seat to move
   * unless it names another: as `by` in a call, else as `seat`.
   */
  decide(decision: Decision | string): Game;
}

/**
 * A game that changes in place, without replays. Each open one holds memory: close() games you no longer
 * need.
 */
export interface LiveGame extends Asked {
  /** Makes this decision and returns its events, as events() does. A refused decision changes nothing. */
  decide(decision: Decision | string): Event[];
  /** Takes back the last decision, or the last few. */
  undo(count?: number): void;
  /** Frees its memory, which otherwise waits for the garbage collection of the object. */
  close(): void;
}

export type Reason =
  | "game_over" | "not_your_turn" | "not_now" | "word_not_possible" | "must_beg" | "gift_barred"
  | "no_trump_to_give"
  | "not_in_hand" | "must_follow_trump" | "must_follow" | "must_follow_or_trump" | "must_trump"
  | "must_overtrump" | "wrong_number_of_discards" | "same_card_twice" | "may_not_lay_down"
  | "nothing_to_take_back" | "nothing_to_call" | "may_not_look" | "cannot_be_dealt" | "no_misdeal"
  | "may_not_expose" | "no_exposed_card" | "may_not_be_called" | "called_for";

/** The fault of a log as data; the error's message is the same in English. */
export interface LogFault {
  /** An identifier: "log_missing". */
  kind: string;
  /** Its arguments, in the order of the message. */
  about: string[];
  /** From 1 on. */
  line: number;
}

export declare class AllFoursError extends Error {
  constructor(sentence: string, reason?: Reason, fault?: LogFault);
  /** For a refused decision. */
  reason?: Reason;
  /** For a log that cannot be read. */
  fault?: LogFault;
}

export interface AllFours {
  variants(): Variant[];
  /** The fields of a rule set. */
  fields(): Field[];
  /** The names of the bots, weakest first. */
  players(): Player[];
  /** A game from its start, or from a link; throws AllFoursError if impossible. */
  game(what: Setup | string): Game;
  /** The same as a live game, also from a game value. */
  live(what: Setup | Game | string): LiveGame;
  /** A game from its event log, JSON Lines of events(); the AllFoursError of a fault names the line. */
  read(log: string): Game;
  /**
   * A link of these parts with its end, a checksum against truncation and changes. The parts may include
   * those for the page alone, such as `seat=2`.
   */
  whole(parts: string): string;
  /** The parts of such a link, without its end; throws AllFoursError if it is damaged. */
  parts(link: string): string;
  /** A decision as text for programs: "say beg", "play Jh". */
  words(decision: Decision): string;
  /** Why the setup is invalid, as a sentence; null if it is valid. */
  validate(setup: Setup): string | null;
}

/**
 * The address of allfours.wasm (a text or a URL), a Response with it, its bytes (an ArrayBuffer or a view),
 * or a WebAssembly.Module. Not every project has the types of a browser, which name the latter.
 */
export type Source = string | object;

/** Loads the module: allfours.wasm beside this file, or the argument. */
export declare function load(wasm?: Source): Promise<AllFours>;
