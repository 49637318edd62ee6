# Une partie jouée, ouverte dans un carnet.

notebook-from-game = L’étudier dans un carnet
notebook-from-game-of = L’étudier dans un carnet : { $name }
notebook-from-name = { $mode ->
        [expert] Partie experte du { $date }
       *[standard] Partie standard du { $date }
    }
notebook-from-code = Partie { $code }, { $name }
