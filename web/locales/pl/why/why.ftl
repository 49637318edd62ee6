## Dlaczego tak jest, krok po kroku: zakładamy przeciwieństwo, aż okaże się niemożliwe

proof-yes = { $count ->
    [one] sektor { $sectors }
   *[other] sektory { $sectors }
}: { OBJECT($thing, form: "name") }
proof-no = { $count ->
    [one] sektor { $sectors }
   *[other] sektory { $sectors }
}: { $thing ->
    [C] bez komety
    [A] bez asteroidy
    [D] bez planety karłowatej
    [G] bez obłoku gazowego
    [E] nie jest faktycznie pusto
   *[X] bez Planety X
}
proof-suppose = Załóżmy, że jest inaczej. { $marks }.
proof-case = Przypadek { $case } z { $cases }. { $marks }.
proof-known = To już wiesz:
proof-then = Wtedy { $marks }.
proof-impossible = Ale wtedy niemożliwe jest to:
proof-looks = Na podstawie: { $marks }.
proof-so = Pozostaje tylko jedna możliwość. { $claim }
proof-before = Poprzedni krok
proof-next = Następny krok
proof-none = Nie ma krótkiego rozumowania, ale każdy układ, w którym byłoby inaczej, przeczy któremuś z tych faktów:
proof-sectors = Każdy z pozostałych sektorów jest wykluczony z własnego powodu:
proof-why-not = Dlaczego nie { $sector }?

why-rules-alone = Wynika to już z samych zasad rozmieszczenia.
why-left = { $systems ->
    [one] { $systems } pasujący układ
    [few] { $systems } pasujące układy
   *[many] { $systems } pasujących układów
}, { $against ->
    [0] żaden temu nie przeczy
    [one] { $against } temu przeczy
    [few] { $against } temu przeczą
   *[many] { $against } temu przeczy
}

rule-comets = Liczba komet: { $count }, tylko w sektorach { $sectors }.
rule-asteroids = Liczba asteroid: { $count }, każda obok innej.
rule-dwarf-planets = { $mode ->
    [expert] Liczba planet karłowatych: { $count }, w paśmie dokładnie sześciu sektorów, po jednej na każdym końcu.
   *[standard] Jest tylko jedna planeta karłowata.
}
rule-gas-clouds = Liczba obłoków gazowych: { $count }.
rule-truly-empty = Liczba faktycznie pustych sektorów: { $count }.
rule-planet-x = Jest tylko jedna Planeta X.
rule-cloud-beside-empty = Każdy obłok gazowy ma obok siebie faktycznie pusty sektor.
rule-no-dwarf-beside-x = Żadna planeta karłowata nie jest obok Planety X.
