## Gemeinsam spielen: mehrere Leute an einem Tisch, jeder mit eigenem Gerät. $who: ein Spieler.

together-note =
    Alle sitzen am selben Tisch, jeder mit seinem eigenen Gerät und ohne Konto. Die Geräte verbinden
    sich direkt, kein Server von uns ist beteiligt.
together-trust =
    Jedes Gerät kennt die ganze Verteilung und zeigt nur das eigene Blatt. Wer sich auskennt, könnte den
    Rest nachsehen. Spielt also mit Leuten, denen ihr vertraut.
together-name = Dein Name, wie ihn die anderen sehen
together-seat-wanted = Spieler { $n } lädst du ein
together-partner = dein Partner
together-live = Einladen
together-live-note =
    Zur selben Zeit: Du schickst allen eine Einladung und bekommst von jedem eine Antwort zurück.
together-turns = Per Nachricht spielen
together-turns-note =
    Oder in aller Ruhe: Der Tisch geht als Link reihum, einer für jeden Zug, über jeden beliebigen Chat.
together-turns-invited =
    Der Tisch geht als Link reihum, einer für jeden Zug, über jeden beliebigen Chat. Niemand muss zur
    selben Zeit da sein.
together-tables = Deine Tische
together-forget = Diesen Tisch löschen
together-forget-sure = Zum Löschen noch einmal drücken
together-to-table = Zum Tisch
together-leave = Tisch verlassen
together-invited = { $who } lädt dich an einen Tisch ein.
together-join = Mitspielen
together-decline = Jetzt nicht
together-stage-bot = { $who }: Der Computer spielt
together-stage-making = { $who }: Die Einladung wird erstellt
together-stage-invited = { $who }: Die Einladung ist fertig
together-stage-asked = { $who }: gefragt, ob es weitergeht
together-stage-connecting = { $who }: Die Verbindung wird aufgebaut
together-stage-here = { $who } ist da
together-stage-away = { $who } ist weg
together-send-invitation =
    Schick sie genau einer Person: Wer sie zuerst öffnet, bekommt diesen Platz.
together-answer-field = Die Antwort, die du zurückbekommst
together-begin = Partie beginnen
together-begin-note = Für freie Plätze spielt der Computer.
together-invite = Neue Einladung für { $who }
together-stand-in = Den Computer für { $who } spielen lassen
together-give-back = { $who } den Platz zurückgeben
together-send-answer = Schick das an { $who } zurück.
together-keep-open =
    Lass diese Seite offen: Du bist am Tisch, sobald { $who } deine Antwort eingegeben hat.
together-if-nothing =
    Tut sich danach eine halbe Minute lang nichts, erreichen die beiden Geräte einander nicht. Nehmt
    dasselbe Netz oder gebt auf beiden einen Server an, und bitte { $who } um eine neue Einladung –
    oder um eine Partie per Nachricht.
together-making-answer = Deine Antwort an { $who } wird erstellt.
together-at-table = Du bist am Tisch. { $who } beginnt die Partie.
together-lost = Die Verbindung zu { $who } fehlt. Bitte um eine neue Einladung.
together-own-turn = Du bist dran.
together-send = Link schicken
together-send-turn = Schick diesen Link an { $who }: Dort geht es weiter.
together-send-end = Schick diesen Link an { $who }: Er zeigt, wie die Partie ausgegangen ist.
together-send-to = Schick den Link an { $who }
together-missing = { $who } ist weg: Der Tisch wartet
together-on-its-way = Die Geräte der anderen sind dran
together-joined = { $who } spielt mit.
together-back = { $who } ist wieder da.
together-away = { $who } ist weg.
together-left-out = { $who } hat nicht geantwortet: Es geht ohne diesen Platz los.
together-overtaken = Jemand war schneller: Entscheide noch einmal.
together-again-offered = { $who } möchte noch einmal spielen.
together-again-moved = Noch einmal mit anderen Plätzen
together-again-awaited = { $who } beginnt die nächste Partie.
together-unreachable =
    Die beiden Geräte erreichen einander nicht. Lasst beide Seiten offen und nehmt dasselbe Netz, gebt
    auf beiden einen Server an oder spielt per Nachricht.
together-unsupported =
    Dieser Browser kann sich nicht mit anderen Geräten verbinden. Spielt per Nachricht.
together-no-address =
    Dieser Browser gibt keine Adresse her, unter der andere Geräte ihn erreichen. Gebt auf beiden
    Geräten einen TURN-Server an oder spielt per Nachricht.
together-unreadable = Damit kommt keine Verbindung zustande. Mach eine neue Einladung.
together-handed-over = Dein Tisch hat die Antwort. Geh zurück auf die Seite, die ihn zeigt.
together-nobody = Wähle einen Platz, zu dem du jemanden einlädst.
together-leave-out = Ohne { $who } geben
together-server = Server
# $text, $value: addresses of a STUN and of a TURN server.
together-server-note =
    Damit Geräte in verschiedenen Netzen einander finden, brauchen vielleicht beide einen Server: einen
    STUN-Server, etwa { $text }, oder einen TURN-Server, etwa { $value }. Ohne ihn fragt diese Seite
    niemanden.
together-server-set = Neue Verbindungen nutzen diesen Server.
together-server-none = Neue Verbindungen nutzen keinen Server.
# $text: the text entered.
together-server-bad = „{ $text }“ ist keine Adresse eines STUN- oder TURN-Servers.
# $text: the server.
together-server-refused = Dieser Browser kann den Server „{ $text }“ nicht nutzen: Er ist wieder entfernt.
# $text: where the server is, “example.org:3478”.
together-server-denied = Der Server { $text } lehnt diesen Namen oder dieses Passwort ab.
together-server-silent = Der Server { $text } antwortet nicht: Prüfe seine Adresse.
# The host enters an answer to an invitation that is of no use.
together-answer-used = Diese Einladung ist schon beantwortet: { $who } hat den Platz.
together-answer-old =
    Das ist die Antwort auf eine Einladung, die nicht mehr gilt. Schick { $who } eine neue.
together-answer-elsewhere = Diese Antwort gehört zu einem anderen Tisch.
together-answer-invitation = Das ist eine Einladung. Gib die Antwort ein, die du darauf bekommst.
together-answer-none = In diesem Text steht keine Antwort auf eine Einladung.
# Somebody opens an answer as a link.
together-answer-own = Das ist deine eigene Antwort: Schick sie an { $who }.
together-answer-nobody =
    Kein Tisch, der hier offen ist, wartet auf diese Antwort. Gib sie auf dem Gerät ein, von dem die
    Einladung kam.
together-scan = Antwort scannen
together-scan-stop = Kamera anhalten
together-camera-none = Hier ist keine Kamera zu gebrauchen.
together-camera-refused = Die Kamera ist auf dieser Seite nicht erlaubt.
together-camera-unsupported = Dieser Browser gibt der Seite keine Kamera.
together-call-1 = Viel Glück!
together-call-2 = Gut gespielt!
together-call-3 = Her mit dem Buben!
together-call-4 = Pech gehabt!
together-call-5 = Das war knapp!
together-call-6 = Lass dir Zeit.
together-call-7 = Du bist dran!
together-call-8 = Danke!
together-calls-nobody = Im Moment hört dich niemand.

## Playing together: what another device sends, and its links. Seats and steps are numbers.

fault-together-rubbish =
    Das andere Gerät hat etwas geschickt, das keine Nachricht des Tischs ist: „{ $first }“.
fault-together-version =
    Das andere Gerät spielt mit Version „{ $first }“, dieses mit Version { $second }: Lade
    beide Seiten neu.
fault-together-long =
    Das andere Gerät hat eine Nachricht von { $first } Zeichen geschickt; die längste hat
    { $second }.
fault-together-many =
    Das andere Gerät hat { $first } Nachrichten geschickt, die nichts geändert haben.
fault-together-table = Das andere Gerät spielt an einem anderen Tisch.
fault-together-not-now = Die Nachricht „{ $first }“ gehört nicht hierher.
fault-together-seat = Für das andere Gerät gibt es keinen Platz { $first }.
fault-together-turn = Platz { $first } ist nicht an der Reihe.
fault-together-stale = Der Tisch ist schon weiter: Entscheidung { $first } ist gefallen.
fault-together-bots = Erst entscheidet ein Computerspieler.
fault-together-waits = Der Tisch wartet, bis alle zurück sind.
fault-together-step = Schritt { $first } der Partie ist nicht möglich.
fault-together-fork = Die Partien auf den beiden Geräten sind ab Schritt { $first } verschieden.
fault-together-forged =
    Schritt { $first } wurde nicht auf diesem Gerät entschieden, obwohl es dort steht.
fault-together-part =
    Platz { $first } zeigt einen anderen Zufallsteil als den, auf den er sich festgelegt hat.
fault-together-commits =
    Die Zufallsteile, aus denen die Verteilung entsteht, wurden nachträglich geändert.
fault-together-again = Der Gastgeber will neu verteilen, obwohl niemand gegangen ist.
fault-together-silent =
    Platz { $first } hat seinen Zufallsteil nicht gezeigt: Die Verteilung beginnt ohne ihn neu.
fault-together-game = Der Gastgeber hat ein anderes Spiel auf dem Tisch, als in der Einladung steht.
fault-together-stored = Der gespeicherte Tisch ist nicht lesbar.
fault-together-value = Im Link kann { $first }= nicht „{ $second }“ sein.
fault-together-missing = Im Link fehlt { $first }=.
fault-invitation-used =
    Diese Einladung wurde auf einem anderen Gerät benutzt: Bitte den Gastgeber um eine neue.
fault-invitation-own = Das ist deine eigene Einladung: Schick sie der Person, die mitspielen soll.
fault-invitation-outdated = Diese Einladung ist veraltet: Der Gastgeber hat eine neuere für dich.
fault-turn-used = Auf diesen Link hast du schon geantwortet.
fault-turn-own = Du bist nicht an der Reihe: Schick diesen Link an Platz { $first }.
fault-turn-outdated = Dieser Link ist veraltet: Die Partie ist seither weitergegangen.
fault-turn-device = Dieser Platz spielt auf einem anderen Gerät: Öffne den Link dort.
