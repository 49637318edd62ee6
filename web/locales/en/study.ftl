# A game that was played, opened as a notebook to study it.

study-open = Study it as a notebook
study-open-of = Study it as a notebook: { $name }
study-name = { $mode ->
        [expert] Expert game of { $date }
       *[standard] Standard game of { $date }
    }
study-name-of-code = Game { $code }, { $name }
