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

why-against = { $count ->
    [one] Wyklucza to ten fakt wraz z zasadami rozmieszczenia:
   *[other] Wykluczają to te fakty wraz z zasadami rozmieszczenia:
}
why-rules-against = Wykluczają to już same zasady rozmieszczenia.
contradiction = { $count ->
    [0] Fakty są ze sobą sprzeczne.
    [one] To oznaczenie nie może być poprawne:
   *[other] Te oznaczenia nie mogą być jednocześnie poprawne:
}
fact-titled = Istnieje prawdziwa wskazówka na ten temat: { $title }.
fact-located-wrong = Nie wszystko się zgadza: Planeta X w sektorze { $sector }; sektor { $left } { OBJECT($before, form: "held") }, sektor { $right } { OBJECT($after, form: "held") }.
fact-located-right = Wszystko się zgadza: Planeta X w sektorze { $sector }; sektor { $left } { OBJECT($before, form: "held") }, sektor { $right } { OBJECT($after, form: "held") }.
fact-revealed = Niebo zostało ujawnione.
fact-one-of = Sektor { $sector }: { $things }.
fact-amount-exactly = { $count ->
    [one] Sektor { $sectors }
   *[other] Sektory { $sectors }
}: { $things }, { $expected ->
    [0] 0
   *[other] dokładnie { $expected }
}.
fact-amount-least = { $count ->
    [one] Sektor { $sectors }
   *[other] Sektory { $sectors }
}: { $things }, co najmniej { $least }.
fact-amount-most = { $count ->
    [one] Sektor { $sectors }
   *[other] Sektory { $sectors }
}: { $things }, co najwyżej { $most }.
fact-amount-between = { $count ->
    [one] Sektor { $sectors }
   *[other] Sektory { $sectors }
}: { $things }, od { $least } do { $most }.

## Czy własny wniosek wynika

conclusion-follows = Wynika z tego, co wiesz:
conclusion-follows-rules = Wynika z samych zasad rozmieszczenia.
conclusion-open = Jeszcze nie wynika: prawda w { $count } z { $systems } wciąż możliwych układów.
conclusion-contradicts = To nie może być prawda; przeczy temu:
conclusion-contradicts-rules = To nie może być prawda: wykluczają to same zasady rozmieszczenia.

## Dlaczego coś jest prawdopodobne albo warte polecenia

reason-odds = Układy wciąż możliwe: { $systems }. Udział tych, w których sektor { $sector } { OBJECT($thing, form: "held") }: { $odds }.
reason-question = Układy wciąż możliwe: { $systems }; po odpowiedzi średnio około { $left }. Kolejność na liście: ile pytanie wyklucza w stosunku do czasu, który kosztuje.
reason-theory = Punkty, jeśli teoria jest poprawna: { $points }, i jeden więcej, jeśli jest pierwsza (szansa: { $first }). Średnio: { $expected }; wliczając koszt błędu i w porównaniu z zatrzymaniem żetonu: { $worth }.
reason-theory-last = Punkty, jeśli teoria jest poprawna: { $points }, i jeden więcej, jeśli jest pierwsza (szansa: { $first }). Średnio: { $expected }.
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

## Pomoc

help-title = Pomoc
help-no-contradiction = Nic na twoim arkuszu nie przeczy temu, co wiesz.
help-systems = { $count ->
    [one] Możliwy jest jeden układ.
    [few] Możliwe są { $shown } układy.
   *[many] Możliwych jest { $shown } układów.
}
help-planet-x = { $count ->
    [one] Planeta X jest w sektorze { $sectors }.
   *[other] Planeta X jest w jednym z tych sektorów: { $sectors }.
}
    .anywhere = Planeta X może być jeszcze w każdym sektorze.
help-questions = Najbardziej opłacalne pytania
help-question = koszt { $cost }, zostawia około { $left } z { $systems }
help-use = Użyj
help-theories = Teorie warte zgłoszenia
help-theory = { OBJECT($thing, form: "name") } w sektorze { $sector }: { $odds }
help-theory-not-yet = Żadnej teorii nie warto jeszcze zgłaszać. Najbliżej: { OBJECT($thing, form: "name") } w sektorze { $sector }, { $odds }
help-penalty = { $penalty ->
    [0] jeśli niepoprawna, nic nie kosztuje
   *[other] jeśli niepoprawna, kosztuje { $penalty } i żeton
}
help-locates = Gdzie może być Planeta X
help-locate = { $action }: { $odds }
help-expected = średnio punktów: { $expected }
help-rivals = Uwzględniaj ruchy rywali
    .hint = Zakłada, że rywale umieszczają to, co uważają za prawdę. To, co pewne, się nie zmienia.
help-ask-advice = Co warto zrobić?
help-again = Spróbuj ponownie
help-thinking = Myślę…
why = Dlaczego?
why-close = Zamknij
