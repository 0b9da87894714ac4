// Whole games of people on devices of their own, from the invitation to the end: in five variants, with Firefox as host
// and as guest, in three languages at one table, by pointer, by touch, by keys and by the text alone. All devices then
// have the same record, to the byte. With `--all`, but for the first.
import { test } from "node:test";

import { firefoxNoise, goHome, playToTheEnd, sameRecord, sitDown, startFirefox } from "./company.mjs";
import { all, browser } from "./page.mjs";

/** @typedef {import("./company.mjs").Person} Person */

const chrome = browser();
const fox = browser([], { noise: firefoxNoise }, startFirefox);

/** @param {import("./company.mjs").Way} way @param {string} [locale] @returns {Person} */
const person = (way, locale) => ({ browser: chrome, way, locale });
/** @param {import("./company.mjs").Way} way @param {string} [locale] @returns {Person} */
const firefoxPerson = (way, locale) => ({ browser: fox, way, locale });

/** @typedef {{name: string, link: string, players: number, host: Person, guests: Person[], slow?: boolean}} Table */

// California Jack takes points from those who play as these do, so that a game would not end.
/** @type {Table[]} */
const tables = [
  { name: "german, a guest in Firefox", link: "v=german&seed=COMPANY-1&rules=target.3", players: 2,
    host: person("text"), guests: [firefoxPerson("text", "de-DE")] },
  { name: "trinidad in three languages, by pointer, by touch and by keys",
    link: "v=trinidad&seed=COMPANY-2&rules=target.3", players: 4, host: person("pointer"),
    guests: [person("touch", "de-DE"), person("keys", "fr-FR")], slow: true },
  { name: "pitch of four", link: "v=pitch&players=4&seed=COMPANY-3&rules=target.3", players: 4,
    host: person("text"), guests: [person("text"), person("text"), person("text")], slow: true },
  { name: "west-yorkshire-6 of six, one in Firefox", link: "v=west-yorkshire-6&seed=COMPANY-4&rules=target.3", players: 6,
    host: person("text"), guests: [person("text"), person("text"), firefoxPerson("text"), person("text"), person("text")],
    slow: true },
  { name: "california-jack, the host in Firefox", link: "v=california-jack&seed=COMPANY-5&rules=target.3,no_follow_penalty.0",
    players: 2, host: firefoxPerson("text"), guests: [person("text")], slow: true },
];

for (const { name, link, players, host, guests, slow } of tables) {
  test(name, { skip: slow && !all }, async () => {
    const company = await sitDown(link, players, host, guests);
    await playToTheEnd(company);
    await sameRecord(company);
    await goHome(company);
  });
}
