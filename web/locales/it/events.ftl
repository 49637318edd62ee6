## Chi

# Chi guarda, dentro un elenco di nomi.
seat-you = tu
seat-number = posto { $seat }
seat-somebody = qualcuno

## Nomi della preparazione

season-spring = equinozio di primavera
season-summer = solstizio d’estate
season-autumn = equinozio d’autunno
season-winter = solstizio d’inverno

## Che cosa è successo: la riga che leggono tutti. $mine è "yes" se l’ha fatto chi guarda.

event-generator = Partita creata dalla versione { $version } del generatore.
event-topic-titled = Argomento { $topic }: { $title }.
event-conference-titled = Conferenza X{ $number }: { $title }.
event-facts-counted = { $mine ->
    [yes] Cominci
   *[no] { $name } comincia
} { $count ->
    [0] senza informazioni di partenza
    [one] con { $count } informazione di partenza
   *[other] con { $count } informazioni di partenza
} ({ $season }).
event-pawns = Ordine iniziale: { $names }.
event-survey-announced = { $mine ->
    [yes] Hai rilevato
   *[no] { $name } ha rilevato
} { $length ->
    [one] il settore { $run }
   *[other] i settori { $run }
} in cerca di { OBJECT($thing, form: "surveyed") } (costo { $cost }).
event-target-announced = { $mine ->
    [yes] Hai puntato
   *[no] { $name } ha puntato
} il settore { $sector } (costo { $cost }).
event-research-announced = { $mine ->
    [yes] Hai fatto
   *[no] { $name } ha fatto
} una ricerca sull’argomento { $topic } (costo { $cost }).
event-locate-announced = { $found ->
    [yes] { $mine ->
        [yes] Hai individuato il Pianeta X!
       *[no] { $name } ha individuato il Pianeta X!
    } { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[no] { $mine ->
        [yes] Hai provato a individuare il Pianeta X, senza successo
       *[no] { $name } ha provato a individuare il Pianeta X, senza successo
    } { $cost ->
        [0] (ultima opportunità).
       *[other] (costo { $cost }).
    }
}
event-earth = La Terra gira: la freccia punta al settore { $sector }.
event-conference-held = Conferenza X{ $number }: tutti scoprono qualcosa sul Pianeta X.
event-phase = Comincia la fase delle teorie n. { $number }.
event-sealed = { $mine ->
    [yes] Hai scelto le tue teorie in segreto.
   *[no] { $name } ha scelto le sue teorie in segreto.
}
event-hands = Tutti hanno scelto; ora si piazzano le teorie.
event-hands-none = Tutti hanno scelto; nessuno piazza teorie.
event-laid = { $mine ->
    [yes] Hai piazzato
   *[no] { $name } ha piazzato
} una teoria coperta nel settore { $sector }.
event-returned = { $mine ->
    [yes] Hai ripreso
   *[no] { $name } ha ripreso
} una teoria: non restava alcun settore in cui piazzarla.
event-advanced = Tutte le teorie coperte avanzano di uno spazio verso l’interno.
event-review = Revisione tra pari del settore { $sector }.
event-phase-closed = La fase delle teorie n. { $number } è finita.
event-last-chances = { $mine ->
    [yes] Hai trovato il Pianeta X: non ci sono più turni.
   *[no] { $name } ha trovato il Pianeta X: non ci sono più turni.
}
event-last-chance-ended = { $mine ->
    [yes] La tua ultima opportunità è finita.
   *[no] { $name } ha avuto la sua ultima opportunità.
}
event-revealed = Il cielo è rivelato.
event-score = { $mine ->
    [yes] Hai vinto!
   *[no] { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
}
event-score-lost = Non vince nessuno.
event-taken-back = Una mossa è stata ritirata: ciò che ne è seguito non conta più.

# Solo nella replica di una partita finita, con tutto scoperto.
event-sky = Il cielo nascosto.
event-topic = L’indizio dell’argomento { $topic }.
event-conference = L’indizio della conferenza X{ $number }.

## Che cosa ha rivelato

answer-survey = { $thing ->
    [E] { $length ->
        [one] { $count ->
            [0] Il settore { $run } non appare vuoto.
           *[other] Il settore { $run } appare vuoto.
        }
       *[other] { $count ->
            [0] Nessuno dei settori { $run } appare vuoto.
            [one] { $count } dei settori { $run } appare vuoto.
           *[other] { $count } dei settori { $run } appaiono vuoti.
        }
    }
   *[other] { $count ->
        [0] { OBJECT($thing, form: "none") } { $length ->
            [one] nel settore { $run }.
           *[other] nei settori { $run }.
        }
       *[other] { OBJECT($thing, $count, form: "count") } { $length ->
            [one] nel settore { $run }.
           *[other] nei settori { $run }.
        }
    }
}
answer-target = Il settore { $sector } { OBJECT($thing, form: "held") }.
answer-chosen = { $count ->
    [one] Teoria scelta: { $things }.
   *[other] Teorie scelte: { $things }.
}
answer-chosen-none = Nessuna teoria scelta.
answer-theory = Teoria: { OBJECT($thing, form: "name") }.

## Il resto, una riga ciascuno

detail-placing = { $mine ->
    [yes] Piazzi { $count ->
        [one] { $count } teoria.
       *[other] { $count } teorie.
    }
   *[no] { $name } piazza { $count ->
        [one] { $count } teoria.
       *[other] { $count } teorie.
    }
}
detail-placing-none = { $mine ->
    [yes] Non piazzi teorie.
   *[no] { $name } non piazza teorie.
}
detail-theory-right = { $mine ->
    [yes] La tua teoria «{ OBJECT($thing, form: "name") }»{ $where } è corretta
   *[no] { $name }: la teoria «{ OBJECT($thing, form: "name") }»{ $where } è corretta
}: { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}{ $first ->
    [yes] , bonus del leader +1
   *[no] { "" }
}.
detail-theory-wrong = { $mine ->
    [yes] La tua teoria «{ OBJECT($thing, form: "name") }»{ $where } è errata.
   *[no] { $name }: la teoria «{ OBJECT($thing, form: "name") }»{ $where } è errata.
}
# $where: di una teoria girata insieme a quelle di altri settori.
detail-theory-where = (settore { $sector })
detail-confirmed = Confermato: il settore { $sector } { OBJECT($thing, form: "held") }.
detail-penalty = { $mine ->
    [yes] La tua pedina avanza di { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    } come penalità.
   *[no] { $name } avanza di { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    } come penalità.
}
detail-behind = { $mine ->
    [yes] Sei indietro di { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    } e hai un’ultima opportunità.
   *[no] { $name } è indietro di { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    } e ha un’ultima opportunità.
}
detail-nobody-behind = Nessuno è indietro: non ci sono ultime opportunità.
detail-sector = Settore { $sector }: { OBJECT($thing, form: "name") }.
detail-points = { $mine ->
    [yes] Tu: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[no] { $name }: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
