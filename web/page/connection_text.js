// One end of a WebRTC connection as a short text, the `via` of an invitation and of its answer
// (web/TOGETHER.md "The network's text"), and as SDP. SDP is written from checked fields alone: nothing that
// a stranger wrote reaches the browser as it is. Tests: tests/browser/connection_text.test.mjs.

/**
 * @typedef {object} Candidate
 * @property {"host" | "srflx" | "relay"} type
 * @property {"udp" | "passive" | "so"} transport  UDP, or TCP by its kind; nobody can call an active one
 * @property {string} address  IPv4, IPv6, or a name of mDNS, of 16 random bytes
 * @property {number} port
 */

/**
 * @typedef {object} End
 * @property {string} to  the host's `user` in a guest's answer; empty in an offer
 * @property {string} user
 * @property {string} password
 * @property {Uint8Array} fingerprint  SHA-256 of the certificate
 * @property {Candidate[]} candidates  best first
 */

const version = "1";
const noOffer = "-";
const longest = 6000;
const mostCandidates = 32;
const fingerprintBytes = 32;

// Letters of a candidate: its type and form of address, then its transport.
/** @type {Record<string, {type: Candidate["type"], form: "four" | "six" | "name"}>} */
const kinds = {
  h: { type: "host", form: "four" }, i: { type: "host", form: "six" }, n: { type: "host", form: "name" },
  s: { type: "srflx", form: "four" }, t: { type: "srflx", form: "six" },
  r: { type: "relay", form: "four" }, q: { type: "relay", form: "six" },
};
/** @type {Record<string, Candidate["transport"]>} */
const transports = { u: "udp", p: "passive", o: "so" };
const addressBytes = { four: 4, six: 16, name: 16 };
const preferences = { host: 126, srflx: 100, relay: 0 };

/** Bytes in the letters of links (RFC 4648 §5). @param {Iterable<number>} bytes */
const letters = (bytes) => btoa(String.fromCharCode(...bytes))
  .replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** The bytes, or null unless `letters` writes exactly this text for them.
 * @param {string} text @param {number} count */
function bytesOf(text, count) {
  if (!/^[\w-]+$/.test(text) || text.length !== Math.ceil(count * 4 / 3)) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
  return letters(bytes) === text ? bytes : null;
}

/** @param {number} value */
const hex = (value) => value.toString(16).padStart(2, "0");

/** @param {string} address */
function fourBytes(address) {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  return parts?.every((part) => part < 256) ? parts : null;
}

/** @param {string} address */
function sixBytes(address) {
  if (!/^[\da-f:]+$/i.test(address)) return null;
  const [front, back, more] = address.split("::").map((half) => half ? half.split(":") : []);
  const missing = 8 - front.length - (back?.length ?? 0);
  if (more || (back ? missing < 1 : missing !== 0)) return null;
  const groups = [...front, ...Array(missing).fill("0"), ...back ?? []];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]) : null;
}

/** @param {string} address */
function nameBytes(address) {
  const name = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/.exec(address);
  return name?.slice(1).join("").match(/../g)?.map((byte) => parseInt(byte, 16)) ?? null;
}

/** @param {"four" | "six" | "name"} form @param {Uint8Array} bytes */
function addressText(form, bytes) {
  if (form === "four") return bytes.join(".");
  const text = [...bytes].map(hex).join("");
  return form === "six" ? (text.match(/..../g) ?? []).join(":")
    : `${text.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

/** A candidate's field, or none for an address of another form. @param {Candidate} candidate */
function candidateText({ type, transport, address, port }) {
  /** @type {[keyof typeof addressBytes, number[] | null][]} */
  const forms = [["four", fourBytes(address)], ["six", sixBytes(address)], ["name", nameBytes(address)]];
  const [form, bytes] = forms.find(([, found]) => found) ?? [];
  const kind = Object.keys(kinds).find((letter) => kinds[letter].type === type && kinds[letter].form === form);
  const way = Object.keys(transports).find((letter) => transports[letter] === transport);
  return kind && bytes ? [kind + way + letters([...bytes, port >> 8, port & 255])] : [];
}

/** @param {string} text @returns {Candidate | null} */
function readCandidate(text) {
  const kind = kinds[text[0]];
  const transport = transports[text[1]];
  if (!kind || !transport) return null;
  const bytes = bytesOf(text.slice(2), addressBytes[kind.form] + 2);
  const [high, low] = bytes?.slice(-2) ?? [0, 0];
  const port = high * 256 + low;
  return bytes && port > 0
    ? { type: kind.type, transport, address: addressText(kind.form, bytes.slice(0, -2)), port } : null;
}

/** ICE's characters as those of a link, and back. @param {string} text */
const toLink = (text) => text.replaceAll("+", "-").replaceAll("/", "_");
/** @param {string} text */
const fromLink = (text) => text.replaceAll("-", "+").replaceAll("_", "/");

/** @param {End} end */
export function textOf({ to, user, password, fingerprint, candidates }) {
  return [version, to ? toLink(to) : noOffer, toLink(user), toLink(password), letters(fingerprint),
    ...candidates.flatMap(candidateText).slice(0, mostCandidates)].join(".");
}

/** Null if the text is not one that `textOf` writes. @param {string} text @returns {End | null} */
export function read(text) {
  if (text.length > longest) return null;
  const [first, to, user, password, print, ...rest] = text.split(".");
  if (first !== version || !rest.length || rest.length > mostCandidates) return null;
  if (to !== noOffer && !/^[\w-]{4,256}$/.test(to)) return null;
  if (!/^[\w-]{4,256}$/.test(user) || !/^[\w-]{22,256}$/.test(password)) return null;
  const fingerprint = bytesOf(print, fingerprintBytes);
  const candidates = rest.map(readCandidate).filter((candidate) => candidate !== null);
  if (!fingerprint || candidates.length < rest.length) return null;
  return { to: to === noOffer ? "" : fromLink(to), user: fromLink(user), password: fromLink(password),
    fingerprint, candidates };
}

/** This device's end, from what its browser has gathered; null if another device cannot use it.
 * @param {string} sdp of the browser @param {string} to @returns {End | null} */
export function endOf(sdp, to) {
  const user = /^a=ice-ufrag:([A-Za-z0-9+/]{4,256})\r?$/m.exec(sdp)?.[1];
  const password = /^a=ice-pwd:([A-Za-z0-9+/]{22,256})\r?$/m.exec(sdp)?.[1];
  const print = /^a=fingerprint:sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})\r?$/mi.exec(sdp)?.[1];
  if (!user || !password || !print) return null;
  const line = /^a=candidate:\S+ 1 (udp|tcp) (\d+) (\S+) (\d+) typ (host|srflx|relay)\b(?:.* tcptype (\w+))?/gmi;
  const candidates = [...sdp.matchAll(line)].sort((one, other) => Number(other[2]) - Number(one[2]))
    .map(([, transport, , address, port, type, tcp]) => /** @type {Candidate} */ ({
      type, transport: transport.toLowerCase() === "udp" ? "udp" : tcp, address, port: Number(port) }))
    .filter((candidate) => Object.values(transports).includes(candidate.transport) &&
      candidateText(candidate).length > 0);
  return candidates.length === 0 ? null : { to, user, password,
    fingerprint: Uint8Array.from(print.split(":"), (byte) => parseInt(byte, 16)), candidates };
}

/** A candidate in the browser's form. Each round has a foundation and priorities of its own.
 * @param {Candidate} candidate @param {number} place among the others @param {number} round */
export function candidateLine({ type, transport, address, port }, place, round) {
  const priority = preferences[type] * 2 ** 24 + (65535 - place - round % 1000 * mostCandidates) * 256 + 255;
  return [`candidate:${round * mostCandidates + place + 1} 1 ${transport === "udp" ? "udp" : "tcp"} ${priority}`,
    `${address} ${port} typ ${type}`, ...type === "host" ? [] : ["raddr 0.0.0.0 rport 0"],
    ...transport === "udp" ? [] : [`tcptype ${transport}`]].join(" ");
}

/** A session description of another device's end, with its candidates. The host begins the handshake (active):
 * Chromium as a guest reaches Chromium's host before that has the answer, would begin in vain, and has given up
 * after four minutes.
 * @param {End} end */
export function sdpOf({ to, user, password, fingerprint, candidates }) {
  return [
    "v=0", "o=- 1 1 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
    ...candidates.map((candidate, place) => `a=${candidateLine(candidate, place, 0)}`),
    `a=ice-ufrag:${user}`, `a=ice-pwd:${password}`, "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${[...fingerprint].map(hex).join(":").toUpperCase()}`,
    `a=setup:${to ? "passive" : "active"}`, "a=mid:0", "a=sctp-port:5000", "a=max-message-size:65536", "",
  ].join("\r\n");
}
