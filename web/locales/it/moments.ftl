# I momenti in cui tutto il tavolo si ferma.

moments = Che cosa succede
moment-close = Chiudi
moment-read = Leggi: { $title }
moment-conference = Conferenza X{ $number }
moment-review = Revisione tra pari, fase { $number }
moment-found = Il Pianeta X è stato trovato!
moment-not-found = Tentativo fallito
moment-first = leader +1
moment-time = tempo +{ $count }

stage-theories = { $number }ª fase delle teorie
stage-theories-choosing = { $number }ª fase delle teorie: scelta segreta
stage-theories-placing = { $number }ª fase delle teorie: si piazzano coperte
stage-last-chances = Il Pianeta X è stato trovato! Ultime opportunità
stage-choosing = { $mine ->
    [yes] Stai scegliendo…
   *[no] { $name } sta scegliendo…
}
stage-chosen = { $mine ->
    [yes] Hai scelto
   *[no] { $name } ha scelto
}
stage-to-place = { $mine ->
    [yes] Piazzi { $count ->
        [one] { $count } teoria
       *[other] { $count } teorie
    }
   *[no] { $name } piazza { $count ->
        [one] { $count } teoria
       *[other] { $count } teorie
    }
}
stage-finder = { $mine ->
    [yes] L’hai trovato tu
   *[no] { $name } l’ha trovato
}
stage-behind = { $mine ->
    [yes] Sei indietro di { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    }
   *[no] { $name } è indietro di { $count ->
        [one] { $count } settore
       *[other] { $count } settori
    }
}
