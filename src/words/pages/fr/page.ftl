page-wants-script = Cette page a besoin de JavaScript, qui est désactivé ici.
page-no-table = La table n’a pas pu être chargée.
page-again = Réessayer
page-table-gone = La table a été retirée de la page.
page-bad-message = Ce n’est pas un message { $text } de la version { $n }.
page-tab = All Fours : { $title }
