## Soirées de ligue et saisons.

league-table = Table { $n }
league-yours = Ta table
league-points = Points de match
league-sums = Total des points
league-strict =
    Avec un conseil ou un retour en arrière, le match est un entraînement et ne compte pas.
league-practice = Entraînement : il ne compte pas.
league-mark = autres tables { $text }
league-home = Retour à ta table
league-watch = Regarder : { $text }
league-replay = Revoir : { $text }
season = Saison
bars = Coupe
season-note =
    Huit pubs jouent entre eux une saison de soirées de ligue, et une coupe. Chaque partie gagnée
    vaut 2 points de match, et le total le plus haut 2 de plus. Choisis ton pub. La saison reste dans ce
    navigateur et peut être enregistrée dans un fichier.
season-choose = Ton pub
manner-steady = ils jouent sérieusement
manner-mixed = l’un joue sérieusement, l’autre comme ça vient
manner-merry = ils sont là pour la compagnie
season-day = Journée { $n } sur { $text }, ligue
season-cup-day = Journée { $n } sur { $text }, coupe
season-play = À ta table
season-look = Laisser jouer les autres
season-out = Ton pub est éliminé de la coupe ; les autres jouent.
season-running = Journée en cours : parties finies aux autres tables, { $n } sur { $text }.
season-again = Cette journée a été jouée avec de l’aide et ne compte pas : elle se rejoue.
season-over = La saison est finie. La ligue va à { $text }, la coupe à { $value }.
season-next = Une autre saison
season-table = Le classement
season-pub = Pub
season-record = G–N–P
season-fixtures = Rencontres
season-level = En coupe, une égalité qualifie les visiteurs.
season-history = Saisons passées
season-past =
    { $text } : rang { $n }, points de match : { $score } ; ligue : { $who }, coupe : { $other }.
season-save = Enregistrer la saison dans un fichier
season-load = Ouvrir une saison depuis un fichier
season-bad = Ce fichier ne contient aucune saison lisible. La tienne est restée telle quelle.
season-bad-long = Ce fichier est trop long pour une saison. La tienne est restée telle quelle.
season-bad-line = La ligne { $n } de ce fichier n’appartient à aucune saison. La tienne est restée telle quelle.
season-bad-match = La ligne { $n } de ce fichier est un match qui ne se joue pas ce jour-là. Ta saison est restée telle quelle.
season-bad-points = La ligne { $n } de ce fichier a des points impossibles. Ta saison est restée telle quelle.
season-bad-cut = Ce fichier est tronqué. Ta saison est restée telle quelle.
season-same = Ce fichier contient la saison que tu joues.
season-offered = Dans le fichier
season-summary = { $who }, saison { $text }, journées jouées : { $n } sur { $value }
season-replaces = Elle remplacerait la tienne : { $text }. Tu pourras la remettre ensuite.
season-take = Prendre la saison du fichier
season-leave = Garder ta saison
season-none = Ne pas la prendre
season-back = Remettre la saison d’avant
season-changed = La saison a été changée dans une autre fenêtre. Ce match ne compte plus pour elle.
