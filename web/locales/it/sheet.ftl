# Il foglio degli appunti di Planet X.

sheet-title = Foglio degli appunti
sheet-sector = Settore
sheet-count = { $found } di { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Annulla sul foglio
sheet-redo = Ripeti sul foglio
sheet-on-ring = Mostra sull’anello
sheet-hint = Tocca una casella per barrarla, poi per cerchiarla, poi per svuotarla.
sheet-cell = Settore { $sector }, { $object }: { $mark }
sheet-looked = Settore { $sector }, { $object }:
sheet-logic-yes = certo per deduzione
sheet-logic-no = impossibile per deduzione
sheet-odds = probabilità { $odds }
sheet-wrong = contraddice ciò che sai
# Alla fine, di un oggetto in un settore e di quanto annotato.
sheet-held = è qui
sheet-not-held = non è qui
sheet-mark-right = avevi ragione
sheet-mark-wrong = ti sbagliavi
sheet-updating = in aggiornamento…
sheet-notes = Appunti liberi
sheet-not-saved = I tuoi appunti non sono ancora salvati; nuovo tentativo in corso…
sheet-row-too = Cerchiare un oggetto barra gli altri del suo settore
sheet-legend = Legenda
    .title = Che cosa indicano le caselle
    .never = qui non può esserci una cometa
    .odds = più lunga la barra, più è probabile
    .held = nel cielo, quando è rivelato
    .close = Chiudi

mark-open = aperto
mark-own-no = barrato da te
mark-own-yes = cerchiato da te
mark-appears = appare vuoto
mark-game-never = impossibile
mark-game-start = escluso da un’informazione di partenza
mark-game-no = escluso da ciò che sai
mark-game-yes = certo da ciò che sai
