## Co można zrobić, jednym zdaniem (porady, odtwarzanie, cofanie ruchów)

action-survey = Przeszukaj { $length ->
    [one] sektor { $run }
   *[other] sektory { $run }
}, wypatrując { OBJECT($thing, form: "surveyed") }
action-target = Zeskanuj sektor { $sector }
action-research = Zbadaj temat { $topic }
action-locate = Zlokalizuj Planetę X w sektorze { $sector }: sektor { $left } { OBJECT($before, form: "held") }, sektor { $right } { OBJECT($after, form: "held") }
action-choose = Wybierz teorie: { $things }
action-choose-none = Nie wybieraj żadnej teorii
action-place = Umieść teorię „{ OBJECT($thing, form: "name") }” w sektorze { $sector }
action-withdraw = Wycofaj teorię „{ OBJECT($thing, form: "name") }”
action-pass = Spasuj

## Co można twierdzić o niebie

claim-is = Sektor { $sector } { OBJECT($thing, form: "held") }.
claim-is-not = Sektor { $sector } { OBJECT($thing, form: "not-held") }.
claim-planet-x-in = { $count ->
    [one] Planeta X jest w sektorze { $sectors }.
   *[other] Planeta X jest w jednym z tych sektorów: { $sectors }.
}

## Dlaczego tak jest

why-because = { $count ->
    [one] Wynika to z tego faktu i z reguł rozmieszczenia:
   *[other] Wynika to z tych faktów i z reguł rozmieszczenia:
}
why-rules-alone = Wynika to już z samych reguł rozmieszczenia.
why-against = { $count ->
    [one] Wyklucza to ten fakt wraz z regułami rozmieszczenia:
   *[other] Wykluczają to te fakty wraz z regułami rozmieszczenia:
}
why-rules-against = Wykluczają to już same reguły rozmieszczenia.
why-left = { $systems ->
    [one] { $systems } możliwy układ
    [few] { $systems } możliwe układy
   *[many] { $systems } możliwych układów
}, { $against ->
    [0] żaden temu nie przeczy
    [one] { $against } temu przeczy
    [few] { $against } temu przeczą
   *[many] { $against } temu przeczy
}
contradiction = { $count ->
    [0] Fakty są ze sobą sprzeczne.
    [one] To oznaczenie nie może być prawidłowe:
   *[other] Te oznaczenia nie mogą być jednocześnie prawidłowe:
}
fact-titled = Istnieje prawdziwa wskazówka na ten temat: { $title }.
fact-located-wrong = Nie wszystko się zgadza: Planeta X w sektorze { $sector }; sektor { $left } { OBJECT($before, form: "held") }, sektor { $right } { OBJECT($after, form: "held") }.
fact-located-right = Wszystko się zgadza: Planeta X w sektorze { $sector }; sektor { $left } { OBJECT($before, form: "held") }, sektor { $right } { OBJECT($after, form: "held") }.
fact-revealed = Niebo zostało ujawnione.

## Dlaczego coś jest prawdopodobne albo warte polecenia

reason-odds = Układy wciąż możliwe: { $systems }. Udział tych, w których sektor { $sector } { OBJECT($thing, form: "held") }: { $odds }.
reason-question = Układy wciąż możliwe: { $systems }; po odpowiedzi około { $left }. Informacja w bitach: { $bits } (jeden bit zmniejsza ich liczbę o połowę). Bity na jednostkę czasu: { $rate }; w tej kolejności ułożona jest lista. Bity o Planecie X i jej sąsiadach: { $locate }.
reason-theory = Punkty, jeśli teoria jest poprawna: { $points }, i jeden więcej, jeśli jest pierwsza (szansa: { $first }). Średnio: { $expected }.
reason-locate = Układy wciąż możliwe: { $systems }. Udział tych, w których wszystko się zgadza: { $odds }.

## Skąd pochodzi fakt

source-dealt = informacja początkowa
source-survey = twoje przeszukiwanie
source-target = twoje skanowanie
source-locate = twoja próba zlokalizowania Planety X
source-research = twoje badanie tematu { $topic }
source-conference = konferencja X{ $number }
source-review = { $phase ->
    [0] recenzja
   *[other] recenzja w { $phase }. fazie teorii
}
source-end = koniec gry
source-line = wiersz { $number } twoich notatek
