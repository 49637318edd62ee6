# Il client senza server: come file unico, o come cartella su un host statico.

## Un file

alone-notebook =
    .kept = Questo file non ha bisogno di connessione: contiene tutto, e i tuoi taccuini restano in questo browser, su questo dispositivo. Ciò che vuoi conservare a lungo, salvalo in un file.
    .needs = Un codice QR richiede una pagina con un indirizzo. Tutto il resto funziona qui.
    .passing = Questo browser non permette al file di conservare nulla: ciò che annoti ora va perso alla chiusura della pagina. Prima salva ogni taccuino in un file, oppure apri questo file in un altro browser.
alone-companion =
    .kept = Questo file non ha bisogno di connessione: contiene tutto, anche i cieli di tutti i 28.224 codici, e le tue partite restano in questo browser, su questo dispositivo.
    .needs = Un codice QR richiede una pagina con un indirizzo; gli avversari, una partita su più telefoni e il rivedere le partite richiedono un server. Tutto il resto funziona qui.
alone-whole = Questo file non ha bisogno di connessione: contiene tutto.

## Una cartella

site-title = Al tavolo, con o senza connessione
site-lead = La companion app e il taccuino per The Search for Planet X, e le regole dei due giochi. Tutto avviene sul tuo dispositivo.
site-stays = Che cosa resta qui
    .text = Ciò che inserisci resta in questo browser, su questo dispositivo, e non viene inviato da nessuna parte.
site-ready = C’è tutto: d’ora in poi queste pagine si aprono anche senza connessione. Dal menu del browser puoi metterle nella schermata Home.
site-coming = Il resto si sta caricando; poi queste pagine si apriranno anche senza connessione.
site-not-secure = Questo indirizzo non è cifrato (https), perciò il browser non ne conserva una copia. Una pagina aperta continua anche senza connessione.
site-server = Che cosa richiede un server
    .text = Giocare contro avversari o con amici lontani, una partita su più telefoni, e rivedere le partite. Chiunque può avviare un server così: ecliptic serve
