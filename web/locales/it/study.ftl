# Una partita giocata, aperta come taccuino per studiarla.

study-open = Studiala come taccuino
study-open-of = Studiala come taccuino: { $name }
study-name = { $mode ->
        [expert] Partita esperta del { $date }
       *[standard] Partita standard del { $date }
    }
study-name-of-code = Partita { $code }, { $name }
