# Notatnik do gry przy prawdziwym stole, obok dowolnej aplikacji.

## Notatniki na tym urządzeniu

notebook-title = Notatnik
notebook-lead = Arkusz notatek do gry The Search for Planet X przy prawdziwym stole, jako uzupełnienie aplikacji towarzyszącej. Działa bez połączenia.
notebook-kept = Na tym urządzeniu
notebook-kept-here = Notatniki zostają na tym urządzeniu, dopóki ich stąd nie przeniesiesz.
notebook-all = Notatniki
notebook-new = Nowy notatnik
notebook-begin = Zacznij
notebook-name = Nazwa notatnika
notebook-name-of-day = Gra z dnia { $day }
notebook-players = Gracze
notebook-players-hint = W kolejności pionków w sektorze 1: na początku ten, kto gra pierwszy.
notebook-player = Gracz { $number }
notebook-colour = Pionek
notebook-colour-0 = niebieskie koło
notebook-colour-1 = pomarańczowy kwadrat
notebook-colour-2 = zielony trójkąt
notebook-colour-3 = fioletowy romb
notebook-own = Czyj to notatnik?
notebook-season = Twoja pora roku
notebook-dealer = Która aplikacja przygotowuje grę?
notebook-dealer-published = Oficjalna aplikacja
notebook-dealer-ecliptic = Aplikacja Ecliptic
notebook-dealer-unknown = Inna albo nie wiem
notebook-rename = Zmień nazwę
    .of = Zmień nazwę: { $name }
notebook-duplicate = Powiel
    .of = Powiel: { $name }
notebook-copy-of = { $name } (kopia)
notebook-copied = Powielono: { $name }
notebook-delete = Usuń
    .question = Usunąć „{ $name }” z tego urządzenia wraz z całą zawartością?
notebook-deleted = Usunięto: { $name }
notebook-gone = Tego notatnika tu nie ma
    .text = Został usunięty albo jest na innym urządzeniu.

## Części notatnika

notebook-parts = Części notatnika
notebook-part-hints = Arkusz
notebook-part-moves = Ruchy
notebook-part-theories = Teorie
notebook-part-clues = Badania
notebook-part-score = Punkty
notebook-part-settings = Więcej
notebook-undo = Cofnij
notebook-redo = Ponów
notebook-undone = Cofnięto; ważne wpisy: { $number } z { $count }.
notebook-redone = Ponowiono; ważne wpisy: { $number } z { $count }.
notebook-rewound = { $count ->
    [one] Cofnięto: dalej jest jeszcze jeden wpis. To, co teraz zapiszesz, zastąpi go.
    [few] Cofnięto: dalej są jeszcze { $count } wpisy. To, co teraz zapiszesz, zastąpi je.
   *[many] Cofnięto: dalej jest jeszcze { $count } wpisów. To, co teraz zapiszesz, zastąpi je.
}
notebook-rewound-on = Następny wpis
notebook-rewound-all = Wszystkie
notebook-noted = Zapisano.
notebook-done = Gotowe
notebook-unknown = nie wiadomo
notebook-less = Mniej
notebook-more = Więcej
notebook-mend = Zmień
    .of = Zmień: { $text }
notebook-remove = Usuń
    .of = Usuń: { $text }

## Arkusz

notebook-hints = Arkusz notatek
notebook-shown-as = Pokaż jako
notebook-as-table = Tabela
notebook-as-ring = Pierścień
notebook-pencil = Dotknięciem zapisujesz
notebook-pencil-marks = Własne oznaczenia
notebook-pencil-facts = Informacje początkowe
notebook-marks-hint = Dotknij pola, aby je skreślić, potem zakreślić, potem wyczyścić. Dotknij numeru sektora, aby dodać notatkę.
notebook-marks-cycle = Dotknij, aby skreślić, potem zakreślić, potem wyczyścić.
notebook-facts-hint = Dotknij tego, co wyklucza informacja początkowa; dotknij ponownie, aby ją usunąć.
notebook-open-sector = Sektor { $sector }: notatka i więcej
notebook-ring = Pierścień z twoimi notatkami, widziany z twojej pory roku
notebook-note = Notatka
notebook-looks = Czy wygląda na pusty?
notebook-looks-open = Otwarte
notebook-looks-yes = Wygląda na pusty
notebook-looks-no = Nie wygląda
notebook-looks-hint = Sektor, który wygląda na pusty, jest faktycznie pusty albo zawiera Planetę X.
notebook-help = Pomoc i notatki
notebook-help-level = Pomoc

## Ruchy

notebook-track = Tor czasu
notebook-standing = sektor { $sector }, czas { $time }
notebook-conference-in = { $steps ->
    [one] konferencja X{ $number } za { $steps } sektor
    [few] konferencja X{ $number } za { $steps } sektory
   *[many] konferencja X{ $number } za { $steps } sektorów
}
notebook-ended = { $name } znajduje Planetę X: nie ma już więcej tur.
notebook-due = Teraz do zapisania
notebook-last-chance-of = { $name } ma ostatnią szansę: zlokalizowanie Planety X albo pas zapisuje się tutaj, teorie w części Teorie.
notebook-to-theories = Do teorii
notebook-to-clues = Do badań
notebook-new-move = Zapisz ruch
notebook-mend-move = Zmień ruch
notebook-who = Gracz
notebook-kind-time = Tylko czas
notebook-surveyed = Czego szukano
notebook-run = Sektory: pierwszy, potem ostatni
notebook-was-found = Planeta X
notebook-found = odnaleziona
notebook-not-found = nieodnaleziona
notebook-answer = Uzyskana odpowiedź
notebook-answer-of-other = Odpowiedź, jeśli ją znasz
notebook-count = Ile
notebook-seen = Co tam widać
notebook-reason = Powód
notebook-cost = Czas
notebook-note-move = Zapisz ten ruch
notebook-note-mended = Zapisz zmianę
notebook-warning-cost = Według zasad kosztuje to { $cost }, a nie { $wanted }.
notebook-moves = Zapis ruchów
notebook-line-cost = (czas { $time }, koszt { $cost })
notebook-time-moved = Pionek przesunięty o { $cost ->
    [one] { $cost } sektor
    [few] { $cost } sektory
   *[many] { $cost } sektorów
}
notebook-theory-in = Teoria w sektorze { $sector }
notebook-phase-held = Odbyła się { $number }. faza teorii
notebook-order-set = Zmieniona kolejność graczy

## Teorie

notebook-theories = Teorie
notebook-last-chance = Ostatnia szansa
notebook-in-phase = { $number }. faza teorii
notebook-theory-says = Obiekt, jeśli go znasz
notebook-theory-thing = Sektor { $sector }, { $name }: obiekt teorii
notebook-theory-remove = Usuń teorię: sektor { $sector }, { $name }
notebook-theory-spaces = { $phases ->
    [0] na wewnętrznym polu
    [one] { $phases } pole od wewnętrznego
    [few] { $phases } pola od wewnętrznego
   *[many] { $phases } pól od wewnętrznego
}
notebook-theory-unknown = Nie znam obiektu
notebook-theory-right = poprawna
notebook-theory-wrong = niepoprawna
notebook-right-or-wrong = { $name }: poprawna czy niepoprawna?
notebook-note-theory = Zapisz teorię
notebook-hold-phase = Odbyła się { $number }. faza: teorie do środka
    .question = Według toru czasu to nie pora na fazę teorii. Czy mimo to się odbyła?
notebook-phase-hint = Zapisz umieszczone teorie, a potem to, że faza się odbyła.
notebook-review-hint = Gdy teoria jest poprawna, odkrywa się też wszystkie inne w tym sektorze. Niepoprawna przesuwa pionek autora o 1 sektor do przodu.
notebook-note-review = Zapisz recenzję
notebook-turned-over = Odkryto inną teorię

## Badania

notebook-topics = Tematy badań
notebook-titles-hint = Dotykaj obiektów w kolejności, w jakiej wymienia je twoja aplikacja.
notebook-topics-hint = Wskazówkę tematu zapisuje się razem z badaniem, w części Ruchy.
notebook-title-of = { $label }: czego dotyczy
notebook-title-unknown = tytuł nieznany
notebook-title-half = { $title } i…
notebook-researched = badanie: { $name }
notebook-clue-about = Czego dotyczy wskazówka
notebook-clue = Wskazówka
notebook-clue-none = żadna z tych
notebook-clue-words = Słowami: wskazówka w brzmieniu z aplikacji zostanie zrozumiana
notebook-held = Odbyła się, nic nie zapisano.
notebook-note-conference = Zapisz konferencję
notebook-facts = { $count ->
    [0] Bez informacji początkowych
    [one] { $count } informacja początkowa
    [few] { $count } informacje początkowe
   *[many] { $count } informacji początkowych
}
notebook-facts-where = Zapisuje się je w części Arkusz: „Dotknięciem zapisujesz: Informacje początkowe”.

## Zasady każdego nieba

notebook-to-rules = Logika
notebook-rules = W każdym układzie
notebook-rule-C = Komety są tylko w sektorach { $sectors }.
notebook-rule-A = Każda asteroida ma obok siebie inną asteroidę.
notebook-rule-D = Żadna planeta karłowata nie jest obok Planety X.{ $mode ->
    [expert] { " " }Wszystkie cztery leżą w paśmie dokładnie sześciu sektorów, po jednej na każdym końcu.
   *[standard] { "" }
}
notebook-rule-G = Każdy obłok gazowy ma obok siebie faktycznie pusty sektor.
notebook-rule-X = Sektor Planety X wygląda na pusty; obok niej nigdy nie ma planety karłowatej.
notebook-rule-E = Sektory faktycznie puste. Przeszukiwanie i skanowanie nie odróżniają ich od sektora Planety X.

## Koniec

notebook-score = Wynik końcowy
notebook-score-hint = Teoria liczy się, gdy wiadomo, że jest poprawna: z recenzji albo z nieba podanego poniżej.
notebook-nobody-found = Nikt jeszcze nie odnalazł Planety X.
notebook-still-hidden = { $count ->
    [one] { $count } teoria jest jeszcze zakryta: uzupełnij niebo i obiekt tej teorii.
    [few] { $count } teorie są jeszcze zakryte: uzupełnij niebo i obiekty tych teorii.
   *[many] { $count } teorii jest jeszcze zakrytych: uzupełnij niebo i obiekty tych teorii.
}
notebook-found-points = { $name }: Planeta X odnaleziona, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
notebook-sky = Niebo po ujawnieniu

## Ustawienia

notebook-order = Kolejność graczy
notebook-order-hint = Zaczynając od ostatniego gracza. Z pionków w jednym sektorze pierwszy ma turę ten, który stanął tam wcześniej.
notebook-order-before = ma turę wcześniej niż { $name }
notebook-take = Udostępnij i drukuj
notebook-print = Drukuj
notebook-print-standing = { $name }: sektor { $sector }, czas { $time }
notebook-print-signs = ● pewne z tego, co wiesz · ○ zakreślone przez ciebie · × skreślone · ⊠ informacja początkowa · ◌ wygląda na pusty · · niemożliwe

## Co usłyszano i wywnioskowano

notebook-known = Usłyszane i wywnioskowane
notebook-line = Zdanie, jak podaje je twoja aplikacja albo własnymi słowami
    .example = Co najmniej 1 asteroida w 3-5
notebook-line-note = Zapisz
notebook-line-to-form = Do formularza ruchów
notebook-line-elsewhere = Zrozumiano. Zapisz to w części { $text }.
notebook-line-unknown = Nie zrozumiano tego zdania. Napisz, co gdzie się znajduje, tak jak powiedziałaby to aplikacja.
notebook-line-meant = Czy chodziło o to:
notebook-known-told = Powiedziano mi
notebook-known-concluded = Mój wniosek
notebook-known-is-told = usłyszane
notebook-known-is-concluded = mój wniosek
notebook-known-taps = Złóż, dotykając
notebook-known-things = Obiekty
notebook-known-many = Ile
notebook-known-least = co najmniej
notebook-known-exactly = dokładnie
notebook-known-most = najwyżej
notebook-known-none = żadnego
notebook-known-count = Liczba
notebook-follows = Czy to wynika?
    .of = Czy to wynika? { $text }
notebook-follows-help = Z pomocą od poziomu „Pewniki” możesz zapytać, czy to wynika.
