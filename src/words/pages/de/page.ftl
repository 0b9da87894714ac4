page-wants-script = Diese Seite braucht JavaScript, und das ist hier ausgeschaltet.
page-no-table = Der Tisch ist nicht geladen worden.
page-again = Noch einmal
page-table-gone = Der Tisch ist nicht auf der Seite, oder er ist gerade neu geladen worden.
page-kept-out = Diese Seite lässt den Tisch nicht herein: Ihre eigene Richtlinie { $text } verbietet es.
page-bad-message = Das ist keine gültige Nachricht { $text } der Version { $n }.
page-flood = Zu viele Nachrichten auf einmal; weggelassen: { $n }.

page-stuck =
    Diese Seite kommt nicht in Gang. Neu geladen geht sie meistens wieder; was du gespielt hast,
    bleibt dabei erhalten.
page-afresh = Neu laden
page-framed = In diesem Rahmen kann das Spiel nicht starten: in einem eigenen Fenster öffnen.
page-part-missing = Ein Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
page-no-picture =
    Der Browser zeigt das Bild nicht mehr. Das Spiel geht hier in Worten weiter; der Tisch kommt
    wieder, wenn die Seite neu geladen wird.
page-no-fonts = Die Schrift des Tisches ließ sich nicht laden. Das Spiel geht hier in Worten weiter.
page-licences = Lizenzen
page-licences-intro = All Fours darf jeder benutzen, verändern und weitergeben. Ebenso die Arbeit anderer, die in dieser Website steckt; hier steht, was wir auf Wunsch ihrer Urheber dazu sagen.
page-tab = All Fours: { $title }
