# A game that was played, opened as a notebook to study it.

study-open = Study in the notebook
study-open-of = Study in the notebook: { $name }
study-name = { $mode ->
        [expert] Expert game, { $date }
       *[standard] Standard game, { $date }
    }
study-name-of-code = Game { $code }, { $name }
