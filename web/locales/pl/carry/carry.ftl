# Wszystko z urządzenia w jednym pliku.

carry-lead = Notatniki, gry przy prawdziwym stole (także zakończone) i ustawienia w jednym pliku, na inne urządzenie albo jako kopia zapasowa. Plik nie przechodzi przez żaden serwer.
carry-save = Eksportuj wszystko do pliku
carry-open = Importuj plik
carry-secret = Kto ma ten plik, może przeczytać wszystko, co na tym urządzeniu zanotowano lub ujawniono. Kluczy do miejsc przy stołach online nigdy w nim nie ma: aby przenieść takie miejsce, przejdź do jego stołu.
carry-found = W tym pliku
carry-notebooks = { $count ->
    [0] Brak notatników
    [one] { $count } notatnik
    [few] { $count } notatniki
   *[many] { $count } notatników
}
carry-evenings = { $count ->
    [0] Brak gier przy prawdziwym stole
    [one] { $count } gra przy prawdziwym stole
    [few] { $count } gry przy prawdziwym stole
   *[many] { $count } gier przy prawdziwym stole
}
carry-new = Jeszcze ich tu nie ma: { $count }
carry-further = Kontynuują tutejsze i je zastąpią: { $count }
carry-joined = Różnią się od tutejszych; zostaną połączone, nic nie zginie: { $count }
carry-here = Już tu są, tak samo lub bardziej kompletne: { $count }
carry-damaged = Pominięte, bo to, co ma tu tę samą nazwę, jest uszkodzone; najpierw to zapisz albo usuń: { $count }
carry-elsewhere = Plik zawiera też coś, czego ta strona nie zna; to zostaje w pliku.
carry-settings = Importuj też ustawienia: imię, język, motyw, preferencje
carry-nothing = Wszystko z niego już tu jest.
carry-take = Dodaj do tego urządzenia
carry-done = Wszystko z pliku jest teraz na tym urządzeniu.
carry-done-rest = Cała reszta pliku jest teraz na tym urządzeniu.

## Czego nie można przyjąć

carry-refused-not-json = Ten plik zawiera coś innego albo jest uszkodzony. Niczego nie dodano.
carry-refused-not-such-a-file = To nie jest eksport wszystkiego z urządzenia; pojedynczy notatnik otwiera się na stronie notatnika. Niczego nie dodano.
carry-refused-newer = Ten plik zapisała inna wersja Ecliptic, a ta nie umie go odczytać. Niczego nie dodano.
carry-refused-too-large = To jest za duże jak na taki eksport. Niczego nie dodano.
carry-refused-part = Ten plik jest uszkodzony: „{ $field }” zawiera { $text }. Niczego nie dodano.
carry-refused-storage = Pamięć tej przeglądarki jest pełna albo niedostępna dla tej strony. To, co tu było, zostaje. Zwolnij miejsce i zaimportuj plik ponownie: nic się nie powtórzy.
