page-wants-script = Diese Seite braucht JavaScript, und das ist hier ausgeschaltet.
page-no-table = Der Tisch ist nicht geladen worden.
page-again = Noch einmal
page-table-gone = Der Tisch ist von der Seite genommen worden.
page-bad-message = Das ist keine Nachricht { $text } der Version { $n }.
page-tab = All Fours: { $title }
