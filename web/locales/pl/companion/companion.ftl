# Aplikacja towarzysząca dla tych, którzy mają pudełko.


## Wejście

companion-title = Przy prawdziwym stole
companion-lead = Z pudełkiem gry The Search for Planet X na stole: na jednym urządzeniu tworzy się kod, na pozostałych się go wpisuje i wszyscy pytają o to samo niebo.
companion-new = Nowa gra
companion-new-go = Utwórz kod
companion-have-code = Inni mają już kod
companion-code = Kod gry
companion-code-go = Otwórz
companion-here-only = Kod działa tylko w Ecliptic, nie w oficjalnej aplikacji. Ecliptic to nieoficjalny projekt miłośników.
companion-kept-here = Gracze, historie i arkusze zostają na tym urządzeniu.
companion-keep-one = Pobierz aplikację jako jeden plik
    .hint = Jeden plik, w którym jest wszystko, do pamięci telefonu lub komputera: działa bez żadnego połączenia.
companion-evenings = Gry rozpoczęte na tym urządzeniu
companion-delete = Usuń
    .question = Usunąć z tego urządzenia grę { $code } wraz ze wszystkimi historiami i arkuszami?
    .tracked = Usunąć z tego urządzenia grę { $code } wraz ze wszystkimi historiami i arkuszami oraz zwolnić jej miejsca w prowadzonej grze?

## Kod

companion-check = Wszędzie ten sam kod?
companion-code-of = Kod gry { $code }
companion-qr = Kod QR strony gry { $code }
companion-same-code = Porównaj: każde urządzenie przy stole musi pokazywać dokładnie ten kod. Inni skanują kod QR albo wpisują kod gry.
    .typed = Porównaj: każde urządzenie przy stole musi pokazywać dokładnie ten kod. Na pozostałych trzeba go wpisać; nieważne, skąd mają Ecliptic.
companion-compared = Tak, dalej
companion-looking = Sprawdzanie nieba…

## Kod z wcześniejszej wersji

companion-outdated = Ten kod daje teraz inną grę
    .text = Grę { $code } rozpoczęto we wcześniejszej wersji Ecliptic. Od tego czasu kody dają inne gry, więc każda kolejna odpowiedź dotyczyłaby innego nieba. To, czego się już dowiedziano, historia i arkusz zostają na tym urządzeniu.
    .tracked = Prowadzona gra toczy się dalej tak, jak się zaczęła.
    .new = Rozpocznij nową grę
    .short = kod z wcześniejszej wersji

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
companion-to-facts = Do informacji początkowych
companion-facts-of = { $season }, { $level }: { $count ->
    [0] zaczynasz bez informacji początkowych.
    [one] przepisz tę informację na swój arkusz, w tajemnicy.
    [few] przepisz te { $count } informacje na swój arkusz, w tajemnicy.
   *[many] przepisz te { $count } informacji na swój arkusz, w tajemnicy.
}
companion-facts-ring = Informacje początkowe na pierścieniu: przekreślonych obiektów nie ma w danym sektorze
companion-copied = Przepisane: do menu
companion-whose = Czyja kolej?
companion-hand-over = Przekaż telefon: { $name }
    .text = To, co się teraz pojawi, może zobaczyć tylko { $name }.
companion-i-am = To ja, { $name }
companion-pass-on = Przekaż telefon dalej

## Menu

companion-turn = Twoja tura
companion-survey-for = Przeszukaj: { $thing }
companion-papers = Twoje notatki
companion-for-all = Dla całego stołu
companion-part-locate = Zlokalizuj Planetę X
    .question = Zlokalizować teraz Planetę X? Wszystkie trzy odpowiedzi muszą być poprawne, a wszyscy dowiedzą się, czy się udało.
companion-part-review = Recenzja
    .hint = Gdy teoria dociera na wewnętrzne pole, wszyscy dowiadują się, czy jest poprawna.
companion-part-conference = Konferencja
    .hint = Wszyscy poznają wskazówkę z konferencji. Każda konferencja odbywa się raz w grze.
    .question = Odczytać teraz wszystkim wskazówkę z konferencji?
companion-part-reveal = Ujawnij obiekty
    .hint = Dopiero na koniec gry: pokazuje, co zawiera każdy sektor.
    .question = Czy gra jest skończona? Wszyscy zobaczą całe niebo.
companion-part-history = Historia
companion-part-facts = Informacje początkowe
companion-part-titles = Tematy
companion-back = Wstecz
companion-to-menu = Do menu

## Strzałka i pierścień

companion-arrow = Strzałka Ziemi
companion-arrow-back = Cofnij strzałkę o jeden sektor
companion-arrow-on = Przesuń strzałkę o jeden sektor dalej
companion-arrow-hint = Dotknij sektora, który wskazuje strzałka. To tylko przypomnienie: możesz pytać o każdy sektor.
companion-ring = Pierścień z twoimi notatkami
companion-ring-survey = Pierścień: wybierz pierwszy i ostatni sektor
companion-ring-sector = Pierścień: wybierz sektor

## Pytania

companion-cost = Koszt: { $cost ->
    [one] { $cost } sektor
    [few] { $cost } sektory
   *[many] { $cost } sektorów
} na torze czasu.
companion-asking = Sprawdzanie…
# What whoever asks says to the table, and what not.
companion-aloud-survey = Na głos: obiekt i sektory, bez odpowiedzi.
companion-aloud-target = Na głos: sektor, bez odpowiedzi.
companion-aloud-research = Na głos: temat, bez wskazówki.
companion-aloud-locate = Na głos: udało się czy nie, nigdy sektor.
companion-outside = { $share ->
    [all] To jest poza widocznym niebem { $first }–{ $last }.
   *[part] Część jest poza widocznym niebem { $first }–{ $last }.
} Jeśli strzałka już się przesunęła, nie szkodzi.
companion-survey-too-long = Przeszukiwanie obejmuje najwyżej { $most ->
    [one] { $most } sektor
    [few] { $most } sektory
   *[many] { $most } sektorów
}.
companion-survey-comets = Szukając komet, jako pierwszy sektor wybierz { $sectors }; to samo dotyczy ostatniego.
companion-warned = Najpierw przeczytaj ostrzeżenie powyżej.
companion-anyway = Zapytaj mimo to
companion-no-targets = { $count ->
    [one] Według tej historii skanowanie zostało już wykorzystane.
    [few] Według tej historii wykorzystano już wszystkie { $count } skanowania.
   *[many] Według tej historii wykorzystano już wszystkie skanowania ({ $count }).
}
companion-research-running = Twoją ostatnią akcją było badanie, a nie można prowadzić badań dwa razy z rzędu.

## Odpowiedzi

companion-answer = Odpowiedź
companion-hidden = Odpowiedź ukryta
companion-look = Przytrzymaj lub dotknij, aby zobaczyć
companion-look-answers = Przytrzymaj lub dotknij: odpowiedzi
companion-look-clues = Przytrzymaj lub dotknij: wskazówki
companion-look-own = Przytrzymaj lub dotknij: tylko dla ciebie
companion-hide = Ukryj
companion-move-pawn = Przesuń swój pionek o { $cost ->
    [one] { $cost } sektor
    [few] { $cost } sektory
   *[many] { $cost } sektorów
} do przodu.
companion-written-down = Zapisano w twojej historii.
companion-locate-right = Dobrze! Planeta X znaleziona.
companion-locate-wrong = Źle: co najmniej jedna z trzech odpowiedzi jest niepoprawna.
companion-own-turns = Twoje pytania
companion-nothing-asked = Jeszcze nic.
companion-heard = Co wiedzą wszyscy
companion-heard-conference = { $label }: { $text }
companion-review-right = Poprawna: sektor { $sector } { OBJECT($thing, form: "held") }.
companion-review-wrong = Niepoprawna: sektor { $sector } { OBJECT($thing, form: "not-held") }.
companion-review-next = Sprawdź kolejną teorię
companion-remove = Usuń
    .entry = Usuń: { $entry }
companion-remove-turn = Usunąć „{ $entry }” wraz z odpowiedzią z twojej historii? Kto przeczytał odpowiedź, nadal ją zna.
companion-remove-heard = Usunąć ten wpis dla wszystkich na tym urządzeniu? { $entry }
companion-record = Zapis gry
    .hint = Zapis powstaje na tym urządzeniu. Przy oglądaniu trafia na serwer, gdzie zostaje pod osobnym adresem.
    .here = Zapis powstaje na tym urządzeniu.
companion-conference-when = Odbywa się, gdy strzałka opuszcza sektor { $sector }.
companion-conference-hold = Rozpocznij konferencję
companion-reveal-yes = Ujawnij wszystko
companion-sky = Niebo, sektor po sektorze

## Prowadzenie gry

companion-part-track = Prowadzenie gry
    .hint = Wpisuj ruchy wszystkich, a urządzenie pilnuje toru czasu, kolejności, faz teorii, konferencji, recenzji i punktacji.
companion-track-people = Na tym urządzeniu: { $names }
companion-track-opponents = Przeciwnicy komputerowi
companion-track-opponent = Przeciwnik { $number }
companion-track-phones = Gracze z własnym telefonem
companion-track-kept = Prowadzona gra to stół na serwerze: odpowiedzi widzą tylko ci, dla których są. Gra zaczyna się od nowa, z tym samym niebem.
companion-track-go = Rozpocznij prowadzenie gry
companion-track-waiting = { $count ->
    [one] Czekamy na jeszcze { $count } telefon: niech zeskanuje kod QR.
    [few] Czekamy na jeszcze { $count } telefony: niech zeskanują kod QR.
   *[many] Czekamy na jeszcze { $count } telefonów: niech zeskanują kod QR.
}
companion-track-begin = Rozpocznij bez brakujących telefonów
companion-track-stop = Zakończ prowadzenie gry
    .question = Zakończyć prowadzenie gry? To urządzenie zwolni swoje miejsca w prowadzonej grze i usunie to, co tam zapisano. Historie i arkusze na tym urządzeniu zostaną.
companion-track-anew = Rozpocznij prowadzenie od nowa
companion-track-undo = Cofnij ruch
    .which = Który ruch cofnąć?
    .go = Cofnij go
    .nothing = Nikt jeszcze niczego nie wpisał.
companion-track-undo-more = { $count ->
    [0] Po nim niczego nie wpisano.
    [one] Cofnięty zostanie też { $count } późniejszy wpis.
    [few] Cofnięte zostaną też { $count } późniejsze wpisy.
   *[many] Cofniętych zostanie też { $count } późniejszych wpisów.
}
companion-covered = Twój arkusz i teorie są zakryte. Przytrzymaj przycisk u góry lub go dotknij.
    .theories = Aby wybrać lub umieścić teorię, dotknij przycisku u góry.
companion-pieces = Teraz na prawdziwej planszy
companion-pieces-arrow = Strzałka Ziemi wskazuje sektor { $sector }.
companion-pieces-pawn = { $name }: pionek w sektorze { $sector }.
companion-pieces-theories = Teorie w sektorach: { $sectors }.
companion-track-server = Z przeciwnikami albo z innymi telefonami
    .hint = Do tego potrzebny jest serwer: każdy telefon dowiaduje się tylko tego, co dotyczy jego graczy, a przeciwnicy grają według tych samych zasad.

## A whole game on one phone

companion-game-here = Na tym telefonie
companion-game-hint = Telefon krąży i pilnuje całej gry za wszystkich, którzy z niego korzystają. Połączenie nie jest potrzebne.
companion-game-order = Jak stoją pionki w sektorze 1? Dotykaj graczy w tej kolejności, zaczynając od tego, kto wykonuje ruch jako pierwszy.
companion-game-begun = W tej grze zadano już pytanie, a całą grę prowadzi się od pierwszej tury. Nowy kod pozwala zacząć od nowa.
companion-game-go = Prowadź na tym telefonie
companion-game-turn = Ruch: { $name }
companion-game-next = Co teraz
companion-game-not-now = Gra czeka teraz na coś innego.
companion-game-theories = Wszyscy jednocześnie i w tajemnicy biorą do ręki { $most ->
    [one] najwyżej jeden żeton
    [few] najwyżej { $most } żetony
   *[many] najwyżej { $most } żetonów
}. Potem telefon krąży: każdy kładzie to, co ma w ręce, i wpisuje.
companion-game-waiting = Czekamy jeszcze na graczy: { $names }
companion-game-theory = Zgłoś teorie
companion-game-own = Twoje teorie
companion-game-place = Zgłoś tę teorię
companion-game-enough = { $begun ->
    [yes] Bez dalszych teorii
   *[no] Bez teorii
}
companion-game-conference = Strzałka minęła symbol: wszyscy poznają wskazówkę.
companion-game-advance = Wszyscy zgłosili teorie. Przesuń każdą zakrytą teorię o jedno pole do wewnątrz.
    .go = Przesunięte
companion-game-review = Recenzja sektora { $sector }
companion-game-inner = Na wewnętrznym polu, gracze: { $names }
    .go = Odkryj teorie
companion-game-last = Ostatnia szansa: { $name }
companion-game-behind = { $behind ->
    [one] { $behind } sektor za znalazcą:
    [few] { $behind } sektory za znalazcą:
   *[many] { $behind } sektorów za znalazcą:
} { $left ->
    [0] nie można zgłosić teorii.
    [one] można zgłosić { $left } teorię.
    [few] można zgłosić { $left } teorie.
   *[many] można zgłosić { $left } teorii.
}
companion-game-reveal = Ostatnie szanse minęły: niebo i wszystkie teorie zostają odkryte.
companion-game-stop = Zakończyć prowadzenie gry? Tor czasu, teorie i punktacja przepadną. Historie i arkusze na tym urządzeniu zostaną.
