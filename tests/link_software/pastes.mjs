// Ways in which people paste a link, and changes that programs on the way make to an address. Each takes a fragment and
// gives the pasted text (`text`), or where the browser goes (`address`), or both.
import { found, opened, page } from "./desk.mjs";

const here = (link) => `${page}#${link}`;
const all = (text, from, to) => text.replaceAll(from, to);
const encode = encodeURIComponent;
const html = (text) => all(text, "&", "&amp;");
const every = (text, n, mark) => text.replace(new RegExp(`.{${n}}`, "g"), `$&${mark}`);

/** The forms of the review: *Open a link or a file* is to take them. */
export const pastes = {
  "the address alone": here,
  "the fragment alone": (link) => link,
  "in a sentence": (link) => `Play ${here(link)} with me tonight`,
  "a full stop behind": (link) => `${here(link)}.`,
  "in <…>": (link) => `<${here(link)}>`,
  "two lines of a wrapped mail": (link) => here(link).replace(/^.{72}/s, "$&\n"),
  "quoted lines": (link) => here(link).replace(/.{60}/gs, "$&\n").replace(/^/gm, "> "),
  "[deal](…)": (link) => `[deal](${here(link)})`,
  "&amp;": (link) => html(here(link)),
  "curly quotes": (link) => `“${here(link)}”`,
  "!": (link) => `${here(link)}!`,
  "HTML of a link": (link) => `<a href="${html(here(link))}">${html(here(link))}</a>`,
};

// Marks that programs insert unseen.
const unseen = {
  "zero-width spaces": "\u200B", "zero-width non-joiners": "\u200C", "word joiners": "\u2060",
  "soft hyphens": "\u00AD", "byte order marks": "\uFEFF", "invisible separators": "\u2063",
  "variation selectors": "\uFE0F",
};

// Addresses that link checkers of mail servers write: two public forms, as their vendors document them.
const dashed = (text) => encode(text).replaceAll("_", "%5F").replaceAll("-", "%2D").replaceAll("%", "-")
  .replaceAll("-2F", "_");

/** Forms of an address as a program on the way leaves it. */
export const addresses = {
  "%XX for all but letters and digits": (link) => `${page}#${encode(link)}`,
  "the same twice (%2526)": (link) => `${page}#${encode(encode(link))}`,
  "%26 for &": (link) => `${page}#${all(link, "&", "%26")}`,
  "%3D for =": (link) => `${page}#${all(link, "=", "%3D")}`,
  "%25 for %": (link) => `${page}#${all(link, "%", "%25")}`,
  "%XX for letters and digits, too": (link) => `${page}#` + link.replace(/[^%&=]/g, (c, i) =>
    (/%.?$/.test(link.slice(Math.max(0, i - 2), i)) ? c : `%${c.charCodeAt(0).toString(16)}`)),
  "+ for spaces": (link) => (link.includes("%20") ? here(all(link, "%20", "+")) : null),
  "small letters in %XX": (link) => here(link.replace(/%../g, (code) => code.toLowerCase())),
  "names in clear": (link) => here(link.replace(/(%[89A-F].)+/g, decodeURIComponent)),
  "names in clear, with their spaces": (link) => here(decodeURIComponent(link)),
  "&amp;": (link) => here(html(link)),
  "&amp;amp;": (link) => here(html(html(link))),
  "&#38;": (link) => here(all(link, "&", "&#38;")),
  "&#x26;": (link) => here(all(link, "&", "&#x26;")),
  "&AMP;": (link) => here(all(link, "&", "&AMP;")),
  "&equals;": (link) => here(all(link, "=", "&equals;")),
  "&#61;": (link) => here(all(link, "=", "&#61;")),
  "%26amp%3B": (link) => here(all(link, "&", "%26amp%3B")),
  "##": (link) => `${page}##${link}`,
  "#!": (link) => `${page}#!${link}`,
  "#/": (link) => `${page}#/${link}`,
  "#?": (link) => `${page}#?${link}`,
  "an address in the fragment": (link) => `${page}#${here(link)}`,
  "?utm_source=… before": (link) => `${page}?utm_source=mail&fbclid=IwAR0#${link}`,
  "&utm_source=… behind": (link) => `${here(link)}&utm_source=mail&utm_medium=social`,
  "&fbclid=… behind": (link) => `${here(link)}&fbclid=IwAR0_a-b`,
  "?utm_source=… behind": (link) => `${here(link)}?utm_source=mail&utm_medium=social`,
  "?fbclid=… behind": (link) => `${here(link)}?fbclid=IwAR0_a-b`,
  ":~:text=… behind": (link) => `${here(link)}:~:text=All%20Fours`,
  "&:~:text=… behind": (link) => `${here(link)}&:~:text=All%20Fours`,
  "full-width ＆ and ＝": (link) => here(all(all(link, "&", "＆"), "=", "＝")),
  "HTTPS:// in capitals": (link) => here(link).replace(/^[^#]*/, (text) => text.toUpperCase()),
  "a space behind (%20)": (link) => `${here(link)}%20`,
  "a line feed behind (%0A)": (link) => `${here(link)}%0A`,
  "a no-break space behind": (link) => `${here(link)}\u00A0`,
  "a closing bracket behind (%29)": (link) => `${here(link)}%29`,
  "bidirectional isolates around": (link) => `${page}#\u2068${link}\u2069`,
  "bidirectional embedding around": (link) => `${page}#\u202A${link}\u202C`,
  ...Object.fromEntries(Object.entries(unseen).map(([name, mark]) =>
    [`${name} every 20`, (link) => `${page}#${every(link, 20, mark)}`])),
};

/** Texts that a person copies from a program. */
export const texts = {
  "%23 for #": (link) => `${page}%23${link}`,
  "the whole address in %XX": (link) => encode(here(link)),
  "?url=… of a checker": (link) =>
    `https://safe.example.net/?url=${encode(here(link))}&data=05%7C01%7C&sdata=a%2Bb%3D&reserved=0`,
  "?q=… of a search": (link) => `https://www.example.net/url?q=${encode(here(link))}&sa=D&source=editors&ust=17`,
  "?u=… encoded twice": (link) => `https://l.example.net/l.php?u=${encode(encode(here(link)))}&h=AT0-x_y`,
  "?u=https-3A__… of a checker": (link) =>
    `https://check.example.net/v2/url?u=${dashed(here(link))}&d=DwMFaQ&c=a-b&r=c_d&m=e&s=f&e=`,
  "/v3/__…__; of a checker": (link) =>
    `https://check.example.net/v3/__${here(link).replace("#", "*")}__;Iw!!Ab-c_d!Ef$`,
  "/reader?url=…": (link) => `about:reader?url=${encode(here(link))}`,
  "a checker's and the link": (link) => `<a href="${html(here(link))}" data-url="https://safe.example.net/?q=` +
    `${encode(here(link))}&amp;sa=D">the deal</a>`,
  "\\u0026 of JSON": (link) => `{"url":"${all(here(link), "&", "\\u0026")}"}`,
  "\\/ of JSON": (link) => JSON.stringify({ url: here(link) }).replaceAll("/", "\\/"),
  "Markdown's \\": (link) => here(link).replace(/[_#=&.-]/g, "\\$&"),
  "\\_ and \\& ": (link) => here(link).replace(/[_&]/g, "\\$&"),
  "\\u2028 as the end of a line": (link) => `Look:\u2028${here(link)}\u2028Bye`,
  "a form feed and tabs": (link) => `\f\t${here(link)}\t\f`,
  "a table of tabs": (link) => `deal\t${here(link)}\t12`,
  "a cell in quotes": (link) => `"deal","${here(link)}","12"`,
  "spaces before every line": (link) => `    ${here(link).replace(/.{60}/gs, "$&\n    ")}`,
  "lines ended by \\r alone": (link) => `Look:\r${here(link)}\rBye`,
  "a line folded by \\r\\n and a space": (link) => here(link).replace(/.{60}/gs, "$&\r\n "),
  "full-width ＃": (link) => `${page}＃${link}`,
  "no address, ＃": (link) => `＃${link}`,
  "[text](<…>)": (link) => `[deal](<${here(link)}> "A deal")`,
  "[url=…] of a forum": (link) => `[url=${here(link)}]deal[/url]`,
  "[url]…[/url]": (link) => `[url]${here(link)}[/url]`,
  "<…|deal> of a chat": (link) => `<${html(here(link))}|deal>`,
  "AsciiDoc link:…[]": (link) => `link:${here(link)}[deal]`,
  "Org [[…][deal]]": (link) => `[[${here(link)}][deal]]`,
  "wiki [… deal]": (link) => `[${here(link)} deal]`,
  "reStructuredText `deal <…>`_": (link) => `\`deal <${here(link)}>\`_`,
  "TeX \\url{…}": (link) => `\\url{${here(link)}}`,
  "a shell's quotes": (link) => `xdg-open '${here(link)}'`,
  "a .url file": (link) => `[InternetShortcut]\r\nURL=${here(link)}\r\n`,
  "a .webloc file": (link) => "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>URL</key>" +
    `<string>${html(here(link))}</string></dict></plist>`,
  "a .desktop file": (link) => `[Desktop Entry]\nType=Link\nURL=${here(link)}\n`,
  "cut for show, with the whole behind": (link) => `${here(link).slice(0, 60)}… (${here(link)})`,
};

/** Changes after which no program can know the game: it is to be refused. */
export const lost = {
  "in capitals": (link) => here(link).toUpperCase(),
  "in small letters": (link) => here(link).toLowerCase(),
  "Turkish ı for i": (link) => here(all(link, "i", "ı")),
  "cut for show (…)": (link) => `${here(link).slice(0, -6)}…`,
  "cut for show (...)": (link) => `${here(link).slice(0, -6)}...`,
  "cut in the middle (…)": (link) => `${here(link).slice(0, 50)}…${here(link).slice(-8)}`,
  "names in another encoding": (link) => (link.includes("%C3") ? here(link.replace(/%C3%(..)/g,
    (_, code) => `%${(parseInt(code, 16) + 64).toString(16)}`)) : null),
  "names taken apart (NFD)": (link) => (link.includes("%C3") ? here(encodeURI(decodeURI(link).normalize("NFD"))) : null),
  "– for --": (link) => (link.includes("--") ? here(all(link, "--", "–")) : null),
  "a word in the middle": (link) => here(link.replace("&", " and &")),
};

for (const [name, form] of Object.entries(lost)) {
  lost[name] = (link) => (form(link) === here(link) ? null : form(link));
}

/** The questions of a form of address: by the browser, and pasted. */
export const questionsOf = (form) => [["opened", opened(form)], ["pasted", found(form)]];
