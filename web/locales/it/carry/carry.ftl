# Tutto ciò che sta su un dispositivo, in un solo file.

carry-lead = Taccuini, partite al tavolo vero (anche finite) e impostazioni in un solo file, per un altro dispositivo o come copia di sicurezza. Non passa da alcun server.
carry-save = Esporta tutto in un file
carry-open = Importa un file
carry-secret = Chi ha il file può leggere tutto ciò che su questo dispositivo è stato annotato o rivelato. Le chiavi dei posti ai tavoli online non ci sono mai: per spostare un posto, vai al suo tavolo.
carry-found = In questo file
carry-notebooks = { $count ->
    [0] Nessun taccuino
    [one] { $count } taccuino
   *[other] { $count } taccuini
}
carry-evenings = { $count ->
    [0] Nessuna partita al tavolo vero
    [one] { $count } partita al tavolo vero
   *[other] { $count } partite al tavolo vero
}
carry-new = Non ancora qui: { $count }
carry-further = { $count ->
    [one] Continua quello che c’è qui e lo sostituisce: { $count }
   *[other] Continuano quelli che ci sono qui e li sostituiscono: { $count }
}
carry-joined = { $count ->
    [one] Diverso da quello che c’è qui; i due si uniscono senza perdere nulla: { $count }
   *[other] Diversi da quelli che ci sono qui; si uniscono senza perdere nulla: { $count }
}
carry-here = Già qui, altrettanto o più completi: { $count }
carry-damaged = { $count ->
    [one] Resta fuori, perché ciò che qui ha lo stesso nome è danneggiato; prima salvalo o eliminalo: { $count }
   *[other] Restano fuori, perché ciò che qui ha lo stesso nome è danneggiato; prima salvalo o eliminalo: { $count }
}
carry-elsewhere = Il file contiene anche cose che questa pagina non conosce; restano nel file.
carry-settings = Importa anche le impostazioni: nome, lingua, tema, preferenze
carry-nothing = Tutto ciò che contiene è già qui.
carry-take = Aggiungi a questo dispositivo
carry-done = Tutto il contenuto del file è ora su questo dispositivo.
carry-done-rest = Tutto il resto del file è ora su questo dispositivo.

## Che cosa viene rifiutato

carry-refused-not-json = Questo file contiene altro oppure è danneggiato. Non è stato aggiunto nulla.
carry-refused-not-such-a-file = Questo file non è un’esportazione completa; un singolo taccuino si apre nella pagina del taccuino. Non è stato aggiunto nulla.
carry-refused-newer = Questo file è stato scritto da un’altra versione di Ecliptic, che questa non sa leggere. Non è stato aggiunto nulla.
carry-refused-too-large = È troppo grande per essere un’esportazione. Non è stato aggiunto nulla.
carry-refused-part = Questo file è danneggiato: «{ $field }» contiene { $text }. Non è stato aggiunto nulla.
carry-refused-storage = La memoria di questo browser è piena oppure non è accessibile a questa pagina. Ciò che c’era prima resta. Libera spazio e importa di nuovo il file: nulla comparirà due volte.
