# O co pyta stół gry Planet X, i pasek, który potwierdza.

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
research-by = Temat zbadali już: { $names }
research-again = Znasz już tę wskazówkę: powtórne badanie tylko kosztuje czas.

locate-sector = Planeta X jest w sektorze
locate-beside = Co jest w sektorze { $sector }?
locate-hint = Wszystkie trzy odpowiedzi muszą być poprawne. Inni dowiedzą się tylko, czy takie były, ale nie poznają sektora.

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
confirm-hurry = Niech zagra od razu
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

undo-move = Cofnij ruch
undo-asked = { $name } chce cofnąć ruch. Zgadzasz się?
undo-asked-mine = Prosisz o cofnięcie swojego ruchu. Pozostali muszą się zgodzić.
undo-agree = Zgadzam się
undo-refuse = Nie zgadzam się
undo-cancel = Zostaw ruch
undo-agreed = Zgadzasz się; inni jeszcze nie odpowiedzieli.
undo-not-done = Twój ruch pozostaje w mocy: nie cofnięto go.
undo-refused = Twój ruch pozostaje w mocy: { $name } się nie zgadza.
