# Una partita giocata, aperta come taccuino.

notebook-from-game = Studiala come taccuino
notebook-from-game-of = Studiala come taccuino: { $name }
notebook-from-name = { $mode ->
        [expert] Partita esperta del { $date }
       *[standard] Partita standard del { $date }
    }
notebook-from-code = Partita { $code }, { $name }
