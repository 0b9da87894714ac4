// Stored preferences that concern every page: language, and light or dark. The format is that of
// src/app/features/settings/settings.hpp.

import { stored } from "../page/store.js";

/** @param {string} name of a setting */
function kept(name) {
  return new RegExp(`^${name} (\\S+)$`, "m").exec(stored("settings"))?.[1] ?? null;
}

/** The chosen language, or null for the browser's. */
export const keptLanguage = () => kept("language");

/** The chosen theme, or null for the device's. */
export function keptLook() {
  const look = kept("look");
  return look === "light" || look === "dark" ? look : null;
}
