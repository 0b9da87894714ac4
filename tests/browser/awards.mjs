// Compares the awards of a hand as they appear in the page's hand history.
import assert from "node:assert/strict";

/** As a number is read: "−1". @param {number} points */
const number = (points) => String(points).replace("-", "−");

/** From now on the page notes each award as it is added, beside the score shown right then.
 * @param {import("./page.mjs").Game} game */
export function noteAwards(game) {
  return game.page.evaluate(() => {
    /** @type {{text: string, score: string, rows: number}[]} */
    const noted = [];
    Object.assign(window, { noted });
    new MutationObserver((changes) => {
      for (const item of changes.flatMap((change) => [...change.addedNodes])) {
        if (!(item instanceof HTMLElement) || item.dataset.kind !== "award") continue;
        noted.push({
          text: item.textContent ?? "",
          score: document.getElementById("score")?.textContent ?? "",
          rows: document.querySelectorAll("#rows li").length,
        });
      }
    }).observe(/** @type {Element} */ (document.getElementById("rows")), { childList: true });
  });
}

/** Holds the awards of a hand against each other.
 * @param {import("./page.mjs").Game} game
 * @param {number} sides */
export async function checkAwards(game, sides) {
  const rows = await game.rows();
  const awards = rows.filter((row) => row.kind === "award");
  assert.ok(awards.length >= 4, "High, Low, Jack and Game are scored, or said to be nobody's");
  const score = Array(sides).fill(0);
  for (const award of awards) {
    if (award.side >= 0) score[award.side] += award.points;
    else assert.equal(award.points, 0, award.text);
    assert.equal(award.score, score.map(number).join(" – "), `the running score after ${award.text}`);
    assert.ok(award.who, "an award names the side");
    assert.match(award.why, /[.”]$/, `a sentence why: ${award.text}`);
  }
  /** @type {{text: string, score: string, rows: number}[]} */
  const noted = await game.page.evaluate("noted");
  // What was scored before the notes began is not among them.
  assert.ok(noted.length >= 4, "the awards of a whole hand are noted");
  const seen = awards.slice(awards.length - noted.length);
  assert.deepEqual(noted.map((one) => one.text), seen.map((award) => award.text));
  for (const [i, one] of noted.entries()) {
    // It stood at the end of the panel when it came, with the score it makes.
    assert.equal(rows[one.rows - 1].text, one.text, "an award comes by itself");
    assert.deepEqual(one.score.match(/−?\d+/g)?.join(" – "), seen[i].score);
  }
}
