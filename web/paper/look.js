// Dresses a page light or dark before it is shown, if the person has chosen in the game; otherwise
// its style follows the device; and shows in the bar where one is. A script of its own, which pages
// load before their style.

import { keptLook } from "./kept.js";

const look = keptLook();
if (look) document.documentElement.dataset.look = look;

// On a phone the bar's ways stand in one row that scrolls: it begins with the page one is on.
addEventListener("DOMContentLoaded", () => {
  const here = /** @type {HTMLElement | null} */ (document.querySelector("header .pages [aria-current]"));
  const row = here?.closest("ul");
  if (here && row) row.scrollLeft = here.offsetLeft - row.offsetLeft - 16;
});
