# Przewodnik po pierwszej grze w Planet X.

guide-welcome = W jednym z tych { $sectors } sektorów ukrywa się Planeta X
    .text = Każdy sektor zawiera jeden obiekt albo nic. Dowiadujesz się tego, zadając pytania: przeszukując, skanując i badając. Kto dojdzie do tego, gdzie jest Planeta X i co leży po obu jej stronach, ten ją lokalizuje.
guide-sky = Oświetlona połowa to niebo, które widzisz
    .text = Ziemia obraca się razem z ostatnim graczem. Przeszukiwać i skanować można tylko sektory oświetlonej połowy; małe komety oznaczają sektory, w których komety są możliwe.
guide-survey = Zadaj pierwsze pytanie: przeszukaj niebo
    .text = Wybierz „Przeszukaj” i obiekt, a potem przeciągnij po oświetlonej połowie pierścienia albo dotknij dwóch sektorów. Koszt widać przed potwierdzeniem. Dowiesz się, ile tam jest takich obiektów; inni poznają tylko pytanie.
guide-sheet = Zapisz to, co wiesz
    .text = Dotknij pola arkusza: raz, aby skreślić obiekt, dwa razy, aby go zakreślić. Pola w paski to twoje informacje początkowe. Sektor Planety X też „wygląda na pusty” i tak jest liczony.
guide-time = Walutą jest czas
    .text = Każda akcja przesuwa twój pionek do przodu. Turę ma ten, kto jest ostatni, więc po tanich akcjach twoja kolej wraca szybciej.
guide-research = Teraz zbadaj temat
    .text = Badanie kosztuje tylko 1 i ujawnia zasadę, która jest prawdziwa na tym niebie. Nie można prowadzić badań dwa razy z rzędu.
guide-choose = Faza teorii: powiedz, co sądzisz
    .text = Gdy Ziemia mija romb, każdy może w tajemnicy wybrać teorię i umieścić ją w sektorze. Poprawne dają punkty, niepoprawne kosztują czas. Można też nie wybrać żadnej.
guide-review = Teorie wędrują do środka
    .text = W każdej fazie teorii przesuwają się o jedno pole w kierunku środka. Na wewnętrznym polu zostają odkryte: to recenzja. Pierwsza poprawna teoria w sektorze daje dodatkowy punkt.
guide-locate = Cel: zlokalizuj Planetę X
    .text = Gdy znasz jej sektor i obu sąsiadów, wybierz „Zlokalizuj X”. Znalezienie jej daje dziesięć punktów; kto jest w tyle, ma ostatnią szansę. Powodzenia!
