### Program jako aplikacja i bez serwera

app-description = Dwie astronomiczne gry planszowe: The Search for Planet X i Ptolemaeus. Solo albo z przyjaciółmi, bez zakładania konta.
app-site-description = Do gry The Search for Planet X przy prawdziwym stole: aplikacja towarzysząca, notatnik i zasady. Działa bez połączenia.
app-new-planetx = Nowy stół: Planet X
app-new-ptolemaeus = Nowy stół: Ptolemaeus
app-replay = Obejrzyj zapis gry

offline-title = Serwer nie odpowiada
offline-needs-server = Wymagają go stoły, przeciwnicy i zapisy gier: teraz nie da się grać ani niczego otworzyć. Twoje miejsca są zachowane, a otwarty już zapis gry można obejrzeć do końca.
offline-works = Bez niego działają:
offline-companion = Przy prawdziwym stole
offline-notebook = Notatnik
offline-notebook-works = Brak połączenia z serwerem. Notatnik działa bez niego.
offline-rules-planetx = Zasady gry Planet X
offline-rules-ptolemaeus = Zasady gry Ptolemaeus
offline-about = O programie Ecliptic
offline-asking = Połączenie jest ponawiane automatycznie.
offline-newer = Jest nowsza wersja Ecliptic.
offline-newer-load = Zaktualizuj
