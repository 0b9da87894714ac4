#!/usr/bin/env bash
# Guess: two notes with `startTick: 0` begin together, and a grace note sounds before its note.
# Seen (midi-writer-js 3.2.1): a start of 0 counts as no start, and the note comes after all that the track has had: of
# two voices the second begins when the first is over. With a start of 1, or any other number, it begins where it
# should. Grace notes, single or several, as text or as a list, are not in the file at all; their note is there.
# Put the second voice in a track of its own, and write a grace note as a short note.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts midi-writer-js@3.2.1 midi-file@1.2.4 >/dev/null
cat >run.cjs <<'JS'
const { parseMidi } = require("midi-file");
const writer = require("midi-writer-js");

/** The notes of a track with these events, each with the tick at which it begins, as another library reads them. */
function notes(name, ...events) {
  const track = new writer.Track();
  for (const event of events) track.addEvent(new writer.NoteEvent(event));
  let tick = 0;
  const begun = [];
  for (const event of parseMidi(Buffer.from(new writer.Writer(track).buildFile())).tracks.at(-1)) {
    tick += event.deltaTime;
    if (event.type === "noteOn") begun.push(`${event.noteNumber}@${tick}`);
  }
  console.log(`${name}: ${begun.join(" ")}`);
  return begun.join(" ");
}
const bass = { pitch: "C3", duration: "1", startTick: 0 };
const seen = [
  notes("second voice at 0", bass, { pitch: "E4", duration: "4", startTick: 0 }),
  notes("second voice at 1", bass, { pitch: "E4", duration: "4", startTick: 1 }),
  notes("second voice at 128", bass, { pitch: "E4", duration: "4", startTick: 128 }),
  notes("grace note", { pitch: "C5", duration: "2", grace: "B4" }),
  notes("two grace notes", { pitch: ["C5"], duration: "2", grace: ["A4", "B4"] }),
];
process.exit(seen.join("; ") === "48@0 64@512; 48@0 64@1; 48@0 64@128; 72@0; 72@0" ? 0 : 1);
JS
node run.cjs
