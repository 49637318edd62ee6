# Przewodnik po pierwszej grze w Ptolemaeus.

ptolemaeus-guide-welcome = Siedem planet, dwanaście znaków i kometa
    .text = Obserwujesz planety, stawiając pionki na ich znakach, płacisz kartami gwiazdozbiorów i badasz tyle planet, ile zdołasz. { $alone ->
        [yes] Wygrywasz, jeśli masz co najmniej 12 punktów, gdy kometa obiegnie koło.
       *[no] Z 12 punktami od razu wygrywasz.
    }
ptolemaeus-guide-wheel = Koło to niebo z prawdziwego dnia
    .text = Każdy znak ma kolor swojego żywiołu. Linie łączą planety, które tworzą konfigurację. To, co wyróżnione, możesz teraz obserwować; dotknij czegokolwiek innego, a dowiesz się, dlaczego nie można.
ptolemaeus-guide-draw = Zacznij od dwóch kart
    .text = Weź karty gwiazdozbiorów spośród odkrytych albo z talii. Przydają się znaki, w których są planety, i kilka kart jednego koloru.
ptolemaeus-guide-observe = Teraz czas na obserwację
    .text = Gdy znowu przyjdzie twoja kolej, dotknij wyróżnionego znaku lub linii na kole albo wybierz z listy i potwierdź. Konfiguracja wprowadza na niebo kilka pionków naraz, a każdy ma swoją cenę.
ptolemaeus-guide-pay = Zapłać za pionek
    .text = Wystarczy karta tego znaku, dżoker, dwie karty jego koloru albo trzy karty jednego innego koloru. Najtańszy sposób jest na początku.
ptolemaeus-guide-round = Wkrótce niebo się poruszy
    .text = Gdy każdy rozegra trzy tury, te planety przesuną się o jeden znak, a po nich kometa. Ze znaku, na którym stanie, odeśle pionki do rezerwy. Planuj z wyprzedzeniem!
ptolemaeus-guide-goal = Za co są punkty
    .text = Za zbadane planety, za planety z twojego tajnego celu, za żetony asteroid i za kartę Nova Constellatio. { $alone ->
        [yes] Gra kończy się, gdy kometa wróci na start.
       *[no] Jeśli nikt nie zdobędzie 12, gra kończy się, gdy kometa wróci na start.
    }
ptolemaeus-guide-study = Zbadaj swoją pierwszą planetę
    .text = Postaw trzeci pionek na znaku planety: badasz ją, a dwa pionki wracają do rezerwy. Po akcji wystarczą też dwa pionki na miejscu i dwa na innych znakach.
ptolemaeus-guide-bonus = Każde badanie daje kartę premii
    .text = Zagraj ją przed akcją albo po niej. Działa dwa razy, jeśli masz już zbadaną planetę, do której należy. Tyle wystarczy na początek: powodzenia!
