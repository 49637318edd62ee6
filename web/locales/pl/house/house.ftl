## The rules of the house, where it has any

house-opening = Otwieranie stołów
    .nobody = Nie można tu otwierać nowych stołów. Mając kod stołu, możesz do niego dołączyć.
house-passphrase = Hasło
    .text = Aby otworzyć stół na tym serwerze, trzeba znać jego hasło. Aby dołączyć do stołu, wystarczy kod.
    .go = Zatwierdź
    .done = Teraz możesz otwierać stoły.
house-wanting = Stoły szukające graczy
    .none = Nikt teraz nie szuka graczy.
house-free = Wolne miejsca: { $free } z { $seats }
house-listed = Nieznajomi gracze
    .yes = Pokaż ten stół wszystkim
    .no = Tylko z linkiem lub kodem
house-listed-yes = Ten stół widzą wszyscy

## For guests of a public house

guests-lead = Nie potrzebujesz tu konta i nic nie jest wczytywane z innych stron. Oto, co serwer przechowuje po twojej wizycie.
guests-stored = Co jest przechowywane
    .tables = Twoje stoły: wpisane imię, każdy ruch i to, kto gdzie siedział. Inni przy stole widzą twoje imię.
    .keys = Klucz do każdego twojego miejsca, w pliku cookie przeglądarki; serwer ma tylko jego odcisk. Jedyny inny plik cookie to ten, który pamięta hasło, jeśli serwer je ma.
    .address = Twój adres sieciowy nigdy nie jest zapisywany. Jest liczony w pamięci tak długo, jak wymagają tego limity.
    .log = Dziennik serwera nie zawiera imion, adresów, notatek ani ruchów. Osoba prowadząca serwer może przed nim prowadzić dziennik adresów; zapytaj poniżej.
guests-notes = Twoje notatki przy stole, do { $kilobytes } kB na miejsce; widzisz je tylko ty.
guests-records = Zapisy gier przesłane do obejrzenia; z zapisów wszystkich osób przechowywanych jest { $count } najnowszych.
guests-long = Jak długo
    .kept = Gry są przechowywane, dopóki nie usunie ich osoba prowadząca serwer.
    .backups = Kopie zapasowe mogą zawierać grę dłużej; zapytaj poniżej.
guests-pruned = Gra, której nikt nie tknął przez { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }, jest usuwana, chyba że została dokończona albo ktoś poprosił o jej zachowanie.
guests-pruned-kept = Gra dokończona albo taka, o której zachowanie ktoś poprosił, jest usuwana, gdy nikt jej nie tknął przez { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }.
guests-browser = Twoja przeglądarka przechowuje klucz do miejsca przez { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }.
guests-link = Link, który przenosi twoje miejsce na inne urządzenie, działa raz, przez { $minutes ->
        [one] { $minutes } minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
guests-opener = Twoja przeglądarka przez { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    } pamięta, że znasz hasło.
guests-listed = Stół pokazany wszystkim pozostaje na liście najwyżej przez { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }, bez imion.
guests-today = Z jednego adresu można w ciągu dnia otworzyć { $count ->
        [one] { $count } stół
        [few] { $count } stoły
       *[other] { $count } stołów
    }; po dniu ta liczba jest zapominana.
guests-forget = Usuwanie twoich danych
    .text = To natychmiast i na zawsze usuwa twoje imię, klucze i notatki przy każdym stole tej przeglądarki. Ruchy pozostają, bo gra należy do wszystkich; odtąd są ruchami gościa.
guests-contact = Kontakt
    .text = Pytania, skargi, prośby o usunięcie czegoś:
    .none = Osoba prowadząca ten serwer nie podała adresu. Zapytaj osobę, która cię zaprosiła.
