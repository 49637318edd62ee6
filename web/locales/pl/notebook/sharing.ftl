# Notatnik udostępniany innym urządzeniom.

## Udostępnianie

share-open = Udostępnij
share-title = Udostępnij „{ $name }”
share-file = Zapisz do pliku
    .hint = Cały notatnik, jako kopia zapasowa albo na inne urządzenie: tam otwiera się go przyciskiem „Otwórz plik”.
share-qr = Do zeskanowania innym urządzeniem
    .hint = Po zeskanowaniu pojawi się pytanie, czy dodać notatnik. Notatnik jest w samym obrazku i nie przechodzi przez żaden serwer. Drugie urządzenie musi móc połączyć się z adresem { $name }.
    .picture = Kod QR notatnika „{ $name }”
share-drawing = Tworzenie obrazka…
share-address = Jako adres
share-too-large = Ten notatnik jest za duży na kod QR; zapisz go do pliku.
share-from-file = Ta strona jest plikiem i inne urządzenia nie mogą do niej dotrzeć; zapisz notatnik do pliku.
share-old-browser = Ta przeglądarka jest zbyt stara, aby narysować obrazek; zapisz notatnik do pliku.
share-import = Otwórz plik
share-added = Dodano „{ $name }” do notatników tego urządzenia.
share-arrived = Udostępniony notatnik
    .question = Dodać „{ $name }” do notatników tego urządzenia? Ma { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    }. Te, które tu są, pozostaną bez zmian.
    .yes = Dodaj
share-keep-one = Pobierz notatnik jako jeden plik
    .hint = Jeden plik, w którym jest wszystko, do pamięci telefonu lub komputera: działa bez żadnego połączenia.

## Czego nie można przyjąć

share-refused-not-json = To nie jest notatnik: plik zawiera coś innego albo jest uszkodzony. Niczego nie dodano.
share-refused-not-a-notebook = Ten plik nie jest notatnikiem Ecliptic. Niczego nie dodano.
share-refused-newer = Ten notatnik zapisała inna wersja Ecliptic, a ta nie umie go odczytać. Niczego nie dodano.
share-refused-too-large = To jest za duże jak na notatnik. Niczego nie dodano.
share-refused-cut-short = Adres tego notatnika jest niepełny albo uszkodzony; poproś o niego jeszcze raz. Niczego nie dodano.
share-refused-header = Ten notatnik jest uszkodzony: „{ $field }” zawiera { $text }. Niczego nie dodano.
share-refused-entry = Ten notatnik jest uszkodzony: we wpisie { $number } „{ $field }” zawiera { $text }. Niczego nie dodano.
share-refused-storage = Pamięć tej przeglądarki jest pełna albo niedostępna dla tej strony. Niczego nie dodano.
