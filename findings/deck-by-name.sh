#!/usr/bin/env bash
# Guess: a deck that a library calls by its name has the cards of that deck: 78 in tarot, 40 or 48 in a
# Spanish one.
# Seen (cards 2.0.3): `TarotDeck` has 46, four suits of six cards as in euchre and 22 trumps, without the
# cavaliers; `BarajaDeck` has 52, with a jack and a knight in each suit. Its euchre, piquet and pinochle
# decks are as their rules have them (24, 32, twice 24).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts cards@2.0.3 >/dev/null
cat >run.cjs <<'JS'
const { decks } = require("cards");

const seen = ["EuchreDeck", "PiquetDeck", "PinochelDeck", "BarajaDeck", "TarotDeck"].map((name) => {
  const pile = new decks[name]().deckPile.map(String);
  return `${name}: ${pile.length} cards, ${new Set(pile).size} different`;
});
const suit = new decks.TarotDeck().deckPile.map(String).filter((card) => card.includes("suit=cups"));
const spanish = new decks.BarajaDeck().deckPile.map(String).filter((card) => card.includes("suit=cups"));
seen.push(`a suit of tarot: ${suit.length}, with a knight: ${suit.some((card) => card.includes("Knight"))}`);
seen.push(`a Spanish suit: ${spanish.length}, with jack and knight: ${
  ["Jack", "Knight"].every((rank) => spanish.some((card) => card.includes(rank)))}`);
const text = seen.join("\n");
console.log(text);
process.exit(text === `EuchreDeck: 24 cards, 24 different
PiquetDeck: 32 cards, 32 different
PinochelDeck: 48 cards, 24 different
BarajaDeck: 52 cards, 52 different
TarotDeck: 46 cards, 46 different
a suit of tarot: 6, with a knight: false
a Spanish suit: 13, with jack and knight: true` ? 0 : 1);
JS
node run.cjs
