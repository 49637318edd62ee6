## The rules of the house, where it has any

house-opening = Opening tables
    .nobody = New tables cannot be opened here. With a table’s code you can join it.
house-passphrase = Passphrase
    .text = To open a table on this server you need its passphrase. To join a table you only need its code.
    .go = Continue
    .done = You can open tables now.
house-wanting = Tables looking for players
    .none = Nobody is looking for players right now.
house-free = { $free } of { $seats } seats free
house-listed = Players you do not know
    .yes = Show this table to everybody
    .no = Only with the link or the code
house-listed-yes = This table is shown to everybody

## For guests of a public house

guests-lead = You need no account here, and nothing is loaded from other sites. This is what the server stores about your visit.
guests-stored = What is stored
    .tables = Your tables: the name you typed, every move, and who sat where. Others at the table see your name.
    .keys = A key for each of your seats, in a cookie of your browser; the server has only a fingerprint of it. The only other cookie is the one that remembers the passphrase, if the server has one.
    .address = Your network address is never stored. It is counted in memory for as long as the limits require.
    .log = The server’s log contains no names, addresses, notes or moves. Whoever runs the server may keep a log of addresses in front of it; ask below.
guests-notes = Your notes at a table, up to { $kilobytes } kB for each seat; only you see them.
guests-records = Records that you upload to watch; of everybody’s, the newest { $count } are kept.
guests-long = How long
    .kept = Games are kept until whoever runs the server removes them.
    .backups = Backups may hold a game for longer; ask below.
guests-pruned = A game that nobody has touched for { $days ->
        [one] one day
       *[other] { $days } days
    } is removed, unless it was finished or somebody has marked it to be kept.
guests-pruned-kept = A game that was finished, or that somebody has marked to be kept, is removed when nobody has touched it for { $days ->
        [one] one day
       *[other] { $days } days
    }.
guests-browser = Your browser keeps the key to a seat for { $days ->
        [one] one day
       *[other] { $days } days
    }.
guests-link = A link that moves your seat to another device works only once, within { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
guests-opener = Your browser remembers for { $days ->
        [one] one day
       *[other] { $days } days
    } that you know the passphrase.
guests-listed = A table that you show to everybody stays in the list for at most { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }, without names.
guests-today = Up to { $count ->
        [one] one table
       *[other] { $count } tables
    } a day can be opened from one address; that count is forgotten after a day.
guests-forget = Deleting your data
    .text = This deletes your name, your keys and your notes at every table of this browser, at once and for good. The moves stay, because the game belongs to everybody; from then on they are a guest’s.
guests-contact = Contact
    .text = For questions, complaints, or to have something removed:
    .none = Whoever runs this server has given no address. Ask the person who invited you.
