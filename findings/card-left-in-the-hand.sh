#!/usr/bin/env bash
# Guess: a change of a hand can be taken back, and it can be taken apart into atomic changes and put together again, as
# the manual shows for both.
# Seen (json-diff-ts 4.10.4): where two or more cards have to leave the hand, each is taken away by its old index after
# the hand has become shorter, and cards stay. `revertChangeset` of a deal of four cards to nobody leaves two of them;
# of 500 pairs of hands it fails each time that the hand has grown by two or more. Put together from atomic changes, an
# emptied hand of two keeps a card, and of four cards one is there twice. There is no error or warning. The changeset
# applied forwards and whole is always right, and so is one card more or less.
# For an undo keep the old hand, or make the difference from the new one to it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts json-diff-ts@4.10.4 >/dev/null
cat >run.mjs <<'JS'
import { applyChangeset, atomizeChangeset, diff, revertChangeset, unatomizeChangeset } from "json-diff-ts";

const copy = (value) => JSON.parse(JSON.stringify(value));
/** The hands that come of the changes between two hands: whole, back again, and by way of atomic changes. */
function ways(before, after) {
  const changes = diff({ hand: before }, { hand: after });
  return [
    applyChangeset({ hand: copy(before) }, copy(changes)),
    revertChangeset({ hand: copy(after) }, copy(changes)),
    applyChangeset({ hand: copy(before) }, unatomizeChangeset(atomizeChangeset(copy(changes)))),
  ].map(({ hand }) => hand.join(" ") || "none");
}
const seen = [
  [[], ["SJ", "C7", "H2", "H3"]], [["SJ", "C7", "H2"], ["SJ", "H2"]], [["SJ", "C7"], []],
  [["SJ", "C7", "H2", "H3"], ["C7", "H3"]],
].map(([before, after]) => {
  const [whole, back, atomic] = ways(before, after);
  console.log(`${before.join(" ") || "none"} becomes ${after.join(" ") || "none"}: whole ${whole}; back ${back}; ` +
    `by atomic changes ${atomic}`);
  return [whole, back, atomic].join(", ");
});

let state = 7;
const next = (count) => (state = (state * 48271) % 2147483647) % count;
const deck = [..."CDHS"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
const hand = () => {
  const left = [...deck];
  return Array.from({ length: next(8) }, () => left.splice(next(left.length), 1)[0]);
};
let longer = 0;
let notBack = 0;
let others = 0;
for (let time = 0; time < 500; time++) {
  const before = hand();
  const after = hand();
  const [whole, back] = ways(before, after);
  const right = back === (before.join(" ") || "none");
  if (after.length > before.length + 1) {
    longer++;
    if (!right) notBack++;
  } else if (!right) others++;
  if (whole !== (after.join(" ") || "none")) others++;
}
console.log(`500 pairs of hands: ${longer} grow by two or more, ${notBack} of them do not come back; other faults ${others}`);
process.exit(seen.join("; ") === "SJ C7 H2 H3, C7 H3, SJ C7 H2 H3; SJ H2, SJ C7 H2, SJ H2; none, SJ C7, C7; " +
  "C7 H3, SJ C7 H2 H3, C7 H3 H3" && longer > 50 && notBack === longer && others === 0 ? 0 : 1);
JS
node run.mjs
