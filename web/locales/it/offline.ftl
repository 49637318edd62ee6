### Il programma come app, e senza il server

app-description = Due giochi da tavolo astronomici: The Search for Planet X e Ptolemaeus. In solitario o con gli amici, senza account.
app-site-description = Per The Search for Planet X al tavolo vero: companion app, taccuino e regole. Funziona senza connessione.
app-new-planetx = Nuovo tavolo: Planet X
app-new-ptolemaeus = Nuovo tavolo: Ptolemaeus
app-replay = Rivedi una partita

offline-title = Il server non risponde
offline-needs-server = Tavoli, avversari e registrazioni ne hanno bisogno: per ora non si può aprire né giocare nulla. I tuoi posti restano tuoi, e una partita già aperta si può rivedere fino alla fine.
offline-works = Funzionano anche senza:
offline-companion = Al tavolo vero
offline-notebook = Taccuino
offline-notebook-works = Nessuna connessione al server. Il taccuino funziona lo stesso.
offline-rules-planetx = Regole di Planet X
offline-rules-ptolemaeus = Regole di Ptolemaeus
offline-about = Informazioni su Ecliptic
offline-asking = Nuovi tentativi automatici in corso.
offline-newer = C’è una versione più recente di Ecliptic.
offline-newer-load = Aggiorna
