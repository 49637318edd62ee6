# Przewodnik po pierwszej grze w Ptolemaeus.

ptolemaeus-guide-welcome = Siedem planet, dwanaście znaków i kometa
    .text = Obserwujesz planety, stawiając pionki na ich znakach, płacisz kartami gwiazdozbiorów i badasz tyle planet, ile zdołasz. { $alone ->
        [yes] Wygrywasz, jeśli masz co najmniej 12 punktów, gdy kometa obiegnie koło.
       *[no] Z 12 punktami od razu wygrywasz.
    }
ptolemaeus-guide-wheel = Koło to niebo z prawdziwego dnia
    .text = Każdy znak ma kolor swojego żywiołu. Linie łączą planety, które tworzą konfigurację. To, co wyróżnione, możesz teraz obserwować; dotknij czegokolwiek innego, a dowiesz się, dlaczego nie można.
ptolemaeus-guide-draw = Zacznij od dwóch kart
    .text = Weź karty gwiazdozbiorów spośród odkrytych albo z talii. Przydają się karty znaków, w których są planety, i kilka kart jednego koloru.
ptolemaeus-guide-observe = Teraz czas na obserwację
    .text = Gdy znowu przyjdzie twoja kolej, dotknij wyróżnionego znaku lub linii na kole albo wybierz z listy. „Obserwuj i zapłać” bierze najtańsze karty: kartę znaku, dżokera, dwie w jego kolorze albo trzy w jednym innym. Konfiguracja wprowadza na niebo kilka pionków naraz, każdy za swoją cenę.
ptolemaeus-guide-figures = Cztery konfiguracje
    .text = Planety w takim układzie obserwuje się razem: pionek na każdym znaku, w koniunkcji dwa. Poza nią kometa może zastąpić planetę.
ptolemaeus-guide-conjunction = dwie planety w jednym znaku
ptolemaeus-guide-opposition = dwa przeciwległe znaki
ptolemaeus-guide-trigon = trzy znaki jednego koloru
ptolemaeus-guide-square = dwa znaki o trzy pola od siebie
ptolemaeus-guide-study = Jak zbadać planetę
    .text = Postaw trzeci pionek na znaku planety: badasz ją, a dwa pionki wracają do rezerwy. Po akcji możesz też badać dwoma pionkami na miejscu i dwoma na innych znakach.
ptolemaeus-guide-goal = Za co są punkty
    .text = Dwie planety z tajnego celu: { $points }, wszystkie trzy: { $most }. { $count } żetony asteroid: 1. Karta Nova Constellatio: 1. { $alone ->
        [yes] Gra kończy się, gdy kometa wróci na start.
       *[no] Jeśli nikt nie zdobędzie 12, gra kończy się, gdy kometa wróci na start.
    }
ptolemaeus-guide-points = Punkty
ptolemaeus-guide-round = Na koniec rundy niebo się porusza
    .text = Gdy każdy rozegra trzy tury, te planety przesuną się o jeden znak, a po nich kometa. Ze znaku, na którym stanie, odeśle pionki do rezerwy. Planuj z wyprzedzeniem!
ptolemaeus-guide-bonus = Każde badanie daje kartę premii
    .text = Zagraj ją przed akcją albo po niej. Działa dwa razy, jeśli masz już zbadaną planetę, do której należy. Tyle wystarczy na początek: powodzenia!
