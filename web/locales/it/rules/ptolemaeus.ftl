# Le regole di Ptolemaeus, con parole nostre. Una sezione è un titolo con i suoi paragrafi.

ptolemaeus-rules-title = Regole di Ptolemaeus
ptolemaeus-rules-signs = Segni
ptolemaeus-rules-card = Carta
ptolemaeus-rules-effect = Che cosa fa
ptolemaeus-rules-planet = Pianeta
ptolemaeus-rules-number = Quante
ptolemaeus-rules-moves = In quanti eventi si muove

## Scopo

ptolemaeus-rules-goal = Scopo del gioco
ptolemaeus-rules-goal-study = Sette pianeti vagano per i dodici segni dello zodiaco. Mandi pedine dove si trovano, paghi con carte che mostrano costellazioni e studi un pianeta dopo l’altro.
ptolemaeus-rules-goal-winning = Chi arriva a 12 punti vince all’istante. Se non ci arriva nessuno, si gioca finché la cometa non ha fatto un giro della ruota; poi si contano i punti.
ptolemaeus-rules-goal-players = Possono giocare da una a quattro persone.

## La ruota

ptolemaeus-rules-sky = La ruota
ptolemaeus-rules-sky-signs = La ruota ha dodici segni, che il regolamento chiama costellazioni, in senso orario da Aries a Pisces. Ognuno appartiene a uno dei quattro elementi, e l’elemento è il suo colore.
ptolemaeus-rules-sky-planets = I pianeti sono Sol, Luna, Mercurius, Venus, Mars, Iupiter e Saturnus. In un segno possono essercene più di uno, e in alcuni nessuno.
ptolemaeus-rules-sky-comet = Anche una cometa percorre la ruota. Non è un pianeta e non è mai in un segno dove ci sono pianeti.

## L’inizio

ptolemaeus-rules-start = Come comincia una partita
ptolemaeus-rules-start-date = Ogni partita comincia sotto il vero cielo di una data: un giorno famoso, un compleanno, qualsiasi giorno dall’anno 150 al 2100. Ogni pianeta è nel segno in cui lo si vedeva dalla Terra alle 12:00 UT.
ptolemaeus-rules-start-comet = La cometa parte dal segno opposto a Luna. Se lì ci sono pianeti, parte dal primo segno libero che segue in senso orario. Quel segno resta indicato come sua partenza.
ptolemaeus-rules-start-dealt = Su ogni segno c’è un gettone asteroide (nel regolamento: pedina Asteroide). Ciascuno riceve dieci pedine, due carte costellazione e un obiettivo segreto con tre pianeti. Sei carte costellazione e un evento sono scoperti; l’Eclipsis non è mai il primo evento. Chi comincia, e tiene l’Astrolabio, è scelto a caso.

## Round e turni

ptolemaeus-rules-round = I round
ptolemaeus-rules-round-laps = In un round ciascuno gioca tre turni: tre giri di tavolo in senso orario, a partire da chi tiene l’Astrolabio.
ptolemaeus-rules-round-astrolabe = Poi il cielo si muove e l’Astrolabio passa al giocatore successivo in senso orario.

ptolemaeus-rules-turn = Il tuo turno
ptolemaeus-rules-turn-one = Un turno è esattamente un’azione: pescare due carte costellazione, oppure osservare un segno, oppure osservare una configurazione.
ptolemaeus-rules-turn-free = Prima e dopo l’azione, ma mai nel mezzo, puoi giocare carte bonus e scambiare gettoni asteroide. Dopo l’azione puoi anche studiare pianeti con due pedine più due.
ptolemaeus-rules-turn-pass = Finché puoi fare una qualsiasi azione, non puoi passare.

ptolemaeus-rules-draw = Pescare carte
ptolemaeus-rules-draw-two = Prendi due carte, una dopo l’altra, ciascuna dal mazzo o dalle sei scoperte. Una carta presa tra le sei viene subito sostituita, quindi vedi la nuova prima della seconda scelta.
ptolemaeus-rules-draw-joker = Un jolly scoperto può essere solo la prima carta, e allora non ne prendi una seconda. Un jolly pescato dal mazzo è una carta come le altre.
ptolemaeus-rules-draw-sweep = Ogni volta che almeno cinque delle sei sono dello stesso colore, tutte e sei vengono scartate e sostituite da sei nuove, anche più volte se occorre. I jolly non hanno colore.
ptolemaeus-rules-draw-deck = Quando il mazzo finisce, gli scarti mescolati ne formano uno nuovo. Se mancano anche quelli, prendi ciò che è ancora scoperto. In mano puoi avere quante carte vuoi.
ptolemaeus-rules-draw-swept = Cinque carte di Terra e una di Aer: vanno via tutte e sei.

ptolemaeus-rules-observe = Osservare un segno
ptolemaeus-rules-observe-sign = Scegli un segno in cui c’è un pianeta o la cometa, pagalo e mettici una pedina della riserva.
ptolemaeus-rules-observe-most = Su un segno non restano mai più di due tue pedine. Una terza può arrivare solo dove c’è un pianeta che non hai ancora studiato, e allora lo studi subito. Sul segno della cometa, quindi, non ce ne sono mai tre.

ptolemaeus-rules-pay = Quanto costa un segno
ptolemaeus-rules-pay-ways = Una pedina costa, a scelta: la carta del suo segno; altre due carte dello stesso colore; tre carte di un solo colore diverso; oppure un jolly, che vale come qualsiasi carta.
ptolemaeus-rules-pay-exact = Non paghi mai più del necessario: se una parte delle carte basta già, le altre restano in mano. Per questo un jolly paga sempre da solo.
ptolemaeus-rules-pay-sample = Ognuna di queste combinazioni paga una pedina in { $sign }:

ptolemaeus-rules-configurations = Osservare una configurazione
ptolemaeus-rules-configurations-shapes = Certi punti del cielo sono legati tra loro. Con un’azione puoi osservare un’intera configurazione, con una pedina per ogni suo punto.
ptolemaeus-rules-configurations-comet = La cometa può sostituire uno dei pianeti, ma non in una congiunzione. I pianeti che hai già studiato contano ancora.
ptolemaeus-rules-configurations-whole = Una configurazione si osserva per intero o per niente, e una sola per azione. Ogni pedina si paga a parte, al prezzo del suo segno. Prima le paghi tutte, poi le piazzi nell’ordine che vuoi.
ptolemaeus-rules-configurations-conjunction = Le due pedine di una congiunzione vanno nello stesso segno. Se lì ne hai già una, la seconda ad arrivare è la tua terza; se ne hai due, lo è la prima, e l’altra resta. In entrambi i casi deve esserci un pianeta nuovo per te.
ptolemaeus-rules-shape-conjunction = Due o più pianeti in un segno: due pedine lì.
ptolemaeus-rules-shape-opposition = Due segni uno di fronte all’altro: una pedina su ciascuno.
ptolemaeus-rules-shape-trigon = Tutti e tre i segni di un colore: una pedina su ciascuno.
ptolemaeus-rules-shape-square = Due segni a tre passi di distanza: una pedina su ciascuno.

ptolemaeus-rules-pawns = Le tue pedine
ptolemaeus-rules-pawns-ten = Ognuna delle tue dieci pedine è nella riserva, su un segno o su un pianeta nella tua area di studio.
ptolemaeus-rules-pawns-empty = Solo quando la riserva è vuota osservi con pedine che sono già sui segni. Costano altrettanto e non possono venire da un segno che osservi con la stessa azione.

## Studiare

ptolemaeus-rules-study = Studiare un pianeta
ptolemaeus-rules-study-third = Quando la tua terza pedina arriva in un segno, in qualunque modo, studi subito un pianeta che è lì: uno nuovo per te, a tua scelta se sono più d’uno. Tutte e tre lasciano il segno. Una va sul pianeta nella tua area di studio e ci resta per sempre, due tornano nella riserva; puoi riusarle nel resto dell’azione.
ptolemaeus-rules-study-two = Dopo l’azione puoi anche studiare con due più due: due tue pedine sul segno di un pianeta nuovo per te e altre due qualsiasi sui segni. Tutte e quattro vanno via; una resta sul pianeta, tre tornano nella riserva. Puoi farlo tutte le volte che riesci.
ptolemaeus-rules-study-reward = Studiare non costa carte. Ti porta il gettone asteroide del segno, se c’è ancora, e una carta bonus, finché ce ne sono.
ptolemaeus-rules-study-never = La cometa non si può studiare. E quando i pianeti si muovono o la cometa passa, nessuno studia nulla.

ptolemaeus-rules-tokens = I gettoni asteroide
ptolemaeus-rules-tokens-trade = Prima o dopo la tua azione puoi scambiare due gettoni asteroide con una carta bonus, quante volte vuoi finché ci sono carte. I gettoni scambiati escono dal gioco.
ptolemaeus-rules-tokens-keep = Hai un punto per ogni tre gettoni che tieni.

## Carte bonus

ptolemaeus-rules-bonus = Le carte bonus
ptolemaeus-rules-bonus-when = Nel tuo turno ne giochi quante vuoi, prima o dopo l’azione. Una carta pescata durante l’azione può essere giocata dopo. Ogni carta deve poter avere effetto almeno una volta. Le carte giocate non tornano in gioco.
ptolemaeus-rules-bonus-stronger = Sette carte appartengono a un pianeta. Funzionano due volte se, quando le giochi, hai già studiato quel pianeta. Al secondo uso puoi rinunciare; gli avversari che hanno troppo poco perdono ciò che hanno.
ptolemaeus-rules-bonus-choice = Che cosa perdere lo scelgono gli avversari stessi: le pedine apertamente, uno dopo l’altro; le carte in segreto, mostrate quando tutti hanno scelto.
ptolemaeus-rules-bonus-pawns = Anche la pedina che una carta porta in un segno può essere lì la tua terza, e allora studi. Una pedina sostituita da Nova Luna torna nella riserva di chi la possiede. Mercurius Retrogradus e le quattro carte Signum possono portare anche in un segno senza pianeti.
ptolemaeus-rules-bonus-turns = I turni extra si sommano. Non contano tra i tre turni del round.
ptolemaeus-rules-twice-nova-luna = Con { $planet }: due pedine.
ptolemaeus-rules-twice-venus-retrograda = Con { $planet }: due carte.
ptolemaeus-rules-twice-maleficus-mars = Con { $planet }: due pedine ciascuno.
ptolemaeus-rules-twice-maleficus-saturnus = Con { $planet }: due carte ciascuno.
ptolemaeus-rules-twice-mercurius-retrogradus = Con { $planet }: due pedine diverse.
ptolemaeus-rules-twice-sol-in-medio-caeli = Con { $planet }: due turni in più.
ptolemaeus-rules-twice-iupiter-orientalis = Con { $planet }: due carte, da un avversario o da due.

## La fine di un round

ptolemaeus-rules-event = La fine di un round
ptolemaeus-rules-event-planets = Per prima cosa i tre pianeti dell’evento scoperto avanzano di un segno ciascuno, in senso orario.
ptolemaeus-rules-event-comet = Poi la cometa avanza di un segno, e ancora finché non ne trova uno senza pianeti; ogni segno è un passo. Tutte le pedine sul segno in cui si ferma tornano nelle riserve. Le altre restano dove sono.
ptolemaeus-rules-event-next = Infine si scopre l’evento successivo e comincia un nuovo round.

ptolemaeus-rules-eclipsis = L’Eclipsis
ptolemaeus-rules-eclipsis-pawns = Se l’evento successivo è l’Eclipsis, tutte le pedine sui segni senza pianeti tornano nelle riserve, anche quelle dov’è la cometa.
ptolemaeus-rules-eclipsis-cards = Inoltre ciascuno sceglie due carte costellazione e le scarta, in segreto e tutti insieme; chi ne ha meno scarta quelle che ha. Poi si scopre un altro evento.

## La fine e il punteggio

ptolemaeus-rules-end = La fine della partita
ptolemaeus-rules-end-twelve = Nell’istante in cui qualcuno arriva a 12 punti, la partita finisce e quel giocatore vince. Contano i punti di ogni tipo, anche quelli nascosti; chi vince li mostra.
ptolemaeus-rules-end-comet = Altrimenti la partita finisce quando la cometa ha fatto 12 passi o più. Non si scoprono altri eventi, e si contano tutti i punti.
ptolemaeus-rules-end-race = Di gettoni e obiettivi il regolamento dice che contano a fine partita. A un tavolo si può quindi decidere che per i 12 punti contino solo i pianeti e Nova Constellatio; il resto si conta allora solo quando la cometa ha fatto il giro.
ptolemaeus-rules-end-alone = In solitario giochi senza le otto carte che richiedono un avversario, e sempre finché la cometa non ha fatto il giro. Con 12 punti o più vinci.

ptolemaeus-rules-score = Punti
ptolemaeus-rules-score-nova = Ogni Nova Constellatio che hai
ptolemaeus-rules-score-tokens = Ogni { $count } gettoni asteroide
ptolemaeus-rules-score-objective = Due pianeti del tuo obiettivo segreto studiati
ptolemaeus-rules-score-whole = Tutti e tre studiati
ptolemaeus-rules-score-ties = Vince chi ha più punti. In caso di parità, vince chi ha studiato più pianeti, poi chi ha più pedine sui segni, escluse quelle appena fatte tornare dalla cometa; dopo di che la vittoria è condivisa.

## Che cosa è nascosto, e che cosa c’è nella scatola

ptolemaeus-rules-secrets = Che cosa è nascosto
ptolemaeus-rules-secrets-own = Solo tu vedi le tue carte costellazione, le tue carte bonus e il tuo obiettivo. Nessuno conosce l’ordine dei mazzi, né gli obiettivi non distribuiti.
ptolemaeus-rules-secrets-open = Tutti vedono quante carte hai, ogni carta presa tra quelle scoperte e tutto ciò che viene pagato o scartato. Nova Constellatio conta da quando la peschi, anche se nessuno la vede.

ptolemaeus-rules-cards = Che cosa c’è nella scatola
ptolemaeus-rules-cards-lists = Il regolamento dice quante carte di ogni tipo ci sono, ma non quali. Questi elenchi sono una nostra ricostruzione.
ptolemaeus-rules-cards-constellations = Carte costellazione: { $count } per ogni segno, { $most } jolly
ptolemaeus-rules-cards-events = Eventi: dodici con tre pianeti, un’Eclipsis
ptolemaeus-rules-cards-bonuses = Carte bonus: { $count } per ogni tipo, { $most } di Nova Constellatio
ptolemaeus-rules-cards-objectives = Obiettivi; due qualsiasi hanno un pianeta in comune

## Che cosa mostrano le immagini

ptolemaeus-rules-picture-sky = Una ruota con il cielo di questa data: { $date }. Saturnus in Taurus, Venus in Gemini, Sol e Mercurius in Cancer, Luna e Iupiter in Libra, Mars in Sagittarius, la cometa in Aries.
ptolemaeus-rules-picture-start = Luna è in Libra; la cometa parte dal lato opposto, in Aries. Su ogni segno c’è un gettone asteroide.
ptolemaeus-rules-picture-observe = Una pedina in Sagittarius, dov’è Mars.
ptolemaeus-rules-picture-conjunction = Sol e Mercurius insieme in Cancer, con due pedine.
ptolemaeus-rules-picture-opposition = Una linea unisce Venus in Gemini e Mars in Sagittarius, con una pedina su ogni segno.
ptolemaeus-rules-picture-trigon = Un triangolo unisce Venus in Gemini, Luna in Libra e Saturnus in Aquarius, con una pedina su ogni segno.
ptolemaeus-rules-picture-square = Una linea unisce la cometa in Aries e Sol in Cancer, con una pedina su ogni segno.
ptolemaeus-rules-picture-third = Tre pedine lasciano Sagittarius. Una resta su Mars, due vanno nella riserva; lo studio porta un gettone asteroide e una carta bonus.
ptolemaeus-rules-picture-two = Due pedine lasciano Sagittarius, dov’è Mars, una Cancer e una Libra. Una resta su Mars, tre vanno nella riserva.
ptolemaeus-rules-picture-event = Luna, Mercurius e Mars avanzano di un segno. Poi la cometa fa tre passi da Pisces, oltre Sol in Aries e Luna in Taurus, fino a Gemini.
ptolemaeus-rules-picture-way = La cometa è in Scorpius. Le restano cinque passi fino alla partenza, in Aries.
