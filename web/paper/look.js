// Dresses a page light or dark before it is shown, if the person has chosen in the game; otherwise
// its style follows the device. A script of its own, which pages load before their style.

import { keptLook } from "./kept.js";

const look = keptLook();
if (look) document.documentElement.dataset.look = look;
