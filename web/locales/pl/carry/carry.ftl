# Wszystko z urządzenia w jednym pliku.

carry-lead = Notatniki, gry przy prawdziwym stole, także zakończone, i ustawienia: w jednym pliku, na inne urządzenie albo do przechowania. Nie przechodzi on przez żaden serwer.
carry-save = Zapisz wszystko do pliku
carry-open = Otwórz taki plik
carry-secret = Kto ma ten plik, może przeczytać wszystko, co na tym urządzeniu zanotowano lub komukolwiek ujawniono. Kluczy do miejsc przy stołach online nigdy w nim nie ma: takie miejsce przenosi się z jego stołu.
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
carry-further = Są dalej niż tutejsze i je zastąpią: { $count }
carry-joined = Różnią się od tutejszych, a wszystko z obu zostanie: { $count }
carry-here = Już tu są, tak samo daleko lub dalej: { $count }
carry-damaged = Pominięte, bo to, co ma tu tę samą nazwę, jest uszkodzone; najpierw to zapisz albo usuń: { $count }
carry-elsewhere = Plik zawiera też coś, czego ta strona nie zna; to zostaje w pliku.
carry-settings = Przejmij też ustawienia: imię, język, kolory, przyzwyczajenia
carry-nothing = Wszystko z niego już tu jest.
carry-take = Dodaj do tego urządzenia
carry-done = Wszystko z pliku jest teraz na tym urządzeniu.
carry-done-rest = Cała reszta pliku jest teraz na tym urządzeniu.

## Czego nie można przyjąć

carry-refused-not-json = Ten plik zawiera coś innego albo jest uszkodzony. Niczego nie dodano.
carry-refused-not-such-a-file = To nie jest plik ze wszystkim z urządzenia; pojedynczy notatnik otwiera się na stronie notatnika. Niczego nie dodano.
carry-refused-newer = Ten plik zapisała inna wersja Ecliptic, a ta nie umie go odczytać. Niczego nie dodano.
carry-refused-too-large = To jest za duże jak na taki plik. Niczego nie dodano.
carry-refused-part = Ten plik jest uszkodzony: „{ $field }” zawiera { $text }. Niczego nie dodano.
carry-refused-storage = Pamięć tej przeglądarki jest pełna albo niedostępna dla tej strony. To, co tu było, zostaje. Zwolnij miejsce i otwórz plik ponownie: nic się nie powtórzy.
