# Una partita giocata, aperta come taccuino per studiarla.

study-open = Analizza in un taccuino
study-open-of = Analizza in un taccuino: { $name }
study-name = { $mode ->
        [expert] Partita Esperto: { $date }
       *[standard] Partita Standard: { $date }
    }
study-name-of-code = Partita { $code }, { $name }
