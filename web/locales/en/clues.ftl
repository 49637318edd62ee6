# Clues of research topics and conferences, starting facts and titles.

clue-adjacent-some = At least one { OBJECT($subject, form: "name") } is adjacent to { OBJECT($other, form: "one") }.
clue-adjacent-every = Every { OBJECT($subject, form: "name") } is adjacent to { OBJECT($other, form: "one") }.
clue-adjacent-no = No { OBJECT($subject, form: "name") } is adjacent to { OBJECT($other, form: "one") }.
clue-opposite-some = At least one { OBJECT($subject, form: "name") } is directly opposite { OBJECT($other, form: "one") }.
clue-opposite-every = Every { OBJECT($subject, form: "name") } is directly opposite { OBJECT($other, form: "one") }.
clue-opposite-no = No { OBJECT($subject, form: "name") } is directly opposite { OBJECT($other, form: "one") }.
clue-within-every = Every { OBJECT($subject, form: "name") } is within { $reach ->
    [one] { $reach } sector
   *[other] { $reach } sectors
} of { OBJECT($other, form: "one") }.
clue-within-no = No { OBJECT($subject, form: "name") } is within { $reach ->
    [one] { $reach } sector
   *[other] { $reach } sectors
} of { OBJECT($other, form: "one") }.

# Both kinds are the same: "another".
clue-opposite-some-another = At least one { OBJECT($subject, form: "name") } is directly opposite { OBJECT($subject, form: "another") }.
clue-within-no-another = No { OBJECT($subject, form: "name") } is within { $reach ->
    [one] { $reach } sector
   *[other] { $reach } sectors
} of { OBJECT($subject, form: "another") }.

# Conferences are about Planet X.
clue-x-adjacent-no = Planet X is not adjacent to { OBJECT($other, form: "one") }.
clue-x-opposite-no = Planet X is not directly opposite { OBJECT($other, form: "one") }.
clue-x-opposite-some = Planet X is directly opposite { OBJECT($other, form: "one") }.
clue-x-within-every = Planet X is within { $reach ->
    [one] { $reach } sector
   *[other] { $reach } sectors
} of { OBJECT($other, form: "one") }.
clue-x-within-no = Planet X is not within { $reach ->
    [one] { $reach } sector
   *[other] { $reach } sectors
} of { OBJECT($other, form: "one") }.

clue-band = All { OBJECT($subject, form: "many") } lie in a band of { $width ->
    [one] { $width } sector
   *[other] { $width } sectors
} or fewer.
clue-consecutive-all = All { OBJECT($subject, form: "many") } are in consecutive sectors.
clue-consecutive-exactly = { $count ->
    [one] Exactly { OBJECT($subject, $count, form: "count") } stands
   *[other] Exactly { OBJECT($subject, $count, form: "count") } stand
} in consecutive sectors.

starting-fact = Sector { $sector } { OBJECT($thing, form: "not-held") }.

topic-label = Topic { $topic }
conference-label = Conference { $conference }
