# Wszystko, co może zostać odrzucone: co jest nie tak i co zrobić. Nazwa to kod błędu.

## Stoły, cofanie ruchów i zapisy gier

error-action-malformed = To nie jest akcja tej gry. Odśwież stronę i spróbuj ponownie.
error-chance-bound = Nie da się uczciwie losować spośród liczby elementów: { $bound }. Zgłoś to jako błąd programu.
error-chance-seed-length = Ziarno losowe ma 16 bajtów, a to ma { $length }: plik został zmieniony.
error-decision-stale = Na pytanie { $decision } już padła odpowiedź. Spójrz ponownie na planszę.
error-game-over = Gra już się skończyła. Zacznij nową albo poproś o rewanż.
error-not-your-decision = To nie twój ruch. Czekamy na: { $waiting }.
error-record-commitment = Ziarno i sól nie pasują do odcisku pokazanego na początku.
error-record-deal-version = Grę utworzyła wersja { $found } generatora, a ten Ecliptic ma wersję { $here }, która tworzy inne gry. Można ją obejrzeć, ale nie da się już sprawdzić, jak powstała.
error-record-differs = Pozycja { $entry } zapisu nie jest tym, do czego prowadzą zasady i ziarno.
error-record-digest = Zapis został zmieniony lub uszkodzony: jego skrót nie pasuje do treści.
error-record-empty = Zapis nie zawiera rozdania, więc nie da się go obejrzeć.
error-record-entry = Wiersz zapisu nie jest ani rozdaniem, ani ruchem, ani cofnięciem.
error-record-field = Wiersz { $line } zapisu powinien zawierać pole { $field }.
error-record-fold = Pozycja { $entry } zapisu nie wynika z tego, co było przed nią.
error-record-game = Zapis dotyczy gry o nazwie { $game }, której ta wersja nie zna.
error-record-json = To nie jest zapis w postaci JSON.
error-record-line = Nie można odczytać wiersza { $line } zapisu ({ $reason }).
error-record-not-a-record = Ten plik nie jest zapisem gry z Ecliptic. Wybierz inny plik.
error-record-number = Zapis zawiera „{ $text }” tam, gdzie powinna być liczba.
error-record-options = Nie można odczytać opcji zapisu ({ $reason }).
error-record-order = Pozycja { $entry } zapisu to rozdanie w złym miejscu: plik został zmieniony.
error-record-players = Gracze w zapisie nie pasują do miejsc albo imię zawiera znak |.
error-record-result = Wynik w zapisie nie jest tym, do którego prowadzą ruchy: plik został zmieniony.
error-record-rules-older = Grę rozegrano według starszej wersji zasad ({ $found }): można ją obejrzeć, ale obecne zasady nie potwierdzą jej poprawności.
error-record-rules-unknown = Zapis podaje wersję zasad { $found }, a ten Ecliptic zna wersje od 1 do { $newest }. Użyj nowszego Ecliptic; możliwe też, że plik został zmieniony.
error-record-secret = Ziarno lub sól w zapisie nie jest liczbą szesnastkową: plik został zmieniony.
error-record-truncated = Zapis jest urwany: brakuje ostatniego wiersza ze skrótem.
error-record-undo = Pozycja { $entry } zapisu cofa ruch, którego nie ma.
error-record-unlawful = Pozycja { $entry } zapisu jest niezgodna z zasadami ({ $reason }).
error-undo-game-over = Gra już się skończyła; niczego nie można już cofnąć.
error-undo-needs-consent = Inni dowiedzieli się czegoś w międzyczasie, więc najpierw muszą się zgodzić: { $seats }.
error-undo-nothing = Nie masz ruchu, który można by cofnąć.
error-undo-opponents = Od tego czasu wyszło na jaw coś nowego, a przeciwnicy komputerowi nigdy nie zgadzają się na cofnięcie ruchu.

## The Search for Planet X: akcje

error-planetx-only-in-turn = Tylko w turze: najpierw dokończ fazę teorii albo ostatnią szansę.
error-planetx-only-when-choosing = Teorie wybiera się tylko na początku fazy teorii.
error-planetx-only-when-placing = Teorie umieszcza się (lub wycofuje, jeśli nie ma dla nich sektora) dopiero po ich wybraniu w fazie teorii.
error-planetx-only-in-last-chance = Pasować można tylko w ostatniej szansie; tura wymaga akcji.
error-planetx-not-asked = To nie twój ruch. Czekamy na: { $waiting }.
error-planetx-game-over = Gra już się skończyła; nie ma już nic do rozstrzygnięcia.
error-planetx-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
error-planetx-spectator = Widzowie tylko patrzą.
error-planetx-unknown-action = To nie jest akcja tej gry. Wybierz jedną z dostępnych.
error-planetx-no-such-sector = Nie ma sektora { $sector }; sektory mają numery od 1 do { $sectors }.
error-planetx-survey-object = Przeszukując niebo, nie można szukać { OBJECT($object, form: "genitive") }. Wybierz kometę, asteroidę, planetę karłowatą, obłok gazowy albo „pusty”.
error-planetx-survey-not-visible = Nie wszystkie sektory { $first }–{ $last } są na widocznym niebie. Zostań w zakresie { $sky_first }–{ $sky_last }, zgodnie z ruchem wskazówek zegara.
error-planetx-survey-comet-ends = Szukając komet, trzeba zacząć i skończyć w sektorach, które mogą zawierać kometę ({ $sectors }); zakres { $first }–{ $last } nie pasuje.
error-planetx-target-none-left = Nie masz już żetonów skanowania (zużyte: { $tokens }).
error-planetx-target-not-visible = Sektora { $sector } nie ma na widocznym niebie. Zeskanuj jeden z zakresu { $sky_first }–{ $sky_last }, zgodnie z ruchem wskazówek zegara.
error-planetx-research-twice-running = Twoją ostatnią akcją było badanie naukowe. Zrób coś innego przed kolejnym badaniem.
error-planetx-no-such-topic = Nie ma tematu „{ $topic }”; tematy to A–F.
error-planetx-locate-neighbour = Obok Planety X nie można wskazać { OBJECT($object, form: "genitive") }. Wskaż kometę, asteroidę, obłok gazowy albo sektor faktycznie pusty.
error-planetx-locate-comet = Sektor { $sector } nie może zawierać komety. Wskaż tam inny obiekt.

## The Search for Planet X: teorie

error-planetx-choose-too-many = Wybierasz { $chosen ->
    [one] { $chosen } teorię
    [few] { $chosen } teorie
   *[many] { $chosen } teorii
}; w tej fazie najwyżej { $most }.
error-planetx-choose-object = Teoria nie może dotyczyć { OBJECT($object, form: "genitive") }. Wybierz kometę, asteroidę, planetę karłowatą albo obłok gazowy.
error-planetx-choose-order = Teorie są w złej kolejności. Odśwież stronę i wybierz ponownie.
error-planetx-supply = Na teorię „{ OBJECT($object, form: "name") }” { $left ->
    [0] nie masz już żetonów
    [one] masz jeszcze { $left } żeton
    [few] masz jeszcze { $left } żetony
   *[many] masz jeszcze { $left } żetonów
}. Wybierz inny obiekt.
error-planetx-place-not-chosen = Teoria „{ OBJECT($object, form: "name") }” nie została wybrana na tę fazę. Umieść jedną z wybranych.
error-planetx-place-confirmed = Zawartość sektora { $sector } jest potwierdzona, więc nie przyjmuje on już teorii. Wybierz inny sektor.
error-planetx-place-same-object = Twoja teoria „{ OBJECT($object, form: "name") }” była już zgłoszona w sektorze { $sector }. Wybierz inny sektor.
error-planetx-place-same-phase = W tej fazie masz już teorię umieszczoną w sektorze { $sector }. Wybierz inny sektor.
error-planetx-place-nowhere = Nie ma już sektora dla żadnej teorii, którą można by umieścić.
error-planetx-withdraw-placeable = Dla teorii „{ OBJECT($object, form: "name") }” jest jeszcze dozwolony sektor, więc trzeba ją umieścić.
error-planetx-withdraw-nothing = Każdą wybraną teorię można umieścić; żadnej się nie wycofuje.
error-planetx-last-chance-theories-begun = W ostatniej szansie zgłaszasz już teorie. Kontynuuj albo spasuj.

## The Search for Planet X: przygotowanie

error-planetx-seats = Gra jest dla 1–4 miejsc, a nie { $seats }.
error-planetx-level = Miejsce { $seat } nie może zaczynać z taką liczbą informacji ({ $facts }); może ich być 0, 4, 8 lub 12.
error-planetx-season-twice = Dwa miejsca mają tę samą porę roku. Każde potrzebuje innej.
error-planetx-setup-mode = Niebo i stół mają różne tryby (niebo: { $mode }; stół: { $expected }).
error-planetx-setup-order = Kolejność na starcie musi wymieniać każde miejsce dokładnie raz (miejsc: { $seats }).
error-planetx-topics = Niebo ma sześć tematów badań, a to ma { $found }.
error-planetx-conferences = Niebo nie ma tylu konferencji, ilu wymaga tryb (znaleziono: { $found }).
error-planetx-clue-false = Wskazówka nie jest prawdziwa dla tego układu.
error-planetx-clue-misplaced = Konferencje, i tylko one, dotyczą Planety X.
error-planetx-title-twice = Dwa tematy mają ten sam tytuł.
error-planetx-fact-false = Informacja początkowa o sektorze { $sector } (nie „{ OBJECT($object, form: "name") }”) nie jest prawdziwa.
error-planetx-facts-missing = Niebo ma za mało informacji początkowych dla pory roku „{ $season }”: { $found } zamiast { $expected }.
error-planetx-system-length = Układ ma złą liczbę sektorów: { $sectors } zamiast { $expected }.
error-planetx-system-count = W układzie „{ OBJECT($object, form: "name") }” występuje złą liczbę razy: { $found } zamiast { $expected }.
error-planetx-system-comet = Układ ma kometę tam, gdzie nie może jej być.
error-planetx-system-asteroid = Układ ma asteroidę, która nie sąsiaduje z inną.
error-planetx-system-gas-cloud = Układ ma obłok gazowy bez faktycznie pustego sektora obok.
error-planetx-system-dwarf-planet = Układ ma planetę karłowatą obok Planety X.
error-planetx-system-band = Planety karłowate układu nie zajmują pasma dokładnie sześciu sektorów.

## The Search for Planet X: notacja i kody

error-planetx-notation-action = „{ $text }” nie jest akcją.
error-planetx-notation-number = „{ $text }” nie jest liczbą.
error-planetx-notation-object = „{ $text }” nie jest obiektem; litery to C, A, D, G, E i X.
error-planetx-notation-mode = „{ $text }” nie jest trybem; napisz standard lub expert.
error-planetx-notation-season = „{ $text }” nie jest porą roku; napisz spring, summer, autumn lub winter.
error-planetx-notation-title = „{ $text }” nie jest tytułem tematu.
error-planetx-notation-clue = „{ $text }” nie jest wskazówką.
error-planetx-notation-event = „{ $text }” to nic, co mogłoby się zdarzyć w tej grze.
error-planetx-code-generator = Rozpoczęto to z wersją { $found } generatora, a w wersji { $here } kody dają inne gry. O tę nie można już o nic zapytać: załaduj stronę ponownie i rozpocznij inną grę.
error-planetx-code-length = „{ $text }” nie jest kodem gry. Kod to litera, cyfra, litera, cyfra, na przykład B4K7.
error-planetx-code-sign = „{ $sign }” nie może być znakiem nr { $place } w kodzie gry; dozwolone są: { $allowed }.
error-planetx-code-spelling = „{ $game }” nie jest zapisane jak kod gry, na przykład B4K7.
error-planetx-code-mode = Kod { $game } jest dla innego trybu (tutaj: { $mode }); o trybie decyduje pierwsza litera.
error-planetx-notation-code = „{ $text }” nie jest kodem gry w postaci używanej w zapisach.
error-planetx-companion-run = Zakres ma za dużo sektorów ({ $length }); widoczne niebo ma ich tylko { $most }.
error-planetx-companion-level = Nie ma takiego poziomu; dostępne: { $levels }.
error-planetx-companion-conference = Nie ma konferencji { $number }; w tym trybie jest ich { $conferences }, licząc od 1.

## The Search for Planet X: dedukcja

error-planetx-world-revealed = Wyobrażone niebo nie jest tym, które ujawniono.
error-planetx-world-titles = Wyobrażone wskazówki nie mają tytułów z planszy.
error-planetx-world-clues = Wyobrażona wskazówka nie jest prawdziwa dla wyobrażonego nieba.
error-planetx-world-conference = Wyobrażona konferencja nie jest tą, która się odbyła.
error-planetx-world-facts = Wyobrażone niebo przeczy informacji początkowej.
error-planetx-world-review = Wyobrażone niebo przeczy recenzji.
error-planetx-world-answer = Wyobrażone niebo przeczy odpowiedzi udzielonej temu miejscu.
error-planetx-world-theories = Żaden wybór teorii nie pasuje do żetonów na planszy.
error-planetx-not-certain = Z tego, co wiesz, to nie wynika; może być inaczej.
error-planetx-history-form = Wiersz { $line } nie pasuje do zapisu gry przy prawdziwym stole.
error-planetx-history-answer = Odpowiedź w wierszu { $line } nie zgadza się z kodem gry.
error-planetx-nothing-left = Żaden układ nie zgadza się ze wszystkimi tymi faktami; jeden z nich jest błędny.

## The Search for Planet X: notatki z gry przy prawdziwym stole

# Behind any of these, where a line is nearly one that can be read.
did-you-mean = Czy chodziło o „{ $suggestion }”?
error-planetx-notes-line = Nie można odczytać wiersza { $line } notatek: { $reason }.
error-planetx-notes-empty = Notatki są puste. Zacznij od trybu: standard lub expert.
error-planetx-notes-mode = „{ $text }” nie jest trybem. Zacznij notatki od standard lub expert.
error-planetx-notes-dealer = „{ $text }” nie mówi, kto przygotowuje grę. Napisz ecliptic, published lub unknown.
error-planetx-notes-line-unknown = „{ $text }” nie może być notatką. Napisz S A 3-7 = 2, T 8 = E/X, R B = i wskazówkę, L 6 C E = wrong, facts 5-A, review 7 A+, topic B A+D, conference 1 = i wskazówkę, A in 3-5 >= 1 albo at 11.
error-planetx-notes-count = Przeszukiwanie tylu sektorów ({ $length }) nie może dać wyniku { $count }.
error-planetx-notes-sighting = „{ $text }” nie jest wynikiem skanowania; to C, A, D, G lub E/X.
error-planetx-notes-located = Wynik lokalizacji to right lub wrong, a nie „{ $text }”.
error-planetx-notes-fact = „{ $text }” nie jest informacją początkową; 5-A mówi, że w sektorze 5 nie ma asteroidy.
error-planetx-notes-review = „{ $text }” nie jest recenzją; A+ to poprawna teoria asteroidy, A- niepoprawna, podobnie C, D i G.
error-planetx-notes-clue-twice = { $label } ma już inną wskazówkę; każdy temat ma tylko jedną.
error-planetx-notes-title = Wskazówka { $label } nie odpowiada swojemu tytułowi: { $title }.
error-planetx-notes-title-twice = { $label } ma już inny tytuł; każdy temat ma tylko jeden.

## Serwer

error-server-token = Ten klucz niczego tu nie otwiera: został zastąpiony albo jest od innego stołu. Dołącz ponownie, podając kod.
error-server-no-seat = Widzowie tylko patrzą. Dołącz do stołu, aby zająć miejsce.
error-server-no-spectators = Ten stół nie wpuszcza widzów. Dołącz do niego, aby go zobaczyć.
error-server-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-server-no-table = Nie ma takiego stołu ani miejsca. Sprawdź adres albo otwórz nowy stół.
error-server-closed = Osoba prowadząca ten serwer zamknęła stół.
error-server-passphrase = Aby otworzyć tu stół, trzeba podać hasło serwera.
error-server-passphrase-wrong = To nie jest hasło serwera. Zapytaj osobę, która go prowadzi.
error-server-no-passphrase = Ten serwer nie ma hasła: stoły można otwierać bez niego.
error-server-opening-closed = Nie można tu otwierać nowych stołów. Nadal możesz dołączyć do istniejącego.
error-server-level-not-here = „{ $level }” nie jest dostępny na tym serwerze. Wybierz innego przeciwnika.
error-server-help-not-here = Przy stołach na tym serwerze pomoc jest mniejsza (do poziomu: { $given }).
error-server-no-list = Ten serwer nie ma listy stołów szukających graczy.
error-server-not-alone = Pospieszać przeciwników może tylko ktoś, kto gra z nimi sam.
error-server-no-code = Żaden stół nie ma takiego kodu. Sprawdź go u osoby, która ci go podała.
error-server-no-free-seat = To miejsce jest zajęte albo nie ma już wolnych miejsc.
error-server-not-a-person = Na miejscu { $seat } nie ma osoby, dla której można by to zrobić.
error-server-seat-taken = Miejsce { $seat } jest zajęte albo dla kogoś zarezerwowane.
error-server-not-your-seat = Może to zrobić tylko osoba, która tam siedzi.
error-server-dealt = Gra już się zaczęła; tego nie można już zmienić.
error-server-no-places = Tylko miejsca w grze The Search for Planet X mają porę roku i liczbę informacji.
error-server-game = Nie ma tu gry „{ $game }”; dostępne: { $games }.
error-server-options = To nie są opcje tej gry: { $reason }.
error-server-seats = Liczba opisanych miejsc ({ $seats }) nie pasuje do opcji ({ $expected }).
error-server-you-twice = Możesz zająć tylko jedno miejsce. Pozostałe zostaw wolne.
error-server-companion-code = Prowadzenie gry przy prawdziwym stole wymaga kodu gry Planet X.
error-server-names = Liczba twoich miejsc: { $expected }, a liczba podanych imion: { $names }.
error-server-level = „{ $level }” nie jest przeciwnikiem w tej grze.
error-server-name = „{ $name }” nie może być imieniem. Użyj od 1 do 16 zwykłych liter, bez znaku |.
error-server-name-guest = „{ $name }” oznacza osoby, które usunęły swoje dane. Wybierz inne imię.
error-server-idempotency-key = To żądanie nie ma poprawnego klucza. Odśwież stronę i spróbuj ponownie.
error-server-idempotency-reused = To żądanie posłużyło już do czegoś innego. Odśwież stronę i spróbuj ponownie.
error-server-command-reused = To żądanie posłużyło już do czegoś innego. Odśwież stronę i spróbuj ponownie.
error-server-no-undo-request = Nie ma na co się zgadzać; gra poszła dalej.
error-server-undo-asked = Miejsce { $seat } prosi o cofnięcie ruchu. Najpierw odpowiedz na tę prośbę.
error-server-undo-moved-on = W międzyczasie coś wpisano lub cofnięto. Sprawdź jeszcze raz, zanim coś cofniesz.
error-server-resume-ahead = Strona wyprzedza serwer ({ $heard }). Odśwież ją.
error-server-not-over = Pełny zapis będzie dostępny po zakończeniu gry; do tego czasu możesz zachować własny.
error-server-no-replay = Pod tym adresem nie ma żadnego zapisu. Wczytaj go ponownie.
error-server-note-long = Notatki są za długie: najwyżej { $most } bajtów. Skróć je.
error-server-notes-full = Ten stół nie przechowa więcej notatek. Skróć swoje albo poproś o to innych.
error-server-log-full = Ta gra osiągnęła największą długość: { $most } wpisów. Zachowaj jej zapis i otwórz nowy stół.
error-server-tables-today = Z twojego łącza otwarto dziś za dużo stołów. Następny będzie można otworzyć za { $seconds ->
    [one] { $seconds } sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
}
error-server-listed-today = Z twojego łącza pokazano dziś wszystkim za dużo stołów. Następny będzie można pokazać za { $seconds ->
    [one] { $seconds } sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
}
error-server-replays-today = Z twojego łącza wczytano dziś za dużo zapisów gier. Następny będzie można wczytać za { $seconds ->
    [one] { $seconds } sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
}
error-server-house-full = Ten serwer nie przyjmie więcej stołów ani zapisów; rozpoczęte gry toczą się dalej. Powiadom osobę, która nim zarządza.
error-server-no-note = Nie ma takiej wersji notatek albo nie jest już przechowywana.
error-server-note-overtaken = Te notatki zapisano wcześniej na innym urządzeniu. Spójrz na nie ponownie.
error-server-help-level = Przy tym stole pomoc jest mniejsza (do poziomu: { $given }; potrzebny: { $level }).
error-server-help-no-solver = Nie ma programu rozwiązującego dla gry „{ $game }”.
error-server-help-not-dealt = Gra się jeszcze nie zaczęła, więc nie ma czego rozwiązywać.
error-server-help-replaced = To pytanie zostało porzucone, bo padło następne.
error-server-help-too-long = Program rozwiązujący liczył za długo i został zatrzymany. Spróbuj później.
error-server-too-many = Za dużo naraz. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
}
error-server-too-slow = Połączenie było zbyt wolne. Wróci samo i ruszy od miejsca, w którym zostało przerwane.
error-server-too-large = Żądanie jest za duże. Wyślij mniej naraz.
error-server-json-only = Serwer oczekuje danych JSON. Odśwież stronę i spróbuj ponownie.
error-server-host = Ten serwer nie działa pod tą nazwą. Użyj adresu, który podaje.
error-server-proxy = Serwer pośredniczący przed tym serwerem jest źle skonfigurowany. Daj znać osobie, która nim zarządza.
error-server-proxy-unknown = Ten serwer jest dostępny tylko przez serwer pośredniczący. Użyj jego publicznego adresu.
error-server-origin = Inna strona nie może tu działać. Otwórz grę pod jej własnym adresem.
error-server-request = Serwer nie rozumie tego żądania. Odśwież stronę i spróbuj ponownie.
error-server-not-found = Pod tym adresem nic nie ma. Wróć na stronę startową.
error-server-method = Ten adres nie przyjmuje takiego żądania. Odśwież stronę i spróbuj ponownie.
error-server-failed = Wystąpił błąd serwera; nic się nie zmieniło. Spróbuj ponownie i zgłoś to, proszę.
error-store-busy = Baza danych jest zajęta; nic nie zapisano. Spróbuj ponownie.
error-store-full = Dysk serwera jest pełny; nic nie zapisano. Powiadom osobę, która nim zarządza.
error-store-failed = Baza danych nie działa; nic nie zapisano. Powiadom osobę zarządzającą serwerem.
error-store-away = Baza danych jest teraz nieosiągalna; nic nie zapisano. Spróbuj ponownie.
error-store-unsure = Połączenie z bazą danych zerwało się podczas zapisu. Wyślij ponownie: zostanie to zrobione tylko raz.
error-store-overtaken = Ktoś inny był szybszy; nic nie zapisano. Spójrz ponownie.
error-store-command-taken = To zostało już wykonane.
error-server-link = Ten link został już użyty albo jest zbyt stary. Utwórz nowy.
error-server-port-taken = Port { $port } jest już zajęty. Zatrzymaj tamten program albo wybierz inny port.
