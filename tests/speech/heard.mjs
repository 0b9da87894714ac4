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

/** Signs that at least one screen reader leaves out or names oddly. @param {string} text */
export const signsIn = (text) => [...text.matchAll(/[♣♦♥♠&+]/gu)].map(([sign]) => sign);
