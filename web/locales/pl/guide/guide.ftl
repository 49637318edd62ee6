# Co mówi przewodnik po pierwszej grze, we wszystkich grach.

guide-count = Przewodnik, krok { $number } z { $count }
guide-next = Dalej
guide-done = Gotowe
guide-show = Pokaż
guide-skip = Pomiń ten krok
guide-leave = Zamknij przewodnik
guide-early = Ta chwila nadejdzie sama; graj dalej.
