### The sheet of keyboard shortcuts, and those that every table has

shortcuts-on = Les raccourcis sont actifs
    .hint = Sur cet appareil. Désactivez-les si des lettres seules gênent un lecteur d’écran ou la commande vocale.

shortcut-confirm = Confirmer le choix
shortcut-take-back = Reprendre le dernier coup
shortcut-guide = Guide, oui ou non
shortcut-keys = Cette liste ; Échap la ferme

## What is written on keys

key-Enter = Entrée
key-Home = Début
key-End = Fin
key-Space = Espace
key-Shift = Maj
