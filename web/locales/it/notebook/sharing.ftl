# Il taccuino, condiviso con altri dispositivi.

## Condividere

share-open = Condividi
share-title = Condividi «{ $name }»
share-file = Salva in un file
    .hint = L’intero taccuino, come copia di sicurezza o per un altro dispositivo: là si apre con «Apri un file».
share-qr = Da inquadrare con un altro dispositivo
    .hint = A chi inquadra il codice viene chiesto se aggiungere il taccuino. Questo sta nell’immagine stessa e non passa da alcun server. L’altro dispositivo deve poter raggiungere { $name }.
    .picture = Codice QR del taccuino «{ $name }»
share-drawing = Creazione dell’immagine…
share-address = Come indirizzo
share-too-large = Questo taccuino è troppo grande per un codice QR; salvalo in un file.
share-from-file = Questa pagina è un file, e gli altri dispositivi non possono raggiungerla; salva il taccuino in un file.
share-old-browser = Questo browser è troppo vecchio per disegnare l’immagine; salva il taccuino in un file.
share-import = Apri un file
share-added = «{ $name }» è stato aggiunto ai taccuini di questo dispositivo.
share-arrived = Un taccuino condiviso
    .question = Vuoi aggiungere «{ $name }» ai taccuini di questo dispositivo? Contiene { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }. Quelli già presenti restano come sono.
    .yes = Aggiungi
share-keep-one = Scarica il taccuino come file unico
    .hint = Un solo file con tutto dentro, per la memoria del telefono o del computer: funziona senza alcuna connessione.

## Che cosa viene rifiutato

share-refused-not-json = Non è un taccuino: il file contiene altro oppure è danneggiato. Non è stato aggiunto nulla.
share-refused-not-a-notebook = Questo file non è un taccuino di Ecliptic. Non è stato aggiunto nulla.
share-refused-newer = Questo taccuino è stato scritto da un’altra versione di Ecliptic, che questa non sa leggere. Non è stato aggiunto nulla.
share-refused-too-large = È troppo grande per essere un taccuino. Non è stato aggiunto nulla.
share-refused-cut-short = L’indirizzo di questo taccuino è incompleto o danneggiato; chiedilo di nuovo. Non è stato aggiunto nulla.
share-refused-header = Questo taccuino è danneggiato: «{ $field }» contiene { $text }. Non è stato aggiunto nulla.
share-refused-entry = Questo taccuino è danneggiato: nella voce { $number }, «{ $field }» contiene { $text }. Non è stato aggiunto nulla.
share-refused-storage = La memoria di questo browser è piena oppure non è accessibile a questa pagina. Non è stato aggiunto nulla.
