### Rivedere una partita

replay-title = Rivedi una partita
replay-mine = Le tue partite finite
replay-bring = Una partita registrata altrove
replay-file = Scegli il file
replay-text = Oppure incolla il testo
replay-go = Guarda
replay-loading = Preparazione della partita…
replay-table = Torna al tavolo
replay-won = Vittoria: { $names }
replay-unfinished = Non finita
replay-sectors = { $count ->
    [one] { $count } settore
   *[other] { $count } settori
}
replay-steps = Passi
replay-first = All’inizio
replay-turn-back = Un turno indietro
    .hint = Un turno indietro (Maiusc ←)
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-turn-on = Un turno avanti
    .hint = Un turno avanti (Maiusc →)
replay-last = Alla fine
replay-frame = Momento della partita
replay-frame-of = { $frame } di { $last }
replay-eyes = Visto da
replay-all = Nessuno in particolare: tutto scoperto
replay-as = { $name }
replay-public = Uno spettatore
replay-happened = Che cosa è successo
replay-nothing = Da qui non si vede nulla.
replay-left = Sistemi ancora possibili
replay-left-of = { $name }: { $count }
replay-lost = Non vinta
replay-points = Punti
replay-points-of = { $name }: { $count }
replay-hands = Carte e obiettivi
replay-hand-empty = Nessuna carta costellazione

# Ciò che allora era segreto, detto quando tutto è scoperto.
replay-opened-objective = Obiettivo segreto di { $name }: { $text }.
replay-opened-card = { $name } ha pescato { $card } dal mazzo.
replay-opened-bonus = { $name } ha pescato la carta bonus { $card }.
replay-opened-discard = { $name } ha scelto di scartare: { $cards }.
