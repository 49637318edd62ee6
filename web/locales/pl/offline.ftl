### Program jako aplikacja i bez serwera

app-description = Dwie astronomiczne gry planszowe: The Search for Planet X i Ptolemaeus. W pojedynkę lub ze znajomymi, bez zakładania konta.
app-new-planetx = Nowy stół: Planet X
app-new-ptolemaeus = Nowy stół: Ptolemaeus
app-replay = Odtwórz grę

offline-title = Serwer nie odpowiada
offline-needs-server = Stoły, przeciwnicy i zapisy gier go potrzebują: teraz niczego nie da się otworzyć ani zagrać. Twoje miejsca są zachowane, a otwarte odtwarzanie można obejrzeć do końca.
offline-works = Bez niego działają:
offline-rules-planetx = Zasady gry Planet X
offline-rules-ptolemaeus = Zasady gry Ptolemaeus
offline-about = O programie
offline-asking = Kolejne próby następują same.
offline-newer = Jest nowsza wersja Ecliptic.
offline-newer-load = Wczytaj ją
