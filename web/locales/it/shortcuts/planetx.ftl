### Keyboard shortcuts of the Planet X table

shortcut-planetx-survey = Rileva
shortcut-planetx-target = Punta
shortcut-planetx-research = Ricerca
shortcut-planetx-locate = Individua il Pianeta X
shortcut-planetx-place = Teoria (ultima opportunità)
shortcut-planetx-pass = Passa (ultima opportunità)
shortcut-planetx-object = Oggetto: cometa, asteroide, pianeta nano, nube di gas, vuoto; per il Pianeta X ciò che sta prima, poi ciò che sta dopo
shortcut-planetx-topic = Argomento, quando fai ricerca
shortcut-planetx-sector = Settore; due cifre da 10 in poi. Un rilevamento ne prende due
shortcut-planetx-anew = Ricomincia l’azione
shortcut-planetx-sheet = Al foglio degli appunti
shortcut-planetx-sheet-undo = Annulla l’ultimo segno sul foglio
shortcut-planetx-help = All’aiuto
shortcut-planetx-log = Al diario
