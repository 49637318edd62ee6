# Tutto ciò che può essere rifiutato: che cosa non va e che cosa fare. Il nome è il codice.

## Tavoli, mosse ritirate e partite registrate

error-action-malformed = Questa non è un’azione del gioco. Ricarica la pagina e riprova.
error-chance-bound = Non esiste un’estrazione equa tra { $bound } cose. Segnalalo come errore del programma.
error-chance-seed-length = Un seme ha 16 byte, questo ne ha { $length }: il file è stato modificato.
error-decision-stale = Alla domanda { $decision } è già stato risposto. Guarda di nuovo il tabellone.
error-game-over = La partita è finita. Comincia una nuova partita o chiedi la rivincita.
error-not-your-decision = Non tocca a te. In attesa di { $waiting }.
error-record-commitment = Il seme e il sale non corrispondono all’impronta mostrata all’inizio.
error-record-deal-version = La partita è stata creata dalla versione { $found } del generatore; questo Ecliptic ha la versione { $here }, che crea partite diverse. Si può rivedere, ma non si può più verificare come è stata creata.
error-record-differs = La voce { $entry } della registrazione non è ciò a cui portano le regole e il seme.
error-record-digest = La registrazione è stata modificata o è danneggiata: la sua impronta non corrisponde al testo.
error-record-empty = La registrazione non contiene la distribuzione iniziale: non si può rivedere.
error-record-entry = Una riga della registrazione non è né una distribuzione, né una mossa, né una mossa ritirata.
error-record-field = La riga { $line } della registrazione dovrebbe contenere il campo { $field }.
error-record-fold = La voce { $entry } della registrazione non segue da ciò che la precede.
error-record-game = La registrazione è di un gioco chiamato { $game }, che questa versione non conosce.
error-record-json = Questa non è la forma JSON di una registrazione.
error-record-line = La riga { $line } della registrazione non si può leggere ({ $reason }).
error-record-not-a-record = Questo file non è una registrazione di Ecliptic. Scegli un altro file.
error-record-number = La registrazione contiene «{ $text }» dove dovrebbe esserci un numero.
error-record-options = Le opzioni della registrazione non si possono leggere ({ $reason }).
error-record-order = La voce { $entry } della registrazione è una distribuzione fuori posto: il file è stato modificato.
error-record-players = I giocatori della registrazione non corrispondono ai posti, oppure un nome contiene il segno |.
error-record-result = Il risultato della registrazione non è quello a cui portano le mosse: il file è stato modificato.
error-record-rules-older = La partita è stata giocata con la versione { $found } delle regole, più vecchia: si può rivedere, ma queste regole non possono garantirla.
error-record-rules-unknown = La registrazione indica la versione { $found } delle regole, ma questo Ecliptic conosce le versioni da 1 a { $newest }. Usa un Ecliptic più recente, oppure il file è stato modificato.
error-record-secret = Il seme o il sale della registrazione non è esadecimale: il file è stato modificato.
error-record-truncated = La registrazione è troncata: manca l’ultima riga, con l’impronta.
error-record-undo = La voce { $entry } della registrazione ritira una mossa che non c’è.
error-record-unlawful = La voce { $entry } della registrazione è contro le regole ({ $reason }).
error-undo-game-over = La partita è finita; non si può più ritirare nulla.
error-undo-needs-consent = Nel frattempo altri hanno scoperto qualcosa, quindi prima devono accettare: { $seats }.
error-undo-nothing = Non c’è nessuna tua mossa da ritirare.
error-undo-opponents = Da allora si è visto qualcosa di nuovo, e gli avversari gestiti dal computer non accettano mai di ritirare una mossa.

## The Search for Planet X: azioni

error-planetx-only-in-turn = Solo in un turno: prima termina la fase delle teorie o l’ultima opportunità.
error-planetx-only-when-choosing = Le teorie si scelgono solo quando comincia una fase delle teorie.
error-planetx-only-when-placing = Le teorie si piazzano (o, se non resta alcun settore, si riprendono) solo dopo averle scelte in una fase delle teorie.
error-planetx-only-in-last-chance = Si passa solo nelle ultime opportunità; un turno richiede un’azione.
error-planetx-not-asked = Non tocca a te. In attesa di { $waiting }.
error-planetx-game-over = La partita è finita; non c’è più nulla da decidere.
error-planetx-no-such-seat = A questo tavolo non c’è il posto { $seat }.
error-planetx-spectator = Gli spettatori possono solo guardare.
error-planetx-unknown-action = Questa non è un’azione del gioco. Scegline una tra quelle proposte.
error-planetx-no-such-sector = Il settore { $sector } non esiste; i settori vanno da 1 a { $sectors }.
error-planetx-survey-object = Un rilevamento non può cercare { OBJECT($object, form: "one") }. Scegli cometa, asteroide, pianeta nano, nube di gas o «vuoto».
error-planetx-survey-not-visible = I settori { $first }–{ $last } non sono tutti nel cielo visibile. Resta tra { $sky_first } e { $sky_last }, in senso orario.
error-planetx-survey-comet-ends = Un rilevamento di comete deve iniziare e finire in settori che possono contenere una cometa ({ $sectors }); { $first }–{ $last } non va bene.
error-planetx-target-none-left = Hai già usato tutti i tuoi puntamenti ({ $tokens }).
error-planetx-target-not-visible = Il settore { $sector } non è nel cielo visibile. Puntane uno tra { $sky_first } e { $sky_last }, in senso orario.
error-planetx-research-twice-running = Nel tuo ultimo turno hai fatto una ricerca. Fai qualcos’altro prima della prossima.
error-planetx-no-such-topic = L’argomento «{ $topic }» non esiste; gli argomenti vanno da A a F.
error-planetx-locate-neighbour = Accanto al Pianeta X non si può indicare { OBJECT($object, form: "one") }. Indica cometa, asteroide, nube di gas o realmente vuoto.
error-planetx-locate-comet = Il settore { $sector } non può contenere una cometa. Indica un altro oggetto.

## The Search for Planet X: teorie

error-planetx-choose-too-many = Hai scelto { $chosen ->
    [one] { $chosen } teoria
   *[other] { $chosen } teorie
}; in questa fase al massimo { $most }.
error-planetx-choose-object = Una teoria non può riguardare { OBJECT($object, form: "one") }. Scegli cometa, asteroide, pianeta nano o nube di gas.
error-planetx-choose-order = Le teorie non sono in ordine. Ricarica la pagina e scegli di nuovo.
error-planetx-supply = Per «{ OBJECT($object, form: "name") }» { $left ->
    [0] non ti resta alcun gettone
    [one] ti resta { $left } gettone
   *[other] ti restano { $left } gettoni
}. Scegli un altro oggetto.
error-planetx-place-not-chosen = Per questa fase non hai scelto la teoria «{ OBJECT($object, form: "name") }». Piazzane una che hai scelto.
error-planetx-place-confirmed = Il contenuto del settore { $sector } è confermato: non accetta altre teorie. Scegli un altro settore.
error-planetx-place-same-object = Hai già presentato «{ OBJECT($object, form: "name") }» nel settore { $sector }. Scegli un altro settore.
error-planetx-place-same-phase = In questa fase hai già piazzato una teoria nel settore { $sector }. Scegli un altro settore.
error-planetx-place-nowhere = Non resta alcun settore per le teorie che potresti piazzare.
error-planetx-withdraw-placeable = C’è ancora un settore per la tua teoria «{ OBJECT($object, form: "name") }»: va piazzata.
error-planetx-withdraw-nothing = Tutte le teorie che hai scelto si possono piazzare; nessuna si riprende.
error-planetx-last-chance-theories-begun = Nella tua ultima opportunità hai cominciato a presentare teorie. Continua con quelle, oppure passa.

## The Search for Planet X: preparazione

error-planetx-seats = Il gioco è per 1–4 posti, non { $seats }.
error-planetx-level = Il posto { $seat } non può cominciare con { $facts } informazioni; sono 0, 4, 8 o 12.
error-planetx-season-twice = Due posti hanno la stessa stagione. Danne una diversa a ciascuno.
error-planetx-setup-mode = Il cielo è per la modalità { $mode }, ma il tavolo gioca in modalità { $expected }.
error-planetx-setup-order = L’ordine iniziale deve nominare una volta ciascuno dei { $seats } posti.
error-planetx-topics = Un cielo ha sei argomenti di ricerca, questo ne ha { $found }.
error-planetx-conferences = Il cielo non ha le conferenze che la sua modalità richiede (trovate: { $found }).
error-planetx-clue-false = Un indizio del cielo non è vero per il suo sistema.
error-planetx-clue-misplaced = Le conferenze, e solo loro, riguardano il Pianeta X.
error-planetx-title-twice = Due argomenti del cielo hanno lo stesso titolo.
error-planetx-fact-false = L’informazione di partenza sul settore { $sector } (non «{ OBJECT($object, form: "name") }») non è vera.
error-planetx-facts-missing = Il cielo ha troppo poche informazioni di partenza per la stagione «{ $season }»: { $found } invece di { $expected }.
error-planetx-system-length = Il sistema non ha il giusto numero di settori: { $sectors } invece di { $expected }.
error-planetx-system-count = Il sistema contiene «{ OBJECT($object, form: "name") }» un numero errato di volte: { $found } invece di { $expected }.
error-planetx-system-comet = Il sistema ha una cometa dove non può stare.
error-planetx-system-asteroid = Il sistema ha un asteroide senza un altro accanto.
error-planetx-system-gas-cloud = Il sistema ha una nube di gas senza un settore realmente vuoto accanto.
error-planetx-system-dwarf-planet = Il sistema ha un pianeta nano accanto al Pianeta X.
error-planetx-system-band = I pianeti nani del sistema non occupano una fascia di esattamente sei settori.

## The Search for Planet X: notazione e codici

error-planetx-notation-action = «{ $text }» non è un’azione.
error-planetx-notation-number = «{ $text }» non è un numero.
error-planetx-notation-object = «{ $text }» non è un oggetto; le lettere sono C, A, D, G, E e X.
error-planetx-notation-mode = «{ $text }» non è una modalità; scrivi standard o expert.
error-planetx-notation-season = «{ $text }» non è una stagione; scrivi spring, summer, autumn o winter.
error-planetx-notation-title = «{ $text }» non è il titolo di un argomento.
error-planetx-notation-clue = «{ $text }» non è un indizio.
error-planetx-notation-event = «{ $text }» non è qualcosa che può accadere in questo gioco.
error-planetx-code-generator = Qui si è cominciato con la versione { $found } del generatore; con la versione { $here } i codici danno altre partite. Su questa non si può più chiedere nulla: ricarica la pagina e comincia un’altra partita.
error-planetx-code-length = «{ $text }» non è un codice di gioco. Un codice è lettera, cifra, lettera, cifra, per esempio B4K7.
error-planetx-code-sign = «{ $sign }» non può essere il carattere { $place } di un codice di gioco; è uno tra { $allowed }.
error-planetx-code-spelling = «{ $game }» non è scritto come un codice di gioco, per esempio B4K7.
error-planetx-code-mode = Il codice { $game } è di un’altra modalità (qui: { $mode }); la prima lettera decide la modalità.
error-planetx-notation-code = «{ $text }» non è un codice di gioco come si scrive in una registrazione.
error-planetx-companion-run = L’intervallo ha { $length } settori; il cielo visibile ne ha solo { $most }.
error-planetx-companion-level = Questo livello non esiste; è uno tra { $levels }.
error-planetx-companion-conference = Non c’è la conferenza { $number }; questa modalità ne ha { $conferences }, contate da 1.

## The Search for Planet X: deduzioni

error-planetx-world-revealed = Il cielo immaginato non è quello rivelato.
error-planetx-world-titles = Gli indizi immaginati non hanno i titoli del tabellone.
error-planetx-world-clues = Un indizio immaginato non è vero per il cielo immaginato.
error-planetx-world-conference = La conferenza immaginata non è quella che si è tenuta.
error-planetx-world-facts = Il cielo immaginato contraddice un’informazione di partenza.
error-planetx-world-review = Il cielo immaginato contraddice una revisione tra pari.
error-planetx-world-answer = Il cielo immaginato contraddice una risposta data a questo posto.
error-planetx-world-theories = Nessuna scelta di teorie corrisponde ai gettoni sul tabellone.
error-planetx-not-certain = Ciò che sai non lo impone; potrebbe anche non essere così.
error-planetx-history-form = La riga { $line } non va bene nella registrazione di una partita al tavolo vero.
error-planetx-history-answer = La risposta alla riga { $line } non è quella che dà questo codice.
error-planetx-nothing-left = Nessun sistema solare concorda con tutti questi fatti; uno è sbagliato.

## The Search for Planet X: appunti di una partita dal vivo

# Behind any of these, where a line is nearly one that can be read.
did-you-mean = Forse intendevi «{ $suggestion }»?
error-planetx-notes-line = La riga { $line } degli appunti non si può leggere: { $reason }.
error-planetx-notes-empty = Gli appunti sono vuoti. Comincia con la modalità, standard o expert.
error-planetx-notes-mode = «{ $text }» non è una modalità. Comincia gli appunti con standard o expert.
error-planetx-notes-dealer = «{ $text }» non dice chi prepara la partita. Scrivi ecliptic, published o unknown.
error-planetx-notes-line-unknown = «{ $text }» non è un appunto possibile. Scrivi S A 3-7 = 2, T 8 = E/X, R B = e l’indizio, L 6 C E = wrong, facts 5-A, review 7 A+, topic B A+D, conference 1 = e l’indizio, A in 3-5 >= 1 oppure at 11.
error-planetx-notes-count = Un rilevamento di { $length } settori non può contare { $count }.
error-planetx-notes-sighting = «{ $text }» non è la risposta di un puntamento; è C, A, D, G o E/X.
error-planetx-notes-located = Un’individuazione è right o wrong, non «{ $text }».
error-planetx-notes-fact = «{ $text }» non è un’informazione di partenza; 5-A dice che il settore 5 non contiene un asteroide.
error-planetx-notes-review = «{ $text }» non è una revisione; A+ è una teoria asteroide corretta, A- una errata, e così C, D e G.
error-planetx-notes-clue-twice = { $label } ha già un altro indizio; ciascuno ne ha uno solo.
error-planetx-notes-title = L’indizio di { $label } non riguarda il suo titolo, { $title }.
error-planetx-notes-title-twice = { $label } ha già un altro titolo; ciascuno ne ha uno solo.

## Il server

error-server-token = Qui questa chiave non apre nulla: è stata sostituita o è di un altro tavolo. Torna al tavolo con il codice.
error-server-no-seat = Gli spettatori possono solo guardare. Unisciti al tavolo per prendere posto.
error-server-no-spectators = Questo tavolo non ammette spettatori. Unisciti per vederlo.
error-server-not-host = Può farlo solo chi ha aperto il tavolo.
error-server-no-table = Questo tavolo o posto non esiste. Controlla l’indirizzo o apri un nuovo tavolo.
error-server-closed = Chi gestisce questo server ha chiuso il tavolo.
error-server-passphrase = Per aprire un tavolo qui serve la password del server.
error-server-passphrase-wrong = Non è la password del server. Chiedila a chi lo gestisce.
error-server-no-passphrase = Questo server non ha una password: puoi aprire tavoli senza.
error-server-opening-closed = Qui non si possono aprire nuovi tavoli. Puoi comunque unirti a uno già aperto.
error-server-level-not-here = «{ $level }» non è disponibile su questo server. Scegli un altro avversario.
error-server-help-not-here = I tavoli di questo server danno meno aiuto di così (fino a: { $given }).
error-server-no-list = Questo server non ha un elenco dei tavoli che cercano giocatori.
error-server-not-alone = Solo chi gioca in solitario può mettere fretta agli avversari.
error-server-no-code = Nessun tavolo ha questo codice. Controllalo con chi te l’ha dato.
error-server-no-free-seat = Questo posto è occupato, oppure non ci sono più posti liberi.
error-server-not-a-person = Al posto { $seat } non siede una persona per cui si possa fare.
error-server-seat-taken = Il posto { $seat } è occupato, oppure è riservato a qualcuno.
error-server-not-your-seat = Può farlo solo chi siede lì.
error-server-dealt = La partita è già cominciata; questo non si può più cambiare.
error-server-no-places = Solo i posti di Planet X scelgono una stagione e un numero di informazioni.
error-server-game = «{ $game }» non è un gioco di questo server; ci sono: { $games }.
error-server-options = Queste non sono opzioni del gioco: { $reason }.
error-server-seats = Il numero di posti descritti ({ $seats }) non corrisponde alle opzioni ({ $expected }).
error-server-you-twice = Puoi occupare un solo posto. Lascia liberi gli altri.
error-server-companion-code = Per la gestione completa serve il codice di una partita di Planet X.
error-server-names = { $expected ->
        [one] Uno dei posti è tuo
       *[other] { $expected } dei posti sono tuoi
    }, ma { $names ->
        [one] è stato indicato un nome.
       *[other] sono stati indicati { $names } nomi.
    }
error-server-level = «{ $level }» non è un avversario di questo gioco.
error-server-name = «{ $name }» non può essere un nome. Usa da 1 a 16 lettere semplici, senza il segno |.
error-server-name-guest = «{ $name }» indica chi ha eliminato i propri dati. Scegli un altro nome.
error-server-idempotency-key = Questa richiesta non ha una chiave valida. Ricarica la pagina e riprova.
error-server-idempotency-reused = Questa richiesta è già servita ad altro. Ricarica la pagina e riprova.
error-server-command-reused = Questa richiesta è già servita ad altro. Ricarica la pagina e riprova.
error-server-no-undo-request = Non c’è nessuna richiesta da accettare; la partita è andata avanti.
error-server-undo-asked = Il posto { $seat } ha chiesto di ritirare una mossa. Prima rispondi a quella richiesta.
error-server-undo-moved-on = Intanto è stato inserito o ritirato qualcosa. Controlla di nuovo prima di ritirare una mossa.
error-server-resume-ahead = La pagina è più avanti del server ({ $heard }). Ricaricala.
error-server-not-over = La registrazione completa è disponibile a partita finita; fino ad allora puoi salvare la tua.
error-server-no-replay = A questo indirizzo non c’è nessuna registrazione. Caricala di nuovo.
error-server-note-long = Gli appunti sono troppo lunghi: al massimo { $most } byte. Accorciali.
error-server-notes-full = Questo tavolo non conserva altri appunti. Accorcia i tuoi, o chiedilo agli altri.
error-server-log-full = Questa partita ha raggiunto la lunghezza massima, { $most } voci. Salva la registrazione e apri un nuovo tavolo.
error-server-tables-today = Oggi dalla tua connessione sono stati aperti troppi tavoli. Potrai aprire il prossimo tra { $seconds ->
    [one] { $seconds } secondo.
   *[other] { $seconds } secondi.
}
error-server-listed-today = Oggi dalla tua connessione sono stati mostrati a tutti troppi tavoli. Potrai mostrare il prossimo tra { $seconds ->
    [one] { $seconds } secondo.
   *[other] { $seconds } secondi.
}
error-server-replays-today = Oggi dalla tua connessione sono state caricate troppe registrazioni. Potrai caricare la prossima tra { $seconds ->
    [one] { $seconds } secondo.
   *[other] { $seconds } secondi.
}
error-server-house-full = Questo server non conserva altri tavoli né registrazioni; le partite iniziate continuano. Avvisa chi lo gestisce.
error-server-no-note = Questa versione degli appunti non esiste, o non viene più conservata.
error-server-note-overtaken = Questi appunti sono stati salvati prima su un altro dispositivo. Guardali di nuovo.
error-server-help-level = Questo tavolo dà meno aiuto di così (fino a: { $given }; serve: { $level }).
error-server-help-no-solver = Non c’è un solutore per «{ $game }».
error-server-help-not-dealt = La partita non è ancora cominciata: non c’è nulla da dedurre.
error-server-help-replaced = Questa domanda è stata abbandonata: ne hai fatta un’altra.
error-server-help-too-long = Il solutore ci ha messo troppo ed è stato fermato. Riprova più tardi.
error-server-too-many = Troppe richieste insieme. Riprova tra { $seconds ->
    [one] { $seconds } secondo.
   *[other] { $seconds } secondi.
}
error-server-too-slow = La connessione era troppo lenta. Si riconnette da sola e riprende da dove si era fermata.
error-server-too-large = La richiesta è troppo grande. Invia meno in una volta.
error-server-json-only = Il server si aspetta JSON. Ricarica la pagina e riprova.
error-server-host = Questo server non risponde a quel nome. Usa l’indirizzo che indica.
error-server-proxy = Il proxy davanti a questo server non è configurato bene. Dillo a chi lo gestisce.
error-server-proxy-unknown = Questo server si raggiunge solo attraverso il suo proxy. Usa il suo indirizzo pubblico.
error-server-origin = Un’altra pagina non può agire qui. Apri il gioco al suo indirizzo.
error-server-request = Il server non capisce questa richiesta. Ricarica la pagina e riprova.
error-server-not-found = A questo indirizzo non c’è nulla. Torna alla home.
error-server-method = Questo indirizzo non accetta una richiesta simile. Ricarica la pagina e riprova.
error-server-failed = C’è stato un errore nel server; non è cambiato nulla. Riprova e, per favore, segnalalo.
error-store-busy = Il database è occupato; non è stato salvato nulla. Riprova.
error-store-full = Il disco del server è pieno; non è stato salvato nulla. Avvisa chi lo gestisce.
error-store-failed = Il database non funziona; non è stato salvato nulla. Avvisa chi gestisce il server.
error-store-away = Il database non è raggiungibile ora; non è stato salvato nulla. Riprova.
error-store-unsure = La connessione al database si è interrotta durante il salvataggio. Invia di nuovo: sarà fatto una volta sola.
error-store-overtaken = Qualcun altro è stato più veloce; non è stato salvato nulla. Guarda di nuovo.
error-store-command-taken = È già stato eseguito.
error-server-link = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo.
error-server-port-taken = Qualcos’altro usa già la porta { $port }. Fermalo o scegli un’altra porta.
