# Chwile, w których cały stół się zatrzymuje.

moments = Co się dzieje
moment-close = Zamknij
moment-read = Przeczytaj: { $title }
moment-conference = Konferencja X{ $number }
moment-review = Recenzja, faza { $number }
moment-found = Planeta X odnaleziona!
moment-not-found = Nieudana próba
moment-first = lider +1
moment-time = czas +{ $count }

stage-theories = { $number }. faza teorii
stage-theories-choosing = { $number }. faza teorii: tajny wybór
stage-theories-placing = { $number }. faza teorii: umieszczanie zakrytych
stage-last-chances = Planeta X odnaleziona! Ostatnie szanse
stage-choosing = { $mine ->
    [yes] Wybierasz…
   *[no] { $name } wybiera…
}
stage-chosen = { $mine ->
    [yes] Twój wybór jest gotowy
   *[no] { $name }: wybór gotowy
}
stage-to-place = { $mine ->
    [yes] Umieszczasz { $count ->
        [one] { $count } teorię
        [few] { $count } teorie
       *[many] { $count } teorii
    }
   *[no] { $name } umieszcza { $count ->
        [one] { $count } teorię
        [few] { $count } teorie
       *[many] { $count } teorii
    }
}
stage-finder = { $mine ->
    [yes] To twoje odkrycie
   *[no] Odkrycie: { $name }
}
stage-behind = { $mine ->
    [yes] Jesteś { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
       *[many] { $count } sektorów
    } w tyle
   *[no] { $name } jest { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
       *[many] { $count } sektorów
    } w tyle
}
