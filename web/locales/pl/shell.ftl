## Rama każdego ekranu

shell-skip = Przejdź do treści
shell-nav = Strony
shell-home = Strona główna
shell-rules = Zasady
shell-about = O programie
shell-language = Język
shell-theme = Motyw: { $theme }
shell-theme-system = automatyczny
shell-theme-dark = ciemny
shell-theme-light = jasny
shell-name = Twoje imię
# Imię osoby, która żadnego nie podała; najwyżej 16 znaków.
shell-guest = Gość
shell-nameless = Gracz
shell-cancel = Anuluj
shell-close = Zamknij

## Ustawienia stołu

shell-mode-standard = Standardowy
    .hint = 12 sektorów, jedna planeta karłowata: łatwiejszy tryb.
shell-mode-expert = Ekspercki
    .hint = 18 sektorów, cztery planety karłowate, dwie teorie w fazie.
# Przeciwnicy, od najsłabszego do najsilniejszego.
shell-level-random = Kostka
    .about = gra na chybił trafił
shell-level-pencil = Ołówek
    .about = ostrożny początkujący
shell-level-apprentice = Uczeń
    .about = bystry, ale zapomina
shell-level-observer = Obserwator
    .about = działa, gdy ma pewność
shell-level-assistant = Asystent
    .about = silny, czasem zapomina
shell-level-astronomer = Astronom
    .about = ekspert, waży każde ryzyko
shell-level-professor = Profesor
    .about = czyta w twoich ruchach
shell-level-director = Dyrektor
    .about = rozgrywa w głowie dalszy ciąg
shell-level-rules = Almanach
    .about = solidny, proste zasady
shell-level-greedy = Rachmistrz
    .about = silny, ocenia każdy ruch
shell-level-scholar = Uczony
    .about = bardzo silny, wyszkolony na wielu partiach
shell-level-sage = Mędrzec
    .about = ekspert, rozgrywa wiele przyszłości
level-wins = Zmierzone wygrane, przeciwnik { $level }: { $share }.
level-lacks = Na tym serwerze szuka mniej, niż by mógł: brakuje „ecliptic[search]”.
# O ile pomocy może prosić każdy przy stole.
shell-help-none = Brak
    .hint = Każdy wnioskuje samodzielnie.
shell-help-reminders = Przypomnienia
shell-help-contradictions = Sprzeczności
    .hint = Wskazuje oznaczenia na twoim arkuszu, które nie mogą być poprawne.
shell-help-certain = Pewniki
    .hint = Pokazuje też to, co wynika z tego, co wiesz.
shell-help-odds = Szanse
    .hint = Pokazuje też, jak prawdopodobny jest każdy obiekt w każdym sektorze.
shell-help-advice = Porady
    .hint = Podpowiada też, które pytanie da najwięcej.
shell-facts-youth = { $count } (junior)
shell-facts-beginner = { $count } (początkujący)
shell-facts-experienced = { $count } (doświadczony)
shell-facts-genius = { $count } (genialny)

## Początek

home-title = Dwie gry pod jednym niebem
home-lead = Solo albo z przyjaciółmi, na każdym ekranie, bez zakładania konta.
home-play-planetx = Zagraj w Planetę X
    .about = Wydedukuj, gdzie kryje się niewidzialna planeta.
home-dealing = Przygotowywanie nieba…
home-play-ptolemaeus = Zagraj w Ptolemaeus
    .about = Obserwuj planety w zodiaku.
home-opponent = Przeciwnik: { $opponent }
home-new = Nowy stół
home-join = Dołącz do stołu
home-code = Kod stołu
home-join-go = Dołącz
home-you = Ty
home-more = Więcej
home-rules = Zasady gry The Search for Planet X
home-rules-ptolemaeus = Zasady gry Ptolemaeus
rules-loading = Otwieranie zasad…
home-replay = Obejrzyj zapis gry
home-about = O programie Ecliptic
home-guests = Prywatność
home-notebook = Grasz z oficjalną aplikacją albo z kartką i ołówkiem? Notatnik prowadzi arkusz notatek, ruchy, teorie i punkty, a pomaga tyle, ile zechcesz. Działa bez połączenia.
    .go = Otwórz notatnik
home-turns = Twoja kolej przy { $count ->
        [one] jednym stole
        [few] { $count } stołach
        [many] { $count } stołach
       *[other] { $count } stołu
    }
home-tables = Twoje stoły
tables-keep = Zachowaj
tables-hide = Ukryj
tables-show = Pokaż znowu
tables-hidden = Ukryte stoły ({ $count })
home-game-planetx = The Search for Planet X
home-game-ptolemaeus = Ptolemaeus
home-alone = solo
home-your-turn = Twoja kolej
home-status-open = Czeka
home-status-playing = W toku
home-status-over = Zakończona

## Nowy stół

new-title = Nowy stół
new-game = Gra
new-mode = Tryb gry
new-seats = Miejsca
new-alone = Trening: bez rywali.
new-seat = Miejsce { $number }
new-who = Kto tu siedzi
new-you = Ty
new-open = Wolne miejsce
new-fitting = Mniej więcej na moim poziomie ({ $level })
new-season = Pora roku
new-facts = Informacje początkowe
new-season-hint = Od pory roku zależy, które informacje początkowe dostaje gracz, dlatego każde miejsce ma inną.
new-help = Pomoc przy tym stole
new-spectators = Widzowie
new-spectators-yes = Mogą oglądać
new-spectators-no = Bez widzów
new-go = Otwórz stół

## Dołączanie do stołu i przenoszenie miejsca na to urządzenie

join-title = Dołącz do stołu
join-invited = Masz zaproszenie do gry: { $game }, stół { $code }.
join-there = Przy stole: { $names }.
join-go = Zajmij miejsce
move-title = Przenieś tu swoje miejsce
move-text = Twoje miejsce przechodzi na to urządzenie i znika z poprzedniego. Link działa tylko raz.
move-go = Graj dalej tutaj
move-no-secret = Ten link jest niepełny. Utwórz nowy na urządzeniu, na którym grasz.

## Przed grą

lobby-title = Przed grą
lobby-seats = Miejsca
lobby-seat = Miejsce { $number }: { $name }
lobby-open = Wolne
lobby-you = { $name } (ty)
lobby-reserved = Zarezerwowane
lobby-is-ready = Gotowe
lobby-is-not-ready = Jeszcze nie
lobby-place = { $season }, { $count ->
        [0] bez informacji początkowych
        [one] jedna informacja początkowa
        [few] { $count } informacje początkowe
       *[many] { $count } informacji początkowych
    }
lobby-kick = Usuń: { $name }
lobby-ready = Można zaczynać
lobby-not-ready = Jeszcze nie zaczynajmy
lobby-leave = Odejdź od stołu
lobby-waiting-seats = { $count ->
        [one] Brakuje jeszcze jednej osoby
        [few] Brakuje jeszcze { $count } osób
       *[many] Brakuje jeszcze { $count } osób
    }
lobby-waiting-ready = { $count ->
        [0] Wszyscy są gotowi
       *[other] Czekamy na: { $names }
    }
lobby-invite = Zaproś
lobby-code = Kod stołu:
lobby-link = Link
lobby-copy = Skopiuj link
lobby-copied = Link został skopiowany.
lobby-selected = Link jest zaznaczony: skopiuj go klawiaturą lub z menu.
lobby-share = Udostępnij
lobby-qr = Kod QR z linkiem do tego stołu
lobby-agreed = Ustawienia stołu
lobby-help = Pomoc: { $help }
lobby-spectators-yes = Widzowie mogą oglądać
lobby-spectators-no = Bez widzów

## Stół i jego połączenie z serwerem

table-looking = Szukanie stołu…
table-line-lost = Utracono połączenie. Trwa ponowne łączenie; twoje miejsce jest zachowane.
table-line-back = Połączenie przywrócone.
table-none = Tego stołu nie można pokazać
table-none-hint = Stół otwiera się tylko tym, którzy przy nim grają: poproś o zaproszenie albo otwórz własny stół.
table-other-game = W tę grę nie można jeszcze grać w przeglądarce.
seat-menu = Twoje miejsce
seat-menu-move = Kontynuuj na innym urządzeniu
seat-menu-link = Otwórz ten link na drugim urządzeniu w ciągu { $minutes ->
    [one] { $minutes } minuty
   *[other] { $minutes } minut
}. Działa tylko raz; potem miejsce znika z tego urządzenia.
seat-menu-qr = Kod QR z linkiem, który przenosi twoje miejsce
seat-menu-leave = Opuść grę
    .question = Komputer zagra dalej za ciebie. Możesz wrócić, podając kod { $code }. Opuścić grę?
seat-menu-forget = Usuń moje dane przy tym stole
    .question = Twoje imię i twój klucz do tego stołu zostaną usunięte na zawsze; gra potoczy się dalej bez ciebie. Usunąć?
seat-menu-stand-in = Zastąp komputerem: { $name }
    .question = Komputer będzie grał za tę osobę ({ $name }), dopóki nie oddasz miejsca. Zastąpić?
seat-menu-give-back = Oddaj miejsce: { $name }

# Powiadomienia o kolejce, poza tytułem i ikoną karty.
alerts-title = Powiadomienia o kolejce
alerts-hint = Gdy przyjdzie twoja kolej, a jesteś gdzie indziej, pokażą to tytuł i ikona karty. Dopóki karta jest otwarta, także:
alerts-sound = dźwięk
alerts-notice = powiadomienie na tym urządzeniu
alerts-refused = Ta przeglądarka nie pozwala stronie wysyłać powiadomień. Można to zmienić w jej ustawieniach.
# Na urządzeniu, z którego miejsce przeniesiono.
elsewhere-title = Grasz teraz na innym urządzeniu
elsewhere-text = Twoje miejsce jest teraz tam, a nie na tym urządzeniu.
elsewhere-back = Aby wróciło, otwórz na tamtym urządzeniu „{ seat-menu }”, wybierz „{ seat-menu-move }” i otwórz tutaj ten link.
left-title-left = Nie siedzisz już przy stole
left-title-forgotten = Twoje dane przy tym stole zostały usunięte
left-code = Kod, z którym można wrócić:
reach-from-here = Inne urządzenia nie mogą dotrzeć do tej strony, bo { $name } oznacza tylko to urządzenie. Uruchom serwer poleceniem: ecliptic serve --lan
    .folder = Inne urządzenia nie mogą dotrzeć do tej strony, bo { $name } oznacza tylko to urządzenie.

## O programie

about-title = O programie Ecliptic
about-fans = Projekt miłośników
    .text = Ecliptic jest nieoficjalny: tworzą go osoby, które lubią The Search for Planet X i Ptolemaeus; autorzy i wydawcy tych gier ani go nie stworzyli, ani nie zatwierdzili. Jeśli gra ci się podoba, kup jej wydanie pudełkowe.
about-reconstructed = Co zrekonstruowano
    .text = Układy, tematy badań i konferencje pochodzą z naszego generatora, który przestrzega opublikowanych zasad; nie są to te z oficjalnej aplikacji. Listy kart gry Ptolemaeus zrekonstruowano na podstawie wydrukowanych liczb.
about-fair = Uczciwa gra
    .text = Niebo jest ustalone przed pierwszym ruchem, a jego cyfrowy odcisk widzą wszyscy; po grze można sprawdzić cały zapis. Przeciwnicy wiedzą tyle, ile wiedziałby człowiek na ich miejscu, i nic więcej.
about-kept = Jakie dane są przechowywane
    .text = Bez konta, bez reklam, bez wczytywania czegokolwiek z innych stron. Serwer przechowuje twoje stoły i wpisane imię; ta przeglądarka przechowuje klucz do każdego twojego miejsca, twoje gry przy prawdziwym stole, język i motyw.
about-forget = Usuń moje dane
    .question = Twoje imię, notatki i klucze do wszystkich stołów w tej przeglądarce zostaną na zawsze usunięte; gry potoczą się dalej bez ciebie. Usunąć?
    .done = Twoje dane zostały stąd usunięte.
shell-carry = Eksportuj lub importuj dane z tego urządzenia
about-free = Wolne oprogramowanie
    .text = Kod jest otwarty, na licencji MIT, i uruchamia się na twoim komputerze jednym poleceniem.

## Adres, który donikąd nie prowadzi

nowhere-title = Nie znaleziono strony
nowhere-text = Ta część nieba jest faktycznie pusta.

## Błędy, które nie pochodzą z serwera

error-unknown = Coś poszło nie tak ({ $code }).
error-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
error-file-missing = Nie udało się wczytać części tej strony. Połącz się raz i spróbuj ponownie: potem będzie działać bez połączenia.
error-file-spoilt = Część tej strony dotarła uszkodzona. Wczytaj stronę ponownie: to, co zapisano na tym urządzeniu, zostaje.

## The door to the companion, and what is said there and in the notebook alike

companion-home = Przy prawdziwym stole
    .text = Masz pudełko z grą? Ecliptic zastępuje aplikację towarzyszącą: jeden kod dla całego stołu, każdy z własnym telefonem albo jeden wspólny.
    .go = Otwórz aplikację
companion-offline = Brak połączenia: na każde pytanie i tak jest odpowiedź, można też prowadzić całą grę. Przeciwnicy, inne telefony i oglądanie zapisu gry wymagają serwera.
companion-not-kept = To urządzenie nie pozwala stronie niczego zapisać: to, co teraz wpiszesz, przepadnie po zamknięciu strony.
kept-damaged = Nie da się odczytać: { $name }
    .text = Dane zapisane na tym urządzeniu są uszkodzone. Pozostaną bez zmian: zapisz je do pliku albo usuń, aby zacząć od nowa. Wszystko inne jest nienaruszone.
    .save = Zapisz do pliku
    .delete = Usuń
    .question = Usunąć z tego urządzenia { $name }? Nie da się tego odczytać.
