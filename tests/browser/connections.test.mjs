// Connections between real browsers (web/page/connections.js): texts both ways, endings, damaged and foreign
// texts of the network, an answer that comes late, and networks that lose everything. With ALLFOURS_LATE=180
// the late answer takes three minutes.
import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { after, before, test as testForEver } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { Device, Routers, browsers, read, serveSources, textOf } from "./devices.mjs";
import { all } from "./page.mjs";

/** @typedef {import("./devices.mjs").Name} Name */
/** @typedef {NonNullable<Parameters<typeof Device.open>[2]>} Options */

// Longer than Chromium and Firefox try by themselves: 15 and 12 seconds.
const late = Number(process.env.ALLFOURS_LATE ?? 20) * 1000;
const reached = /** @type {const} */ ([["Chromium", "Chromium"], ["Chromium", "Firefox"], ["Firefox", "Chromium"],
  ["Firefox", "Firefox"]]);

/** @type {Awaited<ReturnType<typeof serveSources>>} */
let server;
/** @type {Map<Name, Promise<import("playwright-core").Browser>>} */
const started = new Map();
before(async () => {
  server = await serveSources();
});
after(async () => {
  // A hanging page may keep its browser from closing; the browser then ends with this process.
  const closed = Array.from(started.values(), async (browser) => (await browser).close());
  await Promise.race([Promise.all(closed), pause(20_000, undefined, { ref: false })]);
  server.close();
});

/** A test that names itself when a browser hangs. @param {string} name @param {() => Promise<void>} run */
const test = (name, run) => testForEver(name, { timeout: 180_000 + late }, run);

/** @param {Name} name @param {Options} [options] */
async function device(name, options) {
  const browser = started.get(name) ?? browsers[name]();
  started.set(name, browser);
  return Device.open(await browser, server.address, options);
}

/** Host and guest, connected at channels 3 and 5.
 * @param {Name} hostName @param {Name} guestName @param {Routers} [routers] @param {number} [delay] in ms */
async function pair(hostName, guestName, routers, delay = 0) {
  const [host, guest] = await Promise.all([device(hostName), device(guestName)]);
  const offer = await host.call("offer", 3);
  const answer = await guest.call("answer", 5, await routers?.offer(offer) ?? offer);
  await pause(delay);
  assert.equal(await host.call("accept", 3, routers?.answer(answer) ?? answer), undefined);
  await Promise.all([host.until("up"), guest.until("up")]);
  return { host, guest, offer, answer };
}

/** @param {...Device} devices */
const leave = (...devices) => Promise.all(devices.map((one) => one.leave()));

/**
 * A text cut at every `step`th place, and changed at random.
 * @param {string} via
 * @param {number} [step]
 */
const damaged = (via, step = 1) => [
  ...Array.from({ length: Math.ceil(via.length / step) }, (_, i) => via.slice(0, i * step)),
  ...Array.from({ length: Math.ceil(200 / step) }, () => {
    const at = Math.floor(Math.random() * via.length);
    const sign = String.fromCharCode(32 + Math.floor(Math.random() * 95));
    return via.slice(0, at) + sign + via.slice(at + 1);
  }),
];

/** In a page: each character of Unicode but lone surrogates, in texts of the greatest length; and 1000 more. */
const everything = () => {
  const texts = [""];
  for (let code = 0; code < 0x110000; ++code) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const sign = String.fromCodePoint(code);
    if (texts[texts.length - 1].length + sign.length > 4096) texts.push("");
    texts[texts.length - 1] += sign;
  }
  return [...texts, ...Array.from({ length: 1000 }, (_, number) => `${number}`)];
};

/** Sends it all. @param {Device} from @param {number} channel */
const sendAll = (from, channel) => from.page.evaluate(
  `for (const text of window.texts = (${everything})()) connections.send(${channel}, text)`);

/** It has all come, in order. @param {Device} to */
async function arrived(to) {
  const missing = () => to.page.evaluate('texts.length - told.filter(({ kind }) => kind === "text").length');
  for (let tries = 0; Number(await missing()) > 0 && tries < 300; ++tries) await pause(200);
  assert.equal(await to.page.evaluate(
    'told.filter(({ kind }) => kind === "text").every(({ text }, at) => text === texts[at])'), true);
  await to.page.evaluate('told.splice(0, told.length, ...told.filter(({ kind }) => kind !== "text"))');
}

for (const [hostName, guestName] of reached) {
  test(`all of Unicode and 1000 texts arrive in order, both ways: ${hostName}, ${guestName}`, async () => {
    const { host, guest } = await pair(hostName, guestName);
    await Promise.all([sendAll(host, 3), sendAll(guest, 5)]);
    await Promise.all([arrived(host), arrived(guest)]);
    // The guest closes; then there is nobody to send to.
    await guest.call("close", 5);
    assert.equal((await host.until("down")).reason, "closed");
    await host.call("send", 3, "lost");
    await guest.call("send", 5, "lost");
    assert.deepEqual((await guest.told()).map(({ kind }) => kind), ["up"]);
    await leave(host, guest);
  });

  test(`the host closes, and a guest reloads: ${hostName}, ${guestName}`, async () => {
    const [closed, reloaded] = await Promise.all([pair(hostName, guestName), pair(hostName, guestName)]);
    await closed.host.call("close", 3);
    assert.equal((await closed.guest.until("down")).reason, "closed");
    await reloaded.guest.page.reload();
    assert.equal((await reloaded.host.until("down")).reason, "closed");
    await leave(closed.host, closed.guest, reloaded.host, reloaded.guest);
  });

  test(`a closed tab is told at once: ${hostName}, ${guestName}`, async () => {
    const { host, guest } = await pair(hostName, guestName);
    const context = guest.page.context();
    // The browser goes on without it.
    await context.newPage();
    await guest.page.close({ runBeforeUnload: true });
    assert.equal((await host.until("down")).reason, "closed");
    await host.page.context().close();
    await context.close();
  });
}

test("a page that comes back from the browser's memory knows that it has no connections", async () => {
  const { host, guest } = await pair("Chromium", "Chromium");
  await guest.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  for (const one of [host, guest]) assert.equal((await one.until("down")).reason, "closed");
  await leave(host, guest);
});

test("an answer is short, and belongs to one offer", async () => {
  const [host, guest] = await Promise.all([device("Chromium"), device("Chromium")]);
  const [first, second] = [await host.call("offer", 1), await host.call("offer", 2)];
  const [answer, other] = [await guest.call("answer", 1, first), await guest.call("answer", 2, second)];
  for (const via of [first, answer]) assert.ok(via.length <= 150 + 28, `${via.length} characters`);
  assert.equal(await host.call("accept", 2, answer), "- foreign");
  assert.equal(await host.call("accept", 2, second), "- foreign");
  assert.equal(await host.call("accept", 7, answer), "- foreign");
  assert.equal(await guest.call("answer", 3, answer), "- foreign");
  // What was refused has changed nothing, and an answer can come twice.
  for (const times of [1, 2]) {
    assert.equal(await host.call("accept", 2, other), undefined, `${times}`);
    assert.equal(await host.call("accept", 1, answer), undefined, `${times}`);
  }
  for (const one of [host, guest]) {
    await one.page.waitForFunction(() => /** @type {any} */ (window).told.length === 2);
    assert.deepEqual((await one.told()).map(({ kind }) => kind), ["up", "up"]);
  }
  assert.equal(await host.call("accept", 1, await guest.call("answer", 4, first)), "- foreign");
  await leave(host, guest);
});

for (const name of /** @type {const} */ (["Chromium", "Firefox"])) {
  test(`cuts and random changes are refused, or taken by the browser: ${name}`, async () => {
    // A machine with much to do finds the way more slowly after hundreds of connections.
    const options = { limits: { coming: 60_000 } };
    const [host, guest] = await Promise.all([device(name, options), device(name, options)]);
    const offer = await host.call("offer", 1);
    const answer = await guest.call("answer", 1, offer);
    for (const [one, method, via] of /** @type {const} */ ([[guest, "answer", offer], [host, "accept", answer]])) {
      // Those that the host can read count in a test of their own: it has one answer for each offer.
      const texts = damaged(via, all ? 1 : 7).filter((text) => method === "answer" || !read(text));
      const results = await one.callAll(method, method === "answer" ? 2 : 1, texts);
      const known = ["taken", "- failed", "- unreadable", "- foreign"];
      assert.deepEqual(results.filter((result) => !known.includes(result)), []);
      assert.ok(results.includes("- unreadable"));
    }
    // The whole answer still counts.
    assert.equal(await host.call("accept", 1, answer), undefined);
    await Promise.all([host.until("up", 60_000), guest.until("up", 60_000)]);
    await leave(host, guest);
  });

  test(`a changed answer that can be read comes up or is told: ${name}`, async () => {
    const [host, guest] = await Promise.all([device(name, { limits: { coming: 1500 } }), device(name)]);
    for (let channel = 1; channel <= 12; ++channel) {
      const answer = await guest.call("answer", channel, await host.call("offer", channel));
      const changed = damaged(answer).filter((text) => read(text));
      const result = await host.call("accept", channel, changed[channel * 7919 % changed.length]);
      assert.ok([undefined, "- foreign", "- failed"].includes(result), result);
      if (result !== undefined) await host.call("accept", channel, answer);
    }
    await host.page.waitForFunction(() => /** @type {any} */ (window).told.length === 12);
    assert.ok((await host.told()).every(({ kind, reason }) => kind === "up" || reason === "unreachable"));
    await leave(host, guest);
  });

  test(`an answer that was changed to another address or password does not come up: ${name}`, async () => {
    const [host, guest] = await Promise.all([device(name, { limits: { coming: 1500 } }), device(name)]);
    const end = read(await guest.call("answer", 1, await host.call("offer", 1)));
    assert.ok(end);
    await guest.call("close", 1);
    assert.equal(await host.call("accept", 1, textOf({ ...end, password: end.password.replace(/./g, "x"),
      candidates: [{ type: "host", transport: "udp", address: "127.0.0.1", port: 9 }] })), undefined);
    assert.equal((await host.until("down")).reason, "unreachable");
    await leave(host, guest);
  });

  test(`a server that does not answer holds up nobody: ${name}`, async () => {
    // Firefox asks no server on this machine's own loopback.
    const address = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";
    const silent = createSocket("udp4").bind(0, address);
    await once(silent, "listening");
    const place = `${address}:${silent.address().port}`;
    const host = await device(name, { servers: [`stun:${place}`, `turn:name:pass@word@${place}`] });
    // The browser alone would go on for longer than this test may take.
    assert.ok(read(await host.call("offer", 1)));
    assert.equal(await host.page.evaluate("states.at(-1)"), "gathering");
    assert.deepEqual(await host.told(), [{ kind: "useless", channel: 1, reason: "silent" }]);
    await leave(host);
    silent.close();
  });

  test(`what is no text of ours closes: ${name}`, async () => {
    for (const what of ["x".repeat(4097), new Uint8Array(3)]) {
      const { host, guest } = await pair("Chromium", name);
      await host.page.evaluate((what) => {
        const send = RTCDataChannel.prototype.send;
        RTCDataChannel.prototype.send = function () {
          return send.call(this, /** @type {any} */ (typeof what === "string" ? what : new Uint8Array(3)));
        };
      }, typeof what === "string" ? what : null);
      await host.call("send", 3, "anything");
      assert.equal((await guest.until("down")).reason, "closed");
      assert.deepEqual((await guest.told()).map(({ kind }) => kind), ["up", "down"]);
      await leave(host, guest);
    }
  });
}

test("a wrong certificate is told at both ends", async () => {
  const limits = { again: 300, coming: 5000 };
  const [host, guest] = await Promise.all([device("Chromium", { limits }), device("Chromium", { limits })]);
  const end = read(await host.call("offer", 1));
  assert.ok(end);
  const answer = await guest.call("answer", 1, textOf({ ...end, fingerprint: end.fingerprint.map((byte) => byte ^ 1) }));
  await host.call("accept", 1, answer);
  for (const one of [host, guest]) assert.equal((await one.until("down")).reason, "unreachable");
  await leave(host, guest);
});

// Seen in Chromium now and then.
test("a browser that never takes the answer is told as unreachable", async () => {
  const limits = { coming: 1000 };
  const [host, guest] = await Promise.all([device("Chromium", { limits }), device("Chromium")]);
  const answer = await guest.call("answer", 1, await host.call("offer", 1));
  await host.page.evaluate(() => {
    RTCPeerConnection.prototype.setRemoteDescription = () => new Promise(() => {});
  });
  assert.equal(await host.call("accept", 1, answer), undefined);
  assert.equal((await host.until("down")).reason, "unreachable");
  await leave(host, guest);
});

test("a server that a browser refuses is known before a connection needs it", async () => {
  const taken = await Promise.all(/** @type {const} */ (["Chromium", "Firefox"]).map(async (name) => {
    const one = await device(name);
    const answers = await one.page.evaluate(async (servers) => {
      const { takesServer } = await import(/** @type {string} */ ("/connections.js"));
      return servers.map((server) => takesServer(server));
    }, ["stun:stun.example.org:3478", "turn:name:pass@word@turn.example.org", "no:server", "stuns:stun.example.org"]);
    await leave(one);
    return answers;
  }));
  assert.deepEqual(taken, [[true, true, false, true], [true, true, false, false]]);
});

test("a browser without WebRTC, and a wrong server, are errors of their own", async () => {
  const host = await device("Chromium", { servers: ["no:server"] });
  assert.equal(await host.call("offer", 1), "- failed");
  await host.page.evaluate(() => Object.assign(window, { RTCPeerConnection: undefined }));
  assert.equal(await host.call("offer", 1), "- unsupported");
  assert.equal(await host.call("answer", 1, "1.-.rubbish"), "- unreadable");
  await leave(host);
});

test("a browser that hides all its addresses says so at once", async () => {
  const [host, guest] = await Promise.all([device("Chromium"), device("Chromium without addresses")]);
  assert.equal(await guest.call("offer", 1), "- no_address");
  assert.equal(await guest.call("answer", 1, await host.call("offer", 1)), "- no_address");
  await leave(host, guest);
});

test(`an answer that takes ${late / 1000} seconds, with names of mDNS and across routers`, async () => {
  await Promise.all(reached.flatMap(([hostName, guestName]) => [
    pair(hostName, guestName, undefined, late).then(({ host, guest }) => leave(host, guest)),
    (async () => {
      const routers = new Routers();
      const { host, guest } = await pair(`${hostName} with addresses`, `${guestName} with addresses`, routers, late);
      await leave(host, guest);
      routers.close();
    })(),
  ]));
});

test("a network that loses everything is told at both ends", async () => {
  await Promise.all(reached.map(async ([hostName, guestName]) => {
    const routers = new Routers();
    const { host, guest } = await pair(`${hostName} with addresses`, `${guestName} with addresses`, routers);
    routers.cut = true;
    for (const one of [host, guest]) assert.equal((await one.until("down", 60_000)).reason, "silent");
    await leave(host, guest);
    routers.close();
  }));
});
