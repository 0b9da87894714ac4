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

// rule set: made of fields() by tests/module/types.mjs, which says what belongs here.
/** Every field of a rule set; `fields()` tells what each means. */
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
  /** A sentence: what it changes at the table. */
  meaning: string;
  source: string;
}

/** What a game is before its first decision. A key that is not here is refused. */
export interface Setup {
  /** The variant's id. */
  variant: string;
  /** What is usual, where it is left out. */
  players?: number;
  /** 1 to 64 letters, digits, - or _; a fresh one where it is left out (`game.seed` tells it). */
  seed?: string;
  /** House rules: the fields in which the game differs from its variant. */
  rules?: Partial<RuleSet>;
  /** A game that begins in its middle: the hand's number, who deals it, the score. */
  hand?: number;
  dealer?: Seat;
  score?: Score;
  /** Given cards of the first deal. */
  deal?: Deal | string;
  /**
   * California Jack (trump: "cut"): the card that is cut for trump. It changes places with the card
   * that the seed cuts; neither may be named in `deal`, since these have their places.
   */
  cut?: Card;
}

/**
 * Given cards. Only the first deal of a game can be given; every later one, and one that is dealt
 * again, comes from the seed. What is not named is filled up without a word, in the order in which
 * the seed shuffles the pack: name a card too few and every card after it is another one, the turned
 * card too. `packs()` shows what lies where.
 *
 * As a link writes it: the hands from seat 0 on and then the pack, with dots between:
 * "2c3c4c5c6c7c.8c9cTcJcQcKc.Ah9h".
 */
export interface Deal {
  /** Each seat's cards from seat 0 on, up to six, in the order in which they are dealt. */
  hands: Card[][];
  /**
   * What lies on the pack when all have their first six cards, top first: the card to be turned;
   * then, for each run, three cards a seat and the next card to be turned; in California Jack the
   * stock.
   */
  pack?: Card[];
}

/** A decision is the beginning of the event that it becomes. */
export type Decision =
  | { e: "say"; seat?: Seat; say: Say }
  | { e: "play"; seat?: Seat; card: Card }
  | { e: "discard"; seat?: Seat; cards: Card[] }
  | { e: "lay_down"; seat?: Seat }
  /** By hand_dealing: the dealer deals so many cards to each seat. */
  | { e: "deal_by_hand"; seat?: Seat; counts: number[] }
  /** By hand_dealing: `by` says that the cards were dealt wrongly. */
  | { e: "call_misdeal"; by?: Seat }
  /** By table_rules: takes back a card that could not be played. */
  | { e: "take_back"; seat?: Seat }
  /** By table_rules: `by` says that the card of `seat` to this trick was a revoke. */
  | { e: "call_revoke"; by?: Seat; seat: Seat; trick: number }
  /** By table_rules: looks at cards that lie face down until the pitch. */
  | { e: "look"; seat?: Seat }
  /** By table_rules: out of turn, a card of this hand falls face up on the table and stays there. */
  | { e: "expose"; seat?: Seat; card: Card }
  /** By table_rules: `by` calls for the exposed card of `seat`, to be played to this trick. */
  | { e: "call_card"; by?: Seat; seat: Seat; card: Card };

/** Who must choose now, and among what. */
export type Choice = { seat: Seat } & (
  | { kind: "say"; says: Say[] }
  /** By table_rules also those of the hand that may not be played, and can be. */
  | { kind: "play"; cards: Card[]; illegal?: Card[] }
  | { kind: "discard"; cards: Card[]; count: number }
  /** By hand_dealing: how many cards each seat should get. */
  | { kind: "deal_by_hand"; counts: number[] }
);

/** The same as one seat may know it: of another's turn no more than whose it is. */
export type SeatChoice = (Choice | { seat: Seat; kind: "wait" }) & {
  /** This seat may lay its worthless hand down before the next lead (throw_in). */
  may_lay_down: boolean;
};

export type Score = number[];
export type AwardFor =
  | "turn_up_ace" | "turn_up_king" | "turn_up_queen" | "turn_up_jack" | "turn_up_six"
  | "turn_up_two" | "gift" | "begged_point" | "high" | "low" | "jack" | "hang_jack" | "game"
  | "no_follow" | "misdeal" | "revoke" | "looked";

/** Why a point is awarded; what does not apply is not there. */
export interface Why {
  /** The rule behind it, field and value: "high.dealt", "hang_jack.true". */
  rule: string;
  /** The card the point is for. */
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
  /** Misdeal, revoke, looked: who did. Misdeal, revoke: who called it; revoke: in which trick of the hand, and what could have been played. */
  seat?: Seat;
  by?: Seat;
  trick?: number;
  held?: Card[];
  /** Revoke: a top trump was withheld on a trump lead, which loses the game. */
  whole_game?: boolean;
}

/** Fields that came later; a log has them only where they are not at their default. */
type LaterField = "table_rules" | "hand_dealing" | "game_points" | "hang_points"
  | "no_gift_without_trump" | "misdeal_deal" | "revoke_penalty" | "revoke_bars_game"
  | "card_laid_stays";
export type RulesOfGame = Omit<RuleSet, LaterField> & Partial<Pick<RuleSet, LaterField>>;

/** One line of the event log. What a seat cannot know is null. Further fields may be added. */
export type Event =
  | { e: "game"; variant: string; players: number; sides: number; target: number;
      seed: string | null; rules: RulesOfGame;
      /** Given cards: the pack of the first deal, top first. */
      pack?: Card[];
      /** A game that begins in its middle. */
      start?: { hand: number; dealer: Seat | null; score: Score };
      version: number }
  | { e: "first_dealer"; method: "cut" | "cut_put" | "first_jack" | "red_black";
      /** As they were shown. */
      cards: Card[];
      /** partners_by_jacks: the cards that found the partners. */
      partner_cards?: Card[];
      /** partners_by_jacks: which of the persons sits at each seat. */
      seated?: number[];
      /** red_black: what was guessed, the side that guessed, and who pitches. */
      guess?: "red" | "black";
      by?: Side;
      pitcher?: Seat;
      dealer: Seat }
  | { e: "hand"; hand: number; dealer: Seat; score: Score }
  | { e: "deal"; hands: (Card[] | null)[];
      /** California Jack: the stock card showing. */
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
  | { e: "call_revoke"; by: Seat; seat: Seat; trick: number; upheld: boolean }
  | { e: "look"; seat: Seat }
  | { e: "expose"; seat: Seat; card: Card }
  | { e: "call_card"; by: Seat; seat: Seat; card: Card }
  | { e: "award"; side: Side | null; points: number; for: AwardFor; cards: Card[];
      /** false: the game was decided already. */
      counted: boolean; score: Score; why: Why }
  | { e: "hand_end"; score: Score }
  | { e: "game_end"; winner: Side; score: Score;
      /** With stakes: hands in which each side made all four points. */
      all_fours?: number[];
      /** With stakes: what each player of a side gets, or pays where it is negative. */
      paid?: number[] };

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
  /** Somebody has decided something since. */
  begun: boolean;
  /** Another deal followed, or the game is over: nobody plays these cards any more. */
  over: boolean;
  /** The name of the random stream that shuffles this deal's pack. */
  stream: string;
  /** Cards were given: the stream dealt only the others. */
  given: boolean;
  /** Top card first. */
  pack: Card[];
}

/** The computer players, weakest first; `sensible` where none is named. */
export type Player = "random" | "beginner" | "sensible" | "strong" | "expert";

/** What can be asked of a game, at the point where it is. */
export interface Asked {
  /** The whole game as the part of a link after `#`: `game(link)` is the same game again. */
  readonly link: string;
  /** The same without decisions. */
  readonly setupLink: string;
  readonly variant: string;
  readonly players: number;
  readonly sides: number;
  /** What a table in a page calls the players, by seat; "" for the person, at seat 0. */
  readonly names: string[];
  readonly target: number;
  readonly seed: string;
  readonly rules: RuleSet;
  /** How many decisions there have been. */
  readonly decisions: number;
  /** The log, from event `from` on; with a seat, what that seat can know of it. */
  events(seat?: Seat, from?: number): Event[];
  /** The table; with a seat, what that seat can know of it. */
  table(seat?: Seat): Table;
  /** The pack of each deal so far: from the seed, or from cards somebody gave. */
  packs(): DealtPack[];
  /** null when the game is over. With a seat, what that seat may know of it. */
  choice(): Choice | null;
  choice(seat: Seat): SeatChoice | null;
  /**
   * Seats that may lay a worthless hand down before the next lead (throw_in), in the order in which
   * they are asked. For who runs the table: it tells of hands what no player may know.
   */
  mayLayDown(): Seat[];
  /** Why whoever must choose cannot play this card: a sentence; null if it can be played. */
  whyNot(card: Card): string | null;
  /** What a computer player decides here. It knows what its seat can know, and nothing else. */
  think(player?: Player): Decision;
  /** The same where nobody lays a hand down first. */
  choose(player?: Player): Decision;
  /** Would a computer player lay down the hand of this seat, one of mayLayDown()? */
  laysDown(seat: Seat, player?: Player): boolean;
  /**
   * What is best for whoever must choose, or for a seat that must or that may lay its hand down;
   * how likely each choice is to win the game; and why. Made from what that seat can know.
   */
  advise(seat?: Seat): Advice;
  /**
   * What the decision at this place of the log, from 0, was worth by what its seat could know then.
   */
  review(event: number): Verdict;
  /**
   * A hand that is over, played again by a computer player from a seat: the same deal, score and
   * dealer; the others do as they did until something is decided otherwise.
   */
  duplicate(hand: number, options?: DuplicateOptions): Duplicate;
}

export interface DuplicateOptions {
  /** Whose place the computer takes; 0. */
  seat?: Seat;
  /** Who plays the other seats once the games part: one for all, or one a seat; "sensible". */
  bots?: Player | Player[];
  /** Who takes the place; "expert". */
  player?: Player;
}

/** How a hand ended, as the side of a seat sees it. */
export interface HandResult {
  /** Per side, after the hand. */
  score: number[];
  /** To win the game, after the hand: of 10,000. */
  chance: number;
  /** The side that won the game with the hand. */
  winner: number | null;
  /** In the order of counting; nobody's have no side. */
  points: { for: string; side: number | null; points: number; counted: boolean }[];
}

/** A hand as it was played and as a computer player plays it. */
export interface Duplicate {
  hand: number;
  dealer: Seat;
  /** Per side, when the hand began. */
  before: number[];
  own: HandResult;
  computer: HandResult;
  /** The computer's hand, as the part of a link after `#`. */
  link: string;
  /** The first decision that differs; null where the hand was played alike. */
  parting: {
    /** Its place in the log, from 0; and in that of the link. */
    event: number;
    there: number;
    seat: Seat;
    /** The trick it falls in, from 1; 0: before the first. */
    trick: number;
    /** In words; "keep" for a hand that is not laid down. */
    own: string;
    computer: string;
  } | null;
}

/** What a seat is advised to do. */
export interface Advice {
  seat: Seat;
  /** How many ways in which the hidden cards may lie were looked at; 0: nothing was to choose. */
  worlds: number;
  /** How many of them to the end, exactly. */
  solved: number;
  /** The place of what is advised among the options; and of what it is compared with. */
  best: number;
  against: number | null;
  options: {
    /** A decision in words; "keep" for a hand that is not laid down. */
    words: string;
    /** To win the game: of 10,000, never above that of the best. */
    chance: number;
    /** Less than the best by more than chance would explain. */
    less: boolean;
  }[];
  /** The weightiest first. */
  reasons: {
    /** "wins_trick", "would_lose", "our_jack", … */
    kind: string;
    /** The place of the option that it is about. */
    option: number;
    /** The card that it is about, or "". */
    card: Card | "";
    seat: Seat | null;
    /** In so many worlds with this option, in so many with the other; of so many. */
    times: number;
    than: number;
    of: number;
  }[];
  /** All of it as lines. */
  text: string;
}

/** What a decision was worth: what was advised then, and what was chosen. */
export interface Verdict extends Advice {
  /** The decision's place in the log, from 0. */
  event: number;
  /** The place of what was chosen among the options. */
  chosen: number;
  /** Of the chance to win the game: of 10,000. */
  cost: number;
  mark: "best" | "good" | "doubtful" | "mistake";
  /** Doubtful or worse, and the cards lay so that it did no harm. */
  lucky: boolean;
}

/** A game at some point; a value. */
export interface Game extends Asked {
  /**
   * The game after this decision, an object or its words ("play Jh"), of whoever must choose unless
   * it names a seat.
   */
  decide(decision: Decision | string): Game;
}

/** A game that goes on: nothing of it is played twice. */
export interface LiveGame extends Asked {
  /** Goes on with this decision; the events that followed. Refused, it stays as it was. */
  decide(decision: Decision | string): Event[];
  /** Takes back the last decision, or the last few. */
  undo(count?: number): void;
  /** Lets its memory go, which else goes with the object. */
  close(): void;
}

export type Reason =
  | "game_over" | "not_your_turn" | "not_now" | "word_not_possible" | "must_beg" | "gift_barred"
  | "no_trump_to_give"
  | "not_in_hand" | "must_follow_trump" | "must_follow" | "must_follow_or_trump" | "must_trump"
  | "must_overtrump" | "wrong_number_of_discards" | "same_card_twice" | "may_not_lay_down"
  | "nothing_to_take_back" | "nothing_to_call" | "may_not_look" | "cannot_be_dealt" | "no_misdeal"
  | "may_not_expose" | "no_exposed_card" | "may_not_be_called" | "called_for";

/** What is wrong with a log, as data; the error's message says the same in English. */
export interface LogFault {
  /** A word for it: "log_missing". */
  kind: string;
  /** What it is about, in the order in which the sentence names it. */
  about: string[];
  /** From 1 on. */
  line: number;
}

export declare class AllFoursError extends Error {
  constructor(sentence: string, reason?: Reason, fault?: LogFault);
  /** Of a refused decision. */
  reason?: Reason;
  /** Of a log that cannot be read. */
  fault?: LogFault;
}

export interface AllFours {
  variants(): Variant[];
  /** The fields of a rule set. */
  fields(): Field[];
  /** The names of the computer players, weakest first. */
  players(): Player[];
  /** A game from its beginning, or from a link; an AllFoursError if it cannot be. */
  game(what: Setup | string): Game;
  /** The same, or the game that a value is, as an object that goes on. */
  live(what: Setup | Game | string): LiveGame;
  /** A game from its event log, JSON Lines as events() has them; an AllFoursError names the line. */
  read(log: string): Game;
  /**
   * The parts of a link as they are written for people: with an end, by which readers notice a link
   * that was cut short or changed. Also those parts that concern the page alone, as `seat=2`.
   */
  whole(parts: string): string;
  /** The parts of such a link, without its end; an AllFoursError where it is not whole. */
  parts(link: string): string;
  /** A decision in words, as programs exchange it: "say beg", "play Jh". */
  words(decision: Decision): string;
  /** Why no game can be played so: a sentence; null if one can. */
  validate(setup: Setup): string | null;
}

/** Loads the module: allfours.wasm beside this file, or what is given. */
export declare function load(
  wasm?: URL | string | Response | BufferSource | WebAssembly.Module,
): Promise<AllFours>;
