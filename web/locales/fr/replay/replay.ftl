### Revoir une partie

replay-title = Revoir une partie
replay-mine = Vos parties terminées
replay-bring = Ouvrir un enregistrement
replay-file = Choisissez le fichier
replay-text = Ou collez son texte
replay-go = Regarder
replay-loading = Mise en place de la partie…
replay-table = Retour à la table
replay-won = Victoire : { $names }
replay-unfinished = Non terminée
replay-outdated = créée par une version antérieure, donc invérifiable
replay-sectors = { $count ->
    [one] { $count } secteur
   *[other] { $count } secteurs
}
replay-steps = Étapes
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-turn-on = Un tour en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-of = { $count } ×
replay-frame = Moment de la partie
replay-frame-of = { $frame } sur { $last }
replay-eyes = Vu par
replay-all = Tout à découvert
replay-as = { $name }
replay-public = Un spectateur
replay-happened = Ce qui s’est passé
replay-nothing = Rien à voir d’ici.
# Tabs of a small screen.
replay-moves = Coups
replay-tab-sheet = Feuille
replay-tab-graph = Déroulement
replay-tab-cards = Cartes
replay-tab-sky = Table
replay-sheet = { $name } : feuille à ce moment
replay-sheet-whose = Choisissez un joueur sous « Vu par » : vous verrez ce que le jeu lui avait dit jusqu’à ce moment.
replay-sheet-told = Ce que le jeu avait dit jusque-là ; les marques au crayon ne sont montrées qu’à leur auteur.
replay-sheet-own = Ce que le jeu vous avait dit jusque-là, et vos propres marques telles qu’elles étaient.
replay-left = Systèmes encore possibles
replay-left-of = { $name } : { $count }
replay-lost = Sans victoire
replay-points = Score
replay-points-of = { $name } : { $count }
replay-hands = Cartes et objectifs
replay-hand-empty = Aucune carte constellation

# Ce qui était secret alors, dit quand tout est visible.
replay-opened-objective = Objectif secret ({ $name }) : { $text }.
replay-opened-card = { $name } pioche : { $card }.
replay-opened-bonus = { $name } pioche la carte bonus { $card }.
replay-opened-discard = { $name } a choisi de défausser : { $cards }.
