// A game between computer players, with every point as it is scored: what the README shows.
import { load } from "allfours";

const allfours = await load();
let game = allfours.game({ variant: "trinidad", seed: "KINGSTON-42" });
while (game.choice()) game = game.decide(game.think("sensible"));

for (const event of game.events()) {
  if (event.e === "award") console.log(event.for, event.side, event.points, event.score);
}
console.log(game.link);
