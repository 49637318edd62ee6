### The client as an app, and without the server

app-description = Two astronomy board games: The Search for Planet X and Ptolemaeus. Alone or with friends, without an account.
app-site-description = For The Search for Planet X at a real table: companion, notebook and rules. Works offline.
app-new-planetx = New table: Planet X
app-new-ptolemaeus = New table: Ptolemaeus
app-replay = Replay a game

offline-title = The server does not answer
offline-needs-server = Tables, opponents and records need it: nothing can be opened or played now. Your seats are safe, and a replay that is open can be watched to the end.
offline-works = These work offline:
offline-companion = At the real table
offline-notebook = Notebook
offline-notebook-works = No connection to the server. The notebook works offline.
offline-rules-planetx = Rules of Planet X
offline-rules-ptolemaeus = Rules of Ptolemaeus
offline-about = About Ecliptic
offline-asking = Ecliptic keeps trying to reconnect.
offline-newer = A newer version of Ecliptic is available.
offline-newer-load = Update now
