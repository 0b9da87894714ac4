// Checks the hints on play with two: measurements support what they advise, and each names its figures.
import { chancesOf, habitsOf, noneOf } from "../../web/rules/measured.mjs";
import { languages } from "../../web/rules/texts.mjs";
import { claims, figuresFor2, groupsFor2 } from "../../web/rules/two_hands.mjs";

/**
 * @typedef {object} Explainer
 * @property {(name: string, complaints: () => Iterable<string>) => void} test
 * @property {string} program the command line
 * @property {(language: string, name: string) => import("./html.mjs").Page} pageOf
 * @property {Map<string, Map<string, string>>} texts by language
 */

/** @param {Explainer} explainer */
export function testHintsForTwo({ test, program, pageOf, texts }) {
  test("what the hints on play with two advise gains, and what they warn of loses, beyond chance", function* () {
    for (const { hint, games, gains = [], loses = [] } of claims) {
      for (const game of games) {
        const habits = habitsOf(game);
        for (const [names, sign] of /** @type {[string[], number][]} */ ([[gains, 1], [loses, -1]])) {
          for (const name of names) {
            const found = habits.get(name);
            if (!found) yield `${hint}, ${game}: "${name}" was not measured`;
            else if (sign * found.gain <= found.margin || found.moments < 20) yield `${hint}, ${game}: ${JSON.stringify(found)}`;
          }
        }
      }
    }
    // Hint 9: where Game counts first the dealer keeps even; where High does, the dealer is behind.
    const [german, french, seven] = ["german", "french", "seven-up"].map((game) => chancesOf(program, game)(1, 1));
    if (!(Math.abs(french - 50) < 3 && german < 45 && seven < 45)) yield `${german}, ${french}, ${seven}`;
  });

  test("the opponent's cards are counted as one deal in so many", function* () {
    /** @param {number} n @param {number} k @returns {number} */
    const choose = (n, k) => k === 0 ? 1 : choose(n - 1, k - 1) * n / k;
    for (const missing of [1, 2, 3, 4]) {
      const counted = 100 * choose(45 - missing, 6) / choose(45, 6);
      if (Math.abs(counted - noneOf(missing)) > 1e-9) yield `${missing}: ${noneOf(missing)}, counted ${counted}`;
    }
  });

  for (const language of languages) {
    test(`${language}/two-hands: every hint names each of its figures`, function* () {
      const page = pageOf(language, "two-hands");
      const figures = figuresFor2(program);
      const hints = groupsFor2.flatMap((group) => group.hints);
      if ([...hints, "how"].join(" ") !== Object.keys(figures).join(" ")) yield `figures of ${Object.keys(figures)}, hints ${hints}`;
      const words = page.words(page.all("main")[0]);
      for (const [hint, places] of Object.entries(figures)) {
        const phrase = texts.get(language)?.get(`tactics-two-${hint}`) ?? "";
        for (const [name, figure] of Object.entries(places)) {
          if (!phrase.includes(`{${name}}`)) yield `${hint} does not name ${name}`;
          if (!words.includes(figure)) yield `${hint}: no ${figure}`;
        }
      }
    });
  }
}
