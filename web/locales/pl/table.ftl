# Co mówią stoły wszystkich gier, i stół gry Planet X.

table-title = The Search for Planet X
you-label = Ty

## Nagłówek stołu

status-your-turn = Twoja kolej
status-asked = Czekamy na twój wybór
status-waiting = Czekamy na ruch: { $names }
status-over = Koniec gry
guide-begin = Przewodnik
status-help = Pomoc: { $level }
status-sky = Widoczne niebo { $first }–{ $last }
status-theories = { $steps ->
    [one] faza teorii za { $steps } sektor
    [few] faza teorii za { $steps } sektory
   *[many] faza teorii za { $steps } sektorów
}
status-rules = Zasady na tym etapie
status-more = Więcej o tym stole

## Plansza

board-picture = Plansza
board-choose = Plansza: wybierz sektor. Strzałki przesuwają po pierścieniu, Enter wybiera.
board-sector = Sektor { $sector }
board-as-table = Plansza jako tabela

table-caption = Plansza, sektor po sektorze
table-sector = Sektor
table-sky = Niebo
table-pawns = Pionki
table-theories = Teorie
table-object = Obiekt
table-icons = Ikony
table-arrow = widoczny, strzałka Ziemi
table-visible = widoczny
table-not-visible = niewidoczny
table-comet-capable = możliwe komety
table-theory-icon = potem faza teorii
table-theory-right = { $name }: { $object }, poprawna
table-theory-own = { $name }: { $object }, zakryta, { $phases ->
    [0] na wewnętrznym polu
    [one] { $phases } pole od wewnętrznego
    [few] { $phases } pola od wewnętrznego
   *[many] { $phases } pól od wewnętrznego
}
table-theory-hidden = { $name }: zakryta, { $phases ->
    [0] na wewnętrznym polu
    [one] { $phases } pole od wewnętrznego
    [few] { $phases } pola od wewnętrznego
   *[many] { $phases } pól od wewnętrznego
}

## Części stołu

tab-list = Części stołu
tab-news = coś nowego
tab-board = Plansza
tab-action = Akcja
tab-sheet = Arkusz
shortcuts = Skróty klawiszowe

## Gracze

players-title = Gracze, od ostatniego
players-asked = ma ruch
players-time = czas { $time }
players-targets = { $count ->
    [one] { $count } skanowanie
    [few] { $count } skanowania
   *[many] { $count } skanowań
}
players-tokens = { $count ->
    [one] { $count } teoria
    [few] { $count } teorie
   *[many] { $count } teorii
}

## Dziennik

log-title = Dziennik
log-filter = Czyje wpisy
log-everybody = Wszyscy
log-only-you = tylko dla ciebie
log-taken-back = Cofnięto: { $text }
taken-back-since = Cofa się też wszystko, co było potem.
log-empty = Jeszcze nic.

## Koniec

end-you-won = Wygrywasz: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $ahead ->
    [0] { "" }
   *[other] , przewaga { $ahead }
}.
end-you-shared = Wspólne zwycięstwo, ty i { $names }: po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}.
end-you-lost = Zajmujesz { $place }. miejsce: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $behind ->
    [0] ; wygrywa { $names }
   *[other] , o { $behind } mniej niż { $names }
}.
end-finder = { $mine ->
    [yes] Planetę X odkrywasz ty.
   *[no] Planetę X odkrywa { $name }{ $too ->
        [yes] , potem ty.
       *[no] .
    }
}
end-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
end-tie-planet-x = Remis, rozstrzygnięty punktami za Planetę X.
end-tie-first-bonuses = Remis, rozstrzygnięty premiami liderskimi.
end-tie-shared = Pełny remis: wspólne zwycięstwo.
end-scores = Punktacja
end-theories = Poprawne teorie
end-first = Lider
end-planet-x = Planeta X
end-total = Razem
end-theory-right = sektor { $sector }: { $points }{ $first ->
    [yes] , lider +1
   *[no] { "" }
}
end-theory-wrong = sektor { $sector }: niepoprawna
end-rematch = Zagraj jeszcze raz
end-rematch-join = Dołącz do rewanżu
end-rematch-open = Rewanż jest otwarty; twoje miejsce czeka.
end-taken-back = Cofnięte ruchy: { $count }
end-alone = Tury: { $count }, czas: { $time }
end-replay = Obejrzyj zapis gry
end-record = Pobierz zapis
