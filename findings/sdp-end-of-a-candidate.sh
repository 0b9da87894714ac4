#!/usr/bin/env bash
# Guess: a candidate as the browser reports it comes through a parser and writer of SDP unchanged.
# Seen (sdp-transform 3.0.0, sdp 3.2.2): sdp-transform keeps "generation 0 network-id 1 network-cost 10"
# but drops all behind "generation 0" if "ufrag" follows, as it does in the browser's candidate events.
# sdp keeps ufrag and drops the rest, in any order, and turns "udp" into "UDP". Neither reports a thing.
# A link that packs candidates by either library loses the network's cost, or the ufrag that says to
# which try of a connection a candidate belongs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts sdp-transform@3.0.0 sdp@3.2.2 >/dev/null
cat >run.mjs <<'JS'
import sdp from "sdp";
import transform from "sdp-transform";

const start = "candidate:842163049 1 udp 1677729535 203.0.113.7 50000 typ srflx raddr 0.0.0.0 rport 0";
const session = "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n" +
  "m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n";
const tails = [
  " generation 0 network-id 1 network-cost 10",
  " generation 0 ufrag aBcD network-id 1 network-cost 10",
];
const seen = [];
for (const tail of tails) {
  const written = transform.write(transform.parse(`${session}a=${start}${tail}\r\n`));
  const [, first] = /a=(candidate.*)\r\n/.exec(written);
  const second = sdp.writeCandidate(sdp.parseCandidate(start + tail));
  seen.push(first.replace(start, ""), second.replace(start.replace("udp", "UDP"), ""));
  console.log(`${tail}\n  sdp-transform ${seen.at(-2) || "nothing"}\n  sdp           ${seen.at(-1) || "nothing"}`);
}
process.exit(seen.join() === [tails[0], "", " generation 0", " ufrag aBcD"].join() ? 0 : 1);
JS
node run.mjs
