# Czego odmawia Ptolemaeus: co jest nie tak i co zrobić. Nazwa to kod błędu.

## Daty

error-ptolemaeus-date-form = „{ $text }” to nie data. Wybierz dzień, miesiąc i rok.
error-ptolemaeus-date-year = Nie ma tu roku { $year }; lata liczy się od 1 do { $last }.
error-ptolemaeus-date-month = Nie ma miesiąca { $month }; miesiące mają numery od 1 do 12.
error-ptolemaeus-date-day = Nie ma dnia { $day } { $month } { $year }: ten miesiąc ma { $days } dni.
error-ptolemaeus-date-skipped = Dnia { $day } października 1582 nie było: po 4 kalendarz przeszedł od razu na 15.
error-ptolemaeus-date-sky = Nieba z dnia { $date } nie da się obliczyć wystarczająco dokładnie. Wybierz rok od { $first } do { $last }.
error-ptolemaeus-seats = Gra jest dla 1–4 miejsc, a nie { $seats }.

## Chwile

error-ptolemaeus-not-asked = To nie twój ruch. Czekamy na: { $waiting }.
error-ptolemaeus-game-over = Gra już się skończyła; nie ma już nic do rozstrzygnięcia.
error-ptolemaeus-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
error-ptolemaeus-spectator = Widzowie tylko patrzą.
error-ptolemaeus-unknown-action = To nie jest akcja tej gry. Wybierz jedną z dostępnych.
error-ptolemaeus-only-as-action = Dobieranie i obserwacja to akcja tury; najpierw odpowiedz na pytanie.
error-ptolemaeus-only-when-paying = Kartami płaci się dopiero po wskazaniu, co jest obserwowane.
error-ptolemaeus-only-when-placing = Pionki stawia się po opłaceniu obserwacji albo kartą Signum.
error-ptolemaeus-only-when-moving = Pionek opuszcza znak tylko wtedy, gdy rezerwa jest pusta, a trzeba postawić pionek.
error-ptolemaeus-only-third-pawn = Tak bada się planetę tylko wtedy, gdy na jej znak trafi twój trzeci pionek.
error-ptolemaeus-only-after-action = Badanie dwoma i dwoma pionkami następuje po akcji.
error-ptolemaeus-only-beside-action = Karty premii i wymiany są przed akcją albo po niej, nigdy w trakcie.
error-ptolemaeus-only-by-bonus = To część karty premii; najpierw ją zagraj.
error-ptolemaeus-only-when-recalling = Pionki zabiera się tylko wtedy, gdy żąda tego Maleficus Mars.
error-ptolemaeus-only-when-discarding = Karty odrzuca się tylko wtedy, gdy żąda tego Maleficus Saturnus albo Eclipsis.
error-ptolemaeus-act-first = Tura kończy się po akcji: najpierw dobierz karty albo obserwuj.
error-ptolemaeus-acted-already = Akcja tej tury już była; zostały tylko swobodne działania i koniec tury.
error-ptolemaeus-no-passing = Nie można pasować, dopóki można dobierać albo obserwować.

## Dobieranie, obserwacja, zapłata

error-ptolemaeus-deck-empty = Talia i stos kart odrzuconych są puste, nie ma czego dobrać.
error-ptolemaeus-not-face-up = Ta karta nie leży odkryta. Weź taką, która leży, albo dobierz z talii.
error-ptolemaeus-joker-second = Odkryty dżoker może być tylko pierwszą wziętą kartą. Weź inną albo dobierz z talii.
error-ptolemaeus-nothing-to-observe = Na niebie nie ma niczego, za co możesz zapłacić i gdzie możesz postawić pionki.
error-ptolemaeus-no-configuration = Te znaki nie tworzą konfiguracji. Wybierz jeden znak, koniunkcję, dwa znaki naprzeciw siebie, dwa odległe o trzy albo trzy jednego koloru.
error-ptolemaeus-sign-empty = Nie ma tam ani planety, ani komety.
error-ptolemaeus-not-in-the-sky = Tej konfiguracji nie ma na niebie: każdy znak potrzebuje planety (jedną z nich może być kometa), a koniunkcja dwóch planet.
error-ptolemaeus-no-pawns = Nie masz dość pionków, które mogłyby tam trafić.
error-ptolemaeus-third-pawn = Trzeci pionek potrzebuje planety, której jeszcze nie masz zbadanej; tam takiej nie ma.
error-ptolemaeus-cannot-pay = Twoje karty nie wystarczą, żeby za to zapłacić. Za znak płaci się jego kartą, dżokerem, dwiema innymi w jego kolorze albo trzema w jednym innym kolorze.
error-ptolemaeus-not-the-price = To nie jest cena tego znaku. Zapłać jego kartą, dżokerem, dwiema innymi w jego kolorze albo trzema w jednym innym kolorze.
error-ptolemaeus-not-in-hand = Nie masz wszystkich tych kart.
error-ptolemaeus-rest-unpaid = Wtedy nie starczy na resztę konfiguracji. Zapłać innymi kartami.
error-ptolemaeus-not-observed = Ten znak nie potrzebuje teraz pionka. Wybierz taki, który go potrzebuje.
error-ptolemaeus-rest-unplaced = Wtedy pozostałe pionki nie mogłyby już trafić na miejsca. Najpierw postaw inny.
error-ptolemaeus-no-pawn-there = Nie masz tam pionka.
error-ptolemaeus-source-observed = Ten znak jest obserwowany w tej samej akcji. Przesuń pionek z innego znaku.

## Badanie planet

error-ptolemaeus-nothing-to-study = Zbadaj planetę ze znaku, na którym jest twój trzeci pionek, jeszcze przez ciebie niezbadaną.
error-ptolemaeus-two-plus-two = Potrzeba dwóch twoich pionków na znaku niezbadanej planety i dwóch kolejnych na innych znakach.
error-ptolemaeus-studied-already = Tę planetę masz już zbadaną.
error-ptolemaeus-two-pawns-there = Potrzeba dwóch pionków na znaku planety.
error-ptolemaeus-two-pawns-elsewhere = Wybierz znaki dwóch swoich pionków, które są gdzie indziej.
error-ptolemaeus-two-tokens = Karta premii kosztuje dwa żetony asteroid, a masz ich mniej.
error-ptolemaeus-bonus-deck-empty = Nie ma już kart premii do zdobycia.

## Karty premii

error-ptolemaeus-bonus-not-held = Nie masz takiej karty premii.
error-ptolemaeus-bonus-kept = Karty Nova Constellatio nigdy się nie zagrywa: samo jej posiadanie daje punkt.
error-ptolemaeus-bonus-no-effect = Teraz ta karta nie dałaby żadnego efektu, więc nie można jej zagrać.
error-ptolemaeus-bonus-once = Ta karta nie ma drugiego użycia, z którego można by zrezygnować. Zagraj ją tak, jak jest.
error-ptolemaeus-bonus-first-unit = Karta musi zadziałać co najmniej raz; potem można przerwać.
error-ptolemaeus-bonus-not-so = Karta { $bonus } nie może tego tutaj zrobić. Wybierz coś, co może.
error-ptolemaeus-discard-count = { $count ->
    [one] Trzeba odrzucić dokładnie { $count } kartę.
    [few] Trzeba odrzucić dokładnie { $count } karty.
    [many] Trzeba odrzucić dokładnie { $count } kart.
   *[other] Trzeba odrzucić dokładnie { $count } karty.
}
error-ptolemaeus-discard-order = Wybierz karty gry w kolejności zodiaku.

## Notacja, w zaimportowanych zapisach

error-ptolemaeus-notation-action = „{ $text }” to nie jest akcja gry Ptolemaeus.
error-ptolemaeus-notation-number = „{ $text }” to nie liczba.
error-ptolemaeus-notation-sign = „{ $text }” to nie jest znak zodiaku.
error-ptolemaeus-notation-planet = „{ $text }” to nie planeta.
error-ptolemaeus-notation-bonus = „{ $text }” to nie jest karta premii.
error-ptolemaeus-notation-event = „{ $text }” to nic, co może zdarzyć się w tej grze.
error-ptolemaeus-notation-options = „{ $text }” to nie są opcje gry Ptolemaeus.

## Listy kart i wyobrażone światy: błędy programu

error-ptolemaeus-cards-unreadable = Nie można odczytać pliku z listami kart ({ $reason }).
error-ptolemaeus-cards-unknown-name = Listy kart wymieniają „{ $name }”, a to ani karta, ani planeta.
error-ptolemaeus-cards-negative = Na listach kart przy „{ $name }” jest liczba { $count }. Podaj 0 lub więcej.
error-ptolemaeus-cards-total = Liczba kart na listach ({ $cards }): { $count }; w grze powinno ich być { $wanted }.
error-ptolemaeus-cards-three-planets = Na listach kart jest „{ $card }”, a wydarzenie lub cel ma trzy różne planety.
error-ptolemaeus-cards-moves = Liczba ruchów planet w wydarzeniach z list: { $moves }; powinna wynosić { $wanted }.
error-ptolemaeus-cards-mars-moves = Liczba ruchów planety Mars w wydarzeniach z list: { $moves }; powinna wynosić { $wanted }.
error-ptolemaeus-world-seats = Wyobrażony stół ma inną liczbę miejsc.
error-ptolemaeus-world-desk = Wyobrażone karty tego miejsca nie są jego kartami.
error-ptolemaeus-world-cards = Wyobrażone karty gwiazdozbiorów nie są tymi, których nie widać.
error-ptolemaeus-world-hands = Wyobrażona ręka ma inną liczbę kart.
error-ptolemaeus-world-remembered = Wyobrażone karty są sprzeczne z tym, co było widać.
error-ptolemaeus-world-bonuses = Wyobrażone karty premii nie są tymi, których nie widać.
error-ptolemaeus-world-events = Wyobrażone wydarzenia nie są tymi, które mają dopiero nadejść.
error-ptolemaeus-world-objectives = Wyobrażone cele są niedozwolone.
error-ptolemaeus-world-sealed = Wyobrażony tajny wybór kart do odrzucenia jest niedozwolony.
error-ptolemaeus-world-unpaid = Wyobrażona ręka nie może zapłacić za to, co zapowiedziała.
error-ptolemaeus-world-won = Przy wyobrażonych kartach ktoś już by wygrał.
