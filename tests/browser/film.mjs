// Screenshots of a first visit, to be looked at: the start screen, the first minute, awards and the great
// moments of a game every 80 ms, a trick and the end of a game. node film.mjs [PART…] writes into build/film (ALLFOURS_FILM), from dist/ or
// ALLFOURS_DIST.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../web/setup/serve.mjs";
import { launch, open } from "./page.mjs";

/** @typedef {import("./game.mjs").Game} Game */
/** @typedef {import("./page.mjs").Options} Options */

const root = fileURLToPath(new URL("../..", import.meta.url));
const server = await serve(process.env.ALLFOURS_DIST ?? join(root, "dist"), 0);
const address = `http://127.0.0.1:${/** @type {{port: number}} */ (server.address()).port}/`;
const chrome = await launch();
const folder = process.env.ALLFOURS_FILM ?? join(root, "build", "film");
await mkdir(folder, { recursive: true });

/** @type {(width: number, height: number, scale?: number) => Options} */
const touched = (width, height, scale = 2) =>
  ({ viewport: { width, height }, scale, touch: true });
/** @type {(width: number, height: number) => Options} */
const pointed = (width, height) => ({ viewport: { width, height } });

/** @param {Game} game @param {string} name */
const shot = (game, name) => game.page.screenshot({ path: join(folder, `${name}.png`) });

/** @param {Options} options */
const size = ({ viewport }) => `${viewport?.width}x${viewport?.height}`;

/** @param {Options} options */
const opened = (options) => open(chrome, address, options);

/** Makes the first possible decision, however late; returns the choices.
 * @param {Game} game */
async function step(game) {
  for (;;) {
    const actions = await game.turn();
    const first = actions[0] ?? (await game.playable())[0];
    if (!first) continue;
    if (/^(next_|play_again)/.test(first)) await game.press(first);
    else await game.decide(first);
    return first;
  }
}

async function start() {
  const sizes = [touched(375, 667), touched(390, 844), touched(844, 390), pointed(1280, 720),
    pointed(2560, 1440)];
  for (const options of sizes) {
    const game = await opened(options);
    await game.settled();
    await shot(game, `start-${size(options)}`);
    await game.close();
  }
}

/** A picture every four seconds; the person takes the first choice three seconds after being asked. */
async function minute() {
  for (const options of [touched(390, 844), pointed(1280, 720)]) {
    const game = await opened({ ...options, pace: 1, firstGame: true });
    await game.settled();
    const began = Date.now();
    let asked = Date.now();
    let next = 0;
    const play = (await game.targets()).find((one) => /^(play$|play:|start)/.test(one.id));
    while (next <= 60) {
      const now = (Date.now() - began) / 1000;
      if (now >= next) {
        await shot(game, `minute-${size(options)}-${String(next).padStart(2, "0")}`);
        next += 4;
      }
      if (Date.now() - asked > 3000) {
        asked = Date.now();
        const targets = await game.targets();
        const can = [...(await game.actions()).filter((id) => /^(say:|next_hand|begin)/.test(id)),
          ...await game.playable()];
        const wanted = can.find((id) => targets.some((one) => one.id === id)) ??
          (now < 6 ? "start" : undefined);
        if (wanted) await game.press(wanted).catch(() => undefined);
      }
      await game.page.waitForTimeout(100);
    }
    await game.close();
  }
}

/** Pictures every so many milliseconds of the page's clock after a card is played, until the person is asked again.
 * @param {Options} options
 * @param {string} link opens at a decision of the person, or before the first one
 * @param {{name: string, card?: string, every: number, most: number}} how card: else the last one of the hand */
async function filmed(options, link, { name, card, every, most }) {
  const game = await opened({ ...options, pace: 1, link });
  do await game.turn();
  while (!card && (await game.hand()).length > 1 && await step(game));
  const played = card ?? (await game.playable())[0];
  await game.settled();
  const now = Date.now();
  await game.page.clock.install({ time: now });
  await game.page.clock.pauseAt(now + 1000);
  let pressed = false;
  const pressing = game.press(played).then(() => void (pressed = true));
  while (!pressed) await game.page.clock.runFor(10);
  await pressing;
  for (let frame = 0; frame < most; ++frame) {
    await game.page.clock.runFor(every);
    await shot(game, `${name}-${String(frame).padStart(3, "0")}`);
    const goOn = (await game.actions()).some((id) => /^(next_hand|play_again)$/.test(id));
    if (goOn && frame + 10 < most) most = frame + 10;
  }
  await game.page.context().close();
}

/** The points of a first hand, from its last card on. */
async function awards() {
  for (const options of [touched(390, 844), pointed(1280, 720)]) {
    await filmed(options, "v=trinidad&seed=AWARDS-3", { name: `award-${size(options)}`, every: 80, most: 130 });
  }
}

/** Games at the person's last decision before the moment, and the card that leads to it. */
const moments = {
  hang: ["v=trinidad&seed=FILM-9&log=1BBACAAAAGHDABACAAACBAABAAAAAAABAABAA", "5s"],
  hanged: ["v=trinidad&seed=FILM-16&log=1AEEBABCDADCBABABABBABAAAAABAAABAABBCACABABABAAAAAAAFADABABACBADAAAAABAAAAAA" +
    "AAAAAECBCDCAAACAAABBAAAAAACAAAABAACBBBCAABAAAAAAAAAFDCAEACDBAAAAACBAABAA", "Td"],
  home: ["v=trinidad&seed=FILM-0&log=1ABCAACBBBCBBACBCABBBBAAAAAFFBBEBCABAAACCBABBAB", "6d"],
  won: ["v=trinidad&seed=FILM-0&log=1ABCAACBBBCBBACBCABBBBAAAAAFFBBEBCABAAACCBABBABAAAABBEDACBAAAAABDCADBEACABCACCAC" +
    "CAAABAAAAABAAACABAAAADBBABABAAAAAABBGCDAAFBADCAACABECBBADBBBBBCABABAAAAAAAAABDAAAAAAAAAAAAAAA", "9s"],
};

async function great() {
  for (const options of [touched(390, 844, 1), pointed(1280, 720)]) {
    for (const [name, [link, card]] of Object.entries(moments)) {
      await filmed(options, link, { name: `${name}-${size(options)}`, card: `card:${card}`, every: 80, most: 300 });
    }
  }
}

/** The moving picture of the README: the last trick of a hand, and its points; assets/award.sh packs
 * the frames. */
async function moving() {
  await filmed({ ...pointed(1024, 640), scale: 0.75 }, "v=trinidad&seed=AWARDS-3",
    { name: "moving", every: 120, most: 90 });
}

async function trick() {
  for (const options of [touched(360, 640), touched(844, 390), pointed(2560, 1440)]) {
    for (const variant of ["trinidad", "west-yorkshire-6"]) {
      const game = await opened({ ...options, link: `v=${variant}&seed=TRICK-1` });
      for (let cards = 0; cards < 2;) if ((await step(game)).startsWith("card:")) ++cards;
      await game.turn();
      await game.settled();
      await shot(game, `trick-${variant}-${size(options)}`);
      await game.close();
    }
  }
}

async function end() {
  for (const options of [touched(390, 844), touched(844, 390), pointed(1280, 720)]) {
    const game = await opened({ ...options, link: "v=trinidad&seed=END-1&rules=target.7" });
    while (!(await game.turn()).includes("play_again")) await step(game);
    await game.settled();
    await shot(game, `end-${size(options)}`);
    await game.close();
  }
}

/** @type {Record<string, () => Promise<void>>} */
const parts = { start, minute, awards, great, moving, trick, end };
const wanted = process.argv.slice(2);
try {
  for (const part of wanted.length > 0 ? wanted : Object.keys(parts)) {
    if (!parts[part]) throw new Error(`${part}: these parts are known: ${Object.keys(parts).join(" ")}`);
    await parts[part]();
    console.log(part);
  }
} finally {
  await chrome.close();
  server.closeAllConnections();
  server.close();
}
