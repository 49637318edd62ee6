# Quel che dicono i tavoli di tutti i giochi, e il tavolo di Planet X.

table-title = The Search for Planet X
you-label = Tu

## In testa al tavolo

status-your-turn = Tocca a te
status-asked = Serve la tua risposta
status-waiting = In attesa di { $names }
status-over = La partita è finita
guide-begin = Guida
status-help = Aiuto: { $level }
status-sky = Cielo visibile { $first }–{ $last }
status-theories = { $steps ->
    [one] fase delle teorie tra { $steps } settore
   *[other] fase delle teorie tra { $steps } settori
}
status-rules = Regole per questa fase
status-more = Altro su questo tavolo

## Il tabellone

board-picture = Il tabellone
board-choose = Il tabellone: scegli un settore. Usa le frecce per spostarti lungo l’anello, Invio per scegliere.
board-sector = Settore { $sector }
board-as-table = Il tabellone come tabella

table-caption = Il tabellone, settore per settore
table-sector = Settore
table-sky = Cielo
table-pawns = Pedine
table-theories = Teorie
table-object = Oggetto
table-icons = Icone
table-arrow = visibile, freccia della Terra
table-visible = visibile
table-not-visible = non visibile
table-comet-capable = comete possibili
table-theory-icon = poi fase delle teorie
table-theory-right = { $name }: { $object }, corretta
table-theory-own = { $name }: { $object }, coperta, { $phases ->
    [0] sullo spazio interno
    [one] a { $phases } spazio da quello interno
   *[other] a { $phases } spazi da quello interno
}
table-theory-hidden = { $name }: coperta, { $phases ->
    [0] sullo spazio interno
    [one] a { $phases } spazio da quello interno
   *[other] a { $phases } spazi da quello interno
}

## Le parti del tavolo

tab-list = Parti del tavolo
tab-news = novità
tab-board = Tabellone
tab-action = Azione
tab-sheet = Foglio
shortcuts = Scorciatoie da tastiera

## I giocatori

players-title = Giocatori, a partire da chi è più indietro
players-asked = di turno
players-time = tempo { $time }
players-targets = { $count ->
    [one] { $count } puntamento
   *[other] { $count } puntamenti
}
players-tokens = { $count ->
    [one] { $count } teoria
   *[other] { $count } teorie
}

## Il diario

log-title = Diario
log-filter = Mostra le righe di
log-everybody = Tutti
log-only-you = solo per te
log-taken-back = Mossa ritirata: { $text }
taken-back-since = Si annulla anche tutto ciò che è seguito.
log-empty = Ancora nulla.

## La fine

end-you-won = Hai vinto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $ahead ->
    [0] { "" }
   *[other] { " " }e { $ahead } di vantaggio
}.
end-you-shared = Vittoria condivisa con { $names }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a testa.
end-you-lost = Arrivi al { $place }º posto con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $behind ->
    [0] ; vince { $names }
   *[other] , { $behind } meno di { $names }
}.
end-finder = { $mine ->
    [yes] Hai trovato tu il Pianeta X, prima degli altri.
   *[no] Il Pianeta X l’ha trovato prima { $name }{ $too ->
        [yes] , poi tu.
       *[no] .
    }
}
end-won = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
end-tie-planet-x = Parità, decisa dai punti per il Pianeta X.
end-tie-first-bonuses = Parità, decisa dai bonus del leader.
end-tie-shared = Parità completa: la vittoria è condivisa.
end-scores = Punteggi
end-theories = Teorie corrette
end-first = Leader
end-planet-x = Pianeta X
end-total = Totale
end-theory-right = settore { $sector }: { $points }{ $first ->
    [yes] , leader +1
   *[no] { "" }
}
end-theory-wrong = settore { $sector }: errata
end-rematch = Gioca ancora
end-rematch-join = Unisciti alla rivincita
end-rematch-open = La rivincita è aperta: il tuo posto è riservato.
end-taken-back = Mosse ritirate: { $count }
end-alone = Turni: { $count }, tempo: { $time }
end-replay = Rivedi la partita
end-record = Scarica la registrazione
