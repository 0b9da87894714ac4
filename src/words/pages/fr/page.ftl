page-wants-script = Cette page a besoin de JavaScript, qui est désactivé ici.
page-no-table = La table n’a pas pu être chargée.
page-again = Réessayer
