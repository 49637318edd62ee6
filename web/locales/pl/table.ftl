# Co mówią stoły wszystkich gier, i stół gry Planet X.

table-title = The Search for Planet X
you-label = Ty

## Nagłówek stołu

status-your-turn = Twoja kolej
status-asked = Czekamy na twój wybór
status-waiting = Czekamy na ruch: { $names }
status-over = Koniec gry
status-help = Pomoc: { $level }
status-sky = Widoczne niebo { $first }–{ $last }
status-theories = { $steps ->
    [one] faza teorii za { $steps } sektor
    [few] faza teorii za { $steps } sektory
   *[many] faza teorii za { $steps } sektorów
}
status-rules = Zasady na tym etapie

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

## Gracze

players-title = Gracze, od ostatniego
players-asked = na ruchu
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

## Co teraz zrobić

panel-turn = Twoja akcja
panel-waiting = Oczekiwanie
panel-watching = Oglądanie
panel-choose = Wybierz teorie w tajemnicy
panel-place = Umieść teorię
panel-last-chance = Twoja ostatnia szansa
kinds-title = Rodzaje akcji

kind-survey = Przeszukaj
kind-target = Zeskanuj
kind-research = Zbadaj
kind-locate = Zlokalizuj X
kind-choose = Wybierz
kind-place = Teoria
kind-withdraw = Wycofaj
kind-pass = Spasuj
kind-cost = koszt { $cost }
kind-cost-range = koszt { $least }–{ $most }
kind-cost-target = koszt { $cost }, zostało: { $left }
kind-free = bez kosztu
kind-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
kind-most = najwyżej { $most }
kind-why = { $kind }:
kind-not-now = nie teraz

pick-none = Żadna
pick-left = zostało: { $count }
pick-sector = Sektor…
pick-sector-hint = Dotknij sektora na pierścieniu albo wybierz go tutaj.

survey-thing = Czego szukasz?
survey-from = Od sektora
survey-to = Do sektora
survey-hint = Przeciągnij po pierścieniu, dotknij dwóch sektorów albo wybierz je tutaj. Dłuższe przeszukiwania kosztują mniej.
survey-hint-comets = Szukając komet, zaczynaj i kończ w sektorach, w których komety są możliwe.
survey-no-comets = Nie można teraz szukać komet: nie widać żadnego sektora, w którym są możliwe.

target-sector = Który sektor?
target-hint = { $left ->
    [one] W tej grze masz jeszcze { $left } skanowanie.
    [few] W tej grze masz jeszcze { $left } skanowania.
   *[many] W tej grze masz jeszcze { $left } skanowań.
}

research-topic = Temat
research-again = Znasz już tę wskazówkę: powtórne badanie tylko kosztuje czas.

locate-sector = Planeta X jest w sektorze
locate-beside = Co jest w sektorze { $sector }?
locate-hint = Wszystkie trzy odpowiedzi muszą być prawidłowe. Inni dowiedzą się tylko, czy tak było, nigdy, który to sektor.

choose-theory = Twoja teoria
choose-theory-number = Teoria { $number }
choose-hint = Nikt nie widzi, co wybierasz. Wybrane teorie umieszcza się, gdy wszyscy już wybiorą.

place-thing = Teoria
place-sector = W sektorze
place-hint = Sektor widzą wszyscy, obiekt pozostaje ukryty aż do recenzji.
place-hint-last = Sektor widzą wszyscy; na koniec odkrywa się wszystkie teorie.

withdraw-thing = Teoria
withdraw-hint = Dla tej teorii nie ma już sektora; wraca do twoich zasobów.

pass-hint = Rezygnujesz z reszty swojej ostatniej szansy.

confirm-survey = Przeszukaj
confirm-target = Zeskanuj
confirm-research = Zbadaj
confirm-locate = Zlokalizuj
confirm-choose = Wybierz
confirm-no-theory = Bez teorii
confirm-place = Umieść
confirm-withdraw = Wycofaj
confirm-pass = Spasuj
confirm-none = Potwierdź
confirm-cost = koszt { $cost }
confirm-sending = Wysyłanie…
confirm-waiting = Czekamy na ruch: { $names }…
confirm-nothing = Nie ma teraz nic do zrobienia.
confirm-incomplete-survey = Wybierz, czego szukać i gdzie.
confirm-incomplete-thing = Wybierz, czego szukać.
confirm-incomplete-run = Wybierz, gdzie szukać.
confirm-incomplete-sector = Wybierz sektor.
confirm-incomplete-target = Wybierz widoczny sektor.
confirm-incomplete-research = Wybierz temat.
confirm-incomplete-locate = Wybierz sektor Planety X i to, co leży po obu jej stronach.
confirm-incomplete-place = Wybierz teorię i sektor.
confirm-incomplete-theory = Wybierz teorię.
confirm-incomplete-none = Wybierz, co zrobić.

tap-not-visible = Sektor { $sector } nie jest teraz widoczny.
tap-not-here = Tej teorii nie można umieścić w sektorze { $sector }.

told-you = Czego się dowiadujesz
told-since = Co inni zrobili od tego czasu
told-since-more = Więcej w dzienniku: { $count }

undo-move = Cofnij
undo-asked = { $name } prosi o cofnięcie ruchu. Zgadzasz się?
undo-asked-mine = Prosisz o cofnięcie swojego ruchu. Pozostali muszą się zgodzić.
undo-agree = Zgoda
undo-refuse = Odmowa
undo-cancel = Zostaw, jak jest
undo-agreed = Wyrażasz zgodę; inni jeszcze nie odpowiedzieli.
undo-not-done = Twój ruch pozostaje w mocy: nie cofnięto go.
undo-refused = Twój ruch pozostaje w mocy: { $name } nie wyraża zgody.

## Ważne chwile

moments = Co się dzieje
moment-continue = Dalej
moment-read = Przeczytaj: { $title }
moment-conference = Konferencja X{ $number }
moment-review = Recenzja, { $number }. faza teorii
moment-found = Planeta X odnaleziona!
moment-not-found = Nieudana próba

stage-theories = { $number }. faza teorii
stage-choosing-text = Wszyscy wybierają teorie w tajemnicy.
stage-placing-text = Wybrane teorie umieszcza się zakryte, zaczynając od ostatniego gracza.
stage-last-chances = Planeta X odnaleziona!
stage-last-chances-text = Każdy, kto jest w tyle za znalazcą, ma ostatnią szansę: może też zlokalizować Planetę X, umieścić teorie albo spasować.
stage-choosing = { $mine ->
    [yes] Wybierasz…
   *[no] { $name } wybiera…
}
stage-chosen = { $mine ->
    [yes] Masz już wybór za sobą
   *[no] { $name } ma już wybór za sobą
}
stage-to-place = { $mine ->
    [yes] Umieszczasz { $count ->
        [one] { $count } teorię
        [few] { $count } teorie
       *[many] { $count } teorii
    }
   *[no] { $name } umieszcza { $count ->
        [one] { $count } teorię
        [few] { $count } teorie
       *[many] { $count } teorii
    }
}
stage-finder = { $mine ->
    [yes] To twoje odkrycie
   *[no] Odkrycie: { $name }
}
stage-behind = { $mine ->
    [yes] Jesteś { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
       *[many] { $count } sektorów
    } w tyle
   *[no] { $name } jest { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
       *[many] { $count } sektorów
    } w tyle
}

## Arkusz notatek

sheet-title = Arkusz notatek
sheet-sector = Sektor
sheet-count = { $found } z { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Cofnij na arkuszu
sheet-redo = Ponów na arkuszu
sheet-on-ring = Pokaż na pierścieniu
sheet-hint = Dotknij pola: otwarte, wykluczone, pewne.
sheet-cell = Sektor { $sector }, { $object }: { $mark }
sheet-looked = Sektor { $sector }, { $object }:
sheet-logic-yes = logicznie pewne
sheet-logic-no = logicznie niemożliwe
sheet-odds = szansa { $odds }
sheet-wrong = przeczy temu, co wiesz
sheet-notes = Własne notatki
sheet-not-saved = Notatki nie są jeszcze zapisane; trwa kolejna próba…

mark-open = otwarte
mark-own-no = wykluczone przez ciebie
mark-own-yes = dla ciebie pewne
mark-appears = wygląda na pusty
mark-game-never = niemożliwe
mark-game-start = wykluczone informacją początkową
mark-game-no = wykluczone przez grę
mark-game-yes = pewne według gry

## Pomoc

help-title = Pomoc
help-no-contradiction = Nic na twoim arkuszu nie przeczy temu, co wiesz z gry.
help-systems = { $count ->
    [one] Możliwy jest jeden układ.
    [few] Możliwe są { $shown } układy.
   *[many] Możliwych jest { $shown } układów.
}
help-planet-x = { $count ->
    [one] Planeta X jest w sektorze { $sectors }.
   *[other] Planeta X jest w jednym z tych sektorów: { $sectors }.
}
help-questions = Najbardziej opłacalne pytania
help-question = koszt { $cost }, zostawia mniej więcej jeden układ na { $skies }
help-use = Użyj
help-theories = Teorie warte zgłoszenia
help-theory = { OBJECT($thing, form: "name") } w sektorze { $sector }: { $odds }
help-locates = Gdzie może być Planeta X
help-locate = { $action }: { $odds }
help-expected = średnio punktów: { $expected }
help-ask-advice = Co warto zrobić?
help-again = Spróbuj ponownie
help-thinking = Chwila namysłu…
why = Dlaczego?
why-close = Zamknij

## Dziennik

log-title = Dziennik
log-filter = Czyje wpisy
log-everybody = Wszyscy
log-only-you = tylko ty
log-taken-back = Cofnięto: { $text }
taken-back-since = Razem z tym znika wszystko, co było potem.
log-empty = Jeszcze nic.

## Koniec

end-you-won = Wygrywasz!
end-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
end-tie-planet-x = Remis: rozstrzygnęły punkty za Planetę X.
end-tie-first-bonuses = Remis: rozstrzygnęły premie liderskie.
end-tie-shared = Remis we wszystkim: wspólne zwycięstwo.
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
end-taken-back = Cofnięcia: { $count }
end-alone = Tury: { $count }, czas: { $time }
end-replay = Odtwórz grę
end-record = Pobierz zapis

## Przewodnik po pierwszej grze

guide-begin = Przewodnik
guide-count = Przewodnik, krok { $number } z { $count }
guide-next = Dalej
guide-done = Gotowe
guide-show = Pokaż
guide-skip = Pomiń ten krok
guide-leave = Zamknij przewodnik
guide-early = Ta chwila nadejdzie sama; graj dalej.
guide-welcome = W jednym z tych { $sectors } sektorów ukrywa się Planeta X
    .text = Każdy sektor zawiera jeden obiekt albo nic. Dowiadujesz się tego, zadając pytania: przeszukując, skanując i badając. Kto dojdzie do tego, gdzie jest Planeta X i co leży po obu jej stronach, ten ją lokalizuje.
guide-sky = Oświetlona połowa to niebo, które widzisz
    .text = Ziemia obraca się razem z ostatnim graczem. Przeszukiwać i skanować można tylko sektory oświetlonej połowy; małe komety oznaczają sektory, w których komety są możliwe.
guide-survey = Zadaj pierwsze pytanie: przeszukaj niebo
    .text = Wybierz „Przeszukaj” i obiekt, a potem przeciągnij po oświetlonej połowie pierścienia albo dotknij dwóch sektorów. Koszt widać przed potwierdzeniem. Dowiesz się, ile tam jest takich obiektów; inni poznają tylko pytanie.
guide-sheet = Zapisz to, co wiesz
    .text = Dotknij pola arkusza: raz, aby wykluczyć obiekt, dwa razy, aby zakreślić go jako pewny. Pola w paski to twoje informacje początkowe. Sektor Planety X też „wygląda na pusty” i tak jest liczony.
guide-time = Płaci się czasem
    .text = Każda akcja przesuwa twój pionek do przodu. Turę ma ten, kto jest ostatni, więc po tanich pytaniach twoja kolej wraca szybciej.
guide-research = Teraz zbadaj temat
    .text = Badanie kosztuje jednostkę czasu i ujawnia regułę, która na tym niebie zawsze jest prawdziwa. Nie można prowadzić badań dwa razy z rzędu.
guide-choose = Faza teorii: powiedz, co sądzisz
    .text = Gdy Ziemia mija romb, każdy może w tajemnicy wybrać teorię i umieścić ją w sektorze. Poprawne dają punkty, niepoprawne kosztują czas. Można też nie wybrać żadnej.
guide-review = Teorie wędrują do środka
    .text = W każdej fazie teorii przesuwają się o jedno pole w kierunku środka. Na wewnętrznym polu zostają odkryte: to recenzja. Pierwsza poprawna teoria w sektorze daje dodatkowy punkt.
guide-locate = Cel: zlokalizuj Planetę X
    .text = Gdy znasz jej sektor i obu sąsiadów, wybierz „Zlokalizuj X”. Znalezienie jej daje dziesięć punktów; kto jest w tyle, ma ostatnią szansę. Powodzenia!
