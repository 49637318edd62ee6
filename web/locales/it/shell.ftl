## La cornice di ogni schermata

shell-skip = Vai al contenuto
shell-nav = Pagine
shell-home = Inizio
shell-rules = Regole
shell-about = Informazioni
shell-language = Lingua
shell-theme = Colori: { $theme }
shell-theme-system = come il sistema
shell-theme-dark = osservatorio
shell-theme-light = carta
shell-name = Il tuo nome
# Il nome di chi non ne dà uno; al massimo 16 caratteri.
shell-guest = Ospite
shell-nameless = Giocatore
shell-cancel = Annulla
shell-close = Chiudi

## Scelte di un tavolo

shell-mode-standard = Standard
    .hint = 12 settori, un pianeta nano: il cielo più facile.
shell-mode-expert = Esperto
    .hint = 18 settori, quattro pianeti nani, due teorie per fase.
# Avversari, dal più debole al più forte.
shell-level-random = Dadi
    .about = mosse a caso
shell-level-pencil = Matita
    .about = principiante prudente
shell-level-apprentice = Apprendista
    .about = acuto ma smemorato
shell-level-observer = Osservatore
    .about = agisce solo se è certo
shell-level-assistant = Assistente
    .about = forte, a volte smemorato
shell-level-astronomer = Astronomo
    .about = esperto, pesa ogni rischio
shell-level-professor = Professore
    .about = legge indizi nelle tue mosse
shell-level-director = Direttore
    .about = gioca a mente il seguito
shell-level-rules = Almanacco
    .about = costante, regole semplici
shell-level-greedy = Calcolatore
    .about = forte, valuta ogni mossa
shell-level-scholar = Studioso
    .about = molto forte, istruito da molte partite
level-wins = Vittorie misurate contro { $level }: { $share }.
level-lacks = Su questo server cerca meno di quanto potrebbe: manca «ecliptic[search]».
# Quanto aiuto può chiedere ciascuno al tavolo.
shell-help-none = Nessuno
    .hint = Ognuno deduce da sé.
shell-help-contradictions = Contraddizioni
    .hint = Segnala i segni sul tuo foglio che non possono essere giusti.
shell-help-certain = Certezze
    .hint = Mostra anche ciò che segue già da quello che sai.
shell-help-odds = Probabilità
    .hint = Mostra anche quanto è probabile ogni oggetto in ogni settore.
shell-help-advice = Consigli
    .hint = Indica anche la domanda che ti farebbe scoprire di più.
shell-facts-youth = { $count } (giovane)
shell-facts-beginner = { $count } (principiante)
shell-facts-experienced = { $count } (con esperienza)
shell-facts-genius = { $count } (genio)

## Inizio

home-title = Due giochi sotto lo stesso cielo
home-lead = In solitario o con gli amici, su ogni schermo, senza account.
home-play-planetx = Gioca al Pianeta X
    .about = Deduci dove si nasconde un pianeta invisibile.
home-dealing = Preparazione del cielo…
home-play-ptolemaeus = Gioca a Ptolemaeus
    .about = Osserva i pianeti nello zodiaco.
home-opponent = Avversario: { $opponent }
home-new = Nuovo tavolo
home-join = Unisciti a un tavolo
home-code = Codice del tavolo
home-join-go = Unisciti
home-you = Tu
home-more = Altro
home-rules = Regole di The Search for Planet X
home-rules-ptolemaeus = Regole di Ptolemaeus
rules-loading = Apertura delle regole…
home-replay = Rivedi una partita
home-about = Che cos’è Ecliptic
home-guests = Per gli ospiti
home-notebook = Usi l’app ufficiale, o solo carta e matita? Il taccuino tiene indizi, mosse, teorie e punteggio, e ragiona con te quanto vuoi. Non serve la connessione.
    .go = Apri il taccuino
home-turns = Tocca a te a { $count ->
        [one] un tavolo
       *[other] { $count } tavoli
    }
home-tables = I tuoi tavoli
tables-keep = Conserva
tables-hide = Nascondi
tables-show = Mostra di nuovo
tables-hidden = Tavoli nascosti ({ $count })
home-game-planetx = The Search for Planet X
home-game-ptolemaeus = Ptolemaeus
home-alone = in solitario
home-your-turn = Tocca a te
home-status-open = In attesa
home-status-playing = In corso
home-status-over = Finita

## Nuovo tavolo

new-title = Nuovo tavolo
new-game = Gioco
new-mode = Cielo
new-seats = Posti
new-alone = Allenamento: nessuno gareggia con te.
new-seat = Posto { $number }
new-who = Chi siede qui
new-you = Tu
new-open = Posto libero
new-fitting = Più o meno al mio livello ({ $level })
new-season = Stagione
new-facts = Informazioni di partenza
new-season-hint = La stagione decide quali informazioni di partenza riceve un posto: due posti non hanno mai la stessa.
new-help = Aiuto per tutti
new-spectators = Spettatori
new-spectators-yes = Spettatori ammessi
new-spectators-no = Niente spettatori
new-go = Apri il tavolo

## Unirsi a un tavolo, o portare un posto su questo dispositivo

join-title = Unisciti a un tavolo
join-invited = Hai un invito per una partita: { $game }, tavolo { $code }.
join-there = Al tavolo: { $names }.
join-go = Prendi posto
move-title = Porta qui il tuo posto
move-text = Il tuo posto passa a questo dispositivo; l’altro lo lascia. Il link funziona una volta sola.
move-go = Continua qui
move-no-secret = In questo indirizzo manca la parte segreta. Chiedi un nuovo link sul dispositivo dove giochi.

## Prima della partita

lobby-title = Prima della partita
lobby-seats = Posti
lobby-seat = Posto { $number }: { $name }
lobby-open = Libero
lobby-you = { $name } (tu)
lobby-reserved = Posto riservato
lobby-is-ready = OK
lobby-is-not-ready = Non ancora
lobby-place = { $season }, { $count ->
        [0] nessuna informazione di partenza
        [one] un’informazione di partenza
       *[other] { $count } informazioni di partenza
    }
lobby-kick = Allontana { $name }
lobby-ready = Per me si può cominciare
lobby-not-ready = Aspettate ancora
lobby-leave = Lascia il tavolo
lobby-waiting-seats = { $count ->
        [one] Si aspetta un altro giocatore
       *[other] Si aspettano altri { $count } giocatori
    }
lobby-waiting-ready = { $count ->
        [0] Si può cominciare
       *[other] Si aspetta ancora: { $names }
    }
lobby-invite = Invita
lobby-code = Codice del tavolo:
lobby-link = Link
lobby-copy = Copia il link
lobby-copied = Link copiato.
lobby-selected = Il link è selezionato: copialo con la tastiera o il menu.
lobby-share = Condividi
lobby-qr = Codice QR del link a questo tavolo
lobby-agreed = Impostazioni del tavolo
lobby-help = Aiuto: { $help }
lobby-spectators-yes = Spettatori ammessi
lobby-spectators-no = Niente spettatori

## Un tavolo e il suo collegamento al server

table-looking = Ricerca del tavolo…
table-line-lost = Nessuna connessione. Nuovo tentativo in corso; il tuo posto è conservato.
table-line-back = Di nuovo in linea.
table-none = Questo tavolo non si può mostrare
table-none-hint = Un tavolo si apre solo a chi vi gioca: chiedi un invito, o apri un tavolo tuo.
table-other-game = Questo gioco non si gioca ancora nel browser.
seat-menu = Il tuo posto
seat-menu-move = Continua su un altro dispositivo
seat-menu-link = Apri questo link sull’altro dispositivo entro { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}. Funziona una volta sola; poi questo dispositivo lascia il posto.
seat-menu-qr = Codice QR del link che sposta il tuo posto
seat-menu-leave = Lascia la partita
    .question = Un avversario continua al posto tuo. Puoi tornare con il codice { $code }. Vuoi lasciare la partita?
seat-menu-forget = Dimenticami qui
    .question = Il tuo nome e la tua chiave per questo tavolo vengono cancellati per sempre; la partita continua senza di te. Vuoi cancellarli?
seat-menu-stand-in = Fai giocare un avversario al posto di { $name }
    .question = Un avversario decide per { $name } finché non restituisci il posto. Procedere?
seat-menu-give-back = Restituisci il posto a { $name }

# Avvisi del turno, oltre a titolo e icona della scheda.
alerts-title = Quando tocca a te e guardi altrove
alerts-hint = La scheda lo dice nel titolo e nell’icona. Finché è aperta, anche:
alerts-sound = un suono
alerts-notice = una notifica di questo dispositivo
alerts-refused = Questo browser non permette alla pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni per questa pagina.
# Sul dispositivo da cui il posto è partito.
elsewhere-title = Ora giochi su un altro dispositivo
elsewhere-text = Il tuo posto è passato lì e questo dispositivo l’ha lasciato.
elsewhere-back = Per riportarlo qui, apri «{ seat-menu }» su quel dispositivo, scegli «{ seat-menu-move }» e apri qui il suo link.
left-title-left = Non sei più al tavolo
left-title-forgotten = Questo tavolo non ti conosce più
left-code = Codice per tornare:
reach-from-here = Gli altri dispositivi non possono raggiungere questa pagina, perché { $name } indica solo questo dispositivo. Avvia il server con: ecliptic serve --lan
    .folder = Gli altri dispositivi non possono raggiungere questa pagina, perché { $name } indica solo questo dispositivo.

## Informazioni

about-title = Informazioni su Ecliptic
about-fans = Un progetto di appassionati
    .text = Ecliptic non è ufficiale: è fatto da persone a cui piacciono The Search for Planet X e Ptolemaeus, e non è né creato né approvato dai loro autori o editori. Se un gioco ti piace, compra la scatola.
about-reconstructed = Che cosa è ricostruito
    .text = I cieli, gli argomenti di ricerca e le conferenze vengono dal nostro generatore, che rispetta le regole pubblicate; non sono quelli dell’app ufficiale. Gli elenchi delle carte di Ptolemaeus sono ricostruiti dai numeri stampati.
about-fair = Gioco leale
    .text = Il cielo è fissato prima della prima mossa e il suo sigillo è mostrato a tutti; dopo la fine si può verificare l’intera registrazione. Gli avversari sanno ciò che saprebbe un giocatore al loro posto, e nient’altro.
about-kept = Che cosa viene conservato
    .text = Nessun account, nessuna pubblicità, nulla caricato da altrove. Il server conserva i tuoi tavoli e il nome che hai scritto; questo browser conserva una chiave per ogni tuo posto, le tue partite al tavolo vero, la lingua e i colori.
about-forget = Dimenticami
    .question = Il tuo nome, i tuoi appunti e le tue chiavi per tutti i tavoli di questo browser saranno cancellati per sempre; le partite continuano senza di te. Vuoi cancellarli?
    .done = Di te qui non resta più nulla.
shell-carry = Tutto ciò che sta su questo dispositivo, in un solo file
about-free = Software libero
    .text = Il codice è aperto, con licenza MIT, e gira sul tuo computer con un solo comando.

## Un indirizzo che non porta da nessuna parte

nowhere-title = Qui non c’è nulla
nowhere-text = Questa parte del cielo è realmente vuota.

## Errori che non vengono dal server

error-unknown = Qualcosa è andato storto ({ $code }).
error-unreachable = Il server non risponde. Controlla la connessione e riprova.
error-file-missing = Una parte di questa pagina non si è caricata. Connettiti una volta e riprova: poi funzionerà anche senza connessione.
error-file-spoilt = Una parte di questa pagina è arrivata danneggiata. Ricarica la pagina: quello che è salvato su questo dispositivo resta.

## The door to the companion, and what is said there and in the notebook alike

companion-home = Al tavolo vero
    .text = Hai la scatola? Ecliptic prende il posto dell’app di supporto: un codice per tutto il tavolo, un telefono a testa o uno per tutti.
    .go = Apri l’app di supporto
companion-offline = Nessuna connessione: qui si risponde comunque a ogni domanda, e anche la gestione completa funziona. Avversari, altri telefoni e la visione di una registrazione aspettano il server.
companion-not-kept = Questo dispositivo non permette alla pagina di conservare nulla: ciò che inserisci ora va perso quando chiudi la pagina.
kept-damaged = { $name } non si può leggere
    .text = Ciò che questo dispositivo ne conserva è danneggiato. Resta com’è: salvalo come file, oppure eliminalo per ricominciare. Tutto il resto qui è intatto.
    .save = Salva come file
    .delete = Elimina
    .question = Eliminare da questo dispositivo { $name }, che non si può leggere?
