# Le regole di The Search for Planet X, con parole nostre. Una sezione è un titolo con i suoi paragrafi.

rules-title = Regole di The Search for Planet X
rules-games = Giochi
rules-contents = Indice
rules-object = Oggetto
rules-action = Azione
rules-cost = Costo
rules-points = Punti
rules-what-for = Per che cosa

## Scopo

rules-goal = Scopo del gioco
rules-goal-hidden = Da qualche parte nel cielo si nasconde un pianeta che nessuno può vedere. Tu e i tuoi rivali siete astronomi: fate domande, annotate le risposte e deducete dove deve essere.
rules-goal-winning = Trovare il Pianeta X prima degli altri è ciò che vale di più, ma anche le teorie corrette sugli altri oggetti danno punti. Non sempre vince chi lo trova.

## Il cielo

rules-sky = Il cielo
rules-sky-ring = Il cielo è un anello di settori numerati: 12 in modalità standard, 18 in modalità esperto. Ogni settore contiene un oggetto oppure è realmente vuoto.
rules-sky-appears = Il Pianeta X appare vuoto. Né un rilevamento né un puntamento lo distinguono da un settore realmente vuoto.

## Dove possono stare gli oggetti

rules-placement = Dove possono stare gli oggetti
rules-placement-comets = Le comete stanno solo in certi settori: { $standard } in modalità standard, { $expert } in modalità esperto.
rules-placement-asteroids = Ogni asteroide ha accanto un altro asteroide. Quindi ci sono due coppie, oppure quattro di fila.
rules-placement-clouds = Ogni nube di gas ha accanto un settore realmente vuoto. Il Pianeta X non conta come tale.
rules-placement-dwarfs = Nessun pianeta nano è accanto al Pianeta X.
rules-placement-band = In modalità esperto i quattro pianeti nani stanno in una fascia di esattamente sei settori, con uno di loro a ogni estremità.

## Tempo

rules-time = Tempo e turni
rules-time-cost = Ogni azione costa tempo: la tua pedina avanza di altrettanti settori sul tracciato del tempo intorno al cielo.
rules-time-next = Agisce sempre chi è più indietro. Dopo un’azione poco costosa potresti essere ancora tu. Una pedina che arriva in un settore si mette davanti a quelle già presenti e agisce dopo di loro.
rules-time-visible = La freccia della Terra punta alla pedina più indietro. Il cielo visibile è la metà dell’anello che comincia lì, in senso orario. Si può rilevare o puntare solo ciò che è visibile.

## Un turno

rules-turn = Il tuo turno
rules-turn-one = In ogni turno fai una di queste quattro azioni. Tutti sentono che cosa rilevi, punti o studi; la risposta è solo per te. Con l’individuazione è il contrario: tutti sentono se era giusta, e nessuno sente quale settore hai indicato.
rules-turn-survey = Rilevamento di { $sectors } settori
rules-turn-expert = solo in modalità esperto

rules-survey = Rilevamento
rules-survey-how = È il «Survey» dell’app, che il regolamento chiama anche indagine. Indica un tipo di oggetto, o «vuoto», e un intervallo di settori consecutivi nel cielo visibile. Saprai quanti ce ne sono. L’intervallo può proseguire oltre il numero più alto e può essere di un solo settore.
rules-survey-comets = Un rilevamento di comete deve iniziare e finire in settori dove le comete sono possibili.
rules-survey-empty = Un rilevamento di «vuoto» conta anche il Pianeta X, perché appare vuoto.

rules-target = Puntamento
rules-target-how = È il «Target» dell’app, che il regolamento chiama anche azione Obiettivo. Indica un settore visibile. Saprai che cosa contiene, o che appare vuoto. Ciascuno può farlo due volte per partita.

rules-research = Ricerca
rules-research-how = Leggi l’indizio di uno degli argomenti da A a F. I titoli sono noti a tutti e dicono di quali oggetti parla un indizio.
rules-research-running = Non puoi fare una ricerca in due tuoi turni di seguito, qualunque cosa facciano gli altri nel frattempo. Un indizio non cambia mai: rileggerlo costa solo tempo.

rules-locate = Individuare il Pianeta X
rules-locate-how = Indica il settore del Pianeta X e che cosa c’è nei due settori accanto. Se tutte e tre le cose sono giuste, l’hai trovato. Altrimenti sai soltanto che qualcosa era sbagliato. Gli altri sentono se era giusto o no, mai che cosa hai indicato.
rules-locate-any = Si può indicare qualsiasi settore, visibile o no. Accanto può esserci un settore realmente vuoto, ma mai un pianeta nano, e una cometa solo dove le comete sono possibili.

## Che cosa succede da sé

rules-earth = La Terra gira
rules-earth-icons = Dopo un turno la freccia avanza, in senso orario, fino alla pedina ora più indietro. Quando lascia un settore con un’icona, il gioco si ferma per una fase delle teorie o una conferenza. Le fasi delle teorie tornano a ogni giro, ogni conferenza si tiene una volta sola.

rules-conference = Conferenza
rules-conference-clue = Tutti ricevono lo stesso indizio sul Pianeta X. La modalità standard ha una conferenza, la modalità esperto ne ha due.

## Teorie

rules-theories = Fase delle teorie
rules-theories-choose = Ciascuno sceglie in segreto: nessuna teoria o una, in modalità esperto fino a due. Hai un gettone per ogni oggetto di ciascun tipo; un gettone piazzato non torna più.
rules-theories-place = Poi le teorie si piazzano coperte sullo spazio esterno di un settore, a partire da chi è più indietro. Tutti vedono dove, solo tu sai che cosa. Va bene qualsiasi settore, tranne uno il cui oggetto è confermato; possono esserci anche teorie di altri. Ma non piazzi mai due volte lo stesso oggetto in un settore, né due teorie nello stesso settore nella stessa fase.
rules-theories-inward = Poi tutte le teorie coperte, vecchie e nuove, avanzano di uno spazio verso l’interno.

rules-review = Revisione tra pari
rules-review-when = Una teoria che raggiunge lo spazio interno viene scoperta. Succede nella seconda fase dopo quella in cui è stata piazzata. I settori si esaminano uno alla volta, in ordine di numero.
rules-review-right = Se è corretta, l’oggetto è confermato per tutti, e anche ogni altra teoria in quel settore viene scoperta. Quelle corrette restano, e il settore non accetta altre teorie.
rules-review-wrong = Se è errata, viene tolta, la pedina di chi l’ha presentata avanza di un settore e tutti sanno che quell’oggetto lì non c’è. Ogni teoria errata costa un settore.
rules-review-order = Se nello stesso settore pagano più giocatori, le loro pedine avanzano nell’ordine di gioco, a partire da chi è più indietro. Così chi paga altrettanto mantiene il suo posto rispetto agli altri.

## La fine

rules-end = La fine della partita
rules-end-found = La prima individuazione giusta pone fine ai turni. La pedina di chi l’ha trovato avanza ancora dei suoi 5 settori, ma la Terra non gira più. Dove sia il Pianeta X resta per ora un segreto.
rules-end-chance = Chi è almeno un settore indietro rispetto a chi l’ha trovato ha un’ultima opportunità, a partire da chi è più indietro: individuare a sua volta il Pianeta X, presentare teorie o passare. Una teoria se è indietro da 1 a 3 settori, fino a due in settori diversi se 4 o 5. Nessuna pedina si muove più.
rules-end-revealed = Infine il cielo è rivelato. Le teorie errate si tolgono, senza penalità.

rules-score = Punti
rules-score-first = Ogni settore dove la tua teoria corretta è stata la prima, da sola o alla pari
rules-score-theory = Teoria corretta: { OBJECT($thing, form: "name") }
rules-score-expert = { $points } ({ $expert } in modalità esperto)
rules-score-finder = Pianeta X, trovato prima degli altri
rules-score-later = Pianeta X, trovato con l’ultima opportunità: per ogni settore di ritardo
rules-score-ties = Vince chi ha più punti. In caso di parità, vince chi ha più punti per il Pianeta X, poi chi ha più bonus del leader; dopo di che la vittoria è condivisa.

## Preparazione

rules-start = Stagioni e informazioni di partenza
rules-start-facts = Prima della partita ciascuno sceglie una stagione e un numero di informazioni di partenza: 12, 8, 4 o nessuna. Ogni informazione dice che cosa un settore non contiene. La stagione decide quali informazioni ricevi, quindi due giocatori non scelgono mai la stessa stagione. Qualche informazione può comunque essere nota a entrambi.
rules-start-alone = In solitario giochi contro uno, due o tre avversari. Seguono le stesse regole e sanno solo ciò che saprebbe un giocatore al loro posto. A un tavolo con un solo posto ti alleni: giochi senza rivali e ogni mossa si può ritirare.

## Termini

rules-terms = Che cosa dicono gli indizi
rules-terms-adjacent = Adiacente: nel settore subito accanto, da una parte o dall’altra. Accanto all’8 ci sono il 7 e il 9.
rules-terms-opposite = Direttamente opposto: a metà anello di distanza. Con 12 settori, il 4 è opposto al 10.
rules-terms-within = Entro N settori: al massimo a N passi, per la via più breve. Entro 2 settori dal 5 ci sono 3, 4, 6 e 7.
rules-terms-band = In una fascia di N settori o meno: un intervallo di al massimo N settori consecutivi li contiene tutti.
rules-terms-consecutive = In settori consecutivi: in un’unica fila senza interruzioni.
rules-terms-empty = In un indizio «vuoto» vuol dire sempre realmente vuoto.

## Immagini, per chi non le vede

rules-picture-comets = Un anello di 12 settori. Sono segnati i settori { $sectors }: lì può esserci una cometa.
rules-picture-asteroids = Due coppie di asteroidi, nei settori 1 e 2 e nei settori 7 e 8.
rules-picture-clouds = Una nube di gas nel settore 4, accanto al settore 5, realmente vuoto.
rules-picture-band = Pianeti nani nei settori 3, 4, 6 e 8 di 18: una fascia di sei, con uno a ogni estremità.
rules-picture-visible = La freccia indica il settore 10: i settori da 10 a 3 sono visibili, gli altri sono oscurati.
rules-picture-track = Un tracciato di revisione con quattro spazi: la teoria parte da quello esterno e avanza verso l’interno a ogni fase delle teorie.
rules-picture-adjacent = I settori 7 e 9 sono segnati accanto al settore 8.
rules-picture-opposite = I settori 4 e 10 stanno uno di fronte all’altro.
rules-picture-within = I settori 3, 4, 6 e 7 sono segnati intorno al settore 5.
