# Ce que dit le guide d’une première partie, dans tous les jeux.

guide-count = Guide, étape { $number } sur { $count }
guide-next = Suivant
guide-done = Terminé
guide-show = Montrer
guide-skip = Passer cette étape
guide-leave = Quitter le guide
guide-early = Cela viendra tout seul ; continuez à jouer.
