// The figures of 27 November 2026 for the version whose links had no end, by the same measurements with 274 links.
export const before = {
  cuts: { cuts: 26_765, other: 10_592 },
  linkifiers: { cases: 466_896, right: 277_959, none: 78_090, refused: 87_775, other: 2_604 },
  // Programs, of 35, with which an ordinary link was refused, opened another deal, or was no link.
  sentences: {
    "then text": "0", "own line": "0", table: "0", comma: "1 refused", "full stop": "1 refused", parens: "1 refused",
    curly: "19 refused, 7 no link", german: "19 refused, 7 no link", guillemets: "19 refused, 7 no link",
    "!": "10 refused", "?": "11 refused", ":": "12 refused", ";": "6 refused", "…": "24 refused, 1 no link",
    "—nice": "25 refused", "'s": "29 refused, 2 no link", _: "12 refused, 12 another deal, 6 no link",
    "*": "8 refused, 5 no link",
  },
  // Of 476: another deal, or another moment.
  wrappers: {
    "textwrap.fill 72": "272", "Text::Wrap 72": "174", "fold -s -w 72": "190", "par 72": "190", "lynx -dump": "180",
    "w3m -dump": "137", "wrap-ansi 9.0.2 hard": "192", "word-wrap 1.2.5": "0", "fmt -w 72": "0",
    "html-to-text 10.0.1": "0",
  },
};
