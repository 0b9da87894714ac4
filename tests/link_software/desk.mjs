// The product's own reader of links (link_desk.cpp), and the decoding of an address by the page (web/paper/link.js).
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { decodedLink } from "../../web/paper/link.js";

const program = process.env.LINK_DESK ?? fileURLToPath(new URL("../../build/native/bin/link_desk", import.meta.url));
export const page = "https://allfours.example.org/";

function run(argument, input) {
  const { status, stdout, error } = spawnSync(program, [argument],
    { input, encoding: "utf8", maxBuffer: 2 ** 30 });
  if (error || status !== 0) throw error ?? new Error(`link_desk ${argument}: status ${status}`);
  return stdout;
}

/**
 * Links of every kind as the program writes them, with the game that each opens.
 * @returns {{kind: string, link: string, means: string}[]}
 */
export function madeLinks() {
  const links = run("make", "").trimEnd().split("\n").map((line) => {
    const [kind, link] = line.split("\t");
    return { kind, link, means: "" };
  });
  read(links.map(({ link }) => opened(page + "#" + link))).forEach((answer, i) => {
    if (!answer.link) throw new Error(`${links[i].link}: ${answer.refusal}`);
    links[i].means = answer.link;
  });
  return links;
}

const escaped = (text) => text.replace(/[\\\n\r]/g, (c) => ({ "\\": "\\\\", "\n": "\\n", "\r": "\\r" })[c]);

/** The question which link an address opens, as a browser hands it to the page; null where it opens none. */
export function opened(address) {
  if (!URL.canParse(address)) return null;
  const { hash } = new URL(address);
  return hash === "" ? null : fragment(hash.slice(1));
}

/** The same of a fragment. */
export const fragment = (text) => `open\t${escaped(decodedLink(text))}`;

/** The question which link *Open a link or a file* finds in a text. */
export const found = (text) => `found\t${escaped(text)}`;

/**
 * @param {string[]} questions
 * @returns {{link?: string, refusal?: string}[]}
 */
export function read(questions) {
  const answers = [];
  const most = 100_000;
  for (let i = 0; i < questions.length; i += most) {
    const some = questions.slice(i, i + most);
    const lines = run("read", some.join("\n") + "\n").split("\n");
    some.forEach((_, k) => {
      const text = lines[k];
      answers.push(text[0] === "=" ? { link: text.slice(1) } : { refusal: text.slice(1) });
    });
  }
  return answers;
}

/**
 * The fate of links: "right", "refused", "other" (another game without a word), or "none" where there was
 * no question. `refusals` counts the reasons; `others` lists some cases of another game.
 */
export class Outcomes {
  constructor() {
    this.counts = { right: 0, refused: 0, other: 0, none: 0 };
    this.refusals = new Map();
    this.others = [];
    this.refused = [];
  }
  add(means, question, answer) {
    if (question === null) {
      ++this.counts.none;
    } else if (answer.link === means) {
      ++this.counts.right;
    } else if (answer.link) {
      ++this.counts.other;
      if (this.others.length < 5) this.others.push(`${question}\n  opens ${answer.link}`);
    } else {
      ++this.counts.refused;
      const reason = answer.refusal;
      this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1);
      if (this.refused.length < 3) this.refused.push(`${question}\n  ${reason}`);
    }
  }
  get total() {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }
}

/**
 * Asks these questions and sorts the answers by a key.
 * @param {{key: string, means: string, question: string | null}[]} cases
 * @returns {Map<string, Outcomes>}
 */
export function outcomes(cases) {
  const asked = cases.filter(({ question }) => question !== null);
  const answers = read(asked.map(({ question }) => question));
  const by = new Map();
  const of = (key) => by.get(key) ?? by.set(key, new Outcomes()).get(key);
  asked.forEach(({ key, means, question }, i) => of(key).add(means, question, answers[i]));
  for (const { key, question } of cases) {
    if (question === null) of(key).add("", null);
  }
  return by;
}
