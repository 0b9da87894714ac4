// npm packages that make links of text: each is a name and a function from a text to the addresses it links to.

import { readFileSync } from "node:fs";

import { RichText } from "@atproto/api";
import khan from "@khanacademy/simple-markdown";
import * as rocket from "@rocket.chat/message-parser";
import anchorme from "anchorme";
import autolinker from "autolinker";
import discord from "discord-markdown-parser";
import { Parser } from "htmlparser2";
import LinkifyIt from "linkify-it";
import { LinkifyIt as LinkifyIt6 } from "linkify-it-6";
import linkifyHtml from "linkify-html";
import linkifyString from "linkify-string";
import { linkifyUrlsToHtml } from "linkify-urls";
import * as linkifyjs from "linkifyjs";
import MarkdownIt from "markdown-it";
import * as MarkdownIt15 from "markdown-it-15";
import { marked } from "marked";
import * as mfm from "mfm-js";
import { micromark } from "micromark";
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from "micromark-extension-gfm-autolink-literal";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { Remarkable } from "remarkable";
import { linkify as remarkableLinkify } from "remarkable/dist/cjs/linkify.js";
import showdown from "showdown";
import slack from "slack-markdown";
import twitter from "twitter-text";
import { unified } from "unified";


const loaded = (module) => module.default?.default ?? module.default ?? module;

export function versionOf(name) {
  const path = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf8")).version;
}

/** The targets of the links of an HTML text, as a browser reads them. */
export function targets(html) {
  const all = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "a" && attributes.href !== undefined) all.push(attributes.href);
    },
  }, { decodeEntities: true });
  parser.end(html);
  return all;
}

/** The addresses of a tree's nodes of these types. */
function inTree(node, types, target) {
  if (Array.isArray(node)) return node.flatMap((child) => inTree(child, types, target));
  if (typeof node !== "object" || node === null) return [];
  const own = types.includes(node.type) ? [target(node)] : [];
  return [...own, ...Object.values(node).flatMap((child) => inTree(child, types, target))];
}

const markdownIt = (options, maker = MarkdownIt) => {
  const reader = new maker(options);
  return (text) => targets(reader.render(text));
};
const showdownWith = (options, flavor) => {
  const reader = new showdown.Converter(options);
  if (flavor) reader.setFlavor(flavor);
  return (text) => targets(reader.makeHtml(text));
};
const linkifier = new LinkifyIt();
const linkifier6 = new LinkifyIt6();
const remark = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);
const remarkable = new Remarkable().use(remarkableLinkify);
const { parserFor, defaultRules } = loaded(khan);
const khanParse = parserFor(defaultRules);
const matchesOf = (matches) => (matches ?? []).map(({ url }) => url);

const list = [
  ["linkify-it", "linkify-it", "", (text) => matchesOf(linkifier.match(text))],
  ["linkify-it", "linkify-it-6", "", (text) => matchesOf(linkifier6.match(text))],
  ["linkifyjs", "linkifyjs", "find", (text) => linkifyjs.find(text, "url").map(({ href }) => href)],
  ["linkify-string", "linkify-string", "", (text) => targets(linkifyString(text))],
  ["linkify-html", "linkify-html", "", (text) => targets(linkifyHtml(text))],
  ["autolinker", "autolinker", "", (text) => targets(autolinker.link(text))],
  ["twitter-text", "twitter-text", "autoLink", (text) => targets(twitter.autoLink(text))],
  ["twitter-text", "twitter-text", "extractUrls", (text) => twitter.extractUrls(text)],
  ["@atproto/api", "@atproto/api", "", (text) => {
    const rich = new RichText({ text });
    rich.detectFacetsWithoutResolution();
    return (rich.facets ?? []).flatMap(({ features }) => features.map(({ uri }) => uri)).filter(Boolean);
  }],
  ["mfm-js", "mfm-js", "", (text) => inTree(mfm.parse(text), ["url", "link"], ({ props }) => props.url)],
  ["@rocket.chat/message-parser", "@rocket.chat/message-parser", "",
    (text) => inTree(rocket.parse(text), ["LINK"], ({ value }) => value.src.value)],
  ["anchorme", "anchorme", "", (text) => targets(loaded(anchorme)(text))],
  ["linkify-urls", "linkify-urls", "", (text) => targets(linkifyUrlsToHtml(text))],
  ["discord-markdown-parser", "discord-markdown-parser", "",
    (text) => inTree(discord.parse(text), ["url", "autolink", "link"], ({ target }) => target)],
  ["slack-markdown", "slack-markdown", "", (text) => targets(slack.toHTML(text))],
  ["@khanacademy/simple-markdown", "@khanacademy/simple-markdown", "",
    (text) => inTree(khanParse(`${text}\n\n`, { inline: false }), ["link"], ({ target }) => target)],
  ["markdown-it", "markdown-it", "linkify", markdownIt({ linkify: true })],
  ["markdown-it", "markdown-it", "linkify, typographer", markdownIt({ linkify: true, typographer: true })],
  ["markdown-it", "markdown-it", "", markdownIt({})],
  ["markdown-it", "markdown-it-15", "linkify", markdownIt({ linkify: true }, loaded(MarkdownIt15))],
  ["remark-gfm", "remark-gfm", "", (text) => targets(String(remark.processSync(text)))],
  ["micromark", "micromark", "GFM autolink literal", (text) => targets(micromark(text,
    { extensions: [gfmAutolinkLiteral()], htmlExtensions: [gfmAutolinkLiteralHtml()] }))],
  ["marked", "marked", "", (text) => targets(marked.parse(text))],
  ["showdown", "showdown", "", showdownWith({})],
  ["showdown", "showdown", "simplifiedAutoLink", showdownWith({ simplifiedAutoLink: true })],
  ["showdown", "showdown", "github", showdownWith({}, "github")],
  ["remarkable", "remarkable", "linkify", (text) => targets(remarkable.render(text))],
];

export const npmEngines = list.map(([name, folder, form, links]) =>
  ({ name: [name, versionOf(folder), form].filter(Boolean).join(" "), links }));
