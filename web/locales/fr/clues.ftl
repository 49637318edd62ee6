# Indices des sujets et des conférences, informations de départ et titres.

clue-adjacent-some = Au moins { OBJECT($subject, form: "one") } est { OBJECT($subject, form: "gender") ->
    [feminine] adjacente
   *[masculine] adjacent
} à { OBJECT($other, form: "one") }.
clue-adjacent-every = Chaque { OBJECT($subject, form: "name") } est { OBJECT($subject, form: "gender") ->
    [feminine] adjacente
   *[masculine] adjacent
} à { OBJECT($other, form: "one") }.
clue-adjacent-no = { OBJECT($subject, form: "gender") ->
    [feminine] Aucune { OBJECT($subject, form: "name") } n’est adjacente
   *[masculine] Aucun { OBJECT($subject, form: "name") } n’est adjacent
} à { OBJECT($other, form: "one") }.
clue-opposite-some = Au moins { OBJECT($subject, form: "one") } est directement { OBJECT($subject, form: "gender") ->
    [feminine] opposée
   *[masculine] opposé
} à { OBJECT($other, form: "one") }.
clue-opposite-every = Chaque { OBJECT($subject, form: "name") } est directement { OBJECT($subject, form: "gender") ->
    [feminine] opposée
   *[masculine] opposé
} à { OBJECT($other, form: "one") }.
clue-opposite-no = { OBJECT($subject, form: "gender") ->
    [feminine] Aucune { OBJECT($subject, form: "name") } n’est directement opposée
   *[masculine] Aucun { OBJECT($subject, form: "name") } n’est directement opposé
} à { OBJECT($other, form: "one") }.
clue-within-every = Chaque { OBJECT($subject, form: "name") } est à { $reach ->
    [one] { $reach } secteur
   *[other] { $reach } secteurs
} ou moins { OBJECT($other, form: "of-one") }.
clue-within-no = { OBJECT($subject, form: "gender") ->
    [feminine] Aucune
   *[masculine] Aucun
} { OBJECT($subject, form: "name") } n’est à { $reach ->
    [one] { $reach } secteur
   *[other] { $reach } secteurs
} ou moins { OBJECT($other, form: "of-one") }.

# Les deux sont de la même sorte : « un autre ».
clue-opposite-some-another = Au moins { OBJECT($subject, form: "one") } est directement { OBJECT($subject, form: "gender") ->
    [feminine] opposée
   *[masculine] opposé
} { OBJECT($subject, form: "to-another") }.
clue-within-no-another = { OBJECT($subject, form: "gender") ->
    [feminine] Aucune
   *[masculine] Aucun
} { OBJECT($subject, form: "name") } n’est à { $reach ->
    [one] { $reach } secteur
   *[other] { $reach } secteurs
} ou moins { OBJECT($subject, form: "of-another") }.

# Les conférences portent sur la Planète X.
clue-x-adjacent-no = La Planète X n’est pas adjacente à { OBJECT($other, form: "one") }.
clue-x-opposite-no = La Planète X n’est pas directement opposée à { OBJECT($other, form: "one") }.
clue-x-opposite-some = La Planète X est directement opposée à { OBJECT($other, form: "one") }.
clue-x-within-every = La Planète X est à { $reach ->
    [one] { $reach } secteur
   *[other] { $reach } secteurs
} ou moins { OBJECT($other, form: "of-one") }.
clue-x-within-no = La Planète X n’est pas à { $reach ->
    [one] { $reach } secteur
   *[other] { $reach } secteurs
} ou moins { OBJECT($other, form: "of-one") }.

clue-band = { OBJECT($subject, form: "gender") ->
    [feminine] Toutes
   *[masculine] Tous
} { OBJECT($subject, form: "the-many") } se trouvent dans un groupe de { $width ->
    [one] { $width } secteur
   *[other] { $width } secteurs
} ou moins.
clue-consecutive-all = { OBJECT($subject, form: "gender") ->
    [feminine] Toutes
   *[masculine] Tous
} { OBJECT($subject, form: "the-many") } se trouvent dans des secteurs consécutifs.
clue-consecutive-exactly = Exactement { OBJECT($subject, $count, form: "count") } { $count ->
    [one] se trouve
   *[other] se trouvent
} dans des secteurs consécutifs.

starting-fact = Le secteur { $sector } { OBJECT($thing, form: "not-held") }.

topic-label = Sujet { $topic }
conference-label = Conférence { $conference }
