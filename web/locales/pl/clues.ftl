# Wskazówki z badań i konferencji, informacje początkowe i tytuły.

clue-adjacent-some = Przynajmniej { OBJECT($subject, form: "gender") ->
    [feminine] jedna
   *[masculine] jeden
} { OBJECT($subject, form: "name") } sąsiaduje z { OBJECT($other, form: "instrumental") }.
clue-adjacent-every = { OBJECT($subject, form: "gender") ->
    [feminine] Każda
   *[masculine] Każdy
} { OBJECT($subject, form: "name") } sąsiaduje z { OBJECT($other, form: "instrumental") }.
clue-adjacent-no = { OBJECT($subject, form: "gender") ->
    [feminine] Żadna
   *[masculine] Żaden
} { OBJECT($subject, form: "name") } nie sąsiaduje z { OBJECT($other, form: "instrumental") }.
clue-opposite-some = Przynajmniej { OBJECT($subject, form: "gender") ->
    [feminine] jedna
   *[masculine] jeden
} { OBJECT($subject, form: "name") } znajduje się dokładnie naprzeciwko { OBJECT($other, form: "genitive") }.
clue-opposite-every = { OBJECT($subject, form: "gender") ->
    [feminine] Każda
   *[masculine] Każdy
} { OBJECT($subject, form: "name") } znajduje się dokładnie naprzeciwko { OBJECT($other, form: "genitive") }.
clue-opposite-no = { OBJECT($subject, form: "gender") ->
    [feminine] Żadna
   *[masculine] Żaden
} { OBJECT($subject, form: "name") } nie znajduje się dokładnie naprzeciwko { OBJECT($other, form: "genitive") }.
clue-within-every = { OBJECT($subject, form: "gender") ->
    [feminine] Każda
   *[masculine] Każdy
} { OBJECT($subject, form: "name") } znajduje się w zasięgu { $reach ->
    [one] { $reach } sektora
   *[other] { $reach } sektorów
} od { OBJECT($other, form: "genitive") }.
clue-within-no = { OBJECT($subject, form: "gender") ->
    [feminine] Żadna
   *[masculine] Żaden
} { OBJECT($subject, form: "name") } nie znajduje się w zasięgu { $reach ->
    [one] { $reach } sektora
   *[other] { $reach } sektorów
} od { OBJECT($other, form: "genitive") }.

# Oba obiekty tego samego rodzaju: „inny”.
clue-opposite-some-another = Przynajmniej { OBJECT($subject, form: "gender") ->
    [feminine] jedna
   *[masculine] jeden
} { OBJECT($subject, form: "name") } znajduje się dokładnie naprzeciwko { OBJECT($subject, form: "another-genitive") }.
clue-within-no-another = { OBJECT($subject, form: "gender") ->
    [feminine] Żadna
   *[masculine] Żaden
} { OBJECT($subject, form: "name") } nie znajduje się w zasięgu { $reach ->
    [one] { $reach } sektora
   *[other] { $reach } sektorów
} od { OBJECT($subject, form: "another-genitive") }.

# Konferencje dotyczą Planety X.
clue-x-adjacent-no = Planeta X nie sąsiaduje z { OBJECT($other, form: "instrumental") }.
clue-x-opposite-no = Planeta X nie znajduje się dokładnie naprzeciwko { OBJECT($other, form: "genitive") }.
clue-x-opposite-some = Planeta X znajduje się dokładnie naprzeciwko { OBJECT($other, form: "genitive") }.
clue-x-within-every = Planeta X znajduje się w zasięgu { $reach ->
    [one] { $reach } sektora
   *[other] { $reach } sektorów
} od { OBJECT($other, form: "genitive") }.
clue-x-within-no = Planeta X nie znajduje się w zasięgu { $reach ->
    [one] { $reach } sektora
   *[other] { $reach } sektorów
} od { OBJECT($other, form: "genitive") }.

clue-band = Wszystkie { OBJECT($subject, form: "many") } znajdują się w paśmie { $width ->
    [one] { $width } sektora
   *[other] { $width } sektorów
} lub mniejszym.
clue-consecutive-all = Wszystkie { OBJECT($subject, form: "many") } znajdują się w następujących po sobie sektorach.
clue-consecutive-exactly = Dokładnie { OBJECT($subject, $count, form: "count") } { $count ->
    [few] znajdują
   *[other] znajduje
} się w następujących po sobie sektorach.

starting-fact = Sektor { $sector } { OBJECT($thing, form: "not-held") }.

topic-label = Temat { $topic }
conference-label = Konferencja { $conference }
