# Il tavolo di Ptolemaeus. Segni, elementi, pianeti e carte bonus hanno nomi latini, come sul tabellone.

## Avversari

shell-level-rules = Almanacco
shell-level-greedy = Calcolatore

## Un nuovo tavolo

new-game = Gioco

ptolemaeus-date = Il cielo sotto cui comincia la partita
ptolemaeus-date-famous = Una data famosa
ptolemaeus-date-other = Un’altra data
ptolemaeus-date-day = Giorno
ptolemaeus-date-month = Mese
ptolemaeus-date-year = Anno
ptolemaeus-date-random = Un giorno a caso
ptolemaeus-date-julian = calendario giuliano
ptolemaeus-sky-words = Questo cielo a parole

ptolemaeus-famous-copernicus = Il libro di Copernico
    .more = Copernico muore mentre esce il suo libro, in cui la Terra gira intorno al Sole.
ptolemaeus-famous-moons-of-jupiter = Le lune di Giove
    .more = Galileo punta il telescopio su Giove e vede accanto delle lune.
ptolemaeus-famous-uranus = Urano
    .more = Herschel scopre il primo pianeta che nessuno aveva mai conosciuto.
ptolemaeus-famous-ceres = Cerere
    .more = Piazzi trova il primo asteroide, nella prima notte del secolo.
ptolemaeus-famous-neptune = Nettuno
    .more = Galle trova Nettuno dove Le Verrier l’aveva calcolato.
ptolemaeus-famous-pluto = Plutone
    .more = Tombaugh scopre Plutone su due lastre fotografiche.
ptolemaeus-famous-sputnik = Lo Sputnik
    .more = Il primo satellite artificiale gira intorno alla Terra.
ptolemaeus-famous-gagarin = Il volo di Gagarin
    .more = Il primo essere umano viaggia nello spazio.
ptolemaeus-famous-moon-landing = Lo sbarco sulla Luna
    .more = Per la prima volta qualcuno cammina sulla Luna.
ptolemaeus-famous-hubble = Il telescopio Hubble
    .more = Un telescopio sale oltre l’atmosfera.
ptolemaeus-famous-gravitational-waves = Le onde gravitazionali
    .more = Si sente lo scontro di due buchi neri, lontano e tanto tempo fa.
ptolemaeus-famous-webb = Il telescopio Webb
    .more = Uno specchio d’oro parte in cerca delle prime galassie.

ptolemaeus-race = La corsa ai 12 punti
ptolemaeus-race-everything = Conta tutto
    .hint = Pianeti, Nova Constellatio, gettoni asteroide e obiettivo contano per i 12 punti che chiudono subito la partita.
ptolemaeus-race-planets = Solo pianeti e Nova Constellatio
    .hint = Gettoni asteroide e obiettivi si contano solo quando la cometa ha fatto il giro.

## In testa al tavolo

ptolemaeus-status-round = Round { $number }, turno { $place } di { $most }
ptolemaeus-status-extra = { $count ->
    [one] { $count } turno extra in arrivo
   *[other] { $count } turni extra in arrivo
}
ptolemaeus-status-sky = Cielo del { $date }

## La ruota

ptolemaeus-wheel = La ruota dello zodiaco
ptolemaeus-wheel-choose = La ruota dello zodiaco: scegli un segno. Le frecce si muovono lungo l’anello, Invio sceglie; più segni uno dopo l’altro fanno una configurazione.
ptolemaeus-wheel-as-table = La ruota come tabella
ptolemaeus-centre-round = Round { $number }
ptolemaeus-centre-turn = turno
ptolemaeus-centre-comet = cometa: { $count }
ptolemaeus-comet = cometa
ptolemaeus-the-comet = Cometa
ptolemaeus-sign-empty = vuoto
ptolemaeus-sign-asteroid = gettone asteroide
ptolemaeus-sign-pawns = { $name }: { $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
}
ptolemaeus-shape-conjunction = Congiunzione
ptolemaeus-shape-opposition = Opposizione
ptolemaeus-shape-trigon = Trigono
ptolemaeus-shape-square = Quadratura

ptolemaeus-table-caption = La ruota, segno per segno
ptolemaeus-table-sign = Segno
ptolemaeus-table-element = Elemento
ptolemaeus-table-standing = Chi c’è
ptolemaeus-table-pawns = Pedine
ptolemaeus-table-arriving = In arrivo a fine round
ptolemaeus-table-token = Gettone asteroide
ptolemaeus-table-yes = sì
ptolemaeus-table-start = partenza della cometa
ptolemaeus-table-figures = Configurazioni in cielo:

## La carta evento

ptolemaeus-event-title = Quando finisce il round
ptolemaeus-way = da { $source } a { $target }
ptolemaeus-comet-left = { $count ->
    [0] La cometa ha fatto il giro.
    [one] Alla cometa manca { $count } segno fino alla partenza; quando ci arriva, la partita finisce.
   *[other] Alla cometa mancano { $count } segni fino alla partenza; quando ci arriva, la partita finisce.
}

## Carte

ptolemaeus-joker = Jolly
ptolemaeus-nothing = niente
ptolemaeus-card-count = in tutto { $count }
ptolemaeus-market = Scoperte
ptolemaeus-deck = Mazzo
ptolemaeus-discarded = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
}
ptolemaeus-bonus-deck = { $count ->
    [one] resta { $count } carta bonus
   *[other] restano { $count } carte bonus
}
ptolemaeus-event-deck = { $count ->
    [one] resta { $count } evento
   *[other] restano { $count } eventi
}
ptolemaeus-hand = La tua mano ({ $count })
ptolemaeus-hand-empty = Non hai carte costellazione.
ptolemaeus-bonus-cards = Carte bonus
ptolemaeus-bonus-strong = Funziona due volte: hai studiato il suo pianeta.
ptolemaeus-bonus-stronger = Funziona due volte quando avrai studiato { $planet }.
ptolemaeus-play = Gioca
ptolemaeus-play-once = Solo una volta
ptolemaeus-objective = Obiettivo segreto
ptolemaeus-objective-worth = { $points ->
    [one] Due pianeti: { $points } punto
   *[other] Due pianeti: { $points } punti
}; tutti e tre: { $most }

ptolemaeus-bonus-nova-luna = Metti una pedina della tua riserva al posto di quella di un avversario su un segno.
ptolemaeus-bonus-venus-retrograda = Prendi una carta costellazione, dal mazzo o scoperta, anche un jolly.
ptolemaeus-bonus-maleficus-mars = Ogni avversario riprende una pedina dai segni.
ptolemaeus-bonus-maleficus-saturnus = Ogni avversario rinuncia a una carta costellazione.
ptolemaeus-bonus-mercurius-retrogradus = Sposta una tua pedina su un altro segno qualsiasi.
ptolemaeus-bonus-sol-in-medio-caeli = Un altro turno subito dopo questo.
ptolemaeus-bonus-iupiter-orientalis = Prendi una carta a caso dalla mano di un avversario.
ptolemaeus-bonus-nova-constellatio = Tienila: vale un punto.
ptolemaeus-bonus-signum-ignis = Metti una pedina della riserva su un segno di Ignis.
ptolemaeus-bonus-signum-terrae = Metti una pedina della riserva su un segno di Terra.
ptolemaeus-bonus-signum-aeris = Metti una pedina della riserva su un segno di Aer.
ptolemaeus-bonus-signum-aquae = Metti una pedina della riserva su un segno di Aqua.

## I giocatori

ptolemaeus-areas = Giocatori
ptolemaeus-astrolabe = Astrolabio
ptolemaeus-asked = di turno
ptolemaeus-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ptolemaeus-points-seen = { $points ->
    [one] { $points }+ punto
   *[other] { $points }+ punti
}
ptolemaeus-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
ptolemaeus-bonuses = { $count ->
    [one] { $count } carta bonus
   *[other] { $count } carte bonus
}
ptolemaeus-tokens = { $count ->
    [one] { $count } gettone asteroide
   *[other] { $count } gettoni asteroide
}
ptolemaeus-reserve = { $count ->
    [one] { $count } pedina in riserva
   *[other] { $count } pedine in riserva
}
ptolemaeus-studied = Pianeti studiati

## Che cosa è chiesto

ptolemaeus-ask-turn = Il tuo turno, { $number } di { $count }: pesca o osserva
ptolemaeus-ask-after = L’azione è fatta. Qualcos’altro?
ptolemaeus-ask-second-pick = Prendi la seconda carta
ptolemaeus-ask-pay = Con che cosa paghi { $sign }?
ptolemaeus-ask-placing = Dove va la prossima pedina?
ptolemaeus-ask-source = La riserva è vuota. Quale pedina va in { $sign }?
ptolemaeus-ask-study = La tua terza pedina è in { $sign }. Quale pianeta studi?
ptolemaeus-ask-recall = { $count ->
    [one] Maleficus Mars: riprendi { $count } pedina
   *[other] Maleficus Mars: riprendi { $count } pedine
}
ptolemaeus-ask-saturnus = { $count ->
    [one] Maleficus Saturnus: scegli in segreto { $count } carta a cui rinunciare
   *[other] Maleficus Saturnus: scegli in segreto { $count } carte a cui rinunciare
}
ptolemaeus-ask-eclipsis = { $count ->
    [one] Eclipsis: scegli in segreto { $count } carta a cui rinunciare
   *[other] Eclipsis: scegli in segreto { $count } carte a cui rinunciare
}

ptolemaeus-turn-hint = Prendi due carte costellazione, scoperte o dal mazzo, oppure osserva ciò che sta in cielo.
ptolemaeus-discard-hint = Tocca le carte della tua mano. Nessuno le vede finché non hanno scelto tutti.
ptolemaeus-observe = Osserva
ptolemaeus-observe-hint = Tocca un segno o una linea chiara sulla ruota, oppure scegli qui. Poi paghi.
ptolemaeus-observe-barred = { $count ->
    [one] In cielo ce n’è { $count } in più: perché no?
   *[other] In cielo ce ne sono { $count } in più: perché no?
}
ptolemaeus-pay-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
ptolemaeus-pay-cheapest = il meno caro
ptolemaeus-pay-more = { $count ->
    [one] un altro modo ({ $count })
   *[other] altri { $count } modi
}
ptolemaeus-pay-hint = Puoi anche toccare le carte della tua mano. «Ritira» riporta alla ruota.
ptolemaeus-study-with = Studia con due pedine lì e due da altrove
ptolemaeus-study-with-others = Le altre due pedine vengono da:
ptolemaeus-planet-in = { $planet } in { $sign }
ptolemaeus-move-source = Quale pedina?
ptolemaeus-move-target = Dove?

## Che cosa si può fare

ptolemaeus-do-draw = Prendi { $card }
ptolemaeus-do-draw-deck = Pesca dal mazzo
ptolemaeus-do-observe = Osserva: { $text }
ptolemaeus-do-pay = Paga: { $cards }
ptolemaeus-do-place = Una pedina in { $sign }
ptolemaeus-do-from = La pedina da { $sign }
ptolemaeus-do-study = Studia { $planet }
ptolemaeus-do-study-with = Studia { $planet } con pedine da { $text }
ptolemaeus-do-replace = Al posto di una pedina in { $sign } ({ $name })
ptolemaeus-do-move = Sposta una pedina: { $text }
ptolemaeus-do-steal = Una carta da questa mano: { $name }
ptolemaeus-do-recall = Riprendi la pedina da { $sign }
ptolemaeus-do-discard = Rinuncia a: { $cards }
ptolemaeus-do-play = Gioca { $card }
ptolemaeus-do-play-once = Gioca { $card }, solo una volta
ptolemaeus-do-trade = Dai due gettoni asteroide per una carta bonus
ptolemaeus-do-stop = Rinuncia alla seconda volta
ptolemaeus-do-end = Finisci il turno
ptolemaeus-do-pass = Passa

ptolemaeus-confirm-choose = Scegli; scegliere di nuovo la stessa cosa conferma.
ptolemaeus-confirm-none = Conferma
ptolemaeus-confirm-draw = Prendi
ptolemaeus-confirm-observe = Osserva
ptolemaeus-confirm-pay = Paga
ptolemaeus-confirm-place = Piazza
ptolemaeus-confirm-from = Sposta
ptolemaeus-confirm-study = Studia
ptolemaeus-confirm-study-with = Studia
ptolemaeus-confirm-trade = Scambia
ptolemaeus-confirm-play = Gioca
ptolemaeus-confirm-replace = Sostituisci
ptolemaeus-confirm-move = Sposta
ptolemaeus-confirm-steal = Prendi
ptolemaeus-confirm-stop = Fermati
ptolemaeus-confirm-recall = Riprendi
ptolemaeus-confirm-discard = Rinuncia
ptolemaeus-confirm-end = Finisci il turno
ptolemaeus-confirm-pass = Passa

## Momenti

ptolemaeus-stage-recalling = Maleficus Mars: si riprendono pedine dai segni.
ptolemaeus-stage-saturnus = { $count ->
    [one] Maleficus Saturnus: chi è chiamato rinuncia in segreto a { $count } carta.
   *[other] Maleficus Saturnus: chi è chiamato rinuncia in segreto a { $count } carte.
}
ptolemaeus-stage-eclipsis = { $count ->
    [one] Eclipsis: tutti rinunciano in segreto a { $count } carta.
   *[other] Eclipsis: tutti rinunciano in segreto a { $count } carte.
}
ptolemaeus-stage-pawns = { $count ->
    [one] riprende { $count } pedina
   *[other] riprende { $count } pedine
}

## Che cosa è successo. $mine è "yes" se l’ha fatto chi guarda, $whom se è toccato a chi guarda.

ptolemaeus-event-sky = Il cielo del { $date }.
ptolemaeus-event-deck-made = { $count ->
    [one] { $count } carta scartata forma un nuovo mazzo.
   *[other] { $count } carte scartate formano un nuovo mazzo.
}
ptolemaeus-event-event = Quando finisce il round si muovono: { $text }.
ptolemaeus-event-eclipsis = Il prossimo evento è un’Eclipsis.
ptolemaeus-event-objective = Il tuo obiettivo segreto: { $text }.
ptolemaeus-event-card = Peschi { $card } dal mazzo.
ptolemaeus-event-card-taken = { $name } pesca una carta dal mazzo.
ptolemaeus-event-face-up = { $mine ->
    [yes] Prendi
   *[no] { $name } prende
} { $card }, scoperta.
ptolemaeus-event-drawing-ended = Non c’era una seconda carta da prendere.
ptolemaeus-event-swept = Cinque delle sei carte erano dello stesso colore: si cambiano tutte e sei.
ptolemaeus-event-bonus = Peschi la carta bonus { $card }.
ptolemaeus-event-bonus-taken = { $name } pesca una carta bonus.
ptolemaeus-event-observation = { $mine ->
    [yes] Osservi
   *[no] { $name } osserva
}: { $text }.
ptolemaeus-event-paid = { $mine ->
    [yes] Paghi
   *[no] { $name } paga
} per { $sign }: { $cards }.
ptolemaeus-event-placed = { $mine ->
    [yes] Metti
   *[no] { $name } mette
} una pedina in { $sign }.
ptolemaeus-event-moved = { $mine ->
    [yes] Sposti
   *[no] { $name } sposta
} una pedina da { $source } a { $target }.
ptolemaeus-event-studied = { $mine ->
    [yes] Studi
   *[no] { $name } studia
} { $planet } in { $sign }{ $found ->
    [yes] , con il gettone asteroide.
   *[no] .
}
ptolemaeus-event-studied-with = { $mine ->
    [yes] Studi
   *[no] { $name } studia
} { $planet } in { $sign } con due pedine lì e altre due ({ $text }){ $found ->
    [yes] , con il gettone asteroide.
   *[no] .
}
ptolemaeus-event-traded = { $mine ->
    [yes] Dai
   *[no] { $name } dà
} due gettoni asteroide per una carta bonus.
ptolemaeus-event-played = { $mine ->
    [yes] Giochi
   *[no] { $name } gioca
} { $card }{ $count ->
    [one] .
   *[other] , a forza doppia.
}
ptolemaeus-event-replaced = { $mine ->
    [yes] Prendi il posto di una pedina in { $sign } ({ $victim }).
   *[no] { $whom ->
        [yes] { $name } prende il posto della tua pedina in { $sign }.
       *[no] { $name } prende il posto di una pedina in { $sign } ({ $victim }).
    }
}
ptolemaeus-event-recalled = { $mine ->
    [yes] Riprendi
   *[no] { $name } riprende
} una pedina da { $sign }.
ptolemaeus-event-stopped = { $mine ->
    [yes] Rinunci
   *[no] { $name } rinuncia
} alla seconda volta.
ptolemaeus-event-card-passed = { $name } prende una carta a caso dalla mano di { $victim }.
ptolemaeus-event-stolen = { $mine ->
    [yes] Prendi { $card } dalla mano di { $victim }.
   *[no] { $whom ->
        [yes] { $name } prende { $card } dalla tua mano.
       *[no] { $name } prende { $card } dalla mano di { $victim }.
    }
}
ptolemaeus-event-discard = Hai scelto di rinunciare a: { $cards }.
ptolemaeus-event-discards = Tutti hanno scelto. Carte cedute:
ptolemaeus-event-discards-none = Nessuno aveva carte a cui rinunciare.
ptolemaeus-event-passed = { $mine ->
    [yes] Non puoi fare nulla.
   *[no] { $name } non può fare nulla.
}
ptolemaeus-event-round = { $mine ->
    [yes] Comincia il round { $number }; l’Astrolabio è tuo.
   *[no] Comincia il round { $number }; { $name } ha l’Astrolabio.
}
ptolemaeus-event-turn = { $mine ->
    [yes] Hai
   *[no] { $name } ha
} un turno extra.
ptolemaeus-event-planets-moved = Il round è finito. { $text }.
ptolemaeus-event-comet-moved = { $count ->
    [one] La cometa avanza di { $count } segno, fino a { $sign }.
   *[other] La cometa avanza di { $count } segni, fino a { $sign }.
}
ptolemaeus-event-eclipsed = Eclipsis: le pedine nei segni senza pianeti tornano indietro.
ptolemaeus-event-areas = Si mostrano gli obiettivi.
ptolemaeus-event-scored = { $mine ->
    [yes] Hai vinto!
   *[no] { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
}
ptolemaeus-event-scored-lost = La partita è persa.
ptolemaeus-scored-points = { $points ->
    [one] { $name }: { $points } punto.
   *[other] { $name }: { $points } punti.
}
ptolemaeus-sent-home = Pedine rimandate a casa: { $names }.

## La fine

ptolemaeus-end-lost = Non questa volta: in solitario servono { $points } punti.
ptolemaeus-end-race = { $points } punti chiudono subito la partita.
ptolemaeus-end-comet = { $count ->
    [one] La cometa ha fatto il giro dopo { $count } round.
   *[other] La cometa ha fatto il giro dopo { $count } round.
}
ptolemaeus-end-ties = In parità vale chi ha studiato più pianeti, poi chi ha più pedine sui segni; poi la vittoria è condivisa.
ptolemaeus-end-planets = Pianeti
ptolemaeus-end-asteroids = Asteroidi
ptolemaeus-end-objective = Obiettivo
ptolemaeus-end-met = studiato
ptolemaeus-end-missed = non studiato
