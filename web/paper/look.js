// Makes a page light or dark before it is shown, if the person has chosen a theme in the game; otherwise the
// page follows the device. Also scrolls the navigation bar to the current page. A script of its own, which
// pages load before their style.

import { keptLook } from "./kept.js";

const look = keptLook();
if (look) document.documentElement.dataset.look = look;

// On a phone the links of the bar are in one scrolling row: it starts with the current page.
addEventListener("DOMContentLoaded", () => {
  const here = /** @type {HTMLElement | null} */ (document.querySelector("header .pages [aria-current]"));
  const row = here?.closest("ul");
  if (here && row) row.scrollLeft = here.offsetLeft - row.offsetLeft - 16;
});
