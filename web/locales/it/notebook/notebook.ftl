# Il taccuino per una partita al tavolo vero, accanto a qualunque app di supporto.

## I taccuini di questo dispositivo

notebook-title = Taccuino
notebook-lead = Un foglio degli appunti per The Search for Planet X al tavolo vero, accanto alla companion app. Funziona senza connessione.
notebook-kept = Su questo dispositivo
notebook-kept-here = I taccuini restano su questo dispositivo finché non li sposti altrove.
notebook-all = Taccuini
notebook-new = Nuovo taccuino
notebook-begin = Inizia
notebook-name = Nome del taccuino
notebook-name-of-day = Partita: { $day }
notebook-players = Giocatori
notebook-players-hint = Nell’ordine delle pedine nel settore 1, a partire da chi gioca prima degli altri.
notebook-player = Giocatore { $number }
notebook-colour = Pedina
notebook-colour-0 = cerchio blu
notebook-colour-1 = quadrato arancione
notebook-colour-2 = triangolo verde
notebook-colour-3 = rombo viola
notebook-own = Di chi è il taccuino?
notebook-season = La tua stagione
notebook-dealer = Quale app prepara la partita?
notebook-dealer-published = L’app ufficiale
notebook-dealer-ecliptic = La companion app di Ecliptic
notebook-dealer-unknown = Un’altra, o non lo so
notebook-rename = Rinomina
    .of = Rinomina: { $name }
notebook-duplicate = Duplica
    .of = Duplica: { $name }
notebook-copy-of = { $name } (copia)
notebook-copied = Duplicato: { $name }
notebook-delete = Elimina
    .question = Vuoi eliminare «{ $name }» da questo dispositivo, con tutto ciò che contiene?
notebook-deleted = Eliminato: { $name }
notebook-gone = Questo taccuino non è qui
    .text = È stato eliminato, oppure si trova su un altro dispositivo.

## Le parti di un taccuino

notebook-parts = Parti del taccuino
notebook-part-hints = Foglio
notebook-part-moves = Mosse
notebook-part-theories = Teorie
notebook-part-clues = Indizi
notebook-part-score = Punti
notebook-part-settings = Altro
notebook-undo = Annulla
notebook-redo = Ripeti
notebook-undone = Annullato; voci in vigore: { $number } su { $count }.
notebook-redone = Ripetuto; voci in vigore: { $number } su { $count }.
notebook-rewound = { $count ->
    [one] Riavvolto: segue ancora una voce. Ciò che scrivi ora la sostituisce.
   *[other] Riavvolto: seguono ancora { $count } voci. Ciò che scrivi ora le sostituisce.
}
notebook-rewound-on = Voce seguente
notebook-rewound-all = Tutte
notebook-noted = Annotato.
notebook-done = Fatto
notebook-unknown = non si sa
notebook-less = Di meno
notebook-more = Di più
notebook-mend = Modifica
    .of = Modifica: { $text }
notebook-remove = Togli
    .of = Togli: { $text }

## Il foglio

notebook-hints = Foglio degli appunti
notebook-shown-as = Mostra come
notebook-as-table = Tabella
notebook-as-ring = Anello
notebook-pencil = Tocca per annotare
notebook-pencil-marks = I tuoi segni
notebook-pencil-facts = Informazioni di partenza
notebook-marks-hint = Tocca una casella per barrarla, poi per cerchiarla, poi per svuotarla. Tocca il numero di un settore per una nota.
notebook-marks-cycle = Tocca per barrare, poi per cerchiare, poi per svuotare.
notebook-facts-hint = Tocca ciò che un’informazione di partenza esclude; tocca di nuovo per toglierla.
notebook-open-sector = Settore { $sector }: nota e altro
notebook-ring = L’anello con i tuoi appunti, visto dalla tua stagione
notebook-note = Nota
notebook-looks = Appare vuoto?
notebook-looks-open = Aperto
notebook-looks-yes = Appare vuoto
notebook-looks-no = No
notebook-looks-hint = Un settore che appare vuoto è realmente vuoto o contiene il Pianeta X.
notebook-help = Aiuto e appunti
notebook-help-level = Aiuto

## Mosse

notebook-track = Tracciato del tempo
notebook-standing = settore { $sector }, tempo { $time }
notebook-conference-in = { $steps ->
    [one] conferenza X{ $number } tra { $steps } settore
   *[other] conferenza X{ $number } tra { $steps } settori
}
notebook-ended = { $name } ha trovato il Pianeta X: non ci sono più turni.
notebook-due = Da annotare adesso
notebook-last-chance-of = { $name } ha un’ultima opportunità: se individua il Pianeta X o passa si annota qui, le teorie in Teorie.
notebook-to-theories = Alle teorie
notebook-to-clues = Agli indizi
notebook-new-move = Annota una mossa
notebook-mend-move = Modifica una mossa
notebook-who = Giocatore
notebook-kind-time = Solo tempo
notebook-surveyed = Oggetto cercato
notebook-run = Settori: il primo, poi l’ultimo
notebook-was-found = Pianeta X
notebook-found = trovato
notebook-not-found = non trovato
notebook-answer = Risposta ricevuta
notebook-answer-of-other = Risposta, se la conosci
notebook-count = Numero
notebook-seen = Che cosa si vede
notebook-reason = Motivo
notebook-cost = Tempo
notebook-note-move = Annota la mossa
notebook-note-mended = Annota la modifica
notebook-warning-cost = Secondo le regole questo costa { $cost }, non { $wanted }.
notebook-moves = Appunti sulle mosse
notebook-line-cost = (tempo { $time }, costo { $cost })
notebook-time-moved = Pedina spostata di { $cost ->
    [one] { $cost } settore
   *[other] { $cost } settori
}
notebook-theory-in = Teoria nel settore { $sector }
notebook-phase-held = { $number }ª fase delle teorie svolta
notebook-order-set = Ordine di turno cambiato

## Teorie

notebook-theories = Teorie
notebook-last-chance = Ultima opportunità
notebook-in-phase = { $number }ª fase delle teorie
notebook-theory-says = Oggetto, se lo conosci
notebook-theory-thing = Settore { $sector }, { $name }: oggetto della teoria
notebook-theory-remove = Togli la teoria di { $name } nel settore { $sector }
notebook-theory-spaces = { $phases ->
    [0] sullo spazio interno
    [one] a { $phases } spazio da quello interno
   *[other] a { $phases } spazi da quello interno
}
notebook-theory-unknown = Non conosco l’oggetto
notebook-theory-right = corretta
notebook-theory-wrong = errata
notebook-right-or-wrong = { $name }: corretta o errata?
notebook-note-theory = Annota la teoria
notebook-hold-phase = { $number }ª fase svolta: teorie verso l’interno
    .question = Secondo il tracciato del tempo non è il momento di una fase delle teorie. Si è svolta lo stesso?
notebook-phase-hint = Annota le teorie piazzate, poi che la fase si è svolta.
notebook-review-hint = Se una teoria è corretta, si scoprono anche tutte le altre del settore. Una errata fa avanzare di 1 settore la pedina di chi l’ha presentata.
notebook-note-review = Annota la revisione
notebook-turned-over = È stata scoperta un’altra teoria

## Indizi

notebook-topics = Argomenti di ricerca
notebook-titles-hint = Tocca gli oggetti nell’ordine in cui li nomina la tua app.
notebook-topics-hint = L’indizio di un argomento si annota con la ricerca, in Mosse.
notebook-title-of = { $label }: di che cosa parla
notebook-title-unknown = titolo non noto
notebook-title-half = { $title } e…
notebook-researched = ricerca fatta da { $name }
notebook-clue-about = Di che cosa parla l’indizio
notebook-clue = Indizio
notebook-clue-none = nessuno di questi
notebook-clue-words = A parole: un indizio come lo dice la tua app viene capito
notebook-held = Si è tenuta; nulla di annotato.
notebook-note-conference = Annota la conferenza
notebook-facts = { $count ->
    [0] Nessuna informazione di partenza
    [one] { $count } informazione di partenza
   *[other] { $count } informazioni di partenza
}
notebook-facts-where = Annotale in Foglio: «Tocca per annotare: Informazioni di partenza».

## Le regole di ogni cielo

notebook-to-rules = Logica
notebook-rules = In ogni cielo
notebook-rule-C = Le comete stanno solo nei settori { $sectors }.
notebook-rule-A = Ogni asteroide ha accanto un altro asteroide.
notebook-rule-D = Nessun pianeta nano è accanto al Pianeta X.{ $mode ->
    [expert] { " " }Tutti e quattro sono in una fascia di esattamente sei settori, con uno a ogni estremità.
   *[standard] { "" }
}
notebook-rule-G = Ogni nube di gas ha accanto un settore realmente vuoto.
notebook-rule-X = Il Pianeta X appare vuoto e non è mai accanto a un pianeta nano.
notebook-rule-E = Settori realmente vuoti. Rilevamenti e puntamenti non li distinguono dal Pianeta X.

## La fine

notebook-score = Punteggio finale
notebook-score-hint = Una teoria conta appena si sa che è corretta: grazie a una revisione o al cielo qui sotto.
notebook-nobody-found = Nessuno ha ancora trovato il Pianeta X.
notebook-still-hidden = { $count ->
    [one] { $count } teoria è ancora coperta: inserisci il cielo e l’oggetto della teoria.
   *[other] { $count } teorie sono ancora coperte: inserisci il cielo e gli oggetti delle teorie.
}
notebook-found-points = { $name }: Pianeta X trovato, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
notebook-sky = Il cielo, com’è stato rivelato

## Impostazioni

notebook-order = Ordine di turno
notebook-order-hint = A partire da chi è più indietro. Fra le pedine nello stesso settore agisce prima quella arrivata prima.
notebook-order-before = gioca prima di { $name }
notebook-take = Condividi e stampa
notebook-print = Stampa
notebook-print-standing = { $name }: settore { $sector }, tempo { $time }
notebook-print-signs = ● certo da ciò che sai · ○ cerchiato da te · × barrato · ⊠ informazione di partenza · ◌ appare vuoto · · impossibile

## Ciò che si è sentito e dedotto

notebook-known = Sentito e dedotto
notebook-line = Una frase, come la dice la tua app o con parole tue
    .example = Almeno 1 asteroide in 3-5
notebook-line-note = Annota
notebook-line-to-form = Nel modulo delle mosse
notebook-line-elsewhere = Capito. Annotalo in { $text }.
notebook-line-unknown = Frase non capita. Scrivi che cosa si trova dove, come lo direbbe la tua app.
notebook-line-meant = Volevi dire:
notebook-known-told = Me l’hanno detto
notebook-known-concluded = L’ho dedotto
notebook-known-is-told = sentito
notebook-known-is-concluded = mia deduzione
notebook-known-taps = Componi toccando
notebook-known-things = Oggetti
notebook-known-many = Quanti
notebook-known-least = almeno
notebook-known-exactly = esattamente
notebook-known-most = al massimo
notebook-known-none = nessuno
notebook-known-count = Numero
notebook-follows = Ne consegue?
    .of = Ne consegue? { $text }
notebook-follows-help = Con l’aiuto da «Certezze» in su puoi chiedere se ne consegue.
