// Pictures for people to look at, kept in build/screenshots: start screen, play, the hand's end, on
// a desktop and a phone, at several pixel ratios.
import { test } from "node:test";

import { browser, desktop, phone } from "./page.mjs";

const { open } = browser();

const screens = [
  { name: "desktop", viewport: desktop, scale: 1, touch: false },
  { name: "desktop-2x", viewport: desktop, scale: 2, touch: false },
  { name: "phone-3x", viewport: phone, scale: 3, touch: true },
];

for (const { name, ...screen } of screens) {
  test(`${name}: start, play, the hand's end`, async () => {
    const start = await open(screen);
    await start.picture(`${name}-start`);
    await start.close();
    const game = await open({ ...screen, link: "v=trinidad&seed=KINGSTON-42" });
    // Until cards lie on the table and one of ours must not follow them.
    for (;;) {
      const [word] = await game.turn();
      const playable = (await game.playable()).length;
      const hand = (await game.hand()).length;
      if (!word && hand < 6 && playable < hand && /: /.test(await game.text("table"))) break;
      await game.decide(word ?? (await game.playable())[0]);
    }
    await game.picture(`${name}-play`);
    await game.playHand();
    await game.picture(`${name}-hand-over`);
    await game.close();
  });
}
