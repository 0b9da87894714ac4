// The variants' paragraphs and the general lines of the rules sheet, in German; the sentences for
// each field and value are in rules_sheet_fields_de.cpp.
#include "app/rules_sheet_rows.hpp"

namespace allfours {

extern const std::span<const SheetText> german_rule_texts;

namespace {

constexpr std::array paragraph_texts{
    SheetText{"german",
              "All Fours, auf Deutsch Alle Vier, wurde wahrscheinlich im 17. Jahrhundert in "
              "England erfunden. Dies ist das Spiel zu zweit, wie es ein deutscher Text "
              "beschreibt: Eine Karte wird aufgedeckt und schlägt die Trumpffarbe vor, und die "
              "Karten, um die es geht, gehören dem, der sie in seinen Stichen hat."},
    SheetText{"trinidad",
              "All Fours kam aus England und ist heute das Nationalspiel von Trinidad, wo es "
              "manchmal All Foes heißt. Zwei Paare spielen bis 14; die Karte, die der Geber "
              "aufdeckt, kann schon vor dem ersten Stich zählen, und der Trumpfbube wird gejagt: "
              "Wer ihn fängt, hat ihn gehenkt (hang jack), und das bringt drei Punkte."},
    SheetText{"trinidad-2",
              "Das Nationalspiel von Trinidad zu zweit. So wird es seltener gespielt als mit "
              "Partnern; die Regeln sind dieselben, aber eine Runde kann länger werden, weil mehr "
              "Karten zum Geben übrig sind."},
    SheetText{
        "tobago",
        "All Fours, wie man es oft auf Tobago spielt, der Nachbarinsel von Trinidad. Nur eines ist "
        "anders: Nicht die Sechs, sondern die Zwei zählt zwei Punkte, wenn sie aufgedeckt wird."},
    SheetText{"west-yorkshire",
              "Ein Kneipen- und Ligaspiel aus West Yorkshire im Norden Englands, wie es 2003 im "
              "Black Labrador in Batley gespielt wurde. Es wird keine Karte aufgedeckt: Die erste "
              "ausgespielte Karte, der Pitch, bestimmt die Trumpffarbe, und der Partner des "
              "Pitchers darf seine Karten vorher nicht ansehen."},
    SheetText{"west-yorkshire-2",
              "Das Kneipenspiel aus West Yorkshire zu zweit, bis 9. Es wird keine Karte "
              "aufgedeckt: Die erste ausgespielte Karte, der Pitch, bestimmt die Trumpffarbe."},
    SheetText{"west-yorkshire-6",
              "Das Kneipenspiel aus West Yorkshire zu sechst, in drei Paaren. Es wird keine Karte "
              "aufgedeckt: Die erste ausgespielte Karte, der Pitch, bestimmt die Trumpffarbe, und "
              "der Partner des Pitchers darf seine Karten vorher nicht ansehen."},
    SheetText{"lancashire",
              "All Fours, wie es in den Kneipen und Ligen von Blackburn in Lancashire gespielt "
              "wird, nach Arthur Taylors Buch „Pub Games“. Fast wie in West Yorkshire, aber der "
              "niedrigste Trumpf zählt erst, wenn man ihn im Stich hat."},
    SheetText{"cotton",
              "Die älteste bekannte Beschreibung: Charles Cottons „Compleat Gamester“ von 1674. "
              "Nach ihm wurde das Spiel in Kent erfunden und dort viel gespielt. Zwei spielen bis "
              "zu einer vorher vereinbarten Zahl von 7 bis 15, meist bis 11; wer die aufgedeckte "
              "Farbe ablehnt, entscheidet selbst, wie es weitergeht."},
    SheetText{"running",
              "Ein längeres Spiel, das Cottons Buch von 1674 in wenigen Worten beschreibt: alles "
              "wie sonst, aber bis 31, und ein aufgedecktes Ass, ein König, eine Dame oder ein "
              "Bube zählt für den Geber."},
    SheetText{"old-american",
              "All Fours zu zweit, wie es amerikanische Bücher des frühen 19. Jahrhunderts "
              "beschreiben, dem älteren englischen Spiel sehr ähnlich. Hände, die bei der Suche "
              "nach Trumpf gewachsen sind, werden auf sechs Karten verkleinert."},
    SheetText{"seven-up",
              "Im 19. Jahrhundert wurde All Fours in Nordamerika sehr beliebt. R. F. Foster "
              "beschrieb es 1897 als Old Sledge oder Seven Up: Zu zweit oder zu dritt spielt jeder "
              "für sich, zu viert mit Partnern, und eine neue Farbe, die keiner mag, kann man "
              "zusammenwerfen: Dann wird neu gegeben."},
    SheetText{"pitch",
              "R. F. Fosters Variante von Seven Up, auch Blind All Fours genannt: Nichts wird "
              "aufgedeckt, und niemand bittet. Die erste ausgespielte Karte, der Pitch, bestimmt "
              "die Trumpffarbe."},
    SheetText{"french",
              "All Fours nach einem französischen Text, der es ein amerikanisches Spiel für zwei "
              "nennt. Hier zählt Spiel, der Punkt für die wertvollsten Karten, zuerst, und die "
              "anderen drei gehören dem, der ihre Karten in seinen Stichen hat."},
    SheetText{
        "french-4",
        "Das französische Spiel zu viert in zwei Paaren. Geber und Vorhand machen die Trumpffarbe "
        "unter sich aus; ihre Partner lassen ihre Karten so lange verdeckt liegen."},
    SheetText{"california-jack",
              "Ein Spiel zu zweit, das ein französischer Text als Variante von All Fours "
              "beschreibt. Der Rest der Karten ist der Talon, dessen oberste Karte man sieht: Du "
              "machst den Stich, um sie zu bekommen, oder verlierst ihn und hoffst auf eine "
              "bessere darunter. Alle 52 Karten werden gespielt."},
    SheetText{"sca",
              "Ein langes Spiel zu zweit, bis 49, aufgeschrieben von Mitgliedern der SCA, die "
              "Mittelalter und Renaissance wieder aufleben lassen. Hoch, Niedrig und sogar Bube "
              "gehören dem, der sie bekommen hat; nur Spiel muss man sich mit Stichen holen."},
};

constexpr std::array general_texts{
    SheetText{"two_players", "Zwei spielen gegeneinander."},
    SheetText{"three_players", "Drei spielen, jeder für sich."},
    SheetText{"aim",
              "Eine Partie geht über mehrere Runden. In jeder gibt es vier Punkte, daher der Name: "
              "Hoch für den höchsten Trumpf, Niedrig für den niedrigsten, Bube für den Trumpfbuben "
              "und Spiel für die meisten Augen in den Stichen."},
    SheetText{"pack",
              "Gespielt wird mit 52 Karten. In jeder Farbe ist das Ass am höchsten, dann König, "
              "Dame, Bube, Zehn und so weiter bis zur Zwei."},
    SheetText{"cut_ties", "Sind die höchsten Karten gleich, heben alle noch einmal ab."},
    SheetText{"wrong_guess",
              "Ist falsch geraten, spielt zum ersten Stich aus, wer abgehoben hat.|"
              "Ist falsch geraten, bestimmt die Partei, die abgehoben hat, wer von ihr zum ersten "
              "Stich ausspielt."},
    SheetText{"eldest_two", "Wer nicht gibt, heißt Vorhand und spielt zuerst aus."},
    SheetText{"eldest_left", "Wer links vom Geber sitzt, heißt Vorhand und spielt zuerst aus."},
    SheetText{"eldest_right", "Wer rechts vom Geber sitzt, heißt Vorhand und spielt zuerst aus."},
    SheetText{"packets_choice",
              "Am echten Tisch darf der Geber wählen, wie er die sechs Karten gibt. Hier bleibt es "
              "die ganze Partie gleich."},
    SheetText{"looking",
              "Am echten Tisch kostet es vier Punkte, zu früh in die Karten zu sehen; die andere "
              "Partei bekommt sie sofort. Hier liegen die Karten einfach verdeckt."},
    SheetText{"stock",
              "Die übrigen Karten sind der Talon. Er liegt offen, sodass man nur seine oberste "
              "Karte sieht."},
    SheetText{"deal_passes", "Nach jeder Runde gibt Vorhand."},
    SheetText{"trump_beats",
              "In jeder Runde ist eine Farbe Trumpf: Jede Karte von ihr schlägt jede Karte einer "
              "anderen Farbe."},
    SheetText{
        "cut_depth",
        "Wie tief Vorhand abhebt, ist Zufall: Über der gezeigten Karte liegen 4 bis 48 Karten."},
    SheetText{"cut_jack", "Ein Bube, der sich so zeigt, zählt nichts."},
    SheetText{"fixing_card_when",
              "Der Punkt zählt in dem Moment, in dem Trumpf feststeht, noch vor einem Geschenk."},
    SheetText{"accepted_card_when",
              "Der Punkt zählt sofort, vor dem ersten Ausspiel. Ist die Farbe abgelehnt, zählt "
              "keine aufgedeckte Karte mehr."},
    SheetText{"gift_order",
              "Das Geschenk bekommt einer nach dem anderen, Vorhand zuerst.|"
              "Das Geschenk bekommt eine Partei nach der anderen, die von Vorhand zuerst."},
    SheetText{"gift_before_turned",
              "Das Geschenk zählt sofort, also vor den Punkten für aufgedeckte Karten."},
    SheetText{"chooses_once",
              "Vorhand wählt nur einmal: Kommt die abgelehnte Farbe wieder, wird einfach weiter "
              "aufgedeckt."},
    SheetText{"point_ends_hand",
              "Wer den Punkt nimmt, beendet die Runde: Wie nach jeder anderen gibt der Nächste."},
    SheetText{"run_packet", "Die drei weiteren Karten bekommt jeder auf einmal."},
    SheetText{"run_out",
              "Geht der Talon zu Ende, bevor eine andere Farbe kommt, wird alles zusammengeworfen, "
              "gemischt und neu gegeben."},
    SheetText{"run_out_dealer", "Es gibt noch einmal derselbe Geber."},
    SheetText{"run_out_when",
              "Der Talon ist zu Ende, wenn die Karten nicht mehr für drei an jeden und eine zum "
              "Aufdecken reichen."},
    SheetText{"bunch_answers",
              "Die anderen antworten der Reihe nach nach dem, der es vorgeschlagen hat, bis zum "
              "ersten Nein. Einen zweiten Vorschlag gibt es nicht."},
    SheetText{"turned_kept", "Punkte für aufgedeckte Karten bleiben, auch wenn neu gegeben wird."},
    SheetText{"turned_lost", "Wird neu gegeben, zählen die vorher aufgedeckten Karten nichts."},
    SheetText{"discards_out",
              "Abgelegtes ist aus dem Spiel: Ein abgelegter Trumpf zählt für niemanden."},
    SheetText{"tricks",
              "Vorhand spielt eine beliebige Karte aus, die anderen geben der Reihe nach eine zu: "
              "Das ist ein Stich. Wer ihn macht, nimmt ihn und spielt zum nächsten aus, bis alle "
              "Karten gespielt sind."},
    SheetText{"trick_winner",
              "Den Stich macht der höchste Trumpf; liegt keiner darin, die höchste Karte der "
              "ausgespielten Farbe."},
    SheetText{
        "draw",
        "Nach jedem Stich nimmt, wer ihn gemacht hat, die oberste Karte vom Talon, der andere die "
        "nächste. Ist der Talon leer, werden die letzten sechs Karten ausgespielt."},
    SheetText{"draw_seen", "Beide sehen jede Karte, die vom Talon genommen wird."},
    SheetText{"below_zero", "Dabei kann man unter null kommen."},
    SheetText{"throw_in_turns",
              "Von zwei Partnern darf es nur einer. Gefragt wird der Reihe nach, zuerst, wer nach "
              "dem nächsten Ausspielenden sitzt."},
    SheetText{"no_throw_in", "Zu zweit darf man wertlose Karten nicht abwerfen."},
    SheetText{"in_play",
              "Im Spiel sind nur die Karten, die gegeben und behalten wurden. Der höchste Trumpf "
              "im Spiel muss nicht das Ass sein, der niedrigste nicht die Zwei."},
    SheetText{"whole_pack",
              "Alle Karten sind im Spiel: Ass, Bube und Zwei von Trumpf sind immer dabei."},
    SheetText{"card_points",
              "Die Augen zählen nur für Spiel: Zehn 10, Ass 4, König 3, Dame 2, Bube 1, für die "
              "Karten in den Stichen."},
    SheetText{"all_tie",
              "Haben mehr als zwei gleich viele und die meisten, bekommt niemand den Punkt Spiel."},
    SheetText{"one_trump",
              "Ist nur ein Trumpf im Spiel, so ist er der höchste und der niedrigste und zählt "
              "beide Punkte."},
    SheetText{"no_trump", "Ist kein Trumpf im Spiel, bekommt niemand Hoch oder Niedrig."},
    SheetText{"strict_order",
              "Die Punkte werden streng einzeln gezählt. Wer zuerst am Ziel ist, gewinnt mit genau "
              "diesem Punkt; was danach käme, zählt nicht mehr.|"
              "Die Punkte werden streng einzeln gezählt. Die Partei, die zuerst am Ziel ist, "
              "gewinnt mit genau diesem Punkt; was danach käme, zählt nicht mehr."},
    SheetText{"early_high_any",
              "Das gilt, wann immer das Trumpf-Ass gespielt wird, nicht nur beim ersten Ausspiel."},
    SheetText{"stake_play_on",
              "Ist die Partie entschieden, wird die letzte Runde weitergespielt, solange noch "
              "jemand alle vier Punkte machen kann. Am Stand ändert sich dann nichts mehr."},
    SheetText{"stake_judged", "Ob das noch geht, entscheiden die Karten, wie sie wirklich liegen."},
};

}  // namespace

extern const SheetTexts german_sheet_texts;
const SheetTexts german_sheet_texts{
    .headings = {"Spieler und Ziel", "Das Geben", "Trumpf und Bitten", "Das Spiel", "Die Punkte",
                 "Das Ende der Partie"},
    .heading_trump_only = "Trumpf",
    .numbers = "zwei,drei,vier,fünf,sechs",
    .one_point = "1 Punkt",
    .points = "{n} Punkte",
    .paragraphs = paragraph_texts,
    .rules = german_rule_texts,
    .general = general_texts,
};

}  // namespace allfours
