# L’app di supporto per chi gioca con la scatola.


## L’ingresso

companion-title = Al tavolo vero
companion-lead = Con la scatola di The Search for Planet X davanti a voi: un dispositivo crea un codice, gli altri lo inseriscono e tutti interrogano lo stesso cielo.
companion-new = Nuova partita
companion-new-go = Crea un codice
companion-have-code = Gli altri hanno già un codice
companion-code = Codice della partita
companion-code-go = Apri
companion-here-only = Un codice funziona solo in Ecliptic, non nell’app ufficiale. Ecliptic è un progetto di appassionati, non ufficiale.
companion-kept-here = Giocatori, cronologie e fogli restano su questo dispositivo.
companion-keep-one = Scarica la companion app come file unico
    .hint = Un solo file con tutto dentro, per la memoria del telefono o del computer: funziona senza alcuna connessione.
companion-evenings = Partite iniziate su questo dispositivo
companion-delete = Elimina
    .question = Vuoi eliminare la partita { $code } da questo dispositivo, con cronologie e fogli?
    .tracked = Vuoi eliminare la partita { $code } da questo dispositivo, con cronologie e fogli, e lasciare i suoi posti nella partita gestita?

## Il codice

companion-check = Lo stesso codice dappertutto?
companion-code-of = Codice della partita { $code }
companion-qr = Codice QR della pagina per la partita { $code }
companion-same-code = Confrontate: ogni dispositivo al tavolo deve mostrare esattamente questo codice. Gli altri inquadrano l’immagine o inseriscono il codice.
    .typed = Confrontate: ogni dispositivo al tavolo deve mostrare esattamente questo codice. Sugli altri lo si inserisce, da qualunque parte provenga il loro Ecliptic.
companion-compared = Sì, continua
companion-looking = Consultazione del cielo…

## Un codice di una versione precedente

companion-outdated = Questo codice ora dà un’altra partita
    .text = La partita { $code } è cominciata con una versione precedente di Ecliptic. Da allora i codici danno altre partite, e ogni nuova risposta riguarderebbe un altro cielo. Ciò che hai saputo, la cronologia e il foglio restano su questo dispositivo.
    .tracked = La partita gestita continua com’era cominciata.
    .new = Comincia una nuova partita
    .short = codice di una versione precedente

## I giocatori di questo dispositivo

companion-who = Chi gioca qui?
companion-add-player = Un’altra persona su questo dispositivo
companion-player = Giocatore { $number }
companion-season = Stagione del foglio (una diversa per ciascuno)
companion-level = Livello
companion-level-youth = Giovane
companion-level-beginner = Principiante
companion-level-experienced = Con esperienza
companion-level-genius = Genio
companion-level-facts = { $count ->
    [0] Nessuna informazione di partenza.
    [one] { $count } informazione di partenza.
   *[other] { $count } informazioni di partenza.
}
companion-help = Aiuto sul foglio degli appunti
companion-to-facts = Alle informazioni di partenza
companion-facts-of = { $season }, { $level }: { $count ->
    [0] cominci senza informazioni di partenza.
    [one] copia questa informazione sul tuo foglio, in segreto.
   *[other] copia queste { $count } informazioni sul tuo foglio, in segreto.
}
companion-facts-ring = Le informazioni di partenza sull’anello: un settore non contiene gli oggetti che mostra barrati
companion-copied = Le ho copiate: al menu
companion-whose = A chi tocca?
companion-hand-over = Passa il telefono a { $name }
    .text = Quello che segue è solo per { $name }.
companion-i-am = Sono { $name }
companion-pass-on = Passa il telefono

## Il menu

companion-turn = Il tuo turno
companion-survey-for = Rileva: { $thing }
companion-papers = Il tuo materiale
companion-for-all = Per tutto il tavolo
companion-part-locate = Individua il Pianeta X
    .question = Vuoi individuare ora il Pianeta X? Devono essere giuste tutte e tre le cose, e tutti sapranno se l’hai trovato.
companion-part-review = Revisione tra pari
    .hint = Quando una teoria raggiunge lo spazio interno, tutti vengono a sapere se è corretta.
companion-part-conference = Conferenza
    .hint = Tutti ricevono l’indizio di una conferenza. Ogni conferenza si tiene una volta per partita.
    .question = Vuoi leggere ora a tutti l’indizio della conferenza?
companion-part-reveal = Rivela gli oggetti
    .hint = Solo alla fine della partita: mostra che cosa contiene ogni settore.
    .question = La partita è finita? Tutti vedranno l’intero cielo.
companion-part-history = Cronologia
companion-part-facts = Informazioni di partenza
companion-part-titles = Argomenti
companion-back = Indietro
companion-to-menu = Al menu

## La freccia e l’anello

companion-arrow = La freccia della Terra
companion-arrow-back = Gira la freccia indietro di un settore
companion-arrow-on = Gira la freccia avanti di un settore
companion-arrow-hint = Tocca il settore a cui punta la freccia. È solo un promemoria: puoi chiedere di qualsiasi settore.
companion-ring = L’anello con i tuoi appunti
companion-ring-survey = L’anello: scegli i due estremi del rilevamento
companion-ring-sector = L’anello: scegli un settore

## Domande

companion-cost = Costa { $cost ->
    [one] { $cost } settore
   *[other] { $cost } settori
} di tempo.
companion-asking = Domanda in corso…
# What whoever asks says to the table, and what not.
companion-aloud-survey = Ad alta voce: oggetto e settori, non la risposta.
companion-aloud-target = Ad alta voce: il settore, non la risposta.
companion-aloud-research = Ad alta voce: l’argomento, non l’indizio.
companion-aloud-locate = Ad alta voce: giusto o sbagliato, mai il settore.
companion-outside = { $share ->
    [all] La domanda è fuori dal cielo visibile { $first }–{ $last }.
   *[part] La domanda esce in parte dal cielo visibile { $first }–{ $last }.
} Se la freccia è già avanzata, non importa.
companion-survey-too-long = Un rilevamento copre al massimo { $most } settori.
companion-survey-comets = Per le comete il primo settore dev’essere { $sectors }, e così anche l’ultimo.
companion-warned = Prima leggi l’avviso qui sopra.
companion-anyway = Chiedi lo stesso
companion-no-targets = { $count ->
    [one] Secondo questa cronologia hai già usato il tuo puntamento.
   *[other] Secondo questa cronologia hai già usato tutti e { $count } i puntamenti.
}
companion-research-running = Nel tuo ultimo turno hai fatto una ricerca, e non se ne possono fare due di seguito.

## Risposte

companion-answer = Risposta
companion-hidden = Nascosta
companion-look = Tieni premuto o tocca per guardare
companion-look-answers = Tieni premuto o tocca: risposte
companion-look-clues = Tieni premuto o tocca: indizi
companion-look-own = Tieni premuto o tocca: solo per te
companion-hide = Nascondi
companion-move-pawn = Sposta la tua pedina avanti di { $cost ->
    [one] { $cost } settore
   *[other] { $cost } settori
}.
companion-written-down = Ora è nella tua cronologia.
companion-locate-right = Giusto! Hai trovato il Pianeta X.
companion-locate-wrong = Sbagliato: almeno una delle tre cose non è giusta.
companion-own-turns = Che cosa hai chiesto
companion-nothing-asked = Ancora nulla.
companion-heard = Che cosa sanno tutti
companion-heard-conference = { $label }: { $text }
companion-review-right = Corretta: il settore { $sector } { OBJECT($thing, form: "held") }.
companion-review-wrong = Errata: il settore { $sector } { OBJECT($thing, form: "not-held") }.
companion-review-next = Esamina un’altra teoria
companion-remove = Togli
    .entry = Togli: { $entry }
companion-remove-turn = Vuoi togliere «{ $entry }» e la sua risposta dalla tua cronologia? Chi ha letto la risposta la conosce comunque.
companion-remove-heard = Vuoi togliere questa voce per tutti su questo dispositivo? { $entry }
companion-record = Registrazione della partita
    .hint = Viene scritta su questo dispositivo. Se rivedi la partita, viene inviata al server, dove resta a un indirizzo a parte.
    .here = Viene scritta su questo dispositivo.
companion-conference-when = Si tiene quando la freccia lascia il settore { $sector }.
companion-conference-hold = Inizia la conferenza
companion-reveal-yes = Rivela tutto
companion-sky = Il cielo, settore per settore

## Gestione completa

companion-part-track = Gestione completa
    .hint = Inserisci le mosse di tutti: il dispositivo gestisce tracciato del tempo, turni, fasi delle teorie, conferenze, revisioni e punteggio.
companion-track-people = Su questo dispositivo: { $names }
companion-track-opponents = Avversari gestiti dal computer
companion-track-opponent = Avversario { $number }
companion-track-phones = Giocatori con il proprio telefono
companion-track-kept = Una partita gestita così è un tavolo sul server: ogni posto vede solo ciò che gli è stato detto. Comincia da capo, con lo stesso cielo.
companion-track-go = Comincia la partita
companion-track-waiting = { $count ->
    [one] In attesa di un altro telefono, che deve inquadrare l’immagine.
   *[other] In attesa di altri { $count } telefoni, che devono inquadrare l’immagine.
}
companion-track-begin = Comincia senza i telefoni che mancano
companion-track-stop = Interrompi la gestione
    .question = Vuoi interrompere la gestione? Questo dispositivo lascia i suoi posti nella partita gestita ed elimina ciò che vi è conservato. Cronologie e fogli su questo dispositivo restano.
companion-track-anew = Ricomincia la gestione
companion-track-undo = Ritira una mossa
    .which = Quale mossa va ritirata?
    .go = Ritirala
    .nothing = Nessuno ha ancora inserito una mossa.
companion-track-undo-more = { $count ->
    [0] Dopo non è stato inserito altro.
    [one] Si ritira anche la mossa inserita dopo.
   *[other] Si ritirano anche le { $count } mosse inserite dopo.
}
companion-covered = Il foglio e le teorie sono coperti. Tieni premuto o tocca il pulsante in alto.
    .theories = Per scegliere o piazzare una teoria, tocca il pulsante in alto.
companion-pieces = Il tabellone vero, ora
companion-pieces-arrow = La freccia della Terra punta al settore { $sector }.
companion-pieces-pawn = { $name }: pedina nel settore { $sector }.
companion-pieces-theories = Settori delle teorie: { $sectors }.
companion-track-server = Con avversari o con altri telefoni
    .hint = Serve il server: ogni telefono riceve solo ciò che riguarda i suoi giocatori, e gli avversari seguono le stesse regole.

## A whole game on one phone

companion-game-here = Su questo telefono
companion-game-hint = Il telefono passa di mano in mano e gestisce l’intera partita per tutti quelli che lo condividono. Non serve una connessione.
companion-game-order = Come sono disposte le pedine nel settore 1? Tocca i giocatori in quest’ordine: prima chi agisce per primo.
companion-game-begun = In questa partita è già stato chiesto qualcosa, e una partita si gestisce dal primo turno. Con un codice nuovo si ricomincia.
companion-game-go = Gestisci su questo telefono
companion-game-turn = Tocca a: { $name }
companion-game-next = Che cosa succede ora
companion-game-not-now = Ora la partita aspetta qualcos’altro.
companion-game-theories = Tutti prendono in mano di nascosto, nello stesso momento, { $most ->
    [one] al massimo un gettone
   *[other] al massimo { $most } gettoni
}. Poi il telefono fa il giro: ognuno piazza ciò che ha in mano e lo inserisce.
companion-game-waiting = In attesa di { $names }
companion-game-theory = Presenta teorie
companion-game-own = Le tue teorie
companion-game-place = Presenta questa teoria
companion-game-enough = { $begun ->
    [yes] Nessun’altra teoria
   *[no] Nessuna teoria
}
companion-game-conference = La freccia ha superato l’icona: tutti ricevono l’indizio.
companion-game-advance = Le teorie ci sono tutte. Sposta ogni teoria coperta di uno spazio verso l’interno.
    .go = Spostate verso l’interno
companion-game-review = Revisione tra pari del settore { $sector }
companion-game-inner = Sullo spazio interno, di: { $names }
    .go = Gira le teorie
companion-game-last = Ultima opportunità: { $name }
companion-game-behind = { $behind ->
    [one] { $behind } settore di ritardo:
   *[other] { $behind } settori di ritardo:
} { $left ->
    [0] non si possono presentare teorie.
    [one] si può presentare { $left } teoria.
   *[other] si possono presentare { $left } teorie.
}
companion-game-reveal = Le ultime opportunità sono finite: si rivelano il cielo e tutte le teorie.
companion-game-stop = Vuoi interrompere la gestione? Tracciato del tempo, teorie e punteggio vanno persi. Cronologie e fogli su questo dispositivo restano.
