// The tables of web/embed/AUTHORS.md: reads their rows and writes them. A table stands between two comments,
// <!-- tools: KIND --> and <!-- end of tools -->. Tested by tests/authors, which runs on it.

/** The columns of every table. */
const columns = ["tool", "the tag", "the frame", "the link", "set", "then"];

/** @param {string} kind */
const place = (kind) => new RegExp(`(<!-- tools: ${kind} -->\n)([^]*?)(<!-- end of tools -->)`);

/** A name without its version. @param {string} cell */
export const nameOf = (cell) => cell.replace(/ \d+([.-]\d+)+\w*/g, "");

/** Text as code in Markdown. @param {string} text */
export const code = (text) => text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;

/** @param {string[]} cells */
export const row = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

/** The rows by the tool's name. @param {string} text @param {string} kind @returns {Map<string, string>} */
export function rows(text, kind) {
  const [, , table] = place(kind).exec(text) ?? [];
  if (table === undefined) throw new Error(`AUTHORS.md has no table of ${kind}`);
  return new Map(table.trim().split("\n").slice(2).map((line) => [nameOf(line.split(" | ")[0].slice(2)), line]));
}

/** The text with these rows. @param {string} text @param {string} kind @param {string[]} lines */
export function withRows(text, kind, lines) {
  const table = [row(columns), row(columns.map(() => "---")), ...lines].join("\n");
  return text.replace(place(kind), (_, begin, __, end) => `${begin}${table}\n${end}`);
}
