# Pomoc przy stole Ptolemaeusa.

## Na co umawia się stół

ptolemaeus-help-none = Każdy pilnuje wszystkiego samodzielnie.
ptolemaeus-help-reminders = Pokazuje, na co cię stać, co dopełnia badania, co zmiata kometa i czego brakuje twojemu celowi.
ptolemaeus-help-advice = Mówi też, co na twoim miejscu zrobiłby najsilniejszy przeciwnik i dlaczego.

## Przypomnienia

ptolemaeus-help = Pomoc
ptolemaeus-completes = Dopełnia badania
ptolemaeus-completes-now = Na koniec tej tury: { $planet }, dwoma pionkami ze znaku { $sign } i dwoma innymi
ptolemaeus-completes-third = { $text }: trzeci pionek bada planetę { $planet }
ptolemaeus-completes-four = { $text }: potem { $planet }, dwoma pionkami ze znaku { $sign } i dwoma innymi
ptolemaeus-sweeps = { $count ->
    [0] Na koniec rundy kometa stanie na znaku { $sign }. Nie masz tam pionków.
    [one] Na koniec rundy kometa stanie na znaku { $sign }: wróci { $count } twój pionek.
    [few] Na koniec rundy kometa stanie na znaku { $sign }: wrócą { $count } twoje pionki.
    [many] Na koniec rundy kometa stanie na znaku { $sign }: wróci { $count } twoich pionków.
   *[other] Na koniec rundy kometa stanie na znaku { $sign }: wróci { $count } twojego pionka.
}
ptolemaeus-sweeps-last = Wtedy gra się kończy.
ptolemaeus-lacking = Twojemu celowi brakuje jeszcze
ptolemaeus-lacks = { $count ->
    [0] { $planet } w znaku { $sign }, bez twoich pionków.
    [one] { $planet } w znaku { $sign }, jest tam { $count } twój pionek.
    [few] { $planet } w znaku { $sign }, są tam { $count } twoje pionki.
    [many] { $planet } w znaku { $sign }, jest tam { $count } twoich pionków.
   *[other] { $planet } w znaku { $sign }, jest tam { $count } twojego pionka.
}
ptolemaeus-lacks-moves = Na koniec rundy przejdzie na znak { $sign }.
ptolemaeus-affordable = Twoje karty wystarczą na
ptolemaeus-affords = { $count ->
    [one] { $text } ({ $count } karta)
    [few] { $text } ({ $count } karty)
    [many] { $text } ({ $count } kart)
   *[other] { $text } ({ $count } karty)
}
ptolemaeus-affords-nothing = Twoje karty nie wystarczą jeszcze na nic, co jest na niebie.

## Porady

ptolemaeus-advice = Najwięcej warte
ptolemaeus-advice-ask = Co warto zrobić?
ptolemaeus-advice-thinking = Chwila namysłu…
ptolemaeus-advice-use = Użyj
ptolemaeus-advice-again = Spróbuj ponownie
ptolemaeus-advice-behind = warte o około { $worth } punktu mniej
ptolemaeus-reason-studies = bada planetę { $planet }
ptolemaeus-reason-wanted = bada planetę { $planet }, potrzebną twojemu celowi
ptolemaeus-reason-nearer = { $count ->
    [one] { $planet } jest bliżej: jeszcze { $count } pionek
    [few] { $planet } jest bliżej: jeszcze { $count } pionki
    [many] { $planet } jest bliżej: jeszcze { $count } pionków
   *[other] { $planet } jest bliżej: jeszcze { $count } pionka
}
ptolemaeus-reason-nearer-wanted = { $count ->
    [one] { $planet }, planeta twojego celu, jest bliżej: jeszcze { $count } pionek
    [few] { $planet }, planeta twojego celu, jest bliżej: jeszcze { $count } pionki
    [many] { $planet }, planeta twojego celu, jest bliżej: jeszcze { $count } pionków
   *[other] { $planet }, planeta twojego celu, jest bliżej: jeszcze { $count } pionka
}
ptolemaeus-reason-saves = { $count ->
    [one] kosztuje o { $count } kartę mniej, niż mogłoby
    [few] kosztuje o { $count } karty mniej, niż mogłoby
    [many] kosztuje o { $count } kart mniej, niż mogłoby
   *[other] kosztuje o { $count } karty mniej, niż mogłoby
}
ptolemaeus-reason-saves-later = { $count ->
    [one] oszczędza { $count } kartę na znaku { $sign }
    [few] oszczędza { $count } karty na znaku { $sign }
    [many] oszczędza { $count } kart na znaku { $sign }
   *[other] oszczędza { $count } karty na znaku { $sign }
}
ptolemaeus-reason-denies = przeszkadza na znaku { $sign }: { $name }
ptolemaeus-reason-token = zabiera żeton asteroidy ze znaku { $sign }
ptolemaeus-reason-none = w dalszej grze wychodzi na dobre
