// Compares the awards of a hand as they appear in the page's hand history.
import assert from "node:assert/strict";

/** In the form of the page: "minus 1". @param {number} points */
const number = (points) => String(points).replace("-", "minus ");

/** From now on the page records each award as it is added, with the score shown at that moment.
 * @param {import("./game.mjs").Game} game */
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

/** Checks that the awards of a hand agree with each other.
 * @param {import("./game.mjs").Game} game
 * @param {number} sides */
export async function checkAwards(game, sides) {
  const rows = await game.rows();
  const awards = rows.filter((row) => row.kind === "award");
  assert.ok(awards.length >= 4, "High, Low, Jack and Game are scored, or reported as nobody's");
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
  // Awards before the recording started are missing.
  assert.ok(noted.length >= 4, "the awards of a whole hand are noted");
  const seen = awards.slice(awards.length - noted.length);
  assert.deepEqual(noted.map((one) => one.text), seen.map((award) => award.text));
  for (const [i, one] of noted.entries()) {
    // When it was added it was the last row, with the score after it.
    assert.equal(rows[one.rows - 1].text, one.text, "an award is the last row when it appears");
    assert.deepEqual(one.score.match(/(minus )?\d+/g)?.join(" – "), seen[i].score);
  }
}
