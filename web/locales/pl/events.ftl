## Kto

# Osoba patrząca, na liście imion.
seat-you = ty
seat-number = miejsce { $seat }
seat-somebody = ktoś

## Nazwy z przygotowania gry

season-spring = równonoc wiosenna
season-summer = przesilenie letnie
season-autumn = równonoc jesienna
season-winter = przesilenie zimowe

## Co się stało: wiersz, który czytają wszyscy. $mine ma wartość "yes", gdy zrobiła to osoba patrząca.

event-generator = Gra utworzona przez wersję { $version } generatora.
event-topic-titled = Temat { $topic }: { $title }.
event-conference-titled = Konferencja X{ $number }: { $title }.
event-facts-counted = { $mine ->
    [yes] Zaczynasz
   *[no] { $name } zaczyna
} { $count ->
    [0] bez informacji początkowych
    [one] z { $count } informacją początkową
   *[other] z { $count } informacjami początkowymi
} ({ $season }).
event-pawns = Kolejność na starcie: { $names }.
event-survey-announced = { $mine ->
    [yes] Przeszukujesz
   *[no] { $name } przeszukuje
} { $length ->
    [one] sektor { $run }
   *[other] sektory { $run }
}, wypatrując { OBJECT($thing, form: "surveyed") } (koszt { $cost }).
event-target-announced = { $mine ->
    [yes] Skanujesz
   *[no] { $name } skanuje
} sektor { $sector } (koszt { $cost }).
event-research-announced = { $mine ->
    [yes] Badasz
   *[no] { $name } bada
} temat { $topic } (koszt { $cost }).
event-locate-announced = { $found ->
    [yes] { $mine ->
        [yes] Lokalizujesz Planetę X!
       *[no] { $name } lokalizuje Planetę X!
    } { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[no] { $mine ->
        [yes] Próbujesz bez powodzenia zlokalizować Planetę X
       *[no] { $name } próbuje bez powodzenia zlokalizować Planetę X
    } { $cost ->
        [0] (ostatnia szansa).
       *[other] (koszt { $cost }).
    }
}
event-earth = Ziemia się obraca: strzałka wskazuje sektor { $sector }.
event-conference-held = Konferencja X{ $number }: wszyscy dowiadują się czegoś o Planecie X.
event-phase = Zaczyna się { $number }. faza teorii.
event-sealed = { $mine ->
    [yes] Twój tajny wybór teorii jest gotowy.
   *[no] { $name }: tajny wybór teorii gotowy.
}
event-hands = Wszyscy już wybrali; czas umieścić teorie.
event-hands-none = Wszyscy już wybrali; nikt nie umieszcza teorii.
event-laid = { $mine ->
    [yes] Umieszczasz
   *[no] { $name } umieszcza
} zakrytą teorię w sektorze { $sector }.
event-returned = { $mine ->
    [yes] Wycofujesz
   *[no] { $name } wycofuje
} teorię: nie ma już dla niej żadnego sektora.
event-advanced = Wszystkie zakryte teorie przesuwają się o jedno pole w kierunku środka.
event-review = Recenzja sektora { $sector }.
event-phase-closed = { $number }. faza teorii dobiegła końca.
event-last-chances = { $mine ->
    [yes] Znajdujesz Planetę X: nie ma już więcej tur.
   *[no] { $name } znajduje Planetę X: nie ma już więcej tur.
}
event-last-chance-ended = { $mine ->
    [yes] Twoja ostatnia szansa minęła.
   *[no] { $name }: ostatnia szansa minęła.
}
event-revealed = Niebo zostaje ujawnione.
event-score = { $mine ->
    [yes] Wygrywasz!
   *[no] { $count ->
        [one] Wygrywa { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
}
event-score-lost = Nikt nie wygrywa.
event-taken-back = Ruch został cofnięty: to, co z niego wynikło, już się nie liczy.

# Tylko przy odtwarzaniu zakończonej gry, gdy wszystko jest jawne.
event-sky = Ukryte niebo.
event-topic = Wskazówka z tematu { $topic }.
event-conference = Wskazówka z konferencji X{ $number }.

## Co to ujawniło

answer-survey = { $thing ->
    [E] { $length ->
        [one] { $count ->
            [0] Sektor { $run } nie wygląda na pusty.
           *[other] Sektor { $run } wygląda na pusty.
        }
       *[other] { $count ->
            [0] Żaden z sektorów { $run } nie wygląda na pusty.
            [one] { $count } z sektorów { $run } wygląda na pusty.
            [few] { $count } z sektorów { $run } wyglądają na puste.
           *[many] { $count } z sektorów { $run } wygląda na puste.
        }
    }
   *[other] { $count ->
        [0] { OBJECT($thing, form: "none") } w { $length ->
            [one] sektorze { $run }.
           *[other] sektorach { $run }.
        }
       *[other] { OBJECT($thing, $count, form: "count") } w { $length ->
            [one] sektorze { $run }.
           *[other] sektorach { $run }.
        }
    }
}
answer-target = Sektor { $sector } { OBJECT($thing, form: "held") }.
answer-chosen = { $count ->
    [one] Wybrana teoria: { $things }.
   *[other] Wybrane teorie: { $things }.
}
answer-chosen-none = Żadna teoria nie została wybrana.
answer-theory = Teoria: { OBJECT($thing, form: "name") }.

## Reszta, po jednym wierszu

detail-placing = { $mine ->
    [yes] Umieszczasz { $count ->
        [one] { $count } teorię.
        [few] { $count } teorie.
       *[many] { $count } teorii.
    }
   *[no] { $name } umieszcza { $count ->
        [one] { $count } teorię.
        [few] { $count } teorie.
       *[many] { $count } teorii.
    }
}
detail-placing-none = { $mine ->
    [yes] Nie umieszczasz teorii.
   *[no] { $name } nie umieszcza teorii.
}
detail-theory-right = { $mine ->
    [yes] Twoja teoria „{ OBJECT($thing, form: "name") }”{ $where } jest poprawna
   *[no] { $name }: teoria „{ OBJECT($thing, form: "name") }”{ $where } jest poprawna
}: { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}{ $first ->
    [yes] , premia liderska +1
   *[no] { "" }
}.
detail-theory-wrong = { $mine ->
    [yes] Twoja teoria „{ OBJECT($thing, form: "name") }”{ $where } jest niepoprawna.
   *[no] { $name }: teoria „{ OBJECT($thing, form: "name") }”{ $where } jest niepoprawna.
}
# $where: teorii odkrytej razem z teoriami z innych sektorów.
detail-theory-where = (sektor { $sector })
detail-confirmed = Potwierdzone: sektor { $sector } { OBJECT($thing, form: "held") }.
detail-penalty = { $mine ->
    [yes] Twój pionek przesuwa się za karę o { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
       *[many] { $count } sektorów
    } do przodu.
   *[no] { $name } przesuwa się za karę o { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
       *[many] { $count } sektorów
    } do przodu.
}
detail-behind = { $mine ->
    [yes] Jesteś { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
       *[many] { $count } sektorów
    } w tyle i masz ostatnią szansę.
   *[no] { $name } jest { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
       *[many] { $count } sektorów
    } w tyle i ma ostatnią szansę.
}
detail-nobody-behind = Nikt nie jest w tyle, więc nie ma ostatnich szans.
detail-sector = Sektor { $sector }: { OBJECT($thing, form: "name") }.
detail-points = { $mine ->
    [yes] Ty: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
   *[no] { $name }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
}
