// The page's light or dark scheme, the person's choice or the device's, and the colour round the table.

const dark = matchMedia("(prefers-color-scheme: dark)");
// In the order of Settings::Look in src/app/features/settings/settings.hpp.
const looks = ["", "light", "dark"];
let chosen = 0;

function renew() {
  const look = looks[chosen] || (dark.matches ? "dark" : "light");
  document.documentElement.dataset.look = look;
}
dark.addEventListener("change", renew);

/**
 * @param {number} look its place in Settings::Look
 * @param {string} felt as in felt_names of settings.hpp
 */
export function showLook(look, felt) {
  chosen = look;
  document.documentElement.dataset.felt = felt;
  renew();
}
