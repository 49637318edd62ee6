# Rozegrana gra otwarta jako notatnik.

notebook-from-game = Przeanalizuj w notatniku
notebook-from-game-of = Przeanalizuj w notatniku: { $name }
notebook-from-name = { $mode ->
        [expert] Gra ekspercka z { $date }
       *[standard] Gra standardowa z { $date }
    }
notebook-from-code = Gra { $code }, { $name }
