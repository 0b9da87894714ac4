// The network's text of an invitation (web/page/connection_text.js), without a browser: what it writes it
// reads, and nothing else; and the SDP of two browsers.
import assert from "node:assert/strict";
import { test } from "node:test";

import { candidateLine, endOf, read, sdpOf, textOf } from "../../web/page/connection_text.js";

/** @typedef {import("../../web/page/connection_text.js").End} End */
/** @typedef {import("../../web/page/connection_text.js").Candidate} Candidate */

/** @param {number} most */
const below = (most) => Math.floor(Math.random() * most);
/** @template T @param {readonly T[]} all @returns {T} */
const one = (all) => all[below(all.length)];
/** @param {number} length */
const bytes = (length) => Array.from({ length }, () => below(256));
/** @param {number} length */
const hex = (length) => bytes(length).map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {number} least @param {number} most */
const iceText = (least, most) => Array.from({ length: least + below(most - least + 1) }, () =>
  one([..."ABCXYZabcxyz0189+/"])).join("");
const forms = {
  four: () => bytes(4).join("."),
  six: () => Array.from({ length: 8 }, () => hex(2)).join(":"),
  name: () => `${hex(4)}-${hex(2)}-${hex(2)}-${hex(2)}-${hex(6)}.local`,
};

/** @returns {Candidate} */
function randomCandidate() {
  const form = one(/** @type {const} */ (["four", "six", "name"]));
  return { type: form === "name" ? "host" : one(["host", "srflx", "relay"]), transport: one(["udp", "passive", "so"]),
    address: forms[form](), port: 1 + below(65535) };
}

/** @param {number} candidates @returns {End} */
const randomEnd = (candidates) => ({ to: one(["", iceText(4, 30)]), user: iceText(4, 256), password: iceText(22, 256),
  fingerprint: Uint8Array.from(bytes(32)), candidates: Array.from({ length: candidates }, randomCandidate) });

test("an end comes back from its text, and from its SDP", () => {
  for (let times = 0; times < 2000; ++times) {
    const end = randomEnd(1 + below(32));
    const types = ["host", "srflx", "relay"];
    end.candidates.sort((one, other) => types.indexOf(one.type) - types.indexOf(other.type));
    const text = textOf(end);
    assert.match(text, /^[\w.-]+$/);
    assert.doesNotMatch(text, /\.\.|\.$/);
    assert.ok(text.length <= 6000);
    assert.deepEqual(read(text), end);
    assert.deepEqual(endOf(sdpOf(end), end.to), end);
  }
});

test("a text that is read is the one that would be written", () => {
  for (let times = 0; times < 300; ++times) {
    const text = textOf(randomEnd(1 + below(3)));
    const changed = Array.from({ length: 100 }, () => {
      const at = below(text.length);
      return text.slice(0, at) + one(["", String.fromCharCode(below(0x180)), one([...text])]) + text.slice(at + below(3));
    });
    for (const damaged of [...changed, ...Array.from(text, (_, length) => text.slice(0, length))]) {
      const end = read(damaged);
      if (end) assert.equal(textOf(end), damaged);
    }
  }
});

test("limits", () => {
  const end = randomEnd(1);
  const [candidate] = textOf(end).split(".").slice(-1);
  const longer = (/** @type {number} */ count) => `${textOf(end)}.${Array(count).fill(candidate).join(".")}`;
  assert.equal(read(longer(31))?.candidates.length, 32);
  assert.equal(read(longer(32)), null);
  assert.equal(textOf({ ...end, candidates: Array(40).fill(end.candidates[0]) }), longer(31));
  for (const [field, values] of /** @type {[keyof End, string[]][]} */ ([
    ["user", ["abc", "x".repeat(257), "ab c", "abcé"]], ["password", ["x".repeat(21), "x".repeat(257)]],
    ["to", ["abc", "x".repeat(257)]],
  ])) {
    for (const value of values) assert.equal(read(textOf({ ...end, [field]: value })), null, `${field} ${value}`);
  }
  for (const length of [0, 31, 33]) {
    assert.equal(read(textOf({ ...end, fingerprint: Uint8Array.from(bytes(length)) })), null);
  }
  assert.equal(read(textOf({ ...end, candidates: [] })), null);
  assert.equal(read(textOf({ ...end, candidates: [{ ...end.candidates[0], port: 0 }] })), null);
  for (const address of ["", "a.local", "host.example", "1.2.3", "1.2.3.256", "1.2.3.4.5", ":", "1::2::3", ":::",
    "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::8:9", "12345::", "fe80::1%eth0", "::ffff:1.2.3.4"]) {
    assert.equal(read(textOf({ ...end, candidates: [{ type: "host", transport: "udp", address, port: 1 }] })), null, address);
  }
  for (const [short, long] of [["::", "0000:".repeat(8)], ["2001:DB8::1", "2001:0db8:0000:0000:0000:0000:0000:0001:"],
    ["1::", `0001:${"0000:".repeat(7)}`], ["::8", `${"0000:".repeat(7)}0008:`]]) {
    const found = read(textOf({ ...end, candidates: [{ type: "host", transport: "udp", address: short, port: 1 }] }));
    assert.equal(`${found?.candidates[0].address}:`, long);
  }
});

// As Chromium 156 and Firefox 153 write it, with a server's candidates added.
const chromium = ["v=0", "o=- 6292640770846779248 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
  "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
  "a=candidate:2338225464 1 udp 2113937151 126c7909-769e-4370-b523-a02f607c21a9.local 49903 typ host generation 0 network-cost 999",
  "a=candidate:842163049 1 udp 1677729535 203.0.113.7 50000 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999",
  "a=candidate:1876313031 1 tcp 1518157055 ::1 54521 typ host tcptype passive generation 0",
  "a=candidate:1876313031 1 tcp 1518157055 ::1 9 typ host tcptype active generation 0",
  "a=ice-ufrag:EYpg", "a=ice-pwd:K4L9MQx8siG3BjC1ns4hgARB", "a=ice-options:trickle",
  `a=fingerprint:sha-256 ${Array(32).fill("A5").join(":")}`, "a=setup:actpass", "a=mid:0", ""].join("\r\n");
const firefox = ["v=0", `a=fingerprint:sha-256 ${Array(32).fill("C6").join(":")}`,
  "a=candidate:0 1 UDP 2122187007 8c6ec577-5e51-4a80-8a7f-cc78093904db.local 37730 typ host",
  "a=candidate:1 1 UDP 2122252543 55fbff0b-fe07-4afe-9d4e-c78429f55467.local 54513 typ host",
  "a=candidate:2 1 TCP 2105458943 8c6ec577-5e51-4a80-8a7f-cc78093904db.local 9 typ host tcptype active",
  "a=candidate:3 2 UDP 2122252542 192.0.2.1 9000 typ host",
  "a=ice-pwd:8e7be0c332113c3825262b65fe5442ce", "a=ice-ufrag:dd4eb248", ""].join("\r\n");

test("what browsers gather, best first, in about 150 characters", () => {
  const found = [endOf(chromium, ""), endOf(firefox, "EYpg")];
  assert.deepEqual(found.map((end) => end?.candidates), [[
    { type: "host", transport: "udp", address: "126c7909-769e-4370-b523-a02f607c21a9.local", port: 49903 },
    { type: "srflx", transport: "udp", address: "203.0.113.7", port: 50000 },
    { type: "host", transport: "passive", address: "::1", port: 54521 },
  ], [
    { type: "host", transport: "udp", address: "55fbff0b-fe07-4afe-9d4e-c78429f55467.local", port: 54513 },
    { type: "host", transport: "udp", address: "8c6ec577-5e51-4a80-8a7f-cc78093904db.local", port: 37730 },
  ]]);
  for (const end of found) {
    const text = end ? textOf(end) : "";
    assert.ok(text.length > 100 && text.length <= 150, text);
    assert.ok(read(text));
  }
  // One without a way to it is none.
  assert.equal(endOf(chromium.replace(/a=candidate.*\r\n/g, ""), ""), null);
  assert.equal(endOf(firefox.replace("sha-256", "sha-1"), ""), null);
});

test("the host begins the handshake, since a guest would give up before the answer arrives", () => {
  const end = randomEnd(1);
  assert.match(sdpOf({ ...end, to: "" }), /\r\na=setup:active\r\n/);
  assert.match(sdpOf({ ...end, to: "host" }), /\r\na=setup:passive\r\n/);
});

test("candidates added again are new ones, and better than those of other types in every round", () => {
  const candidates = /** @type {const} */ (["host", "srflx", "relay"]).map((type) => ({ ...randomCandidate(), type }));
  const lines = Array.from({ length: 1000 }, (_, round) => candidates.map((candidate, place) =>
    candidateLine(candidate, place, round).split(" "))).flat();
  assert.equal(new Set(lines.map(([foundation]) => foundation)).size, lines.length);
  const priorities = candidates.map((_, place) => lines.filter((_, at) => at % 3 === place).map((line) => Number(line[3])));
  assert.ok(Math.min(...priorities[0]) > Math.max(...priorities[1]));
  assert.ok(Math.min(...priorities[1]) > Math.max(...priorities[2]));
  assert.ok(lines.every(([, , , priority]) => Number(priority) > 0 && Number(priority) < 2 ** 31));
});
