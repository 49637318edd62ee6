### Keyboard shortcuts of the Ptolemaeus table

shortcut-ptolemaeus-draw = Piocher : numéroter les cartes visibles et la pioche
shortcut-ptolemaeus-observe = Observer : numéroter ce qui peut être observé
shortcut-ptolemaeus-move = Ce qui est demandé : numéroter les pions à déplacer et les autres réponses
shortcut-ptolemaeus-hand = Votre main : numéroter les cartes
shortcut-ptolemaeus-number = Appuyer sur le bouton de ce numéro ; encore une fois pour confirmer
shortcut-ptolemaeus-end = Finir le tour
shortcut-ptolemaeus-log = Vers le journal
