# Une partie jouée, ouverte dans un carnet pour l’étudier.

study-open = L’étudier dans un carnet
study-open-of = L’étudier dans un carnet : { $name }
study-name = { $mode ->
        [expert] Partie experte du { $date }
       *[standard] Partie standard du { $date }
    }
study-name-of-code = Partie { $code }, { $name }
