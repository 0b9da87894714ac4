// Types of <all-fours-table>, documented in PROTOCOL.md.

import type { Card, Decision, Event, Say, Score, Seat } from "../module/allfours.js";

export type { Card, Decision, Event, Say, Score, Seat };

/** The current choices of the shown seat. */
export type Choice = { lay_down?: true } & (
  | { kind: "say"; says: Say[] }
  | { kind: "play"; cards: Card[] }
  | { kind: "discard"; cards: Card[]; count: number }
  | { kind?: undefined }
);

export interface State {
  variant: string;
  players: number;
  sides: number;
  target: number;
  /** The setup as the part of a link after `#`; null with hands="seat", which hides the seed. */
  link: string | null;
  seat: Seat;
  hands: "seat" | "open";
  /** Number of events shown; number of events in the log. */
  moment: number;
  moments: number;
  playing: boolean;
  over: boolean;
  score: Score;
  turn: Seat | null;
  choice: Choice | null;
}

export interface EventDetail {
  moment: number;
  event: Event;
}

export type ErrorCode = "bad_message" | "bad_link" | "not_possible" | "failed" | "too_many";

export interface TableSetup {
  variant?: string;
  players?: number | string;
  seed?: string;
  deal?: string;
  rules?: string;
  log?: string;
  at?: number | string;
  /** Bots: one for all seats, or one per seat, separated by commas. */
  bots?: string;
}

export interface AllFoursTableElement extends HTMLElement {
  readonly ready: Promise<State>;
  readonly state: State | null;
  readonly events: Event[];
  load(what: TableSetup | URL | string): Promise<State>;
  goto(moment: number): Promise<State>;
  next(): Promise<State>;
  previous(): Promise<State>;
  play(): Promise<State>;
  pause(): Promise<State>;
  setSeat(seat: Seat): Promise<State>;
  decide(decision: Decision): Promise<State>;
}

export interface TableEventMap {
  "allfours-ready": CustomEvent<State>;
  "allfours-event": CustomEvent<EventDetail>;
  "allfours-award": CustomEvent<EventDetail>;
  "allfours-state": CustomEvent<State>;
  "allfours-error": CustomEvent<{ code: ErrorCode; message: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    "all-fours-table": AllFoursTableElement;
  }
  // The events bubble.
  interface HTMLElementEventMap extends TableEventMap {}
  interface DocumentEventMap extends TableEventMap {}
  interface WindowEventMap extends TableEventMap {}
}
