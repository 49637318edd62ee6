### The sheet of keyboard shortcuts, and those that every table has

shortcuts-on = Le scorciatoie sono attive
    .hint = Su questo dispositivo. Disattivale se le singole lettere disturbano uno screen reader o i comandi vocali.

shortcut-confirm = Conferma la scelta
shortcut-take-back = Ritira l’ultima mossa
shortcut-guide = Guida sì o no
shortcut-keys = Questo elenco; Esc lo chiude

## What is written on keys

key-Enter = Invio
key-Home = Inizio
key-End = Fine
key-Space = Spazio
key-Shift = Maiusc
