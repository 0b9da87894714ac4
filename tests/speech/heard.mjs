// Which texts were heard: compares texts of the page with utterances. Signs do not count, because screen
// readers name or leave them out; each utterance counts for one text only.

/** @typedef {{text: string, from: number, until: number, cut: boolean}} Utterance */

/** The words between signs, as they are compared. @param {string} text */
const pieces = (text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}\s]+/u)
  .map((piece) => piece.replace(/\s+/g, " ").trim()).filter(Boolean);

/** @param {Utterance} utterance */
const comparable = ({ text, from }) => ({ from, left: ` ${pieces(text).join(" ")} ` });

/**
 * Looks for each text among the utterances that began after it came, and takes it out of them.
 * @param {{text: string, at: number}[]} texts in the order in which they came
 * @param {Utterance[]} utterances
 * @returns {string[]} those that were not heard
 */
export function unheard(texts, utterances) {
  const heard = utterances.filter(({ cut }) => !cut).map(comparable);
  return texts.filter(({ text, at }) => !pieces(text).every((piece) => {
    const found = heard.find(({ from, left }) => from >= at - 1000 && left.includes(` ${piece} `));
    if (!found) return false;
    found.left = found.left.replace(` ${piece} `, " | ");
    return true;
  })).map(({ text }) => text);
}

/** How often a piece is among words. @param {string} words @param {string} piece */
const countIn = (words, piece) => words.split(` ${piece} `).length - 1;

/**
 * Texts that were said more often than they came, each as often as that is too much; only what was said after
 * the first of them came counts.
 * @param {{text: string, at: number}[]} texts in the order in which they came
 * @param {Utterance[]} utterances
 * @returns {string[]}
 */
export function repeated(texts, utterances) {
  const wordsOf = (/** @type {string} */ text) => ` ${pieces(text).join("  ")} `;
  const heard = utterances.filter(({ cut }) => !cut).map(({ text, from }) => ({ from, words: wordsOf(text) }));
  const came = texts.map(({ text, at }) => ({ from: at, words: wordsOf(text) }));
  return texts.filter(({ text }, i) => texts.findIndex((other) => other.text === text) === i)
    .flatMap(({ text, at }) => {
      /** @param {{from: number, words: string}[]} places */
      const times = (places) => places.filter(({ from }) => from >= at - 1000).reduce((sum, { words }) =>
        sum + Math.min(...pieces(text).map((piece) => countIn(words, piece))), 0);
      return Array(Math.max(0, times(heard) - times(came))).fill(text);
    });
}

/** Signs that at least one screen reader leaves out or names oddly. @param {string} text */
export const signsIn = (text) => [...text.matchAll(/[♣♦♥♠&+]/gu)].map(([sign]) => sign);
