page-wants-script = Diese Seite braucht JavaScript, und das ist hier ausgeschaltet.
page-no-table = Der Tisch ist nicht geladen worden.
page-again = Noch einmal
