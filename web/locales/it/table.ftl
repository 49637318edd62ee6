# Quel che dicono i tavoli di tutti i giochi, e il tavolo di Planet X.

table-title = The Search for Planet X
you-label = Tu

## In testa al tavolo

status-your-turn = Tocca a te
status-asked = Serve la tua risposta
status-waiting = Si aspetta: { $names }
status-over = La partita è finita
status-help = Aiuto: { $level }
status-sky = Cielo visibile { $first }–{ $last }
status-theories = { $steps ->
    [one] fase delle teorie tra { $steps } settore
   *[other] fase delle teorie tra { $steps } settori
}
status-rules = Regole per questo momento

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

## Che cosa fare ora

panel-turn = La tua azione
panel-waiting = In attesa
panel-watching = Stai guardando
panel-choose = Scegli le teorie in segreto
panel-place = Piazza una teoria
panel-last-chance = La tua ultima opportunità
kinds-title = Tipi di azione

kind-survey = Rileva
kind-target = Punta
kind-research = Ricerca
kind-locate = Individua X
kind-choose = Scegli
kind-place = Teoria
kind-withdraw = Riprendi
kind-pass = Passa
kind-cost = costo { $cost }
kind-cost-range = costo { $least }–{ $most }
kind-cost-target = costo { $cost }, { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
kind-free = senza costo
kind-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
kind-most = al massimo { $most }
kind-why = { $kind }:
kind-not-now = non ora

pick-none = Nessuna
pick-left = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
pick-sector = Settore…
pick-sector-hint = Tocca il settore sull’anello o sceglilo qui.

survey-thing = Che cosa cerchi?
survey-from = Dal settore
survey-to = Al settore
survey-hint = Trascina lungo l’anello, tocca due settori o sceglili qui. I rilevamenti più lunghi costano meno.
survey-hint-comets = Un rilevamento di comete comincia e finisce in settori dove le comete sono possibili.
survey-no-comets = Ora non si possono rilevare comete: nel cielo visibile non c’è alcun settore dove siano possibili.

target-sector = Quale settore?
target-hint = { $left ->
    [one] In questa partita ti resta { $left } puntamento.
   *[other] In questa partita ti restano { $left } puntamenti.
}

research-topic = Argomento
research-again = Conosci già questo indizio: ripetere la ricerca costa solo tempo.

locate-sector = Il Pianeta X è nel settore
locate-beside = Che cosa c’è nel settore { $sector }?
locate-hint = Devono essere giuste tutte e tre le cose. Gli altri sapranno solo se avevi ragione, mai dove.

choose-theory = La tua teoria
choose-theory-number = Teoria { $number }
choose-hint = Nessuno vede che cosa scegli. Le teorie scelte si piazzano quando tutti hanno scelto.

place-thing = Teoria
place-sector = Nel settore
place-hint = Il settore lo vedono tutti, l’oggetto resta nascosto fino alla revisione tra pari.
place-hint-last = Il settore lo vedono tutti; alla fine tutte le teorie vengono girate.

withdraw-thing = Teoria
withdraw-hint = Per questa teoria non resta alcun settore; torna nella tua riserva.

pass-hint = Rinunci al resto della tua ultima opportunità.

confirm-survey = Rileva
confirm-target = Punta
confirm-research = Ricerca
confirm-locate = Individua
confirm-choose = Scegli
confirm-no-theory = Nessuna teoria
confirm-place = Piazza
confirm-withdraw = Riprendi
confirm-pass = Passa
confirm-none = Conferma
confirm-cost = costo { $cost }
confirm-sending = Invio…
confirm-waiting = Si aspetta: { $names }…
confirm-nothing = Ora non c’è nulla da fare.
confirm-incomplete-survey = Scegli che cosa cercare, e dove.
confirm-incomplete-thing = Scegli che cosa cercare.
confirm-incomplete-run = Scegli dove cercare.
confirm-incomplete-sector = Scegli il settore.
confirm-incomplete-target = Scegli un settore visibile.
confirm-incomplete-research = Scegli un argomento.
confirm-incomplete-locate = Scegli il settore del Pianeta X e che cosa c’è ai suoi due lati.
confirm-incomplete-place = Scegli una teoria e un settore.
confirm-incomplete-theory = Scegli una teoria.
confirm-incomplete-none = Scegli che cosa fare.

tap-not-visible = Il settore { $sector } non è nel cielo visibile.
tap-not-here = Questa teoria non si può piazzare nel settore { $sector }.

told-you = Che cosa hai scoperto
told-since = Che cosa hanno fatto gli altri da allora
told-since-more = Altro nel diario: { $count }

undo-move = Ritira la mossa
undo-asked = { $name } chiede di ritirare una mossa. Acconsenti?
undo-asked-mine = Hai chiesto di ritirare la tua mossa. Gli altri devono acconsentire.
undo-agree = Acconsento
undo-refuse = Rifiuto
undo-cancel = Lascia com’è
undo-agreed = Hai acconsentito; altri non hanno ancora risposto.
undo-not-done = La tua mossa resta: non è stata ritirata.
undo-refused = La tua mossa resta: { $name } non ha acconsentito.

## Momenti

moments = Che cosa succede
moment-continue = Continua
moment-read = Leggi: { $title }
moment-conference = Conferenza X{ $number }
moment-review = Revisione tra pari, { $number }ª fase delle teorie
moment-found = Il Pianeta X è stato trovato!
moment-not-found = Tentativo fallito

stage-theories = { $number }ª fase delle teorie
stage-choosing-text = Tutti scelgono le teorie in segreto.
stage-placing-text = Le teorie scelte si piazzano coperte, a partire da chi è più indietro.
stage-last-chances = Il Pianeta X è stato trovato!
stage-last-chances-text = Chi è indietro rispetto a chi l’ha trovato ha un’ultima opportunità: individuarlo a sua volta, piazzare teorie o passare.
stage-choosing = { $mine ->
    [yes] Stai scegliendo…
   *[no] { $name } sta scegliendo…
}
stage-chosen = { $mine ->
    [yes] Hai scelto
   *[no] { $name } ha scelto
}
stage-to-place = { $mine ->
    [yes] Piazzi { $count ->
        [one] { $count } teoria
       *[other] { $count } teorie
    }
   *[no] { $name } piazza { $count ->
        [one] { $count } teoria
       *[other] { $count } teorie
    }
}
stage-finder = { $mine ->
    [yes] L’hai trovato tu
   *[no] { $name } l’ha trovato
}
stage-behind = { $mine ->
    [yes] Sei indietro di { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    }
   *[no] { $name } è indietro di { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    }
}

## Il foglio degli appunti

sheet-title = Foglio degli appunti
sheet-sector = Settore
sheet-count = { $found } di { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Annulla sul foglio
sheet-redo = Ripeti sul foglio
sheet-on-ring = Mostra sull’anello
sheet-hint = Tocca una casella: aperta, esclusa, certa.
sheet-cell = Settore { $sector }, { $object }: { $mark }
sheet-looked = Settore { $sector }, { $object }:
sheet-logic-yes = certo per deduzione
sheet-logic-no = impossibile per deduzione
sheet-odds = probabilità { $odds }
sheet-wrong = contraddice ciò che sai
sheet-notes = Appunti liberi
sheet-not-saved = I tuoi appunti non sono ancora salvati; nuovo tentativo…

mark-open = aperto
mark-own-no = escluso da te
mark-own-yes = certo per te
mark-appears = appare vuoto
mark-game-never = impossibile
mark-game-start = escluso da un’informazione di partenza
mark-game-no = escluso dal gioco
mark-game-yes = certo per il gioco

## Aiuto

help-title = Aiuto
help-no-contradiction = Nulla sul tuo foglio contraddice ciò che ti è stato detto.
help-systems = { $count ->
    [one] È possibile un solo sistema.
   *[other] Sono possibili { $shown } sistemi.
}
help-planet-x = { $count ->
    [one] Il Pianeta X è nel settore { $sectors }.
   *[other] Il Pianeta X è in uno di questi settori: { $sectors }.
}
help-questions = Domande che valgono il tempo che costano
help-question = costo { $cost }, resta circa un sistema su { $skies }
help-use = Usa
help-theories = Teorie che conviene piazzare
help-theory = { OBJECT($thing, form: "name") } nel settore { $sector }: { $odds }
help-locates = Dove può essere il Pianeta X
help-locate = { $action }: { $odds }
help-expected = punti in media: { $expected }
help-ask-advice = Tu che cosa faresti?
help-again = Riprova
help-thinking = Ci penso…
why = Perché?
why-close = Chiudi

## Il diario

log-title = Diario
log-filter = Righe di
log-everybody = Tutti
log-only-you = solo per te
log-taken-back = Mossa ritirata: { $text }
taken-back-since = Con essa sparisce tutto ciò che è seguito.
log-empty = Ancora nulla.

## La fine

end-you-won = Hai vinto!
end-won = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
end-tie-planet-x = Parità: hanno deciso i punti per il Pianeta X.
end-tie-first-bonuses = Parità: hanno deciso i bonus del leader.
end-tie-shared = Parità in tutto: la vittoria è condivisa.
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
end-taken-back = Annullamenti: { $count }
end-alone = Turni: { $count }, tempo: { $time }
end-replay = Rivedi la partita
end-record = Scarica la registrazione

## La guida alla prima partita

guide-begin = Guida
guide-count = Guida, passo { $number } di { $count }
guide-next = Avanti
guide-done = Fatto
guide-show = Mostra
guide-skip = Salta questo passo
guide-leave = Esci dalla guida
guide-early = Il momento per questo arriva da sé; continua a giocare.
guide-welcome = In uno di questi { $sectors } settori si nasconde il Pianeta X
    .text = Ogni settore contiene un oggetto, o niente. Lo scopri facendo domande: rilevamenti, puntamenti, ricerche. Chi capisce dov’è il Pianeta X, e che cosa c’è ai suoi due lati, lo individua.
guide-sky = La metà illuminata è il cielo che vedi
    .text = La Terra gira con chi è più indietro. Puoi rilevare e puntare solo settori della metà illuminata; le piccole comete segnano i settori dove le comete sono possibili.
guide-survey = Fai la prima domanda: rileva
    .text = Scegli Rileva e un oggetto, poi trascina lungo la metà illuminata dell’anello o tocca due settori. Il costo si vede prima di confermare. Saprai quanti di questi oggetti ci sono; gli altri sanno solo che cosa hai chiesto.
guide-sheet = Annota ciò che sai
    .text = Tocca una casella del foglio: una volta per escludere un oggetto, due per cerchiarlo come certo. Le caselle a righe sono le tue informazioni di partenza. Anche il Pianeta X sembra vuoto, quindi «appare vuoto» vale pure per lui.
guide-time = Si paga con il tempo
    .text = Ogni azione fa avanzare la tua pedina. Agisce chi è più indietro, quindi le domande economiche ti riportano prima al tuo turno.
guide-research = Ora fai una ricerca
    .text = Una ricerca costa un’unità di tempo e rivela una regola che vale sempre in questo cielo. Non puoi fare due ricerche di seguito.
guide-choose = Una fase delle teorie: di’ che cosa credi
    .text = Quando la Terra supera un rombo, ciascuno può scegliere in segreto una teoria e piazzarla su un settore. Quelle corrette danno punti, quelle errate costano tempo. Puoi anche non sceglierne alcuna.
guide-review = Le teorie avanzano verso l’interno
    .text = A ogni fase delle teorie avanzano di uno spazio verso il centro. Sullo spazio interno vengono scoperte: è la revisione tra pari. La prima teoria corretta in un settore vale un punto in più.
guide-locate = La meta: individua il Pianeta X
    .text = Quando conosci il suo settore ed entrambi i vicini, scegli Individua X. Chi lo trova ottiene dieci punti; chi è indietro ha un’ultima opportunità. Buona fortuna!
