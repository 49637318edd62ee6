## The rules of the house, where it has any

house-opening = Aprire tavoli
    .nobody = Qui non si possono aprire nuovi tavoli. Con il codice di un tavolo puoi unirti.
house-passphrase = Password
    .text = Per aprire un tavolo su questo server serve la sua password. Per unirsi a un tavolo basta il codice.
    .go = Conferma
    .done = Ora puoi aprire tavoli.
house-wanting = Tavoli che cercano giocatori
    .none = In questo momento nessuno cerca giocatori.
house-free = { $free } posti liberi su { $seats }
house-listed = Giocatori che non conosci
    .yes = Mostra questo tavolo a tutti
    .no = Solo con il link o il codice
house-listed-yes = Questo tavolo è visibile a tutti

## For guests of a public house

guests-lead = Qui non serve un account e non si carica nulla da altri siti. Ecco che cosa il server salva della tua visita.
guests-stored = Dati salvati
    .tables = I tuoi tavoli: il nome che hai scritto, ogni mossa e chi giocava in quale posto. Gli altri al tavolo vedono il tuo nome.
    .keys = Una chiave per ogni tuo posto, in un cookie del browser; il server ne ha solo l’impronta. L’unico altro cookie è quello che ricorda la password, se il server ne ha una.
    .address = Il tuo indirizzo di rete non viene mai salvato. Viene contato in memoria finché lo richiedono i limiti.
    .log = Il log del server non contiene nomi, indirizzi, appunti o mosse. Chi gestisce il server può tenere a monte un log degli indirizzi: chiedi qui sotto.
guests-notes = I tuoi appunti a un tavolo, fino a { $kilobytes } kB per posto; li vedi solo tu.
guests-records = Le partite che carichi per rivederle; di quelle di tutti si conservano le { $count } più recenti.
guests-long = Per quanto tempo
    .kept = Le partite si conservano finché chi gestisce il server non le rimuove.
    .backups = Le copie di sicurezza possono contenere una partita più a lungo: chiedi qui sotto.
guests-pruned = Una partita che nessuno tocca da { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } viene rimossa, a meno che sia finita o qualcuno abbia chiesto di conservarla.
guests-pruned-kept = Una partita finita, o che qualcuno ha chiesto di conservare, viene rimossa quando nessuno la tocca da { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }.
guests-browser = Il tuo browser conserva la chiave di un posto per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }.
guests-link = Un link che sposta il tuo posto su un altro dispositivo funziona una volta sola, entro { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }.
guests-opener = Il tuo browser ricorda per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } che conosci la password.
guests-listed = Un tavolo che mostri a tutti resta nell’elenco al massimo per { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }, senza nomi.
guests-today = Da un indirizzo si { $count ->
        [one] può aprire un tavolo
       *[other] possono aprire { $count } tavoli
    } al giorno; il conteggio si dimentica dopo un giorno.
guests-forget = Eliminare i tuoi dati
    .text = Elimina subito e per sempre il tuo nome, le tue chiavi e i tuoi appunti a ogni tavolo di questo browser. Le mosse restano, perché la partita è di tutti; da allora sono di un ospite.
guests-contact = Contatti
    .text = Per domande, reclami o per far rimuovere qualcosa:
    .none = Chi gestisce questo server non ha indicato un indirizzo. Chiedi a chi ti ha invitato.
