// Expected values of the description for some seeds and streams, detailed enough to locate a mistake.
// tests/browser/fair.test.mjs compares them with the game's own code.

/** @type {readonly {seed: string, stream: string, key: string, number: string, cards: string}[]} */
export const vectors = [
  { seed: "KINGSTON-42", stream: "deal/1", key: "84dd72564f733085", number: "27a5070b37bc192f",
    cards: "Qs 7d 9c 8c Kd Jh" },
  { seed: "KINGSTON-42", stream: "deal/2", key: "84dd72564f733085", number: "830e42a9f377730b",
    cards: "6h 3c Th 2s 9s 3h" },
  { seed: "KINGSTON-42", stream: "deal/2/1", key: "84dd72564f733085", number: "ba0e3c9b93d8d5f2",
    cards: "8d 6d 4d 9d Qh 6c" },
  { seed: "1", stream: "deal/1", key: "af63ac4c86019afc", number: "5f2918f922771216",
    cards: "8h Jh 5s Ks 4c 7d" },
  { seed: "a_long-Name_with-64", stream: "deal/12", key: "fbfdcad66afcae5f", number: "0933b8b29e0cf826",
    cards: "2c 6d 6s Qd 8h Jd" },
];
