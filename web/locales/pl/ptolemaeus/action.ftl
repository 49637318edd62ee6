# O co chodzi przy stole Ptolemaeusa i jak się odpowiada.

## O co chodzi

ptolemaeus-ask-turn = Twoja tura, { $number } z { $count }: dobierz karty albo obserwuj
ptolemaeus-ask-extra = Dodatkowa tura: dobierz karty albo obserwuj
ptolemaeus-ask-after = Akcja wykonana. Coś jeszcze?
ptolemaeus-ask-end = Akcja wykonana.
ptolemaeus-ask-second-pick = Weź drugą kartę
ptolemaeus-ask-pay = { $count ->
    [one] Czym płacisz za znak { $sign }?
   *[other] Zapłata { $number } z { $count }: czym płacisz za znak { $sign }?
}
ptolemaeus-ask-placing = Gdzie trafi następny pionek?
ptolemaeus-ask-source = Rezerwa jest pusta. Który pionek idzie na znak { $sign }?
ptolemaeus-ask-study = Twój trzeci pionek jest na znaku { $sign }. Którą planetę badasz?
ptolemaeus-ask-effect = { $card }: { $text }
ptolemaeus-ask-effect-first = { $card }, pierwsze z dwóch użyć: { $text }
ptolemaeus-ask-effect-again = { $card }, drugie użycie: { $text }
ptolemaeus-ask-recall = { $count ->
    [one] Maleficus Mars: zabierz { $count } pionek
    [few] Maleficus Mars: zabierz { $count } pionki
    [many] Maleficus Mars: zabierz { $count } pionków
   *[other] Maleficus Mars: zabierz { $count } pionka
}
ptolemaeus-ask-saturnus = { $count ->
    [one] Maleficus Saturnus: wybierz w tajemnicy { $count } kartę do odrzucenia
    [few] Maleficus Saturnus: wybierz w tajemnicy { $count } karty do odrzucenia
    [many] Maleficus Saturnus: wybierz w tajemnicy { $count } kart do odrzucenia
   *[other] Maleficus Saturnus: wybierz w tajemnicy { $count } karty do odrzucenia
}
ptolemaeus-ask-eclipsis = { $count ->
    [one] Eclipsis: wybierz w tajemnicy { $count } kartę do odrzucenia
    [few] Eclipsis: wybierz w tajemnicy { $count } karty do odrzucenia
    [many] Eclipsis: wybierz w tajemnicy { $count } kart do odrzucenia
   *[other] Eclipsis: wybierz w tajemnicy { $count } karty do odrzucenia
}

ptolemaeus-turn-hint = Weź dwie karty gwiazdozbiorów, odkryte albo z talii, albo obserwuj coś na niebie.
ptolemaeus-draw-hint = Dotknij jednej z odkrytych kart albo talii.
ptolemaeus-draw-also = Dotknij drugiej, by wziąć obie naraz.
ptolemaeus-placing-hint = Kolejność ma znaczenie: z trzecim pionkiem na znaku od razu badasz planetę, która tam jest, a dwa pionki wracają do rezerwy.
ptolemaeus-discarding-hint = Dotknij kart na ręce. Nikt ich nie widzi, dopóki wszyscy nie wybiorą.
ptolemaeus-observe = Obserwacja
ptolemaeus-observe-hint = Dotknij na kole lub tutaj; najtańsza zapłata jest już wybrana.
ptolemaeus-third-pawn = trzeci pionek bada: { $text }
ptolemaeus-price = Za znak { $sign } płaci się jego kartą, dżokerem, 2 innymi w jego kolorze ({ $text }) albo 3 w jednym innym kolorze. Nie masz takich kart.
ptolemaeus-observe-barred = Na niebie, ale niedostępne ({ $count }): dlaczego?
ptolemaeus-which = Można tam zrobić kilka rzeczy: wybierz z listy.
ptolemaeus-costs = koszt: { $cards }
ptolemaeus-comet-stops = tu zatrzyma się kometa: pionek wróci
ptolemaeus-order = Pionki przychodzą w tej kolejności:
ptolemaeus-order-moved = { $count ->
    [0] bez przesuwania pionków
    [one] { $count } pionek przesunięty z innego znaku
    [few] { $count } pionki przesunięte z innych znaków
    [many] { $count } pionków przesuniętych z innych znaków
   *[other] { $count } pionka przesuniętego z innych znaków
}
ptolemaeus-study-which = Trzeci pionek na znaku { $sign } bada:
ptolemaeus-pay-otherwise = Zapłać inaczej
ptolemaeus-pay-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
ptolemaeus-pay-cheapest = najtaniej
ptolemaeus-pay-more = { $count ->
    [one] jeszcze { $count } sposób
    [few] jeszcze { $count } sposoby
    [many] jeszcze { $count } sposobów
   *[other] jeszcze { $count } sposobu
}
ptolemaeus-pay-hint = Możesz też dotknąć kart na ręce.
ptolemaeus-study-with = Zbadaj dwoma pionkami z tego znaku i dwoma z innych
ptolemaeus-study-with-others = Dotknij dwóch innych pionków, tutaj lub na kole:
ptolemaeus-study-with-left = { $count ->
    [one] Badasz planetę { $planet }: dotknij jeszcze { $count } pionka
    [few] Badasz planetę { $planet }: dotknij { $count } innych pionków
    [many] Badasz planetę { $planet }: dotknij { $count } innych pionków
   *[other] Badasz planetę { $planet }: dotknij { $count } innych pionków
}
ptolemaeus-planet-in = { $planet } w znaku { $sign }
ptolemaeus-move-source = Który pionek?
ptolemaeus-move-target = Dokąd?

## Co można zrobić

ptolemaeus-do-draw = Weź: { $card }
ptolemaeus-do-draw-deck = Dobierz z talii
ptolemaeus-from-deck = { $count ->
    [one] kartę z talii
    [few] { $count } karty z talii
   *[many] { $count } kart z talii
}
ptolemaeus-do-observe = Obserwuj: { $text }
ptolemaeus-do-observe-pay = Obserwuj: { $text }. Zapłać: { $cards }
ptolemaeus-do-pay = Zapłać: { $cards }
ptolemaeus-do-place = Pionek na znak { $sign }
ptolemaeus-do-from = Pionek ze znaku { $sign }
ptolemaeus-do-study = Zbadaj planetę { $planet }
ptolemaeus-do-study-with = Zbadaj planetę { $planet } pionkami ze znaków: { $text }
ptolemaeus-do-replace = Zastąp pionek na znaku { $sign } ({ $name })
ptolemaeus-do-move = Przesuń pionek: { $text }
ptolemaeus-do-steal = Weź kartę z ręki (gracz: { $name })
ptolemaeus-do-recall = Zabierz pionek ze znaku { $sign }
ptolemaeus-do-discard = Odrzuć: { $cards }
ptolemaeus-do-play = Zagraj kartę { $card }
ptolemaeus-do-play-once = Zagraj kartę { $card }, tylko raz
ptolemaeus-do-trade = Wymień dwa żetony asteroid na kartę premii
ptolemaeus-do-stop = Zrezygnuj z drugiego użycia
ptolemaeus-do-end = Zakończ turę
ptolemaeus-do-pass = Spasuj

ptolemaeus-confirm-choose = Wybierz; wybierz to samo ponownie, aby potwierdzić.
ptolemaeus-chosen = Wybrane: { $cards }
ptolemaeus-confirm-none = Potwierdź
ptolemaeus-confirm-draw = Weź
ptolemaeus-confirm-draw-both = Weź obie
ptolemaeus-confirm-observe = Obserwuj i zapłać
ptolemaeus-confirm-pay = Zapłać
ptolemaeus-confirm-place = Postaw
ptolemaeus-confirm-from = Przesuń
ptolemaeus-confirm-study = Zbadaj
ptolemaeus-confirm-study-with = Zbadaj
ptolemaeus-confirm-trade = Wymień
ptolemaeus-confirm-play = Zagraj
ptolemaeus-confirm-replace = Zastąp
ptolemaeus-confirm-move = Przesuń
ptolemaeus-confirm-steal = Weź
ptolemaeus-confirm-stop = Zrezygnuj
ptolemaeus-confirm-recall = Zabierz
ptolemaeus-confirm-discard = Odrzuć
ptolemaeus-confirm-end = Zakończ turę
ptolemaeus-confirm-pass = Spasuj
