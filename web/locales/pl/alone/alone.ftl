# Klient bez serwera: jako jeden plik albo jako folder na serwerze plików.

## Jeden plik

alone-notebook =
    .kept = Ten plik nie potrzebuje połączenia: jest w nim wszystko, a twoje notatniki zostają w tej przeglądarce, na tym urządzeniu. To, co chcesz zachować na zawsze, zapisz do pliku.
    .needs = Kod QR wymaga strony, która ma adres. Wszystko inne działa tutaj.
    .passing = Ta przeglądarka nie pozwala plikowi niczego zapisać: to, co teraz zanotujesz, przepadnie po zamknięciu strony. Zapisz wcześniej każdy notatnik do pliku albo otwórz ten plik w innej przeglądarce.
alone-companion =
    .kept = Ten plik nie potrzebuje połączenia: jest w nim wszystko, także układy wszystkich 28 224 kodów, a twoje gry zostają w tej przeglądarce, na tym urządzeniu.
    .needs = Kod QR wymaga strony, która ma adres; przeciwnicy, jedna gra na kilku telefonach i oglądanie zapisów gier wymagają serwera. Wszystko inne działa tutaj.
alone-whole = Ten plik nie potrzebuje połączenia: jest w nim wszystko.

## Jeden folder

site-title = Przy stole, z połączeniem albo bez
site-lead = Aplikacja towarzysząca i notatnik do gry The Search for Planet X oraz zasady obu gier. Wszystko dzieje się na twoim urządzeniu.
site-stays = Co tu zostaje
    .text = To, co wpisujesz, zostaje w tej przeglądarce, na tym urządzeniu, i nie jest nigdzie wysyłane.
site-ready = Wszystko już tu jest: od teraz te strony otwierają się bez połączenia. W menu przeglądarki możesz dodać je do ekranu głównego.
site-coming = Reszta jeszcze się wczytuje; potem te strony będą się otwierać bez połączenia.
site-not-secure = Ten adres nie jest szyfrowany (https), więc przeglądarka nie zachowuje kopii na później. Otwarta strona działa dalej bez połączenia.
site-server = Co wymaga serwera
    .text = Gra z przeciwnikami albo ze znajomymi gdzie indziej, jedna gra na kilku telefonach i oglądanie zapisów gier. Taki serwer może uruchomić każdy: ecliptic serve
