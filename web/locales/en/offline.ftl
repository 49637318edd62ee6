### The client as an app, and without the server

app-description = Two astronomy board games: The Search for Planet X and Ptolemaeus. Alone or with friends, without an account.
app-site-description = For The Search for Planet X at the real table: companion, notebook and rules. Works without a connection.
app-new-planetx = New table: Planet X
app-new-ptolemaeus = New table: Ptolemaeus
app-replay = Replay a game

offline-title = The server does not answer
offline-needs-server = Tables, opponents and records need it: nothing can be opened or played now. Your seats are kept, and a replay that is open can be looked at to its end.
offline-works = These work without it:
offline-companion = At the real table
offline-notebook = Notebook
offline-notebook-works = No connection to the server. The notebook works all the same.
offline-rules-planetx = Rules of Planet X
offline-rules-ptolemaeus = Rules of Ptolemaeus
offline-about = What this is
offline-asking = Ecliptic keeps trying.
offline-newer = There is a newer version of Ecliptic.
offline-newer-load = Load it
