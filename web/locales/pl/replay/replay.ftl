### Odtwarzanie gry

replay-title = Zapis gry
replay-mine = Twoje zakończone gry
replay-bring = Otwórz zapis
replay-file = Wybierz plik
replay-text = Albo wklej jego treść
replay-go = Obejrzyj
replay-loading = Przygotowywanie gry…
replay-table = Wróć do stołu
replay-won = Zwycięstwo: { $names }
replay-unfinished = Niedokończona
replay-outdated = utworzona przez wcześniejszą wersję, więc nie da się jej sprawdzić
replay-sectors = { $count ->
    [one] { $count } sektor
    [few] { $count } sektory
   *[many] { $count } sektorów
}
replay-steps = Kroki
replay-first = Na początek
replay-turn-back = Tura wstecz
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-turn-on = Tura naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Tempo
replay-speed-of = { $count }×
replay-frame = Moment gry
replay-frame-of = { $frame } z { $last }
replay-eyes = Widok
replay-all = Wszystko odkryte
replay-as = { $name }
replay-public = Widz
replay-happened = Co się stało
replay-nothing = Stąd nic nie widać.
# Tabs of a small screen.
replay-moves = Ruchy
replay-tab-sheet = Arkusz
replay-tab-graph = Przebieg
replay-tab-cards = Karty
replay-tab-sky = Stół
replay-sheet = Arkusz w tej chwili: { $name }
replay-sheet-whose = Wybierz gracza w polu „Widok”: zobaczysz, co gra powiedziała mu do tej chwili.
replay-sheet-told = To, co gra powiedziała do tej chwili; oznaczenia ołówkiem widzi tylko ich autor.
replay-sheet-own = To, co gra powiedziała ci do tej chwili, i twoje własne oznaczenia z tego momentu.
replay-left = Wciąż możliwe układy
replay-left-of = { $name }: { $count }
replay-lost = Bez zwycięstwa
replay-points = Punkty
replay-points-of = { $name }: { $count }
replay-hands = Karty i cele
replay-hand-empty = Brak kart gwiazdozbiorów

# Co było wtedy czyjąś tajemnicą, a mówi się, gdy wszystko jest odkryte.
replay-opened-objective = { $name }, tajny cel: { $text }.
replay-opened-card = { $name } dobiera z talii kartę { $card }.
replay-opened-bonus = { $name } dobiera kartę premii { $card }.
replay-opened-discard = { $name } wybiera do odrzucenia: { $cards }.
