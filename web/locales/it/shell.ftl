## La cornice di ogni schermata

shell-skip = Vai al contenuto
shell-nav = Pagine
shell-home = Home
shell-rules = Regole
shell-about = Informazioni
shell-language = Lingua
shell-theme = Tema: { $theme }
shell-theme-system = automatico
shell-theme-dark = scuro
shell-theme-light = chiaro
shell-name = Il tuo nome
# Il nome di chi non ne dà uno; al massimo 16 caratteri.
shell-guest = Ospite
shell-nameless = Giocatore
shell-cancel = Annulla
shell-close = Chiudi

## Scelte di un tavolo

shell-mode-standard = Standard
    .hint = 12 settori, un pianeta nano: la modalità più facile.
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
shell-level-sage = Saggio
    .about = esperto, prova più futuri
level-wins = Vittorie misurate contro { $level }: { $share }.
level-lacks = Su questo server cerca meno di quanto potrebbe: manca «ecliptic[search]».
# Quanto aiuto può chiedere ciascuno al tavolo.
shell-help-none = Nessuno
    .hint = Ognuno deduce da sé.
shell-help-reminders = Promemoria
shell-help-contradictions = Contraddizioni
    .hint = Segnala sul tuo foglio i segni che non possono essere giusti.
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
home-about = Informazioni su Ecliptic
home-guests = Privacy
home-notebook = Usi l’app ufficiale, o solo carta e matita? Il taccuino tiene foglio degli appunti, mosse, teorie e punteggio, e ti aiuta quanto vuoi. Funziona anche senza connessione.
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
new-mode = Modalità
new-seats = Posti
new-alone = Allenamento: giochi senza rivali.
new-seat = Posto { $number }
new-who = Chi siede qui
new-you = Tu
new-open = Posto libero
new-fitting = Più o meno al mio livello ({ $level })
new-season = Stagione
new-facts = Informazioni di partenza
new-season-hint = La stagione determina quali informazioni di partenza si ricevono: ogni posto ne ha una diversa.
new-help = Aiuto a questo tavolo
new-spectators = Spettatori
new-spectators-yes = Ammessi
new-spectators-no = Non ammessi
new-go = Apri il tavolo

## Unirsi a un tavolo, o portare un posto su questo dispositivo

join-title = Unisciti a un tavolo
join-invited = Hai un invito per una partita: { $game }, tavolo { $code }.
join-there = Al tavolo: { $names }.
join-go = Prendi posto
move-title = Porta qui il tuo posto
move-text = Il tuo posto passa a questo dispositivo e lascia l’altro. Il link funziona una volta sola.
move-go = Continua qui
move-no-secret = Questo link è incompleto. Chiedine uno nuovo sul dispositivo dove giochi.

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
lobby-kick = Rimuovi { $name }
lobby-ready = Per me si può cominciare
lobby-not-ready = Aspettate ancora
lobby-leave = Lascia il tavolo
lobby-waiting-seats = { $count ->
        [one] In attesa di un altro giocatore
       *[other] In attesa di altri { $count } giocatori
    }
lobby-waiting-ready = { $count ->
        [0] Si può cominciare
       *[other] In attesa di { $names }
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
table-line-lost = Connessione persa. Nuovo tentativo in corso; il tuo posto resta tuo.
table-line-back = Di nuovo in linea.
table-none = Questo tavolo non si può mostrare
table-none-hint = Un tavolo lo apre solo chi vi gioca: chiedi un invito, o apri un tavolo tuo.
table-other-game = Questo gioco non si gioca ancora nel browser.
seat-menu = Il tuo posto
seat-menu-move = Continua su un altro dispositivo
seat-menu-link = Apri questo link sull’altro dispositivo entro { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}. Funziona una volta sola; poi il posto lascia questo dispositivo.
seat-menu-qr = Codice QR del link che sposta il tuo posto
seat-menu-leave = Lascia la partita
    .question = Il computer continua al posto tuo. Puoi tornare con il codice { $code }. Vuoi lasciare la partita?
seat-menu-forget = Elimina i miei dati da questo tavolo
    .question = Il tuo nome e la tua chiave per questo tavolo saranno eliminati per sempre; la partita continua senza di te. Vuoi eliminarli?
seat-menu-stand-in = Fai giocare il computer al posto di { $name }
    .question = Il computer gioca per { $name } finché non restituisci il posto. Vuoi procedere?
seat-menu-give-back = Restituisci il posto a { $name }

# Avvisi del turno, oltre a titolo e icona della scheda.
alerts-title = Avvisi di turno
alerts-hint = Quando tocca a te e sei altrove, lo dicono il titolo e l’icona della scheda. Finché la scheda è aperta, anche:
alerts-sound = un suono
alerts-notice = una notifica di questo dispositivo
alerts-refused = Questo browser non permette alla pagina di inviarti notifiche. Puoi cambiarlo nelle sue impostazioni.
# Sul dispositivo da cui il posto è partito.
elsewhere-title = Ora giochi su un altro dispositivo
elsewhere-text = Il tuo posto è passato lì e non è più su questo dispositivo.
elsewhere-back = Per riportarlo qui, apri «{ seat-menu }» su quel dispositivo, scegli «{ seat-menu-move }» e apri qui il suo link.
left-title-left = Non sei più al tavolo
left-title-forgotten = I tuoi dati a questo tavolo sono stati eliminati
left-code = Codice per rientrare:
reach-from-here = Gli altri dispositivi non possono raggiungere questa pagina, perché { $name } indica solo questo dispositivo. Avvia il server con: ecliptic serve --lan
    .folder = Gli altri dispositivi non possono raggiungere questa pagina, perché { $name } indica solo questo dispositivo.

## Informazioni

about-title = Informazioni su Ecliptic
about-fans = Un progetto di appassionati
    .text = Ecliptic non è ufficiale: è fatto da persone a cui piacciono The Search for Planet X e Ptolemaeus, e non è né creato né approvato dai loro autori o editori. Se un gioco ti piace, compra la scatola.
about-reconstructed = Che cosa è ricostruito
    .text = I cieli, gli argomenti di ricerca e le conferenze vengono dal nostro generatore, che rispetta le regole pubblicate; non sono quelli dell’app ufficiale. Gli elenchi delle carte di Ptolemaeus sono ricostruiti dai numeri stampati.
about-fair = Partite leali
    .text = Il cielo è fissato prima della prima mossa e la sua impronta digitale è mostrata a tutti; a partita finita si può verificare l’intera registrazione. Gli avversari sanno ciò che saprebbe una persona al loro posto, e nient’altro.
about-kept = Quali dati vengono salvati
    .text = Nessun account, nessuna pubblicità, nulla caricato da altri siti. Il server salva i tuoi tavoli e il nome che hai scritto; questo browser salva una chiave per ogni tuo posto, le tue partite al tavolo vero, la lingua e il tema.
about-forget = Elimina i miei dati
    .question = Il tuo nome, i tuoi appunti e le tue chiavi per tutti i tavoli di questo browser saranno eliminati per sempre; le partite continuano senza di te. Vuoi eliminarli?
    .done = I tuoi dati sono stati eliminati.
shell-carry = Esporta o importa i dati di questo dispositivo
about-free = Software libero
    .text = Il codice è open source, con licenza MIT, e gira sul tuo computer con un solo comando.

## Un indirizzo che non porta da nessuna parte

nowhere-title = Pagina non trovata
nowhere-text = Questa parte del cielo è realmente vuota.

## Errori che non vengono dal server

error-unknown = Qualcosa è andato storto ({ $code }).
error-unreachable = Il server non risponde. Controlla la connessione e riprova.
error-file-missing = Non è stato possibile caricare una parte di questa pagina. Connettiti una volta e riprova: poi funzionerà anche senza connessione.
error-file-spoilt = Una parte di questa pagina è arrivata danneggiata. Ricarica la pagina: quello che è salvato su questo dispositivo resta.

## The door to the companion, and what is said there and in the notebook alike

companion-home = Al tavolo vero
    .text = Hai la scatola? Ecliptic sostituisce la companion app: un codice per tutto il tavolo, un telefono a testa o uno per tutti.
    .go = Apri la companion app
companion-offline = Nessuna connessione: qui ogni domanda riceve comunque risposta, e anche la gestione completa funziona. Per gli avversari, gli altri telefoni e le partite da rivedere serve il server.
companion-not-kept = Questo dispositivo non permette alla pagina di salvare nulla: ciò che inserisci ora va perso quando la chiudi.
kept-damaged = { $name } non si può leggere
    .text = I dati salvati su questo dispositivo sono danneggiati. Restano come sono: salvali in un file, oppure eliminali per ricominciare. Tutto il resto è intatto.
    .save = Salva come file
    .delete = Elimina
    .question = Vuoi eliminare da questo dispositivo { $name }, che non si può leggere?
