# Une partie jouée, ouverte dans un carnet pour l’étudier.

study-open = Analyser dans un carnet
study-open-of = Analyser dans un carnet : { $name }
study-name = { $mode ->
        [expert] Partie en mode expert du { $date }
       *[standard] Partie en mode standard du { $date }
    }
study-name-of-code = Partie { $code }, { $name }
