// Every link cut at every place, and every single character changed, lost, doubled, or swapped with the next.
import { Outcomes, fragment, read } from "./desk.mjs";

const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789%&,-.=_+ '~#?/:;!";

function* damaged(link) {
  for (let i = 0; i < link.length; ++i) {
    const [before, after] = [link.slice(0, i), link.slice(i + 1)];
    if (i > 0) yield ["cut", before];
    yield ["lost", before + after];
    yield ["doubled", before + link[i] + link[i] + after];
    for (const c of characters) {
      if (c !== link[i]) yield ["changed", before + c + after];
    }
    if (i + 1 < link.length && link[i] !== link[i + 1]) {
      yield ["swapped", before + link[i + 1] + link[i] + after.slice(1)];
    }
  }
}

/**
 * @returns {{ways: Map<string, Map<string, Outcomes>>, links: Map<string, number>}} by way and kind
 */
export function damage(links) {
  const ways = new Map();
  const counts = new Map();
  for (const { kind, link, means } of links) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const all = [...damaged(link)];
    const questions = all.map(([, text]) => fragment(text));
    read(questions).forEach((answer, i) => {
      const way = all[i][0];
      if (!ways.has(way)) ways.set(way, new Map());
      const kinds = ways.get(way);
      if (!kinds.has(kind)) kinds.set(kind, new Outcomes());
      kinds.get(kind).add(means, questions[i], answer);
    });
  }
  return { ways, links: counts };
}
