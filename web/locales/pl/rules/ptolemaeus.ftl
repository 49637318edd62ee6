# Zasady gry Ptolemaeus własnymi słowami. Rozdział to tytuł i jego akapity.

ptolemaeus-rules-title = Zasady gry Ptolemaeus
ptolemaeus-rules-signs = Znaki
ptolemaeus-rules-card = Karta
ptolemaeus-rules-effect = Działanie
ptolemaeus-rules-planet = Planeta
ptolemaeus-rules-number = Ile
ptolemaeus-rules-moves = W ilu wydarzeniach się porusza

## Cel

ptolemaeus-rules-goal = Cel gry
ptolemaeus-rules-goal-study = Siedem planet wędruje przez dwanaście znaków zodiaku. Wysyłasz pionki tam, gdzie są planety, płacisz kartami z gwiazdozbiorami i badasz jedną planetę po drugiej.
ptolemaeus-rules-goal-winning = Kto zdobędzie 12 punktów, natychmiast wygrywa. Jeśli nikomu się to nie uda, gra trwa, aż kometa raz obiegnie koło; wtedy liczy się punkty.
ptolemaeus-rules-goal-players = Grać może od jednej do czterech osób.

## Koło

ptolemaeus-rules-sky = Koło
ptolemaeus-rules-sky-signs = Koło ma dwanaście znaków, zgodnie z ruchem wskazówek zegara od Aries do Pisces. Każdy należy do jednego z czterech żywiołów i ma jego kolor.
ptolemaeus-rules-sky-planets = Planety to Sol, Luna, Mercurius, Venus, Mars, Iupiter i Saturnus. W jednym znaku może być ich kilka, a w niektórych nie ma żadnej.
ptolemaeus-rules-sky-comet = Wokół koła krąży też kometa. Nie jest planetą i nigdy nie ma jej w znaku, w którym są planety.

## Początek

ptolemaeus-rules-start = Jak zaczyna się gra
ptolemaeus-rules-start-date = Każda gra zaczyna się pod prawdziwym niebem pewnego dnia: słynnej daty, urodzin, dowolnego dnia od roku 150 do 2100. Każda planeta jest w znaku, w którym widziano ją z Ziemi o 12:00 UT.
ptolemaeus-rules-start-comet = Kometa startuje w znaku naprzeciwko planety Luna. Jeśli są tam planety, startuje w następnym znaku bez planet, zgodnie z ruchem wskazówek zegara. Ten znak pozostaje oznaczony jako jej start.
ptolemaeus-rules-start-dealt = Na każdym znaku leży żeton asteroidy. Każdy dostaje dziesięć pionków, dwie karty gwiazdozbiorów i tajny cel z trzema planetami. Sześć kart gwiazdozbiorów i jedno wydarzenie leżą odkryte; Eclipsis nigdy nie jest pierwszym wydarzeniem. Los decyduje, kto zaczyna i dostaje Astrolabium.

## Rundy i tury

ptolemaeus-rules-round = Rundy
ptolemaeus-rules-round-laps = W rundzie każdy ma trzy tury: trzy okrążenia stołu zgodnie z ruchem wskazówek zegara, zaczynając od osoby z Astrolabium.
ptolemaeus-rules-round-astrolabe = Potem porusza się niebo, a Astrolabium przechodzi do następnej osoby zgodnie z ruchem wskazówek zegara.

ptolemaeus-rules-turn = Twoja tura
ptolemaeus-rules-turn-one = Tura to dokładnie jedna akcja: dobierasz dwie karty gwiazdozbiorów albo obserwujesz znak, albo obserwujesz konfigurację.
ptolemaeus-rules-turn-free = Przed akcją i po niej, ale nigdy w trakcie, możesz zagrywać karty premii i wymieniać żetony asteroid. Po akcji możesz też badać planety czterema pionkami (dwa i dwa).
ptolemaeus-rules-turn-pass = Dopóki możesz wykonać jakąkolwiek akcję, nie wolno pasować.

ptolemaeus-rules-draw = Dobieranie kart
ptolemaeus-rules-draw-two = Weź dwie karty, jedną po drugiej, każdą z talii albo spośród sześciu odkrytych. Karta wzięta spośród odkrytych jest od razu zastępowana, więc przed drugim wyborem widzisz już nową.
ptolemaeus-rules-draw-joker = Odkryty dżoker może być tylko twoją pierwszą kartą i wtedy nie bierzesz drugiej. Dżoker dobrany z talii to karta jak każda inna.
ptolemaeus-rules-draw-sweep = Gdy co najmniej pięć z sześciu kart ma jeden kolor, wszystkie sześć zostaje odrzuconych, a na ich miejsce przychodzi sześć nowych, w razie potrzeby kilka razy. Dżokery nie mają koloru.
ptolemaeus-rules-draw-deck = Gdy talia się skończy, odrzucone karty po potasowaniu tworzą nową. Jeśli i tych nie ma, bierzesz to, co jeszcze leży odkryte. Na ręce możesz mieć dowolnie wiele kart.
ptolemaeus-rules-draw-swept = Pięć kart żywiołu Terra i jedna żywiołu Aer: wszystkie sześć znika.

ptolemaeus-rules-observe = Obserwowanie znaku
ptolemaeus-rules-observe-sign = Wybierz znak, w którym jest planeta albo kometa, zapłać i postaw tam pionek z rezerwy.
ptolemaeus-rules-observe-most = Na znaku zostają najwyżej dwa twoje pionki. Trzeci może przyjść tylko tam, gdzie jest planeta jeszcze przez ciebie niezbadana, i wtedy od razu ją badasz. Dlatego na znaku komety nigdy nie ma trzech.

ptolemaeus-rules-pay = Ile kosztuje znak
ptolemaeus-rules-pay-ways = Za pionek płacisz na jeden z tych sposobów: kartą jego znaku; dwiema innymi kartami tego samego koloru; trzema kartami jednego innego koloru; albo dżokerem, który zastępuje dowolną kartę.
ptolemaeus-rules-pay-exact = Nigdy nie płacisz więcej, niż trzeba: jeśli część kart już wystarcza, reszta zostaje na ręce. Dlatego dżoker zawsze płaci sam.
ptolemaeus-rules-pay-sample = Każdą z tych grup kart można zapłacić za pionek na znaku { $sign }:

ptolemaeus-rules-configurations = Obserwowanie konfiguracji
ptolemaeus-rules-configurations-shapes = Niektóre miejsca na niebie tworzą całość. W jednej akcji możesz obserwować całą taką konfigurację, stawiając po pionku na każdym jej miejscu.
ptolemaeus-rules-configurations-comet = Kometa może zastąpić jedną z planet, ale nie w koniunkcji. Planety, które są już przez ciebie zbadane, nadal się liczą.
ptolemaeus-rules-configurations-whole = Obserwujesz wszystko albo nic, i tylko jedną konfigurację w akcji. Za każdy pionek płacisz osobno, według ceny jego znaku. Najpierw zapłać za wszystkie, potem postaw je w dowolnej kolejności.
ptolemaeus-rules-configurations-conjunction = Oba pionki koniunkcji idą na ten sam znak. Jeśli masz tam już jeden, drugi z nowych jest twoim trzecim; jeśli masz dwa, trzecim jest pierwszy z nowych, a drugi zostaje. W obu przypadkach musi tam być planeta nowa dla ciebie.
ptolemaeus-rules-shape-conjunction = Co najmniej dwie planety w jednym znaku: dwa pionki na ten znak.
ptolemaeus-rules-shape-opposition = Dwa znaki naprzeciwko siebie: po pionku na każdy.
ptolemaeus-rules-shape-trigon = Wszystkie trzy znaki jednego koloru: po pionku na każdy.
ptolemaeus-rules-shape-square = Dwa znaki odległe o trzy kroki: po pionku na każdy.

ptolemaeus-rules-pawns = Twoje pionki
ptolemaeus-rules-pawns-ten = Każdy z twoich dziesięciu pionków jest w rezerwie, na znaku albo przy zbadanej planecie.
ptolemaeus-rules-pawns-empty = Tylko gdy rezerwa jest pusta, obserwujesz pionkami, które już stoją na znakach. Kosztują tyle samo i nie mogą pochodzić ze znaku obserwowanego w tej samej akcji.

## Badanie

ptolemaeus-rules-study = Badanie planety
ptolemaeus-rules-study-third = Gdy twój trzeci pionek w jakikolwiek sposób trafi na znak, od razu badasz planetę, która tam jest: nową dla ciebie, a gdy jest ich kilka, tę, którą wybierzesz. Wszystkie trzy opuszczają znak. Jeden idzie na planetę w twoim obszarze badań i zostaje tam na dobre, dwa wracają do rezerwy; w dalszej części akcji możesz ich znów użyć.
ptolemaeus-rules-study-two = Po akcji możesz też badać czterema pionkami: dwoma na znaku planety nowej dla ciebie i dowolnymi dwoma z innych znaków. Wszystkie cztery opuszczają znaki; jeden zostaje przy planecie, trzy wracają do rezerwy. Możesz to robić, ile razy się da.
ptolemaeus-rules-study-reward = Badanie nie kosztuje kart. Dostajesz za nie żeton asteroidy z tego znaku, jeśli jeszcze tam jest, i kartę premii, jeśli jakaś jeszcze została.
ptolemaeus-rules-study-never = Komety nie da się zbadać. A gdy planety się przesuwają albo przechodzi kometa, nikt niczego nie bada.

ptolemaeus-rules-tokens = Żetony asteroid
ptolemaeus-rules-tokens-trade = Przed akcją albo po niej możesz wymienić dwa żetony asteroid na kartę premii, dowolnie wiele razy, dopóki są karty. Wymienione żetony wypadają z gry.
ptolemaeus-rules-tokens-keep = Każde trzy zachowane żetony dają punkt.

## Karty premii

ptolemaeus-rules-bonus = Karty premii
ptolemaeus-rules-bonus-when = W swojej turze możesz ich zagrać dowolnie wiele, przed akcją albo po niej. Kartę dobraną w trakcie akcji można zagrać po niej. Kartę można zagrać tylko wtedy, gdy zadziała choć raz. Zagrane karty nie wracają.
ptolemaeus-rules-bonus-stronger = Siedem kart należy do planet. Działają dwa razy, jeśli w chwili zagrania masz już zbadaną tę planetę. Z drugiego użycia możesz zrezygnować; przeciwnicy, którzy mają za mało, tracą to, co mają.
ptolemaeus-rules-bonus-choice = Co stracą, przeciwnicy wybierają sami: pionki jawnie i po kolei; karty w tajemnicy, a pokazują je, gdy wszyscy wybiorą.
ptolemaeus-rules-bonus-pawns = Pionek, który trafia na znak dzięki karcie, też może być tam twoim trzecim, i wtedy badasz. Pionek zastąpiony kartą Nova Luna wraca do rezerwy właściciela. Mercurius Retrogradus i cztery karty Signum mogą też prowadzić na znak bez planet.
ptolemaeus-rules-bonus-turns = Dodatkowe tury się sumują. Nie liczą się do trzech tur rundy.
ptolemaeus-rules-twice-nova-luna = Gdy zbadana jest { $planet }: dwa pionki.
ptolemaeus-rules-twice-venus-retrograda = Gdy zbadana jest { $planet }: dwie karty.
ptolemaeus-rules-twice-maleficus-mars = Gdy zbadany jest { $planet }: po dwa pionki.
ptolemaeus-rules-twice-maleficus-saturnus = Gdy zbadany jest { $planet }: po dwie karty.
ptolemaeus-rules-twice-mercurius-retrogradus = Gdy zbadany jest { $planet }: dwa różne pionki.
ptolemaeus-rules-twice-sol-in-medio-caeli = Gdy zbadany jest { $planet }: dwie dodatkowe tury.
ptolemaeus-rules-twice-iupiter-orientalis = Gdy zbadany jest { $planet }: dwie karty, od jednego przeciwnika albo od dwóch.

## Koniec rundy

ptolemaeus-rules-event = Koniec rundy
ptolemaeus-rules-event-planets = Najpierw trzy planety z odkrytego wydarzenia przesuwają się o jeden znak, zgodnie z ruchem wskazówek zegara.
ptolemaeus-rules-event-comet = Potem kometa przesuwa się o jeden znak i dalej, aż trafi na znak bez planet; każdy znak to krok. Wszystkie pionki ze znaku, na którym staje, wracają do właścicieli. Pozostałe pionki nie ruszają się z miejsca.
ptolemaeus-rules-event-next = Na koniec odkrywa się następne wydarzenie i zaczyna się nowa runda.

ptolemaeus-rules-eclipsis = Karta Eclipsis
ptolemaeus-rules-eclipsis-pawns = Jeśli następnym wydarzeniem jest Eclipsis, wszystkie pionki ze znaków bez planet wracają do właścicieli, także te przy komecie.
ptolemaeus-rules-eclipsis-cards = Poza tym każdy wybiera dwie karty gwiazdozbiorów i odrzuca je, w tajemnicy i jednocześnie z innymi; kto ma mniej, odrzuca to, co ma. Potem odkrywa się inne wydarzenie.

## Koniec i punktacja

ptolemaeus-rules-end = Koniec gry
ptolemaeus-rules-end-twelve = W chwili, gdy ktoś ma 12 punktów, gra się kończy i ta osoba wygrywa. Liczą się punkty wszelkiego rodzaju, także ukryte; zwycięzca je pokazuje.
ptolemaeus-rules-end-comet = W przeciwnym razie gra się kończy, gdy kometa zrobi 12 kroków lub więcej. Nie odkrywa się już wydarzenia i liczy się wszystkie punkty.
ptolemaeus-rules-end-race = O żetonach i celach instrukcja mówi, że liczą się na koniec gry. Przy stole można więc umówić się, że do 12 liczą się tylko planety i Nova Constellatio; resztę liczy się wtedy dopiero, gdy kometa obiegnie koło.
ptolemaeus-rules-end-alone = Solo grasz bez ośmiu kart, które wymagają przeciwnika, i zawsze do chwili, gdy kometa obiegnie koło. Wygrywasz, mając 12 punktów lub więcej.

ptolemaeus-rules-score = Punktacja
ptolemaeus-rules-score-nova = Każda posiadana karta Nova Constellatio
ptolemaeus-rules-score-tokens = Żetony asteroid: za każde { $count }
ptolemaeus-rules-score-objective = Zbadane dwie planety z tajnego celu
ptolemaeus-rules-score-whole = Zbadane wszystkie trzy
ptolemaeus-rules-score-ties = Wygrywa osoba z największą liczbą punktów. Przy remisie decyduje liczba zbadanych planet, potem liczba pionków na znakach, bez tych, które właśnie odesłała kometa; jeśli i to nie rozstrzygnie, zwycięstwo jest wspólne.

## Co jest ukryte i co jest w pudełku

ptolemaeus-rules-secrets = Co jest ukryte
ptolemaeus-rules-secrets-own = Tylko ty widzisz swoje karty gwiazdozbiorów, karty premii i cel. Nikt nie zna kolejności talii ani nierozdanych celów.
ptolemaeus-rules-secrets-open = Wszyscy widzą, ile masz kart, każdą kartę wziętą spośród odkrytych oraz to, co zapłacono lub odrzucono. Nova Constellatio liczy się od chwili dobrania, choć nikt jej nie widzi.

ptolemaeus-rules-cards = Co jest w pudełku
ptolemaeus-rules-cards-lists = Instrukcja mówi, ile jest kart każdego rodzaju, ale nie które. Te listy to nasza rekonstrukcja.
ptolemaeus-rules-cards-constellations = Karty gwiazdozbiorów: po { $count } z każdego znaku, dżokery: { $most }
ptolemaeus-rules-cards-events = Wydarzenia: dwanaście z trzema planetami, jedno Eclipsis
ptolemaeus-rules-cards-bonuses = Karty premii: po { $count } każdego rodzaju, Nova Constellatio: { $most }
ptolemaeus-rules-cards-objectives = Cele; każde dwa mają jedną wspólną planetę

## Co widać na obrazkach

ptolemaeus-rules-picture-sky = Koło z niebem z dnia { $date }: Saturnus w Taurus, Venus w Gemini, Sol i Mercurius w Cancer, Luna i Iupiter w Libra, Mars w Sagittarius, kometa w Aries.
ptolemaeus-rules-picture-start = Luna jest w Libra; kometa startuje naprzeciwko, w Aries. Na każdym znaku leży żeton asteroidy.
ptolemaeus-rules-picture-observe = Pionek na znaku Sagittarius, gdzie jest Mars.
ptolemaeus-rules-picture-conjunction = Sol i Mercurius razem w Cancer, z dwoma pionkami.
ptolemaeus-rules-picture-opposition = Linia łączy planetę Venus w Gemini i planetę Mars w Sagittarius, na każdym znaku jest pionek.
ptolemaeus-rules-picture-trigon = Trójkąt łączy trzy planety: Venus w Gemini, Luna w Libra i Saturnus w Aquarius, na każdym znaku jest pionek.
ptolemaeus-rules-picture-square = Linia łączy kometę w Aries i planetę Sol w Cancer, na każdym znaku jest pionek.
ptolemaeus-rules-picture-third = Trzy pionki opuszczają znak Sagittarius. Jeden zostaje przy planecie Mars, dwa idą do rezerwy; badanie daje żeton asteroidy i kartę premii.
ptolemaeus-rules-picture-two = Dwa pionki opuszczają znak Sagittarius, gdzie jest Mars, a po jednym znaki Cancer i Libra. Jeden zostaje przy planecie Mars, trzy idą do rezerwy.
ptolemaeus-rules-picture-event = Luna, Mercurius i Mars przesuwają się o jeden znak. Potem kometa robi trzy kroki ze znaku Pisces, obok planet Sol w Aries i Luna w Taurus, na znak Gemini.
ptolemaeus-rules-picture-way = Kometa jest w Scorpius. Do startu, w Aries, zostało jej pięć kroków.
