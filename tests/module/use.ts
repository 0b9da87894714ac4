// The package's types in use: valid code, and errors that the types must detect.
import {
  AllFoursError, load, type Card, type Decision, type Event, type Game, type LogFault,
} from "allfours";

const allfours = await load();
const ids: string[] = allfours.variants().map((variant) => variant.id);
let game: Game = allfours.game({ variant: ids[0], seed: "A", rules: { target: 9 } });

function possible(of: Game): Decision[] {
  const choice = of.choice();
  if (!choice) return [];
  switch (choice.kind) {
    case "say":
      return choice.says.map((say) => ({ e: "say", say }));
    case "play":
      return choice.cards.map((card) => ({ e: "play", card }));
    case "discard":
      return [{ e: "discard", cards: choice.cards.slice(0, choice.count) }];
    case "deal_by_hand":
      return [{ e: "deal_by_hand", counts: choice.counts }];
  }
}

function cardsDealt(events: Event[]): (Card[] | null)[] {
  return events.flatMap((event) => (event.e === "deal" ? event.hands : []));
}

try {
  game = game.decide(possible(game)[0]);
  cardsDealt(game.events(0));
} catch (error) {
  if (error instanceof AllFoursError) {
    error.reason?.toUpperCase();
    const fault: LogFault | undefined = error.fault;
    fault?.about.join(fault.kind).padEnd(fault.line);
  }
}

const advice = game.advise();
advice.options[advice.best].words.toUpperCase();
advice.reasons.map((reason) => reason.of - reason.times);
advice.against?.toFixed();
const verdict = game.review(3);
verdict.mark satisfies "best" | "good" | "doubtful" | "mistake";
verdict.reasons.length.toFixed(verdict.cost);

const both = game.duplicate(1, { seat: 1, bots: ["sensible", "expert"] });
both.own.score[0].toFixed(both.computer.chance - both.own.chance);
both.parting?.computer.toUpperCase();

// @ts-expect-error: there is no such word
game.decide({ e: "say", say: "hello" });
// @ts-expect-error: a card is text
game.whyNot(5);
// @ts-expect-error: a game is a value
game.link = "v=german";
// @ts-expect-error: a setup names its variant
allfours.game({ seed: "A" });
// @ts-expect-error: a choice may be over
game.choice().seat;
