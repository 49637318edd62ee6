# Zasady The Search for Planet X własnymi słowami. Rozdział to tytuł i jego akapity.

rules-title = Zasady gry The Search for Planet X
rules-games = Gry
rules-contents = Spis treści
rules-object = Obiekt
rules-action = Akcja
rules-cost = Koszt
rules-points = Punkty
rules-what-for = Za co

## Cel

rules-goal = Cel gry
rules-goal-hidden = Gdzieś na niebie ukrywa się planeta, której nikt nie widzi. Ty i twoi rywale jesteście astronomami: zadawaj pytania, notuj odpowiedzi i dojdź do tego, gdzie ona musi być.
rules-goal-winning = Najwięcej daje znalezienie Planety X przed innymi, ale punktują też poprawne teorie o pozostałych obiektach. Znalazca nie zawsze wygrywa.

## Niebo

rules-sky = Niebo
rules-sky-ring = Niebo to pierścień ponumerowanych sektorów: 12 w trybie standardowym, 18 w eksperckim. Każdy sektor zawiera jeden obiekt albo jest faktycznie pusty.
rules-sky-appears = Sektor Planety X wygląda na pusty. Ani przeszukiwanie, ani skanowanie nie odróżnia go od faktycznie pustego sektora.

## Gdzie mogą być obiekty

rules-placement = Gdzie mogą być obiekty
rules-placement-comets = Komety są tylko w niektórych sektorach: { $standard } w trybie standardowym, { $expert } w eksperckim.
rules-placement-asteroids = Każda asteroida ma obok siebie inną asteroidę. Są więc dwie pary albo cztery obok siebie.
rules-placement-clouds = Każdy obłok gazowy ma obok siebie faktycznie pusty sektor. Planeta X się nie liczy.
rules-placement-dwarfs = Żadna planeta karłowata nie jest obok Planety X.
rules-placement-band = W trybie eksperckim cztery planety karłowate leżą w paśmie dokładnie sześciu sektorów, po jednej na każdym końcu.

## Czas

rules-time = Czas i tury
rules-time-cost = Każda akcja kosztuje czas: twój pionek przechodzi tyle sektorów po torze czasu wokół nieba.
rules-time-next = Turę ma zawsze ten, kto jest ostatni na torze. Po taniej akcji możesz to być znowu ty. Pionek, który wchodzi do sektora, staje przed tymi, które już tam są, i ma turę po nich.
rules-time-visible = Strzałka Ziemi wskazuje ostatni pionek. Widoczne niebo to połowa pierścienia, która się tam zaczyna, zgodnie z ruchem wskazówek zegara. Przeszukiwać i skanować można tylko to, co widoczne.

## Tura

rules-turn = Twoja tura
rules-turn-one = W turze robisz jedną z czterech rzeczy. Wszyscy słyszą, co przeszukujesz, skanujesz lub badasz; odpowiedź jest tylko dla ciebie. Przy lokalizowaniu jest odwrotnie: wszyscy słyszą, czy się udało, a nikt nie słyszy, jaki sektor wskazujesz.
rules-turn-survey = Przeszukiwanie sektorów: { $sectors }
rules-turn-expert = tylko w trybie eksperckim

rules-survey = Przeszukiwanie nieba
rules-survey-how = Wskaż rodzaj obiektu albo „pusty” oraz zakres sąsiednich sektorów na widocznym niebie. Dowiadujesz się, ile takich obiektów tam jest. Zakres może wychodzić poza najwyższy numer i może liczyć jeden sektor.
rules-survey-comets = Szukając komet, trzeba zacząć i skończyć w sektorach, w których komety są możliwe.
rules-survey-empty = Przy szukaniu „pustych” liczy się też sektor Planety X, bo wygląda na pusty.

rules-target = Skanowanie sektora
rules-target-how = Wskaż jeden widoczny sektor. Dowiadujesz się, co zawiera, albo że wygląda na pusty. Każdy może to zrobić dwa razy w grze.

rules-research = Badanie naukowe
rules-research-how = Poznaj wskazówkę z jednego z tematów od A do F. Ich tytuły są jawne i mówią, których obiektów dotyczy wskazówka.
rules-research-running = Nie możesz prowadzić badania w dwóch swoich turach z rzędu, bez względu na to, co w międzyczasie robią inni. Wskazówka nigdy się nie zmienia, więc ponowne czytanie tylko kosztuje czas.

rules-locate = Zlokalizowanie Planety X
rules-locate-how = Wskaż sektor Planety X i to, co jest w dwóch sektorach obok. Jeśli wszystkie trzy odpowiedzi są poprawne, planeta jest znaleziona. W przeciwnym razie wiesz tylko, że coś się nie zgadza. Inni słyszą, czy się udało, ale nigdy, co zostało wskazane.
rules-locate-any = Można wskazać dowolny sektor, widoczny lub nie. Obok może być sektor faktycznie pusty, ale nigdy planeta karłowata, a kometa tylko tam, gdzie komety są możliwe.

## Co dzieje się samo

rules-earth = Ziemia się obraca
rules-earth-icons = Po turze strzałka przesuwa się zgodnie z ruchem wskazówek zegara do pionka, który jest teraz ostatni. Gdy opuszcza sektor z ikoną, gra zatrzymuje się na fazę teorii albo konferencję. Fazy teorii wracają przy każdym okrążeniu, każda konferencja odbywa się tylko raz.

rules-conference = Konferencja
rules-conference-clue = Wszyscy poznają tę samą wskazówkę o Planecie X. W trybie standardowym jest jedna konferencja, w eksperckim dwie.

## Teorie

rules-theories = Faza teorii
rules-theories-choose = Każdy może w tajemnicy wybrać jedną teorię, w trybie eksperckim najwyżej dwie, albo nie wybrać żadnej. Masz po jednym żetonie na każdy obiekt danego rodzaju; umieszczony żeton już nie wraca.
rules-theories-place = Potem teorie umieszcza się zakryte na zewnętrznym polu sektora, zaczynając od ostatniego gracza. Wszyscy widzą gdzie, tylko ty wiesz co. Może to być każdy sektor oprócz tego, którego obiekt jest potwierdzony; mogą tam być też teorie innych. Nigdy jednak nie zgłaszasz dwa razy tego samego obiektu w jednym sektorze ani dwóch teorii w jednym sektorze w tej samej fazie.
rules-theories-inward = Potem wszystkie zakryte teorie, stare i nowe, przesuwają się o jedno pole w kierunku środka.

rules-review = Recenzja
rules-review-when = Teoria, która dociera na wewnętrzne pole, zostaje odkryta. Dzieje się to w drugiej fazie po tej, w której została umieszczona. Sektory recenzuje się po kolei, według numerów.
rules-review-right = Jeśli jest poprawna, obiekt jest potwierdzony dla wszystkich, a wszystkie inne teorie w tym sektorze też zostają odkryte. Poprawne zostają, a sektor nie przyjmuje już teorii.
rules-review-wrong = Jeśli jest niepoprawna, zostaje usunięta, pionek jej autora przesuwa się o jeden sektor do przodu i wszyscy wiedzą, że tego obiektu tam nie ma. Każda niepoprawna teoria kosztuje jeden sektor.
rules-review-order = Jeśli w tym samym sektorze płaci kilka osób, ich pionki przesuwają się w kolejności tur, zaczynając od ostatniego. Kto płaci tyle samo, zachowuje więc swoje miejsce w kolejności.

## Koniec

rules-end = Koniec gry
rules-end-found = Pierwsze udane zlokalizowanie kończy tury. Pionek znalazcy przesuwa się jeszcze o swoje 5 sektorów, ale Ziemia już się nie obraca. To, gdzie jest Planeta X, na razie pozostaje tajemnicą.
rules-end-chance = Każdy, kto jest przynajmniej jeden sektor w tyle za znalazcą, ma ostatnią szansę, w kolejności od ostatniego: może też zlokalizować Planetę X, zgłosić teorie albo spasować. Przy 1–3 sektorach straty można zgłosić jedną teorię, przy 4 lub 5 najwyżej dwie, w różnych sektorach. Żaden pionek już się nie rusza.
rules-end-revealed = Na koniec niebo zostaje ujawnione. Niepoprawne teorie usuwa się bez kary.

rules-score = Punktacja
rules-score-first = Każdy sektor, w którym twoja poprawna teoria była pierwsza, samodzielnie lub na równi z inną
rules-score-theory = Poprawna teoria: { OBJECT($thing, form: "name") }
rules-score-expert = { $points } ({ $expert } w trybie eksperckim)
rules-score-finder = Planeta X znaleziona przed innymi
rules-score-later = Planeta X znaleziona w ramach ostatniej szansy: za każdy sektor straty
rules-score-ties = Wygrywa osoba z największą liczbą punktów. Przy remisie decydują punkty za Planetę X, potem premie liderskie; jeśli i to nie rozstrzygnie, zwycięstwo jest wspólne.

## Przygotowanie

rules-start = Pory roku i informacje początkowe
rules-start-facts = Przed grą każdy wybiera porę roku i liczbę informacji początkowych: 12, 8, 4 albo 0. Każda informacja mówi, czego dany sektor nie zawiera. Pora roku decyduje, które informacje dostajesz, więc dwie osoby nie wybierają tej samej pory roku. Pojedyncza informacja może być jednak znana obu.
rules-start-alone = Solo grasz przeciwko jednemu, dwóm lub trzem przeciwnikom. Obowiązują ich te same zasady i wiedzą tylko tyle, ile wiedziałby gracz na ich miejscu. Stół z jednym miejscem to trening: bez rywali, a każdy ruch można cofnąć.

## Pojęcia

rules-terms = Co znaczą wskazówki
rules-terms-adjacent = Sąsiaduje: jest w sektorze tuż obok, z jednej lub drugiej strony. Obok sektora 8 są 7 i 9.
rules-terms-opposite = Dokładnie naprzeciwko: pół pierścienia dalej. Przy 12 sektorach 4 leży naprzeciwko 10.
rules-terms-within = W zasięgu N sektorów: najwyżej N kroków dalej, krótszą drogą. W zasięgu 2 sektorów od sektora 5 są 3, 4, 6 i 7.
rules-terms-band = W paśmie N sektorów lub mniejszym: mieszczą się w zakresie najwyżej N sąsiednich sektorów.
rules-terms-consecutive = W następujących po sobie sektorach: w jednym nieprzerwanym rzędzie.
rules-terms-empty = „Pusty” we wskazówce znaczy zawsze faktycznie pusty.

## Obrazki, dla tych, którzy ich nie widzą

rules-picture-comets = Pierścień 12 sektorów. Zaznaczone są sektory { $sectors }: tam może być kometa.
rules-picture-asteroids = Dwie pary asteroid: w sektorach 1 i 2 oraz 7 i 8.
rules-picture-clouds = Obłok gazowy w sektorze 4 obok faktycznie pustego sektora 5.
rules-picture-band = Planety karłowate w sektorach 3, 4, 6 i 8 z 18: pasmo sześciu sektorów, po jednej na każdym końcu.
rules-picture-visible = Strzałka wskazuje sektor 10: sektory od 10 do 3 są widoczne, pozostałe przyciemnione.
rules-picture-track = Tor recenzji o czterech polach: teoria zaczyna na zewnętrznym i w każdej fazie teorii przesuwa się do środka.
rules-picture-adjacent = Sektory 7 i 9 są zaznaczone obok sektora 8.
rules-picture-opposite = Sektory 4 i 10 leżą naprzeciwko siebie.
rules-picture-within = Sektory 3, 4, 6 i 7 są zaznaczone wokół sektora 5.
