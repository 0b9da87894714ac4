#!/usr/bin/env bash
# Guess: a link with commas, as a list of house rules has them, comes through a calendar file unchanged.
# Seen (ical-generator 10.2.0, ical.js 2.2.1, node-ical 0.26.1): the generator writes a backslash before
# each comma of URL also, where the value is an address and RFC 5545 has no escapes. ical.js, which reads
# the address as it stands, gives back "target.9\,hang_jack.false"; node-ical takes the backslash out,
# so a test with that reader sees nothing. In DESCRIPTION both give the link back whole.
# A link for calendars has to percent-encode its commas, or to stand in the description.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts ical-generator@10.2.0 ical.js@2.2.1 node-ical@0.26.1 >/dev/null
cat >run.mjs <<'JS'
import ICAL from "ical.js";
import createCalendar from "ical-generator";
import nodeIcal from "node-ical";

const link = "https://example.org/#game=trinidad&seed=A-1&rules=target.9,hang_jack.false";
const calendar = createCalendar({ name: "Deals" });
calendar.createEvent({ id: "1", start: new Date("2026-12-01T18:00:00Z"), end: new Date("2026-12-01T19:00:00Z"),
  summary: "Deal of the day", url: link, description: link });
const text = calendar.toString();
console.log(/^URL.*\r\n(?: .*\r\n)*/m.exec(text)[0].replace(/\r\n /g, "").trim());

const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
const other = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
const valueOf = (property) => property?.val ?? property;
const read = {
  "ical.js": [event.getFirstPropertyValue("url"), event.getFirstPropertyValue("description")],
  "node-ical": [valueOf(other.url), valueOf(other.description)],
};
for (const [name, [url, description]] of Object.entries(read)) {
  console.log(`${name}: url ${url}; description ${description === link ? "whole" : description}`);
}
process.exit(read["ical.js"][0] === link.replace(",", "\\,") && read["ical.js"][1] === link &&
  read["node-ical"].every((value) => value === link) ? 0 : 1);
JS
node run.mjs
