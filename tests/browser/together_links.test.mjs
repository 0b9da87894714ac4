// An answer to an invitation that is opened as a link: another tab of the browser has its table, or none has it, which
// is said in three languages. The other cells of wrong links: tests/app/modes/together/together_answers_test.cpp.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser } from "./page.mjs";
import { invite, linkIn, pressIn, says } from "./together.mjs";

// In real time, which the connections need.
const chrome = browser([], { pace: 2 });

test("an answer opened in another tab reaches the table", async () => {
  const host = await chrome.open();
  await invite(host);
  const guest = await chrome.open({ link: await linkIn(host), begins: false });
  await pressIn(guest, "together_join");
  const answer = await linkIn(guest);
  const open = async () => {
    const tab = await host.page.context().newPage();
    await tab.goto(`${chrome.address}#${answer}`);
    return tab;
  };
  await (await open()).locator("#message", { hasText: "Your table has the answer now. Go back to the page that shows it." })
    .waitFor({ state: "attached" });
  await says(host, /is here/);
  // Once more, it has been used.
  await open();
  await says(host, /This invitation has already been answered: Player 2 has the seat\./);
  await host.close();
  await guest.close();
});

test("an answer that no table waits for is not said to have arrived", async () => {
  const host = await chrome.open();
  await invite(host);
  const guest = await chrome.open({ link: await linkIn(host), begins: false });
  await pressIn(guest, "together_join");
  const answer = await linkIn(guest);
  for (const [locale, sentence] of [
    ["en-GB", "No table that is open here waits for this answer. Enter it on the device that sent the invitation."],
    ["de-DE", "Kein Tisch, der hier offen ist, wartet auf diese Antwort. Gib sie auf dem Gerät ein, von dem die Einladung kam."],
    ["fr-FR", "Aucune table ouverte ici n’attend cette réponse. Entre-la sur l’appareil d’où vient l’invitation."],
  ]) {
    const elsewhere = await chrome.open({ link: answer, begins: false, locale });
    await elsewhere.page.locator("#message", { hasText: sentence }).waitFor({ state: "attached" });
    assert.equal(await elsewhere.page.locator("#sheet[open]").count(), 0);
    await elsewhere.close();
  }
  await host.close();
  await guest.close();
});
