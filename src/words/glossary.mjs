// The glossary: each concept of the game with its term in every language, and the rejected synonyms.
// src/words/terms.mjs checks the texts against it; PHRASES.md explains it to translators. A rejected synonym
// matches a whole word, with a small or a capital first letter; a star stands for any ending. `but` lists the
// messages, or the files of a game's tables, that may use a rejected synonym, with the reason.
// Tests: tests/words/compiler.mjs.

/**
 * @typedef {object} Term
 * @property {string} term what the language calls it, several words parted by " / "
 * @property {string[]} [not] what it does not call it
 * @property {Record<string, string>} [but] by message: why it uses such a word
 */
/** @typedef {{thing: string} & Record<string, string | Term>} Concept */

/** @param {string} term @param {string[]} [not] @param {Record<string, string>} [but] @returns {Term} */
const is = (term, not, but) => ({ term, not, but });

/** @type {Concept[]} */
export const glossary = [
  // --- The game and its parts
  { thing: "a deal with all that is played and scored in it",
    en: is("hand"), de: is("Runde"), fr: is("coup") },
  { thing: "the cards somebody holds", en: is("hand"), de: is("Blatt", ["Händen"]), fr: is("main", ["abattre son jeu", "abattre ton jeu"]) },
  { thing: "how the cards are dealt, under a name",
    en: is("deal", ["seed*"], { "fault-log-seed": "a name in the log" }), de: is("Verteilung", ["Blatt des Tages"]), fr: is("donne") },
  { thing: "what is played to the target", en: is("game"), de: is("Partie"), fr: is("partie") },
  { thing: "one of the games of the family", en: is("game"), de: is("Spiel"), fr: is("jeu") },
  { thing: "those who score together",
    en: is("side", ["team", "teams"]), de: is("Partei, Gegenpartei", ["Gegenseite", "andere Seite", "anderen Seite"]),
    fr: is("camp") },
  { thing: "who plays with somebody", en: is("partner", ["teammate*"]), de: is("Partner", ["Mitstreiter*"]), fr: is("partenaire", ["coéquipi*"]) },
  { thing: "those at the table besides the person", en: is("other players"), de: is("Mitspieler"), fr: is("les autres joueurs") },
  { thing: "who deals", en: is("dealer", ["giver*"]), de: is("Geber", ["Kartengeber*", "Dealer"]), fr: is("donneur", ["distributeur*"]) },
  { thing: "the player after the dealer",
    en: is("eldest", ["forehand*", "elder hand", "eldest hand"]), de: is("Vorhand", ["Vorderhand"]), fr: is("premier en cartes", ["premier en main"]) },
  { thing: "all the cards", en: is("pack", ["deck*"]), de: is("Kartenspiel / Karten"), fr: is("paquet / jeu de 52 cartes") },
  { thing: "the cards not dealt", en: is("rest of the pack / stock", ["talon*"]), de: is("Talon"), fr: is("talon", ["la pioche"]) },
  { thing: "cards dealt to somebody at once", en: is("packet", ["batch*"]), de: is("Päckchen / Durchgang"), fr: is("paquet / tour") },
  // --- Before the play
  { thing: "to mix the pack", en: is("shuffle"), de: is("mischen"), fr: is("mélanger", ["mêle*"]) },
  { thing: "to lift a part of the pack", en: is("cut"), de: is("abheben"), fr: is("couper / tirer à la coupe") },
  { thing: "to show the card that proposes trump", en: is("turn", ["flip*"]), de: is("aufdecken", ["umdrehen"]), fr: is("retourner") },
  { thing: "to show a card by accident", en: is("expose / drop"), de: is("fallen lassen, offene Karte", ["gezeigte Karte"], { "rule-brief-trump": "the card that a cut shows" }),
    fr: is("exposer", ["carte montrée"], { "rule-brief-trump": "the card that a cut shows", "rule-cut-depth": "the card that a cut shows",
      "rule-exposed": "says how a card comes to be exposed" }) },
  { thing: "to demand an exposed card", en: is("call for"), de: is("verlangen"), fr: is("réclamer") },
  { thing: "to deal wrongly", en: is("misdeal", ["dealt wrongly"]), de: is("vergeben"), fr: is("maldonne") },
  { thing: "to accept the turned suit", en: is("stand"), de: is("stehen / annehmen"), fr: is("prendre / accepter") },
  { thing: "to ask for another suit", en: is("beg", ["beggar*", "begged against"]), de: is("bitten"), fr: is("proposer", ["bien demander"]) },
  { thing: "the point for begging", en: is("gift", ["pays a point"]), de: is("Geschenk"), fr: is("point offert") },
  { thing: "to deal on for another suit",
    en: is("run the cards", ["change of suit", "change the suit"]), de: is("neuen Trumpf suchen", ["Farbwechsel*"]), fr: is("changer d’atout") },
  { thing: "to take a point in place of cards", en: is("take the point"), de: is("Punkt nehmen"), fr: is("marquer le point") },
  { thing: "to throw the cards in by agreement", en: is("bunch / throw in"), de: is("zusammenwerfen"), fr: is("redonner") },
  { thing: "to put cards aside", en: is("discard", ["throw away", "thrown away"]), de: is("ablegen"), fr: is("écarter", ["écarter jusqu’à"]) },
  // --- The play
  { thing: "to play the first card of a trick", en: is("lead"), de: is("ausspielen"), fr: is("jouer en premier / commencer le pli") },
  { thing: "to lead the card that makes trump", en: is("pitch"), de: is("pitchen", ["am Pitch"]), fr: is("entamer") },
  { thing: "to play a card of the suit led", en: is("follow suit"), de: is("bedienen"), fr: is("fournir") },
  { thing: "to play a card to a trick",
    en: is("play", ["give the two", "give the three", "give the nine", "give the ten", "give the jack", "give the king"]),
    de: is("zugeben"), fr: is("jouer") },
  { thing: "to play a card of a third suit",
    en: is("play another suit", ["throw off", "throws off", "thrown off"]), de: is("abwerfen"), fr: is("se défausser") },
  { thing: "to play a trump on another suit", en: is("trump", ["ruff*"]), de: is("trumpfen / stechen"), fr: is("couper") },
  { thing: "to trump with a lower trump", en: is("undertrump"), de: is("untertrumpfen"), fr: is("sous-couper") },
  { thing: "to play a higher card", en: is("beat", ["put up to"]), de: is("schlagen / überstechen", ["überbiet*"]), fr: is("battre") },
  { thing: "to get a trick", en: is("win / take"), de: is("machen / gewinnen"), fr: is("faire / gagner / ramasser") },
  { thing: "without a card of a suit", en: is("void"), de: is("ohne Farbe / frei"), fr: is("sans une couleur") },
  { thing: "to stop playing a worthless hand", en: is("lay down"), de: is("hinlegen"), fr: is("abattre") },
  { thing: "to play a card that may not be played", en: is("revoke", ["renege*", "illegal card"], { "rule-trinidad-words": "names Trinidad’s own word", "bars-words": "names Trinidad’s own word",
      "at-trinidad": "Trinidad’s own word at its tables" }), de: is("falsch bedienen"), fr: is("renonce") },
  { thing: "to say that somebody revoked", en: is("call"), de: is("ansagen", ["rügt", "gerügt"]), fr: is("signaler", ["relevée", "la relève"]) },
  { thing: "neither suit nor trump", en: is("neither suit nor trump", ["not following", "no follow"]), de: is("weder Farbe noch Trumpf"),
    fr: is("ni couleur ni atout", ["amende sans fournir"]) },
  // --- Points
  { thing: "the point for the highest trump", en: is("High"), de: is("Hoch"), fr: is("le plus fort atout") },
  { thing: "the point for the lowest trump", en: is("Low"), de: is("Niedrig"), fr: is("le plus faible atout") },
  { thing: "the point for the jack of trumps", en: is("Jack"), de: is("Bube"), fr: is("le valet d’atout") },
  { thing: "the point for the card points", en: is("Game"), de: is("Spiel"), fr: is("la force du jeu") },
  { thing: "to capture the jack of trumps", en: is("hang jack, hanged", ["hung"]), de: is("Hang Jack, gehenkt", ["hängen"]), fr: is("hang jack, pendu") },
  { thing: "to score High as the ace is played", en: is("claim on the ace", ["High on the ace"]), de: is("Hoch mit dem Ass", ["Gewinn mit dem Ass"]), fr: is("gagner sur l’as") },
  { thing: "what a card counts for Game", en: is("card points", ["point card*", "pips"]), de: is("Augen"), 
    fr: is("points de cartes", ["points des cartes"], {
      "rule-gift-before-turned": "those for turned cards", "rule-turned-kept": "those for turned cards" }) },
  { thing: "where the sides stand", en: is("score"), de: is("Stand"), fr: is("marque") },
  { thing: "all four points in one hand", en: is("All Fours"), de: is("alle vier Punkte"), fr: is("les quatre points") },
  // --- Around the table
  { thing: "what a league match is won by", en: is("match points"), de: is("Wettkampfpunkte", ["Match-Punkt*"]), fr: is("points de match") },
  { thing: "the points of all games together", en: is("points scored", ["Game points"]), de: is("Punkte insgesamt", ["Spiel-Punkte*"]), fr: is("total des points", ["Points de partie"]) },
  { thing: "a match of two pubs", en: is("league match"), de: is("Ligaspiel"), fr: is("match de ligue") },
  { thing: "a game that does not count", en: is("practice"), de: is("Übung"), fr: is("entraînement", ["exercice*"]) },
  { thing: "what the computer advises", en: is("hint"), de: is("Tipp"), fr: is("conseil", ["indice*"]) },
  { thing: "to take a decision back", en: is("undo / take back"), de: is("zurücknehmen"), fr: is("annuler / reprendre") },
  { thing: "a place in a game", en: is("moment"), 
    de: is("Moment", ["Augenblick*"], { "rule-early-high-true": "a point of time", "rule-fixing-card-when": "a point of time" }),
    fr: is("moment", ["cet instant"]) },
  { thing: "to keep a game in the browser", en: is("save", ["kept games"]), de: is("merken / sichern"), fr: is("garder / enregistrer") },
  { thing: "a state of the program", en: is("version"), de: is("Version", ["Fassung"]), fr: is("version") },
  { thing: "a rule that is not the usual one", en: is("changed"), de: is("geändert"), fr: is("modifié", ["changées"]) },
  { thing: "how the unseen cards may lie", en: is("possible deal", ["world", "worlds"]), de: is("mögliche Verteilung", ["Welt", "Welten"]),
    fr: is("donne possible", ["mondes", "monde possible"]) },
  { thing: "a difference of chances", en: is("percentage points", ["chance to win"]), de: is("Prozentpunkte"), fr: is("points") },
  { thing: "to get something wrong", en: is("make a mistake", ["err", "errs", "erred"]), de: is("einen Fehler machen"), fr: is("se tromper") },
];
