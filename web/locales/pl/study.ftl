# Rozegrana gra, otwarta w notatniku do analizy.

study-open = Przeanalizuj w notatniku
study-open-of = Przeanalizuj w notatniku: { $name }
study-name = { $mode ->
        [expert] Gra ekspercka z dnia { $date }
       *[standard] Gra standardowa z dnia { $date }
    }
study-name-of-code = Gra { $code }, { $name }
