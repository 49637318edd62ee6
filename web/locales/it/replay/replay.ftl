### Rivedere una partita

replay-title = Rivedi una partita
replay-mine = Le tue partite finite
replay-bring = Apri una registrazione
replay-file = Scegli il file
replay-text = Oppure incolla il testo
replay-go = Guarda
replay-loading = Preparazione della partita…
replay-table = Torna al tavolo
replay-won = Vittoria: { $names }
replay-unfinished = Non finita
replay-outdated = creata da una versione precedente, quindi non verificabile
replay-sectors = { $count ->
    [one] { $count } settore
   *[other] { $count } settori
}
replay-steps = Passi
replay-first = All’inizio
replay-turn-back = Un turno indietro
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-turn-on = Un turno avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-of = { $count }×
replay-frame = Momento della partita
replay-frame-of = { $frame } di { $last }
replay-eyes = Visto da
replay-all = Tutto scoperto
replay-as = { $name }
replay-public = Uno spettatore
replay-happened = Che cosa è successo
replay-nothing = Da qui non si vede nulla.
# Tabs of a small screen.
replay-moves = Mosse
replay-tab-sheet = Foglio
replay-tab-graph = Andamento
replay-tab-cards = Carte
replay-tab-sky = Tavolo
replay-sheet = { $name }: foglio in questo momento
replay-sheet-whose = Scegli un giocatore in «Visto da»: vedrai ciò che il gioco gli aveva detto fino a questo momento.
replay-sheet-told = Ciò che il gioco aveva detto fino ad allora; i segni a matita li vede solo chi li ha fatti.
replay-sheet-own = Ciò che il gioco ti aveva detto fino ad allora, e i tuoi segni com’erano in quel momento.
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
