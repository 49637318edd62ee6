# Indizi delle ricerche e delle conferenze, informazioni di partenza e titoli.

clue-adjacent-some = Almeno { OBJECT($subject, form: "one") } è adiacente a { OBJECT($other, form: "one") }.
clue-adjacent-every = Ogni { OBJECT($subject, form: "name") } è adiacente a { OBJECT($other, form: "one") }.
clue-adjacent-no = { OBJECT($subject, form: "gender") ->
    [feminine] Nessuna
   *[masculine] Nessun
} { OBJECT($subject, form: "name") } è adiacente a { OBJECT($other, form: "one") }.
clue-opposite-some = Almeno { OBJECT($subject, form: "one") } è direttamente { OBJECT($subject, form: "gender") ->
    [feminine] opposta
   *[masculine] opposto
} a { OBJECT($other, form: "one") }.
clue-opposite-every = Ogni { OBJECT($subject, form: "name") } è direttamente { OBJECT($subject, form: "gender") ->
    [feminine] opposta
   *[masculine] opposto
} a { OBJECT($other, form: "one") }.
clue-opposite-no = { OBJECT($subject, form: "gender") ->
    [feminine] Nessuna { OBJECT($subject, form: "name") } è direttamente opposta
   *[masculine] Nessun { OBJECT($subject, form: "name") } è direttamente opposto
} a { OBJECT($other, form: "one") }.
clue-within-every = Ogni { OBJECT($subject, form: "name") } si trova entro { $reach ->
    [one] { $reach } settore
   *[other] { $reach } settori
} da { OBJECT($other, form: "one") }.
clue-within-no = { OBJECT($subject, form: "gender") ->
    [feminine] Nessuna
   *[masculine] Nessun
} { OBJECT($subject, form: "name") } si trova entro { $reach ->
    [one] { $reach } settore
   *[other] { $reach } settori
} da { OBJECT($other, form: "one") }.

# Entrambi della stessa specie: "un altro".
clue-opposite-some-another = Almeno { OBJECT($subject, form: "one") } è direttamente { OBJECT($subject, form: "gender") ->
    [feminine] opposta
   *[masculine] opposto
} a { OBJECT($subject, form: "another") }.
clue-within-no-another = { OBJECT($subject, form: "gender") ->
    [feminine] Nessuna
   *[masculine] Nessun
} { OBJECT($subject, form: "name") } si trova entro { $reach ->
    [one] { $reach } settore
   *[other] { $reach } settori
} da { OBJECT($subject, form: "another") }.

# Le conferenze riguardano il Pianeta X.
clue-x-adjacent-no = Il Pianeta X non è adiacente a { OBJECT($other, form: "one") }.
clue-x-opposite-no = Il Pianeta X non è direttamente opposto a { OBJECT($other, form: "one") }.
clue-x-opposite-some = Il Pianeta X è direttamente opposto a { OBJECT($other, form: "one") }.
clue-x-within-every = Il Pianeta X si trova entro { $reach ->
    [one] { $reach } settore
   *[other] { $reach } settori
} da { OBJECT($other, form: "one") }.
clue-x-within-no = Il Pianeta X non si trova entro { $reach ->
    [one] { $reach } settore
   *[other] { $reach } settori
} da { OBJECT($other, form: "one") }.

clue-band = { OBJECT($subject, form: "gender") ->
    [feminine] Tutte
   *[masculine] Tutti
} { OBJECT($subject, form: "the-many") } si trovano in una fascia di { $width ->
    [one] { $width } settore
   *[other] { $width } settori
} o meno.
clue-consecutive-all = { OBJECT($subject, form: "gender") ->
    [feminine] Tutte
   *[masculine] Tutti
} { OBJECT($subject, form: "the-many") } si trovano in settori consecutivi.
clue-consecutive-exactly = Esattamente { OBJECT($subject, $count, form: "count") } { $count ->
    [one] si trova
   *[other] si trovano
} in settori consecutivi.

starting-fact = Il settore { $sector } { OBJECT($thing, form: "not-held") }.

topic-label = Argomento { $topic }
conference-label = Conferenza { $conference }
