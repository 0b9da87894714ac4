#!/usr/bin/env bash
# Guess: a player who is all in keeps the claim on the pot, and chips never vanish.
# Seen (poker-ts 1.5.0, with the loop of its README): three put in 20, which is all that the first has, and
# check to the end. The first wins none of 600 hands: the list of players who can win the pot is written anew in
# each betting round, without a player who no longer bets. If the others have made a side pot before the flop,
# the player who is all in stays on the list and is named the winner of a third of the hands, but nobody gets
# the 60 chips, and the table has 60 fewer. With one opponent, hence no further betting, the player wins half of
# the hands and is paid.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts poker-ts@1.5.0 >/dev/null
cat >run.cjs <<'JS'
const { Table } = require("poker-ts");

/** The stacks after a hand of three, and who has won the first pot; the dealer in seat 0 acts first, all check in the end. */
function play(stacks, actions) {
  const table = new Table({ smallBlind: 1, bigBlind: 2 });
  stacks.forEach((chips, seat) => table.sitDown(seat, chips));
  table.startHand(0);
  const left = [...actions];
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) table.actionTaken(...(left.shift() ?? ["check"]));
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  if (left.length > 0) throw new Error("not all actions were taken");
  return [stacks.map((_, seat) => table.seats()[seat]?.totalChips ?? 0), table.winners()[0].map(([seat]) => seat)];
}

const times = 600;
/** How often this seat is the only winner of the first pot, how often it has chips after that, how often chips vanish. */
function count(name, seat, stacks, actions) {
  const total = stacks.reduce((a, b) => a + b);
  let named = 0;
  let paid = 0;
  let vanished = 0;
  for (let time = 0; time < times; time++) {
    const [after, winners] = play(stacks, actions);
    if (winners.join() === String(seat)) named++;
    if (after[seat] > 0) paid++;
    if (after.reduce((a, b) => a + b) !== total) vanished++;
  }
  console.log(`${name}: the player who is all in is named the winner ${named} times, paid ${paid} times; ` +
    `chips vanish ${vanished} times of ${times}`);
  return [named, paid, vanished];
}
const between = (value, least, most) => value > times * least && value < times * most;
const duel = count("one opponent", 0, [20, 20, 100], [["raise", 20], ["call"], ["fold"]]);
const alone = count("two opponents", 0, [20, 100, 100], [["raise", 20], ["call"], ["call"]]);
const side = count("two opponents and a side pot", 2, [100, 100, 20], [["raise", 30], ["call"], ["call"]]);
process.exit(between(duel[0], 0.35, 0.6) && between(duel[1], 0.4, 0.65) && duel[2] === 0 && alone.join() === "0,0,0" &&
  between(side[0], 0.2, 0.45) && side[1] === 0 && side[2] >= side[0] ? 0 : 1);
JS
node run.cjs
