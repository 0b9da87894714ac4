// Which languages there are, and which of them this browser's owner reads best.

/** @typedef {"en" | "de" | "fr"} Language */

/** @type {readonly Language[]} */
const languages = ["en", "de", "fr"];

// What is said while the program is not there to say it.
const words = {
  en: {
    loading: "Shuffling the cards …",
    notLoaded: "The game could not be loaded. Reload the page, or try another browser.",
    stopped: "The game has stopped. Reload the page: its address opens the same deal.",
  },
  de: {
    loading: "Die Karten werden gemischt …",
    notLoaded: "Das Spiel ließ sich nicht laden. Lade die Seite neu oder nimm einen anderen Browser.",
    stopped: "Das Spiel ist stehen geblieben. Lade die Seite neu: Ihre Adresse öffnet dieselben Karten.",
  },
  fr: {
    loading: "On mélange les cartes…",
    notLoaded: "Impossible de charger le jeu. Recharge la page ou essaie un autre navigateur.",
    stopped: "Le jeu s’est arrêté. Recharge la page\u202f: son adresse ouvre la même donne.",
  },
};

/**
 * A sentence in the language the page has now.
 * @param {"loading" | "notLoaded" | "stopped"} name
 */
export function sentence(name) {
  const language = document.documentElement.lang;
  return words[isLanguage(language) ? language : "en"][name];
}

/**
 * @param {unknown} value
 * @returns {value is Language}
 */
export function isLanguage(value) {
  return languages.some((language) => language === value);
}

/**
 * The first of the browser's languages that is ours, whatever the country: English if none is.
 * @returns {Language}
 */
export function browserLanguage() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return "en";
}
