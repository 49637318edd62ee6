# A game that was played, opened as a notebook.

notebook-from-game = Study it as a notebook
notebook-from-game-of = Study it as a notebook: { $name }
notebook-from-name = { $mode ->
        [expert] Expert game of { $date }
       *[standard] Standard game of { $date }
    }
notebook-from-code = Game { $code }, { $name }
