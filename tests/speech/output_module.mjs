#!/usr/bin/env node
// An output module of Speech Dispatcher that writes down the texts it is given to speak, and takes as long over
// it as a voice of usual speed would. Talks the module protocol of Speech Dispatcher 0.11 on standard input
// and output; writes one JSON object per utterance to the file $SPEECH_LOG: when it began, its text, how
// long it takes, and whether it was cut off; the current text is in $SPEECH_LOG.now. Started by Speech Dispatcher: session.mjs.
import { appendFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** Of a synthesizer at Orca's usual rate. */
const charactersPerSecond = 15;
const log = process.env.SPEECH_LOG ?? "/dev/null";

/** @type {{text: string, from: number, timer: ReturnType<typeof setTimeout>} | null} */
let speaking = null;
/** @type {string[] | null} lines up to the one with a full stop */
let block = null;
/** @type {(lines: string[]) => void} */
let then = () => {};

/** @param {string} line */
const answer = (line) => process.stdout.write(`${line}\n`);

/** @param {string} first @param {(lines: string[]) => void} last */
function takeBlock(first, last) {
  answer(first);
  block = [];
  then = last;
}

/** @param {string} marked text with SSML */
const plain = (marked) => marked.replace(/<[^>]*>/g, "").replaceAll("&lt;", "<").replaceAll("&gt;", ">")
  .replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&amp;", "&").trim();

/** @param {boolean} cut */
function end(cut) {
  if (!speaking) return;
  clearTimeout(speaking.timer);
  const { text, from } = speaking;
  speaking = null;
  appendFileSync(log, `${JSON.stringify({ text, from, until: Date.now(), cut })}\n`);
  writeFileSync(`${log}.now`, "");
  answer(cut ? "703 STOP" : "702 END");
}

/** @param {string[]} lines */
function speak(lines) {
  // A line that begins with a full stop is sent with two.
  const text = plain(lines.map((line) => line.replace(/^\.\./, ".")).join(" "));
  answer("200 OK SPEAKING");
  answer("701 BEGIN");
  writeFileSync(`${log}.now`, text);
  speaking = { text, from: Date.now(),
    timer: setTimeout(() => end(false), Math.max(1, text.length) / charactersPerSecond * 1000) };
}

/** @type {Record<string, () => void>} */
const commands = {
  INIT: () => answer("299-It writes down what it hears.\n299 OK LOADED SUCCESSFULLY"),
  AUDIO: () => takeBlock("207 OK RECEIVING AUDIO SETTINGS", () => answer("203 OK AUDIO INITIALIZED")),
  LOGLEVEL: () => takeBlock("207 OK RECEIVING LOGLEVEL SETTINGS", () => answer("203 OK LOG LEVEL SET")),
  SET: () => takeBlock("203 OK RECEIVING SETTINGS", () => answer("203 OK SETTINGS RECEIVED")),
  "LIST VOICES": () => answer("200-scribe\tnone\tnone\n200 OK VOICE LIST SENT"),
  STOP: () => end(true),
  PAUSE: () => end(true),
  QUIT: () => {
    answer("210 OK QUIT");
    process.exit(0);
  },
};
for (const kind of ["SPEAK", "CHAR", "KEY", "SOUND_ICON"]) {
  commands[kind] = () => takeBlock("202 OK RECEIVING MESSAGE", speak);
}

createInterface({ input: process.stdin }).on("line", (line) => {
  if (block === null) {
    const command = commands[line.trim()];
    if (command) command();
    else answer("300 ERR UNKNOWN COMMAND");
  } else if (line === ".") {
    const lines = block;
    block = null;
    then(lines);
  } else {
    block.push(line);
  }
}).on("close", () => process.exit(0));
