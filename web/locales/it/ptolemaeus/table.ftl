# Il tavolo di Ptolemaeus. Segni, elementi, pianeti e carte bonus hanno nomi latini, come sul tabellone.

## Un nuovo tavolo

ptolemaeus-date = Cielo di partenza
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
    .more = Galileo punta il telescopio su Giove e vede delle lune lì accanto.
ptolemaeus-famous-uranus = Urano
    .more = Herschel scopre il primo pianeta sconosciuto agli antichi.
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
ptolemaeus-race-alone = In solitario si gioca finché la cometa non ha fatto il giro, senza le otto carte che richiedono un avversario. Con 12 punti o più vinci.

## In testa al tavolo

ptolemaeus-status-round = Round { $number }, turno { $place } di { $most }
ptolemaeus-status-extra = { $count ->
    [one] { $count } turno extra in arrivo
   *[other] { $count } turni extra in arrivo
}
ptolemaeus-status-extra-now = Turno extra
ptolemaeus-status-last = Ultimo round
ptolemaeus-status-race = Corsa: solo pianeti e Nova Constellatio
ptolemaeus-status-sky = Data del cielo: { $date }

## La ruota

ptolemaeus-legend = Legenda
ptolemaeus-tab-wheel = Ruota
ptolemaeus-tab-cards = Carte
ptolemaeus-wheel = La ruota dello zodiaco
ptolemaeus-wheel-choose = La ruota dello zodiaco: scegli un segno. Usa le frecce per spostarti lungo l’anello, Invio per scegliere; più segni uno dopo l’altro formano una configurazione.
ptolemaeus-wheel-as-table = La ruota come tabella
ptolemaeus-centre-round = Round { $number }
ptolemaeus-centre-turn = turno
ptolemaeus-comet = cometa
ptolemaeus-the-comet = Cometa
ptolemaeus-sign-words = { $sign }: { $text }
# The price at a sign, for those who do not see the wheel.
ptolemaeus-sign-cost = { $count ->
    [one] { $text }, costa almeno { $count } carta
   *[other] { $text }, costa almeno { $count } carte
}
ptolemaeus-sign-empty = vuoto
ptolemaeus-sign-asteroid = gettone asteroide
ptolemaeus-sign-pawns = { $name }: { $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
}
ptolemaeus-shape-conjunction = Congiunzione
ptolemaeus-shape-opposition = Opposizione
ptolemaeus-shape-trigon = Trigono
ptolemaeus-shape-square = Quadrato

ptolemaeus-table-caption = La ruota, segno per segno
ptolemaeus-table-sign = Segno
ptolemaeus-table-element = Elemento
ptolemaeus-table-standing = Presenti
ptolemaeus-table-pawns = Pedine
ptolemaeus-table-arriving = In arrivo a fine round
ptolemaeus-table-token = Gettone asteroide
ptolemaeus-table-yes = sì
ptolemaeus-table-start = partenza della cometa
ptolemaeus-table-figures = Configurazioni in cielo:

## La carta evento

ptolemaeus-event-title = Alla fine del round
ptolemaeus-way = da { $source } a { $target }
ptolemaeus-comet-left = { $count ->
    [0] La cometa ha fatto il giro.
    [one] Alla cometa manca { $count } segno per tornare alla partenza; quando ci arriva, la partita finisce.
   *[other] Alla cometa mancano { $count } segni per tornare alla partenza; quando ci arriva, la partita finisce.
}
ptolemaeus-last-round = È l’ultimo round: quando finisce, la cometa è di nuovo alla partenza.

## Carte

ptolemaeus-joker = Jolly
ptolemaeus-nothing = niente
ptolemaeus-card-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
ptolemaeus-card-new = nuova
ptolemaeus-market = Carte scoperte
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
ptolemaeus-hand-sealed = Da scartare quando tutti avranno scelto: { $cards }.
ptolemaeus-bonus-cards = Carte bonus
ptolemaeus-bonus-strong = Funziona due volte: hai studiato il suo pianeta.
ptolemaeus-bonus-stronger = Funzionerà due volte quando avrai studiato { $planet }.
ptolemaeus-play = Gioca
ptolemaeus-play-twice = Gioca due volte
ptolemaeus-play-once = Solo una volta
ptolemaeus-objective = Obiettivo segreto
ptolemaeus-objective-worth = { $points ->
    [one] Due pianeti: { $points } punto
   *[other] Due pianeti: { $points } punti
}; tutti e tre: { $most }

ptolemaeus-bonus-nova-luna = Sostituisci la pedina di un avversario su un segno con una della tua riserva.
ptolemaeus-bonus-venus-retrograda = Prendi una carta costellazione, dal mazzo o scoperta, anche un jolly.
ptolemaeus-bonus-maleficus-mars = Ogni avversario riprende una pedina dai segni.
ptolemaeus-bonus-maleficus-saturnus = Ogni avversario scarta una carta costellazione.
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
    .short = { $points } pt
ptolemaeus-points-seen = { $points ->
    [one] { $points }+ punto
   *[other] { $points }+ punti
}
    .short = { $points }+ pt
ptolemaeus-points-race = { $points } nella corsa
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

## Momenti

ptolemaeus-stage-recalling = { $mine ->
    [yes] Giochi
   *[no] { $name } gioca
} Maleficus Mars: si riprendono pedine dai segni.
ptolemaeus-stage-saturnus = { $mine ->
    [yes] Giochi
   *[no] { $name } gioca
} Maleficus Saturnus: ogni avversario scarta in segreto { $count ->
    [one] { $count } carta.
   *[other] { $count } carte.
}
ptolemaeus-stage-eclipsis = { $count ->
    [one] Eclipsis: tutti scartano in segreto { $count } carta ciascuno.
   *[other] Eclipsis: tutti scartano in segreto { $count } carte ciascuno.
}
ptolemaeus-stage-pawns = { $mine ->
    [yes] { $count ->
        [one] Riprendi { $count } pedina
       *[other] Riprendi { $count } pedine
    }
   *[no] { $count ->
        [one] { $name } riprende { $count } pedina
       *[other] { $name } riprende { $count } pedine
    }
}

## Che cosa è successo. $mine è "yes" se l’ha fatto chi guarda, $whom se è toccato a chi guarda.

ptolemaeus-event-sky = Il cielo di questa data: { $date }.
ptolemaeus-event-deck-made = { $count ->
    [one] { $count } carta scartata forma un nuovo mazzo.
   *[other] { $count } carte scartate formano un nuovo mazzo.
}
ptolemaeus-event-event = Alla fine del round si muoveranno: { $text }.
ptolemaeus-event-eclipsis = Il prossimo evento è un’Eclipsis.
ptolemaeus-event-objective = Il tuo obiettivo segreto: { $text }.
ptolemaeus-event-card = Hai pescato { $card } dal mazzo.
ptolemaeus-event-card-taken = { $name } ha pescato una carta dal mazzo.
ptolemaeus-event-face-up = { $mine ->
    [yes] Hai preso
   *[no] { $name } ha preso
} la carta scoperta { $card }.
ptolemaeus-since-drew = { $name } ha preso { $cards }.
ptolemaeus-event-drawing-ended = Non c’era una seconda carta da prendere.
ptolemaeus-event-swept = Cinque delle sei carte erano dello stesso colore: vengono sostituite tutte e sei.
ptolemaeus-event-bonus = Hai pescato la carta bonus { $card }.
ptolemaeus-event-bonus-taken = { $name } ha pescato una carta bonus.
ptolemaeus-event-observation = { $mine ->
    [yes] Hai osservato
   *[no] { $name } ha osservato
}: { $text }.
ptolemaeus-event-paid = { $mine ->
    [yes] Hai pagato
   *[no] { $name } ha pagato
} per { $sign }: { $cards }.
ptolemaeus-event-placed = { $mine ->
    [yes] Hai messo
   *[no] { $name } ha messo
} una pedina in { $sign }.
ptolemaeus-event-moved = { $mine ->
    [yes] Hai spostato
   *[no] { $name } ha spostato
} una pedina da { $source } a { $target }.
ptolemaeus-event-studied = { $mine ->
    [yes] Hai studiato
   *[no] { $name } ha studiato
} { $planet } in { $sign }{ $found ->
    [yes] , con il gettone asteroide.
   *[no] .
}
ptolemaeus-event-studied-with = { $mine ->
    [yes] Hai studiato
   *[no] { $name } ha studiato
} { $planet } in { $sign } con due pedine lì e { $same ->
    [yes] due da { $one }
   *[no] una da { $one } e una da { $two }
}{ $found ->
    [yes] , con il gettone asteroide.
   *[no] .
}
ptolemaeus-gain = { $count ->
    [one] { $points } punto ({ $text }).
   *[other] { $points } punti ({ $text }).
}
ptolemaeus-gain-planets = pianeti
ptolemaeus-gain-objective = obiettivo
ptolemaeus-gain-asteroids = gettoni asteroide
ptolemaeus-event-traded = { $mine ->
    [yes] Hai scambiato
   *[no] { $name } ha scambiato
} due gettoni asteroide con una carta bonus.
ptolemaeus-event-played = { $mine ->
    [yes] Hai giocato
   *[no] { $name } ha giocato
} { $card }{ $count ->
    [one] .
   *[other] , con effetto doppio.
}
ptolemaeus-event-played-for-turns = { $mine ->
    [yes] Hai giocato
   *[no] { $name } ha giocato
} { $card }: { $count ->
    [one] segue un turno extra.
   *[other] seguono due turni extra.
}
ptolemaeus-event-replaced = { $mine ->
    [yes] Hai sostituito una pedina in { $sign } ({ $victim }).
   *[no] { $whom ->
        [yes] { $name } ha sostituito una tua pedina in { $sign }.
       *[no] { $name } ha sostituito una pedina in { $sign } ({ $victim }).
    }
}
ptolemaeus-event-recalled = { $mine ->
    [yes] Hai ripreso
   *[no] { $name } ha ripreso
} una pedina da { $sign }.
ptolemaeus-event-stopped = { $mine ->
    [yes] Hai rinunciato
   *[no] { $name } ha rinunciato
} al secondo uso.
ptolemaeus-event-card-passed = { $name } ha preso una carta a caso a { $victim }.
ptolemaeus-event-stolen = { $mine ->
    [yes] Hai preso una carta a { $victim }: { $card }.
   *[no] { $whom ->
        [yes] { $name } ti ha preso una carta: { $card }.
       *[no] { $name } ha preso una carta a { $victim }: { $card }.
    }
}
ptolemaeus-event-discard = Hai scelto di scartare: { $cards }.
ptolemaeus-event-discards = Tutti hanno scelto. Carte scartate:
ptolemaeus-event-discards-none = Nessuno aveva carte da scartare.
ptolemaeus-event-passed = { $mine ->
    [yes] Non hai potuto fare nulla.
   *[no] { $name } non ha potuto fare nulla.
}
ptolemaeus-event-round = { $mine ->
    [yes] Comincia il round { $number }; l’Astrolabio è tuo.
   *[no] Comincia il round { $number }; { $name } ha l’Astrolabio.
}
ptolemaeus-event-turn = { $mine ->
    [yes] Hai
   *[no] { $name } ha
} un turno extra.
ptolemaeus-event-planets-moved = Il round { $number } è finito. { $text }.
ptolemaeus-event-comet-moved = { $count ->
    [one] La cometa avanza di { $count } segno, fino a { $sign }.
   *[other] La cometa avanza di { $count } segni, fino a { $sign }.
}
ptolemaeus-event-eclipsed = Eclipsis: le pedine nei segni senza pianeti tornano nella riserva.
ptolemaeus-event-areas = Gli obiettivi sono rivelati.
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
ptolemaeus-whose = { $name }: { $text }
ptolemaeus-sent-home = { $count ->
    [one] { $name }: { $count } pedina torna nella riserva.
   *[other] { $name }: { $count } pedine tornano nella riserva.
}

## La fine

ptolemaeus-end-lost = Non questa volta: in solitario servono { $points } punti.
ptolemaeus-end-race = Con { $points } punti la partita finisce subito.
ptolemaeus-end-comet = { $count ->
    [one] La cometa ha fatto il giro dopo { $count } round.
   *[other] La cometa ha fatto il giro dopo { $count } round.
}
ptolemaeus-end-ties = Parità di punti, pianeti e pedine: la vittoria è condivisa.
ptolemaeus-end-by-planets = A parità di punti decidono i pianeti studiati: { $most } a { $count }.
ptolemaeus-end-by-pawns = A parità di punti e di pianeti decidono le pedine sui segni: { $most } a { $count }.
ptolemaeus-end-planets = Pianeti
ptolemaeus-end-planets-count = { $count ->
    [one] { $count } pianeta
   *[other] { $count } pianeti
}
ptolemaeus-end-asteroids = Asteroidi
ptolemaeus-end-objective = Obiettivo
ptolemaeus-end-met = studiato
ptolemaeus-end-missed = non studiato
