// Tables in Markdown.

export const number = (value) => value.toLocaleString("en-GB");

/** A text as it stands in a cell. */
export const cell = (value) => (typeof value === "number" ? number(value) :
  value.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("&", "&amp;").replaceAll("&amp;lt;", "&lt;")
    .replaceAll("*", "\\*").replaceAll("_", "\\_").replaceAll("`", "\\`"));

/** A text as code in a cell. */
export const code = (text) => (text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``).replaceAll("|", "\\|");

export function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}
