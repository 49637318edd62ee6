# Stół gry Ptolemaeus. Znaki, żywioły, planety i karty premii mają nazwy łacińskie, jak na planszy.

## Nowy stół

ptolemaeus-date = Niebo początkowe
ptolemaeus-date-famous = Słynna data
ptolemaeus-date-other = Inna data
ptolemaeus-date-day = Dzień
ptolemaeus-date-month = Miesiąc
ptolemaeus-date-year = Rok
ptolemaeus-date-random = Losowy dzień
ptolemaeus-date-julian = kalendarz juliański
ptolemaeus-sky-words = To niebo słowami

ptolemaeus-famous-copernicus = Dzieło Kopernika
    .more = Kopernik umiera, gdy ukazuje się jego dzieło, w którym Ziemia krąży wokół Słońca.
ptolemaeus-famous-moons-of-jupiter = Księżyce Jowisza
    .more = Galileusz kieruje lunetę na Jowisza i widzi obok niego księżyce.
ptolemaeus-famous-uranus = Uran
    .more = Herschel odkrywa pierwszą planetę, której nikt dotąd nie znał.
ptolemaeus-famous-ceres = Odkrycie Ceres
    .more = Piazzi znajduje pierwszą asteroidę w pierwszą noc stulecia.
ptolemaeus-famous-neptune = Neptun
    .more = Galle znajduje Neptuna tam, gdzie obliczył go Le Verrier.
ptolemaeus-famous-pluto = Pluton
    .more = Tombaugh odkrywa Plutona na dwóch kliszach.
ptolemaeus-famous-sputnik = Pierwszy Sputnik
    .more = Pierwszy sztuczny satelita okrąża Ziemię.
ptolemaeus-famous-gagarin = Lot Gagarina
    .more = Człowiek po raz pierwszy leci w kosmos.
ptolemaeus-famous-moon-landing = Lądowanie na Księżycu
    .more = Ludzie po raz pierwszy stają na Księżycu.
ptolemaeus-famous-hubble = Teleskop Hubble’a
    .more = Teleskop wznosi się ponad atmosferę.
ptolemaeus-famous-gravitational-waves = Fale grawitacyjne
    .more = Słychać zderzenie dwóch czarnych dziur, daleko i dawno temu.
ptolemaeus-famous-webb = Teleskop Webba
    .more = Złote zwierciadło wyrusza na poszukiwanie pierwszych galaktyk.

ptolemaeus-race = Wyścig do 12 punktów
ptolemaeus-race-everything = Liczy się wszystko
    .hint = Planety, Nova Constellatio, żetony asteroid i cel liczą się do 12 punktów, które od razu kończą grę.
ptolemaeus-race-planets = Tylko planety i Nova Constellatio
    .hint = Żetony asteroid i cele liczą się dopiero, gdy kometa obiegnie koło.
ptolemaeus-race-alone = Solo grasz do chwili, gdy kometa obiegnie koło, bez ośmiu kart, które wymagają przeciwnika. Wygrywasz, mając 12 punktów lub więcej.

## Nagłówek stołu

ptolemaeus-status-round = Runda { $number }, tura { $place } z { $most }
ptolemaeus-status-extra = { $count ->
    [one] jeszcze { $count } dodatkowa tura
    [few] jeszcze { $count } dodatkowe tury
    [many] jeszcze { $count } dodatkowych tur
   *[other] jeszcze { $count } dodatkowej tury
}
ptolemaeus-status-extra-now = Dodatkowa tura
ptolemaeus-status-last = Ostatnia runda
ptolemaeus-status-race = Wyścig: tylko planety i Nova Constellatio
ptolemaeus-status-sky = Niebo z dnia { $date }

## Koło

ptolemaeus-legend = Legenda
ptolemaeus-tab-wheel = Koło
ptolemaeus-tab-cards = Karty
ptolemaeus-wheel = Koło zodiaku
ptolemaeus-wheel-choose = Koło zodiaku: wybierz znak. Strzałki przesuwają po pierścieniu, Enter wybiera; kilka znaków po kolei tworzy konfigurację.
ptolemaeus-wheel-as-table = Koło jako tabela
ptolemaeus-centre-round = Runda { $number }
ptolemaeus-centre-turn = tura
ptolemaeus-comet = kometa
ptolemaeus-the-comet = Kometa
ptolemaeus-sign-words = { $sign }: { $text }
# The price at a sign, for those who do not see the wheel.
ptolemaeus-sign-cost = { $text }, koszt co najmniej { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ptolemaeus-sign-empty = pusto
ptolemaeus-sign-asteroid = żeton asteroidy
ptolemaeus-sign-pawns = { $name }: { $count ->
    [one] { $count } pionek
    [few] { $count } pionki
    [many] { $count } pionków
   *[other] { $count } pionka
}
ptolemaeus-shape-conjunction = Koniunkcja
ptolemaeus-shape-opposition = Opozycja
ptolemaeus-shape-trigon = Trygon
ptolemaeus-shape-square = Kwadratura

ptolemaeus-table-caption = Koło, znak po znaku
ptolemaeus-table-sign = Znak
ptolemaeus-table-element = Żywioł
ptolemaeus-table-standing = Co tam jest
ptolemaeus-table-pawns = Pionki
ptolemaeus-table-arriving = Przybywa na koniec rundy
ptolemaeus-table-token = Żeton asteroidy
ptolemaeus-table-yes = tak
ptolemaeus-table-start = start komety
ptolemaeus-table-figures = Konfiguracje na niebie:

## Karta wydarzenia

ptolemaeus-event-title = Na koniec rundy
ptolemaeus-way = { $source } → { $target }
ptolemaeus-comet-left = { $count ->
    [0] Kometa obiegła koło.
    [one] Komecie został { $count } znak do startu; gdy tam dotrze, gra się kończy.
    [few] Komecie zostały { $count } znaki do startu; gdy tam dotrze, gra się kończy.
    [many] Komecie zostało { $count } znaków do startu; gdy tam dotrze, gra się kończy.
   *[other] Komecie zostało { $count } znaku do startu; gdy tam dotrze, gra się kończy.
}
ptolemaeus-last-round = To ostatnia runda: gdy się skończy, kometa będzie z powrotem na starcie.

## Karty

ptolemaeus-joker = Dżoker
ptolemaeus-nothing = nic
ptolemaeus-card-count = sztuk: { $count }
ptolemaeus-card-new = nowa
ptolemaeus-market = Odkryte
ptolemaeus-deck = Talia
ptolemaeus-discarded = odrzucone: { $count }
ptolemaeus-bonus-deck = karty premii: { $count }
ptolemaeus-event-deck = wydarzenia: { $count }
ptolemaeus-hand = Twoja ręka ({ $count })
ptolemaeus-hand-empty = Nie masz kart gwiazdozbiorów.
ptolemaeus-hand-sealed = Do odrzucenia, gdy wszyscy wybiorą: { $cards }.
ptolemaeus-bonus-cards = Karty premii
ptolemaeus-bonus-strong = Działa dwa razy: jej planetę masz zbadaną.
ptolemaeus-bonus-stronger = Zadziała dwa razy, gdy zbadasz planetę { $planet }.
ptolemaeus-play = Zagraj
ptolemaeus-play-twice = Zagraj dwa razy
ptolemaeus-play-once = Tylko raz
ptolemaeus-objective = Tajny cel
ptolemaeus-objective-worth = { $points ->
    [one] Dwie planety: { $points } punkt
    [few] Dwie planety: { $points } punkty
    [many] Dwie planety: { $points } punktów
   *[other] Dwie planety: { $points } punktu
}; wszystkie trzy: { $most }

ptolemaeus-bonus-nova-luna = Zastąp pionek przeciwnika na znaku pionkiem ze swojej rezerwy.
ptolemaeus-bonus-venus-retrograda = Weź kartę gwiazdozbioru, z talii albo odkrytą, także dżokera.
ptolemaeus-bonus-maleficus-mars = Każdy przeciwnik zabiera ze znaków jeden swój pionek.
ptolemaeus-bonus-maleficus-saturnus = Każdy przeciwnik odrzuca kartę gwiazdozbioru.
ptolemaeus-bonus-mercurius-retrogradus = Przesuń swój pionek na dowolny inny znak.
ptolemaeus-bonus-sol-in-medio-caeli = Jeszcze jedna tura zaraz po tej.
ptolemaeus-bonus-iupiter-orientalis = Weź losową kartę z ręki przeciwnika.
ptolemaeus-bonus-nova-constellatio = Zachowaj ją: jest warta punkt.
ptolemaeus-bonus-signum-ignis = Postaw pionek z rezerwy na znaku żywiołu Ignis.
ptolemaeus-bonus-signum-terrae = Postaw pionek z rezerwy na znaku żywiołu Terra.
ptolemaeus-bonus-signum-aeris = Postaw pionek z rezerwy na znaku żywiołu Aer.
ptolemaeus-bonus-signum-aquae = Postaw pionek z rezerwy na znaku żywiołu Aqua.

## Gracze

ptolemaeus-areas = Gracze
ptolemaeus-astrolabe = Astrolabium
ptolemaeus-asked = ma ruch
ptolemaeus-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
    .short = { $points } pkt
ptolemaeus-points-seen = co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
    .short = { $points }+ pkt
ptolemaeus-points-race = { $points } w wyścigu
ptolemaeus-cards = karty: { $count }
ptolemaeus-bonuses = karty premii: { $count }
ptolemaeus-tokens = żetony asteroid: { $count }
ptolemaeus-reserve = pionki w rezerwie: { $count }
ptolemaeus-studied = Zbadane planety

## Chwile

ptolemaeus-stage-recalling = { $mine ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
} Maleficus Mars: pionki wracają ze znaków.
ptolemaeus-stage-saturnus = { $mine ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
} Maleficus Saturnus: każdy przeciwnik odrzuca w tajemnicy { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
ptolemaeus-stage-eclipsis = { $count ->
    [one] Eclipsis: każdy odrzuca w tajemnicy { $count } kartę.
    [few] Eclipsis: każdy odrzuca w tajemnicy { $count } karty.
    [many] Eclipsis: każdy odrzuca w tajemnicy { $count } kart.
   *[other] Eclipsis: każdy odrzuca w tajemnicy { $count } karty.
}
ptolemaeus-stage-pawns = { $mine ->
    [yes] { $count ->
        [one] Zabierasz { $count } pionek
        [few] Zabierasz { $count } pionki
        [many] Zabierasz { $count } pionków
       *[other] Zabierasz { $count } pionka
    }
   *[no] { $count ->
        [one] { $name } zabiera { $count } pionek
        [few] { $name } zabiera { $count } pionki
        [many] { $name } zabiera { $count } pionków
       *[other] { $name } zabiera { $count } pionka
    }
}

## Co się stało. $mine to "yes", gdy zrobił to patrzący, $whom, gdy go to spotkało.

ptolemaeus-event-sky = Niebo z dnia { $date }.
ptolemaeus-event-deck-made = Z odrzuconych kart ({ $count }) powstaje nowa potasowana talia.
ptolemaeus-event-event = Na koniec rundy przesuną się: { $text }.
ptolemaeus-event-eclipsis = Następne wydarzenie to Eclipsis.
ptolemaeus-event-objective = Twój tajny cel: { $text }.
ptolemaeus-event-card = Dobierasz z talii kartę { $card }.
ptolemaeus-event-card-taken = { $name } dobiera kartę z talii.
ptolemaeus-event-face-up = { $mine ->
    [yes] Bierzesz
   *[no] { $name } bierze
} odkrytą kartę { $card }.
ptolemaeus-since-drew = { $name } dobiera: { $cards }.
ptolemaeus-event-drawing-ended = Nie było drugiej karty do wzięcia.
ptolemaeus-event-swept = Pięć z sześciu kart miało jeden kolor: wszystkie sześć zostaje wymienionych.
ptolemaeus-event-bonus = Dobierasz kartę premii { $card }.
ptolemaeus-event-bonus-taken = { $name } dobiera kartę premii.
ptolemaeus-event-observation = { $mine ->
    [yes] Obserwujesz
   *[no] { $name } obserwuje
}: { $text }.
ptolemaeus-event-paid = { $mine ->
    [yes] Płacisz
   *[no] { $name } płaci
} za znak { $sign }: { $cards }.
ptolemaeus-event-placed = { $mine ->
    [yes] Stawiasz
   *[no] { $name } stawia
} pionek na znaku { $sign }.
ptolemaeus-event-moved = { $mine ->
    [yes] Przesuwasz
   *[no] { $name } przesuwa
} pionek: { $source } → { $target }.
ptolemaeus-event-studied = { $mine ->
    [yes] Badasz
   *[no] { $name } bada
} planetę { $planet } w znaku { $sign }{ $found ->
    [yes] , z żetonem asteroidy.
   *[no] .
}
ptolemaeus-event-studied-with = { $mine ->
    [yes] Badasz
   *[no] { $name } bada
} planetę { $planet } w znaku { $sign } dwoma pionkami stamtąd i { $same ->
    [yes] dwoma ze znaku { $one }
   *[no] po jednym ze znaków { $one } i { $two }
}{ $found ->
    [yes] , z żetonem asteroidy.
   *[no] .
}
ptolemaeus-gain = { $count ->
    [one] { $points } punkt ({ $text }).
    [few] { $points } punkty ({ $text }).
    [many] { $points } punktów ({ $text }).
   *[other] { $points } punktu ({ $text }).
}
ptolemaeus-gain-planets = planety
ptolemaeus-gain-objective = cel
ptolemaeus-gain-asteroids = żetony asteroid
ptolemaeus-event-traded = { $mine ->
    [yes] Wymieniasz
   *[no] { $name } wymienia
} dwa żetony asteroid na kartę premii.
ptolemaeus-event-played = { $mine ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
} kartę { $card }{ $count ->
    [one] .
   *[other] , z podwójną siłą.
}
ptolemaeus-event-played-for-turns = { $mine ->
    [yes] Zagrywasz
   *[no] { $name } zagrywa
} kartę { $card }: { $count ->
    [one] będzie dodatkowa tura.
   *[other] będą dwie dodatkowe tury.
}
ptolemaeus-event-replaced = { $mine ->
    [yes] Zastępujesz pionek na znaku { $sign } ({ $victim }).
   *[no] { $whom ->
        [yes] { $name } zastępuje twój pionek na znaku { $sign }.
       *[no] { $name } zastępuje pionek na znaku { $sign } ({ $victim }).
    }
}
ptolemaeus-event-recalled = { $mine ->
    [yes] Zabierasz
   *[no] { $name } zabiera
} pionek ze znaku { $sign }.
ptolemaeus-event-stopped = { $mine ->
    [yes] Rezygnujesz
   *[no] { $name } rezygnuje
} z drugiego użycia.
ptolemaeus-event-card-passed = { $name } bierze losową kartę z ręki (gracz: { $victim }).
ptolemaeus-event-stolen = { $mine ->
    [yes] Bierzesz kartę { $card } z ręki (gracz: { $victim }).
   *[no] { $whom ->
        [yes] { $name } bierze kartę { $card } z twojej ręki.
       *[no] { $name } bierze kartę { $card } z ręki (gracz: { $victim }).
    }
}
ptolemaeus-event-discard = Wybrane do odrzucenia: { $cards }.
ptolemaeus-event-discards = Wszyscy wybrali. Odrzucone karty:
ptolemaeus-event-discards-none = Nikt nie miał karty do odrzucenia.
ptolemaeus-event-passed = { $mine ->
    [yes] Nie możesz nic zrobić.
   *[no] { $name } nie może nic zrobić.
}
ptolemaeus-event-round = { $mine ->
    [yes] Zaczyna się runda { $number }; masz Astrolabium.
   *[no] Zaczyna się runda { $number }; Astrolabium ma { $name }.
}
ptolemaeus-event-turn = { $mine ->
    [yes] Masz
   *[no] { $name } ma
} dodatkową turę.
ptolemaeus-event-planets-moved = Koniec rundy { $number }. { $text }.
ptolemaeus-event-comet-moved = { $count ->
    [one] Kometa przesuwa się o { $count } znak, na { $sign }.
    [few] Kometa przesuwa się o { $count } znaki, na { $sign }.
    [many] Kometa przesuwa się o { $count } znaków, na { $sign }.
   *[other] Kometa przesuwa się o { $count } znaku, na { $sign }.
}
ptolemaeus-event-eclipsed = Eclipsis: pionki ze znaków bez planet wracają do rezerwy.
ptolemaeus-event-areas = Cele zostają odkryte.
ptolemaeus-event-scored = { $mine ->
    [yes] Wygrywasz!
   *[no] { $count ->
        [one] Wygrywa { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
}
ptolemaeus-event-scored-lost = Przegrana.
ptolemaeus-scored-points = { $points ->
    [one] { $name }: { $points } punkt.
    [few] { $name }: { $points } punkty.
    [many] { $name }: { $points } punktów.
   *[other] { $name }: { $points } punktu.
}
ptolemaeus-whose = { $name }: { $text }
ptolemaeus-sent-home = { $count ->
    [one] { $name }: { $count } pionek wraca do rezerwy.
    [few] { $name }: { $count } pionki wracają do rezerwy.
    [many] { $name }: { $count } pionków wraca do rezerwy.
   *[other] { $name }: { $count } pionka wraca do rezerwy.
}

## Koniec

ptolemaeus-end-lost = Nie tym razem: w grze solo potrzeba { $points } punktów.
ptolemaeus-end-race = { $points ->
    [one] { $points } punkt od razu kończy grę.
    [few] { $points } punkty od razu kończą grę.
    [many] { $points } punktów od razu kończy grę.
   *[other] { $points } punktu od razu kończy grę.
}
ptolemaeus-end-comet = { $count ->
    [one] Kometa obiegła koło po { $count } rundzie.
   *[other] Kometa obiegła koło po { $count } rundach.
}
ptolemaeus-end-ties = Remis w punktach, planetach i pionkach: wspólne zwycięstwo.
ptolemaeus-end-by-planets = Przy równej liczbie punktów decydują zbadane planety: { $most } do { $count }.
ptolemaeus-end-by-pawns = Przy równej liczbie punktów i planet decydują pionki na znakach: { $most } do { $count }.
ptolemaeus-end-planets = Planety
ptolemaeus-end-planets-count = { $count ->
    [one] { $count } planeta
    [few] { $count } planety
    [many] { $count } planet
   *[other] { $count } planety
}
ptolemaeus-end-asteroids = Asteroidy
ptolemaeus-end-objective = Cel
ptolemaeus-end-met = zbadana
ptolemaeus-end-missed = niezbadana
