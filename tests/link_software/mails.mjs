// Programs that wrap lines, and the forms of mails and calendars: each takes texts and gives the text that a person can copy.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { convert } from "html-to-text";
import ical from "ical-generator";
import libmime from "libmime";
import { simpleParser } from "mailparser";
import nodeIcal from "node-ical";
import nodemailer from "nodemailer";
import wordWrap from "word-wrap";
import wrapAnsi from "wrap-ansi";

import { debianVersion } from "./debian_engines.mjs";
import { versionOf } from "./engines.mjs";

function run(program, words, input) {
  const { status, stdout, error } = spawnSync(program, words, { input, encoding: "utf8" });
  if (error || status !== 0) throw error ?? new Error(`${program}: status ${status}`);
  return stdout;
}

const script = (name) => fileURLToPath(new URL(name, import.meta.url));
// One run for all texts, with a paragraph between them.
const between = "NEXT-TEXT";
const parted = (text) => text.split(between);
const filter = (program, ...words) => (texts) => parted(run(program, words, texts.join(`\n\n${between}\n\n`)));
const browser = (program, ...words) => (texts) => parted(run(program, words,
  texts.map((text) => `<p>${escaped(text)}</p>`).join(`<p>${between}</p>`)));
const each = (change) => (texts) => Promise.all(texts.map(change));
const together = (program, name) => (texts) => JSON.parse(run(program, [script(name)], JSON.stringify(texts)));
const npm = (name, form = "") => [name, versionOf(name), form].filter(Boolean).join(" ");
const debian = (form, name) => `${form} (${name} ${debianVersion(name)})`;

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
async function mailOf(text, encoding, more = {}) {
  const { message } = await composer.sendMail({ from: "ada@example.org", to: "tom@example.org",
    subject: "Cards", date: new Date(0), textEncoding: encoding, text, ...more });
  return message.toString();
}
const bodyOf = (mail) => mail.slice(mail.indexOf("\r\n\r\n") + 4);
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const html = (text) => `<p>${escaped(text)
  .replace(/https:\S+/, (address) => `<a href="${address}">${address}</a>`)}</p>`;
const quoted = (text) => text.split("\n").map((line) => `> ${line}`).join("\n");

function calendar(text) {
  const all = ical({ name: "Cards" });
  all.createEvent({ start: new Date(0), summary: "Cards", description: text });
  return all.toString();
}

export const wrappers = [
  [debian("fold -w 72", "coreutils"), filter("fold", "-w", "72")],
  [debian("fold -s -w 72", "coreutils"), filter("fold", "-s", "-w", "72")],
  [debian("fmt -w 72", "coreutils"), filter("fmt", "-w", "72")],
  [debian("par 72", "par"), filter("par", "72")],
  ["textwrap.fill 72 (Python)", together("/usr/bin/python3", "wraps.py")],
  ["Text::Wrap 72 (Perl)", together("perl", "wraps.pl")],
  [npm("wrap-ansi", "hard"), each((text) => wrapAnsi(text, 72, { hard: true }))],
  [npm("wrap-ansi"), each((text) => wrapAnsi(text, 72))],
  [npm("word-wrap"), each((text) => wordWrap(text, { width: 72 }))],
  [npm("word-wrap", "cut"), each((text) => wordWrap(text, { width: 72, cut: true }))],
  [npm("html-to-text"), each((text) => convert(html(text)))],
  [debian("lynx -dump", "lynx"), browser("lynx", "-dump", "-stdin", "-display_charset=utf-8",
    "-assume_charset=utf-8")],
  [debian("w3m -dump", "w3m"), browser("w3m", "-dump", "-T", "text/html", "-cols", "72", "-I", "UTF-8", "-O", "UTF-8")],
  ["fold -w 72, quoted in a reply", (texts) => filter("fold", "-w", "72")(texts).map(quoted)],
  ["quoted, then fold -w 72", (texts) => filter("fold", "-w", "72")(texts.map(quoted))],
];

export const mails = [
  [`${npm("nodemailer")}, quoted-printable, its source`, each(async (text) =>
    bodyOf(await mailOf(text, "quoted-printable")))],
  [`${npm("nodemailer")}, quoted-printable, the whole source`, each((text) => mailOf(text, "quoted-printable"))],
  [`${npm("nodemailer")}, quoted-printable HTML, its source`, each(async (text) =>
    bodyOf(await mailOf(undefined, "quoted-printable", { html: html(text) })))],
  [`${npm("nodemailer")} → ${npm("mailparser")}, quoted-printable`, each(async (text) =>
    (await simpleParser(await mailOf(text, "quoted-printable"))).text)],
  [`${npm("nodemailer")} → ${npm("mailparser")}, base64`, each(async (text) =>
    (await simpleParser(await mailOf(text, "base64"))).text)],
  [`${npm("libmime")}, format=flowed`, each((text) => libmime.encodeFlowed(text))],
  [`${npm("libmime")}, format=flowed and back`, each((text) =>
    libmime.decodeFlowed(libmime.encodeFlowed(text)))],
  [`${npm("ical-generator")}, its source`, each(calendar)],
  [`${npm("ical-generator")} → ${npm("node-ical")}`, each((text) =>
    Object.values(nodeIcal.sync.parseICS(calendar(text))).find(({ type }) => type === "VEVENT").description)],
];
