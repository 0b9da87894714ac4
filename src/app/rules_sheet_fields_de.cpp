// The sentences of the rules sheet for each field and value of the rule set, in German.
#include "app/rules_sheet_rows.hpp"

namespace allfours {

namespace {

constexpr std::array rule_texts{
    SheetText{"target.#",
              "Wer zuerst {points} hat, gewinnt die Partie.|"
              "Die Partei, die zuerst {points} hat, gewinnt die Partie."},
    SheetText{"teams.false", "Von den {players} Spielern spielt jeder allein."},
    SheetText{"teams.true",
              "Die {players} Spieler bilden {sides} Parteien zu zweit. Partner sitzen einander "
              "gegenüber und zählen zusammen."},
    SheetText{"partners_by_jacks.false", "Partner werden nicht nach Buben bestimmt."},
    SheetText{"partners_by_jacks.true",
              "Um die Partner zu finden, werden Karten einzeln offen gegeben, bis jeder einen "
              "Buben hat; wer einen hat, bekommt keine mehr. Die beiden roten Buben spielen gegen "
              "die beiden schwarzen."},
    SheetText{"first_dealer.cut", "Alle heben ab, und wer die höchste Karte zeigt, gibt zuerst."},
    SheetText{"first_dealer.cut_put",
              "Alle heben ab, und wer die höchste Karte zeigt, gibt zuerst. Nur dabei gilt der "
              "Rang des alten Spiels Put: Drei, Zwei, Ass, König und so weiter bis zur Vier."},
    SheetText{"first_dealer.cut_pitcher",
              "Alle heben ab, und wer die höchste Karte zeigt, spielt zum ersten Stich aus. Wer "
              "davor sitzt, gibt zuerst."},
    SheetText{"first_dealer.first_jack",
              "Karten werden einzeln offen gegeben, bis ein Bube fällt: Wer ihn bekommt, spielt "
              "zum ersten Stich aus. Wer davor sitzt, gibt zuerst."},
    SheetText{
        "first_dealer.red_black",
        "Einer hebt ab, ein anderer rät Rot oder Schwarz; rät er richtig, spielt er zum ersten "
        "Stich aus. Wer vor dem Ausspielenden sitzt, gibt zuerst.|"
        "Eine Partei hebt ab, eine andere rät Rot oder Schwarz; rät sie richtig, bestimmt sie, wer "
        "von ihr zum ersten Stich ausspielt. Wer vor dem Ausspielenden sitzt, gibt zuerst."},
    SheetText{"direction.clockwise", "Gegeben und gespielt wird im Uhrzeigersinn, nach links."},
    SheetText{"direction.anticlockwise",
              "Gegeben und gespielt wird gegen den Uhrzeigersinn, nach rechts."},
    SheetText{"packets.three_three",
              "Jeder bekommt sechs Karten, je drei auf einmal, Vorhand zuerst."},
    SheetText{"packets.singles", "Jeder bekommt sechs Karten, einzeln gegeben, Vorhand zuerst."},
    SheetText{"packets.two_two_two",
              "Jeder bekommt sechs Karten, je zwei auf einmal, Vorhand zuerst."},
    SheetText{"packets.three_two_one",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst drei, dann "
              "zwei, dann eine."},
    SheetText{"packets.three_one_two",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst drei, dann "
              "eine, dann zwei."},
    SheetText{"packets.two_three_one",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst zwei, dann "
              "drei, dann eine."},
    SheetText{"packets.two_one_three",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst zwei, dann "
              "eine, dann drei."},
    SheetText{"packets.one_three_two",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst eine, dann "
              "drei, dann zwei."},
    SheetText{"packets.one_two_three",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst eine, dann "
              "zwei, dann drei."},
    SheetText{"packets.four_one_one",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst vier, dann "
              "eine, dann eine."},
    SheetText{"packets.one_four_one",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst eine, dann "
              "vier, dann eine."},
    SheetText{"packets.one_one_four",
              "Jeder bekommt sechs Karten, Vorhand zuerst, in drei Durchgängen: erst eine, dann "
              "eine, dann vier."},
    SheetText{"face_down.nobody", "Jeder darf seine Karten gleich ansehen."},
    SheetText{"face_down.pitchers_partner",
              "Der Partner von Vorhand darf seine Karten erst ansehen, wenn Vorhand die erste "
              "ausgespielt hat: Kein Zeichen soll bei der Wahl helfen."},
    SheetText{"face_down.all_but_dealer_and_eldest",
              "Bis Trumpf feststeht, sehen nur Geber und Vorhand ihre Karten an. Die anderen "
              "lassen ihre verdeckt liegen."},
    SheetText{"trump.turn_up",
              "Nach dem Geben deckt der Geber die nächste Karte auf: Ihre Farbe ist als Trumpf "
              "vorgeschlagen. Die Karte selbst gehört niemandem und wird nie gespielt."},
    SheetText{"trump.pitch",
              "Es wird keine Karte aufgedeckt. Vorhand spielt eine beliebige Karte zum ersten "
              "Stich aus, und deren Farbe ist für die ganze Runde Trumpf: Das ist der Pitch."},
    SheetText{"trump.cut",
              "Vor dem Geben hebt Vorhand ab, und der Geber zeigt die Karte, die gleich bedeckt "
              "wird: Ihre Farbe ist Trumpf. Die Karte bleibt an ihrem Platz."},
    SheetText{"turn_up_ace.0", "Ein aufgedecktes Ass zählt nichts."},
    SheetText{"turn_up_ace.#",
              "Ist die aufgedeckte Karte ein Ass, bekommt der Geber {points}.|"
              "Ist die aufgedeckte Karte ein Ass, bekommt die Partei des Gebers {points}."},
    SheetText{"turn_up_king.0", "Ein aufgedeckter König zählt nichts."},
    SheetText{"turn_up_king.#",
              "Ist die aufgedeckte Karte ein König, bekommt der Geber {points}.|"
              "Ist die aufgedeckte Karte ein König, bekommt die Partei des Gebers {points}."},
    SheetText{"turn_up_queen.0", "Eine aufgedeckte Dame zählt nichts."},
    SheetText{"turn_up_queen.#",
              "Ist die aufgedeckte Karte eine Dame, bekommt der Geber {points}.|"
              "Ist die aufgedeckte Karte eine Dame, bekommt die Partei des Gebers {points}."},
    SheetText{"turn_up_jack.0", "Ein aufgedeckter Bube zählt nichts."},
    SheetText{"turn_up_jack.#",
              "Ist die aufgedeckte Karte ein Bube, bekommt der Geber {points}.|"
              "Ist die aufgedeckte Karte ein Bube, bekommt die Partei des Gebers {points}."},
    SheetText{"turn_up_six.0", "Eine aufgedeckte Sechs zählt nichts."},
    SheetText{"turn_up_six.#",
              "Ist die aufgedeckte Karte eine Sechs, bekommt der Geber {points}.|"
              "Ist die aufgedeckte Karte eine Sechs, bekommt die Partei des Gebers {points}."},
    SheetText{"turn_up_two.0", "Eine aufgedeckte Zwei zählt nichts."},
    SheetText{"turn_up_two.#",
              "Ist die aufgedeckte Karte eine Zwei, bekommt der Geber {points}.|"
              "Ist die aufgedeckte Karte eine Zwei, bekommt die Partei des Gebers {points}."},
    SheetText{"turn_up_timing.at_once",
              "Das zählt sofort, jedes Mal, wenn in der Runde so eine Karte aufgedeckt wird."},
    SheetText{"turn_up_timing.in_settlement",
              "Jede solche Karte der Runde zählt, aber erst nach dem Spiel, vor allen anderen "
              "Punkten der Runde."},
    SheetText{"turn_up_timing.if_it_fixes_trump",
              "Nur die aufgedeckte Karte, die am Ende Trumpf bestimmt, kann zählen. Was vorher "
              "aufgedeckt wurde, zählt nichts."},
    SheetText{
        "turn_up_timing.if_accepted",
        "Nur die erste aufgedeckte Karte kann zählen, und nur, wenn Vorhand ihre Farbe annimmt."},
    SheetText{"begging.none",
              "Ablehnen kann sie niemand: Die Farbe der aufgedeckten Karte ist Trumpf."},
    SheetText{
        "begging.dealer_answers",
        "Vorhand nimmt die aufgedeckte Farbe an („Ich stehe“) oder bittet um eine andere („Ich "
        "bitte“). Bittet Vorhand, so bleibt der Geber bei der Farbe, und Vorhand bekommt dafür 1 "
        "Punkt („Nimm einen“, das Geschenk), oder er sucht neuen Trumpf.|"
        "Vorhand nimmt die aufgedeckte Farbe an („Ich stehe“) oder bittet um eine andere („Ich "
        "bitte“). Bittet Vorhand, so bleibt der Geber bei der Farbe, und die andere Partei bekommt "
        "dafür 1 Punkt („Nimm einen“, das Geschenk), oder er sucht neuen Trumpf."},
    SheetText{
        "begging.dealer_answers:many",
        "Vorhand nimmt die aufgedeckte Farbe an („Ich stehe“) oder bittet um eine andere („Ich "
        "bitte“). Bittet Vorhand, so bleibt der Geber bei der Farbe, und jeder andere bekommt "
        "dafür 1 Punkt („Nimm einen“, das Geschenk), oder er sucht neuen Trumpf.|"
        "Vorhand nimmt die aufgedeckte Farbe an („Ich stehe“) oder bittet um eine andere („Ich "
        "bitte“). Bittet Vorhand, so bleibt der Geber bei der Farbe, und jede andere Partei "
        "bekommt dafür 1 Punkt („Nimm einen“, das Geschenk), oder er sucht neuen Trumpf."},
    SheetText{"begging.eldest_chooses",
              "Vorhand nimmt die aufgedeckte Farbe an („Ich stehe“) oder bittet um eine andere "
              "(„Ich bitte“). Wer bittet, wählt dann selbst: entweder 1 Punkt, und die Karten "
              "werden zusammengeworfen, oder der Geber sucht neuen Trumpf."},
    SheetText{"must_beg_without_trump.false",
              "Vorhand darf die aufgedeckte Farbe annehmen, auch ohne eine Karte von ihr."},
    SheetText{"must_beg_without_trump.true",
              "Wer als Vorhand keine Karte der aufgedeckten Farbe hat, muss bitten."},
    SheetText{"gift_bar.false",
              "Der Geber darf den Punkt auch dann schenken, wenn einer damit gewinnt, der nicht "
              "gebeten hat.|"
              "Der Geber darf den Punkt auch dann schenken, wenn eine Partei damit gewinnt, die "
              "nicht gebeten hat."},
    SheetText{"gift_bar.true",
              "Würde einer durch das Geschenk gewinnen, der nicht gebeten hat, darf der Geber "
              "nicht schenken und muss neuen Trumpf suchen.|"
              "Würde eine Partei durch das Geschenk gewinnen, die nicht gebeten hat, darf der "
              "Geber nicht schenken und muss neuen Trumpf suchen."},
    SheetText{"run.three_more_and_turn",
              "Für neuen Trumpf legt der Geber die aufgedeckte Karte weg, gibt jedem drei weitere "
              "und deckt die nächste auf. Kommt die abgelehnte Farbe wieder, geht es so weiter, "
              "bis eine andere kommt: Die ist Trumpf."},
    SheetText{"run.turn_only",
              "Für neuen Trumpf gibt der Geber jedem einmal drei weitere Karten und deckt die "
              "nächste auf. Kommt die abgelehnte Farbe wieder, wird nur noch aufgedeckt, bis eine "
              "andere kommt: Die ist Trumpf."},
    SheetText{
        "run.turn_without_dealing",
        "Für neuen Trumpf gibt der Geber keine Karten, sondern deckt eine nach der anderen auf, "
        "bis eine andere Farbe kommt: Die ist Trumpf, ob sie jemandem passt oder nicht."},
    SheetText{"bunch.false", "Nach einem Farbwechsel kann niemand vorschlagen zusammenzuwerfen."},
    SheetText{"bunch.true",
              "Ist so eine neue Farbe gekommen, kann jeder der Reihe nach, Vorhand zuerst, "
              "vorschlagen zusammenzuwerfen: Sind alle einverstanden, gibt derselbe Geber neu. Ein "
              "Nein genügt, und es wird gespielt; einen Punkt gibt es dafür nicht."},
    SheetText{"discard.never",
              "Abgelegt wird nichts: Die weiteren Karten bleiben auf der Hand, und die Runde hat "
              "entsprechend mehr Stiche."},
    SheetText{"discard.to_six",
              "Nach einem Farbwechsel legt jeder, wenn Trumpf feststeht, verdeckt und nach freier "
              "Wahl ab, bis er sechs Karten hat, Vorhand zuerst."},
    SheetText{"discard.to_six_from_twelve",
              "Nach einem Farbwechsel legt, wenn Trumpf feststeht, wer zwölf oder mehr Karten hat, "
              "verdeckt auf sechs ab. Neun Karten werden behalten und gespielt."},
    SheetText{"play.follow_or_trump",
              "Ist Trumpf ausgespielt, musst du Trumpf zugeben, wenn du kannst. Ist eine andere "
              "Farbe ausgespielt und du hast sie, darfst du bedienen oder trumpfen, wie du willst; "
              "hast du sie nicht, darfst du alles spielen."},
    SheetText{"play.follow_or_trump_else_trump",
              "Ist Trumpf ausgespielt, musst du Trumpf zugeben, wenn du kannst. Ist eine andere "
              "Farbe ausgespielt, bedienst oder trumpfst du, wie du willst; nur wenn beides nicht "
              "geht, darfst du eine andere Karte abwerfen."},
    SheetText{"play.strict",
              "Du musst bedienen, wenn du kannst. Kannst du nicht, musst du trumpfen; nur wenn "
              "beides nicht geht, darfst du alles spielen."},
    SheetText{"play.no_ruff",
              "Du musst bedienen, wenn du kannst: Einstechen, solange du die ausgespielte Farbe "
              "hast, ist nicht erlaubt. Hast du sie nicht, darfst du alles spielen."},
    SheetText{"no_undertrump.false",
              "In einen getrumpften Stich darf man auch einen niedrigeren Trumpf geben."},
    SheetText{"no_undertrump.true",
              "Kein Untertrumpfen: Ist eine Farbe ausgespielt und getrumpft, darfst du einen "
              "niedrigeren Trumpf nur zugeben, wenn keine andere Karte erlaubt ist."},
    SheetText{"no_follow_penalty.0", "Wer weder bedienen noch trumpfen kann, verliert nichts."},
    SheetText{"no_follow_penalty.#",
              "Wer weder bedienen noch trumpfen kann, verliert sofort {points}. In den letzten "
              "sechs Stichen, ohne Talon, gilt das nicht."},
    SheetText{"first_trick_open.false", "Alle Stiche werden verdeckt abgelegt."},
    SheetText{"first_trick_open.true",
              "Der erste Stich bleibt offen liegen, mit einem Trumpf obenauf, der die Trumpffarbe "
              "zeigt. Alle weiteren werden verdeckt abgelegt."},
    SheetText{"throw_in.false",
              "Niemand darf wertlose Karten abwerfen: Alle spielen bis zum Ende mit."},
    SheetText{"throw_in.true",
              "Wer den letzten Stich nicht gemacht hat und keinen Trumpf und keine Karte über der "
              "Neun mehr hat, darf zwischen den Stichen seine Karten offen abwerfen. Der Partner "
              "spielt allein weiter; abgeworfene Karten zählen für niemanden."},
    SheetText{"order.high_low_jack_game",
              "Sind alle Karten gespielt, werden die Punkte der Reihe nach gezählt: Hoch, Niedrig, "
              "Bube, Spiel."},
    SheetText{"order.game_high_low_jack",
              "Sind alle Karten gespielt, werden die Punkte der Reihe nach gezählt: Spiel, Hoch, "
              "Niedrig, Bube."},
    SheetText{"high.dealt",
              "Hoch: 1 Punkt für den, der den höchsten Trumpf im Spiel bekommen hat, egal wer ihn "
              "im Stich macht.|"
              "Hoch: 1 Punkt für die Partei, die den höchsten Trumpf im Spiel bekommen hat, egal "
              "wer ihn im Stich macht."},
    SheetText{
        "high.taken",
        "Hoch: 1 Punkt für den, der den höchsten Trumpf im Spiel in seinen Stichen hat.|"
        "Hoch: 1 Punkt für die Partei, die den höchsten Trumpf im Spiel in ihren Stichen hat."},
    SheetText{"low.dealt",
              "Niedrig: 1 Punkt für den, der den niedrigsten Trumpf im Spiel bekommen hat, egal "
              "wer ihn im Stich macht.|"
              "Niedrig: 1 Punkt für die Partei, die den niedrigsten Trumpf im Spiel bekommen hat, "
              "egal wer ihn im Stich macht."},
    SheetText{
        "low.taken",
        "Niedrig: 1 Punkt für den, der den niedrigsten Trumpf im Spiel in seinen Stichen hat.|"
        "Niedrig: 1 Punkt für die Partei, die den niedrigsten Trumpf im Spiel in ihren Stichen "
        "hat."},
    SheetText{"jack.dealt",
              "Bube: 1 Punkt für den, der den Trumpfbuben bekommen hat, egal wer ihn im Stich "
              "macht. Ist er nicht im Spiel, bekommt niemand den Punkt.|"
              "Bube: 1 Punkt für die Partei, die den Trumpfbuben bekommen hat, egal wer ihn im "
              "Stich macht. Ist er nicht im Spiel, bekommt niemand den Punkt."},
    SheetText{"jack.taken",
              "Bube: 1 Punkt für den, der den Trumpfbuben in seinen Stichen hat. Ist er nicht im "
              "Spiel, bekommt niemand den Punkt.|"
              "Bube: 1 Punkt für die Partei, die den Trumpfbuben in ihren Stichen hat. Ist er "
              "nicht im Spiel, bekommt niemand den Punkt."},
    SheetText{"jack.taken:stock",
              "Bube: 1 Punkt für den, der den Trumpfbuben in seinen Stichen hat."},
    SheetText{"hang_jack.false",
              "Es gibt kein Hang Jack (keinen gehenkten Buben): Der Trumpfbube zählt 1 Punkt, "
              "gefangen oder nicht."},
    SheetText{"hang_jack.true",
              "Hang Jack (gehenkter Bube): Wer einem anderen den Trumpfbuben abnimmt, bekommt 3 "
              "Punkte statt 1.|"
              "Hang Jack (gehenkter Bube): Eine Partei, die einer anderen den Trumpfbuben abnimmt, "
              "bekommt 3 Punkte statt 1."},
    SheetText{"game_tie.nobody",
              "Spiel: 1 Punkt für den mit den meisten Augen. Bei Gleichstand bekommt ihn niemand.|"
              "Spiel: 1 Punkt für die Partei mit den meisten Augen. Bei Gleichstand bekommt ihn "
              "niemand."},
    SheetText{"game_tie.non_dealer",
              "Spiel: 1 Punkt für den mit den meisten Augen. Bei Gleichstand bekommt ihn Vorhand.|"
              "Spiel: 1 Punkt für die Partei mit den meisten Augen. Bei Gleichstand bekommt ihn "
              "die Partei, die nicht gegeben hat."},
    SheetText{
        "game_tie.non_dealer:many",
        "Spiel: 1 Punkt für den mit den meisten Augen. Hat der Geber gleich viele wie ein anderer, "
        "bekommt ihn der andere; sind es andere, bekommt ihn niemand.|"
        "Spiel: 1 Punkt für die Partei mit den meisten Augen. Hat die Partei des Gebers gleich "
        "viele wie eine andere, bekommt ihn die andere; sind es andere, bekommt ihn niemand."},
    SheetText{"early_high.false", "Hoch zählt nie, bevor zu Ende gespielt ist."},
    SheetText{"early_high.true",
              "Wem nur noch ein Punkt fehlt, der bekommt Hoch und gewinnt in dem Moment, in dem er "
              "das Trumpf-Ass spielt.|"
              "Fehlt einer Partei nur noch ein Punkt, so bekommt sie Hoch und gewinnt in dem "
              "Moment, in dem einer von ihr das Trumpf-Ass spielt."},
    SheetText{"stake_game.0", "Für die Partie wird nichts gezahlt."},
    SheetText{"stake_game.#", "Jeder Verlierer schuldet {n} für die Partie."},
    SheetText{"stake_all_fours.0", "Für Alle Vier wird nichts gezahlt."},
    SheetText{"stake_all_fours.#",
              "Alle Vier heißt: alle vier Punkte in einer Runde. Was jeder Verlierer schuldet, "
              "steigt um {n} für jedes Mal, das der Gewinner sie gemacht hat, und sinkt um {n} für "
              "jedes Mal, das der Verlierer sie gemacht hat."},
};

}  // namespace

extern const std::span<const SheetText> german_rule_texts;
constinit const std::span<const SheetText> german_rule_texts = rule_texts;

}  // namespace allfours
