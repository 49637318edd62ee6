## The rules of the house, where it has any

house-opening = Opening tables
    .nobody = No new tables are opened here. With the code of a table you can join it.
house-passphrase = Passphrase
    .text = Whoever opens a table in this house needs its passphrase. To join a table you need only its code.
    .go = Say it
    .done = You can open tables now.
house-wanting = Tables that want players
    .none = Nobody is looking for players right now.
house-free = { $free } of { $seats } seats free
house-listed = Players you do not know
    .yes = List this table for everybody
    .no = Only with the link or the code
house-listed-yes = This table is listed for everybody

## For guests of a public house

guests-lead = You need no account here, and nothing is loaded from anywhere else. This is what the house keeps of your visit.
guests-stored = What is stored
    .tables = Your tables: the name you typed, every move, and who sat where. Others at the table see your name.
    .keys = A key for each of your seats, in a cookie of your browser; the server has only a fingerprint of it. There are no other cookies but the one that remembers the passphrase, if the house has one.
    .address = The address you call from is never stored. It is counted in memory for as long as limits need it.
    .log = The log of the server has no names, addresses, notes or moves. Whoever runs the house may keep a log of addresses in front of it; ask below.
guests-notes = Your notes at a table, up to { $kilobytes } kB for each seat; only you see them.
guests-records = Records that you bring along to look at; of everybody’s the newest { $count } are kept.
guests-long = For how long
    .kept = Games are kept until whoever runs the house removes them.
    .backups = Backups may hold a game for longer; ask below.
guests-pruned = A game that nobody has touched for { $days ->
        [one] one day
       *[other] { $days } days
    } is removed, unless it was played to the end or somebody has marked it to be kept.
guests-pruned-kept = A game that was played to the end, or that somebody has marked to be kept, is removed when nobody has touched it for { $days ->
        [one] one day
       *[other] { $days } days
    }.
guests-browser = Your browser keeps the key to a seat for { $days ->
        [one] one day
       *[other] { $days } days
    }.
guests-link = A link that brings your seat to another device works once, for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
guests-opener = Your browser remembers for { $days ->
        [one] one day
       *[other] { $days } days
    } that you know the passphrase.
guests-listed = A table that you list for everybody stays in the list for { $hours ->
        [one] one hour
       *[other] { $hours } hours
    } at the most, without names.
guests-today = From one address { $count ->
        [one] one table
       *[other] { $count } tables
    } can be opened in a day; that count is forgotten after a day.
guests-forget = Being forgotten
    .text = This erases your name, your keys and your notes at every table of this browser, at once and for good. The moves stay, because they are everybody’s game; they are a guest’s from then on.
guests-contact = Whom to write to
    .text = Questions, complaints, something to be removed:
    .none = Whoever runs this house has named no address. Ask whoever invited you.
