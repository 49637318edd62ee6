# Aplikacja towarzysząca dla tych, którzy mają pudełko.

companion-home = Przy prawdziwym stole
    .text = Masz pudełko z grą? Ecliptic zastępuje aplikację towarzyszącą: jeden kod dla całego stołu, telefon dla każdego albo jeden dla wszystkich.
    .go = Otwórz aplikację

## Wejście

companion-title = Przy prawdziwym stole
companion-lead = Gdy pudełko z grą The Search for Planet X leży przed wami: jedno urządzenie tworzy kod, pozostałe go wpisują i wszyscy pytają o to samo niebo.
companion-new = Nowa gra
companion-new-go = Utwórz kod
companion-have-code = Inni mają już kod
companion-code = Kod gry
companion-code-go = Otwórz
companion-here-only = Kod działa tylko w Ecliptic, nie w oficjalnej aplikacji. Ecliptic to nieoficjalny projekt miłośników.
companion-kept-here = Gracze, historie i arkusze zostają na tym urządzeniu.
companion-evenings = Rozpoczęte na tym urządzeniu
companion-delete = Usuń
    .question = Usunąć grę { $code } z tego urządzenia, ze wszystkimi historiami i arkuszami?
companion-not-kept = To urządzenie nie pozwala stronie niczego zachować: to, co teraz wpiszesz, przepadnie po zamknięciu strony.

## Kod

companion-check = Wszędzie ten sam kod?
companion-code-of = Kod gry { $code }
companion-qr = Kod QR strony gry { $code }
companion-same-code = Porównajcie: każde urządzenie przy stole musi pokazywać dokładnie ten kod. Inni skanują obrazek albo wpisują kod.
companion-compared = Wszystkie takie same: dalej
companion-looking = Sprawdzanie nieba…

## Gracze na tym urządzeniu

companion-who = Kto tu gra?
companion-add-player = Kolejna osoba na tym urządzeniu
companion-player = Gracz { $number }
companion-season = Pora roku na arkuszu (u każdego inna)
companion-level = Poziom
companion-level-youth = Junior
companion-level-beginner = Początkujący
companion-level-experienced = Doświadczony
companion-level-genius = Genialny
companion-level-facts = { $count ->
    [0] Bez informacji początkowych.
    [one] { $count } informacja początkowa.
    [few] { $count } informacje początkowe.
   *[many] { $count } informacji początkowych.
}
companion-help = Pomoc na arkuszu notatek
companion-help-sent = Żeby pomóc, twoje notatki trafiają na serwer bez twojego imienia; serwer je analizuje i niczego nie zachowuje.
companion-to-facts = Do informacji początkowych
companion-facts-of = { $season }, { $level }: { $count ->
    [0] zaczynasz bez informacji początkowych.
    [one] przepisz tę informację na swój arkusz.
    [few] przepisz te { $count } informacje na swój arkusz.
   *[many] przepisz te { $count } informacji na swój arkusz.
}
companion-facts-ring = Informacje początkowe na pierścieniu: przekreślonych obiektów nie ma w danym sektorze
companion-copied = Przepisane: do menu
companion-whose = Czyja kolej?
companion-hand-over = Podaj telefon. Teraz: { $name }
    .text = To, co teraz się pojawi, widzi tylko { $name }.
companion-i-am = To ja, { $name }
companion-pass-on = Przekaż telefon dalej

## Menu

companion-turn = Twoja tura
companion-papers = Twoje notatki
companion-for-all = Dla całego stołu
companion-part-locate = Zlokalizuj Planetę X
    .question = Zlokalizować teraz Planetę X? Wszystkie trzy odpowiedzi muszą być prawidłowe i wszyscy usłyszą, czy ją znaleziono.
companion-part-review = Recenzja
    .hint = Gdy teoria dociera na wewnętrzne pole: wszyscy dowiadują się, czy jest poprawna.
companion-part-conference = Konferencja
    .hint = Wszyscy poznają wskazówkę z konferencji, raz w grze.
    .question = Odczytać teraz wszystkim wskazówkę z konferencji?
companion-part-reveal = Ujawnij obiekty
    .hint = Dopiero na końcu gry: pokazuje, co zawiera każdy sektor.
    .question = Czy gra jest skończona? Wszyscy zobaczą całe niebo.
companion-part-history = Historia
companion-part-facts = Informacje początkowe
companion-part-titles = Tematy
companion-back = Wstecz
companion-to-menu = Do menu

## Strzałka i pierścień

companion-arrow = Strzałka Ziemi
companion-arrow-back = Cofnij strzałkę o jeden sektor
companion-arrow-on = Przesuń strzałkę o jeden sektor
companion-arrow-hint = Dotknij sektora, na który wskazuje strzałka. To tylko przypomnienie: pytać można o każdy sektor.
companion-ring = Pierścień z twoimi notatkami
companion-ring-survey = Pierścień: wybierz oba końce przeszukiwania
companion-ring-sector = Pierścień: wybierz sektor

## Pytania

companion-cost = Kosztuje { $cost ->
    [one] { $cost } sektor
    [few] { $cost } sektory
   *[many] { $cost } sektorów
} czasu.
companion-asking = Trwa pytanie…
companion-outside = Część leży poza widocznym niebem { $first }–{ $last }. Jeśli strzałka już się przesunęła, to nic nie szkodzi.
companion-survey-too-long = Przeszukiwanie obejmuje najwyżej { $most ->
    [one] { $most } sektor
    [few] { $most } sektory
   *[many] { $most } sektorów
}.
companion-survey-comets = Szukanie komet zaczyna się i kończy w sektorze { $sectors }.
companion-warned = Najpierw przeczytaj ostrzeżenie powyżej.
companion-anyway = Zapytaj mimo to
companion-no-targets = { $count ->
    [one] Według tej historii skanowanie zostało już wykorzystane.
    [few] Według tej historii wykorzystano już wszystkie { $count } skanowania.
   *[many] Według tej historii wykorzystano już wszystkie skanowania ({ $count }).
}
companion-research-running = Twoja ostatnia tura to badanie, a nikt nie może badać dwa razy z rzędu.

## Odpowiedzi

companion-answer = Odpowiedź
companion-hidden = Ukryta
companion-look = Przytrzymaj lub dotknij, aby zobaczyć
companion-look-answers = Przytrzymaj lub dotknij: odpowiedzi
companion-look-clues = Przytrzymaj lub dotknij: wskazówki
companion-hide = Ukryj
companion-move-pawn = Przesuń swój pionek o { $cost ->
    [one] { $cost } sektor
    [few] { $cost } sektory
   *[many] { $cost } sektorów
} do przodu.
companion-written-down = Jest już w twojej historii.
companion-locate-right = Dobrze! Planeta X znaleziona.
companion-locate-wrong = Źle. Coś się nie zgadza.
companion-own-turns = Twoje pytania
companion-nothing-asked = Jeszcze nic.
companion-heard = Co wiedzą wszyscy
companion-heard-conference = { $label }: { $text }
companion-review-right = Poprawna: sektor { $sector } { OBJECT($thing, form: "held") }.
companion-review-wrong = Błędna: sektor { $sector } { OBJECT($thing, form: "not-held") }.
companion-review-next = Sprawdź kolejną teorię
companion-take-back-turn = Usuń ostatnie pytanie
    .question = Usunąć „{ $entry }” wraz z odpowiedzią z twojej historii? Kto przeczytał odpowiedź, nadal ją zna.
companion-take-back-heard = Usuń ostatni wpis
    .question = Usunąć ten wpis dla wszystkich na tym urządzeniu? { $entry }
companion-record = Na pamiątkę
    .hint = Twoje pytania trafiają na serwer, który pisze zapis i niczego nie zachowuje; to, co tam odtwarzasz, zostaje pod osobnym adresem.
companion-conference-when = Odbywa się, gdy strzałka opuszcza sektor { $sector }.
companion-conference-hold = Otwórz konferencję
companion-reveal-yes = Ujawnij wszystko
companion-sky = Niebo, sektor po sektorze

## Pełny zapis gry

companion-part-track = Pełny zapis gry
    .hint = Wpisujcie ruchy wszystkich: urządzenie pilnuje toru czasu, kolejności, faz teorii, konferencji, recenzji i punktacji. Grasz solo? Przeciwnicy zagrają z tobą.
companion-track-people = Na tym urządzeniu: { $names }
companion-track-opponents = Przeciwnicy komputerowi
companion-track-opponent = Przeciwnik { $number }
companion-track-phones = Gracze z własnym telefonem
companion-track-kept = Zapisywana gra to stół na serwerze: tylko jego miejsca widzą to, czego się dowiedziały. Zaczyna się od nowa, z tym samym niebem.
companion-track-go = Rozpocznij zapis
companion-track-waiting = Czekamy na telefony pozostałych, którzy skanują obrazek.
companion-track-undo = Cofnij ostatni wpis
companion-pieces = Prawdziwa plansza teraz
companion-pieces-arrow = Strzałka Ziemi wskazuje sektor { $sector }.
companion-pieces-pawn = { $name }: pionek w sektorze { $sector }.
companion-pieces-theories = Teorie w sektorach: { $sectors }.
