## Których gier dotyczą szanse w notatniku

notebook-odds-published = Szanse dotyczą gier z oficjalnej aplikacji.
notebook-odds-ecliptic = Szanse dotyczą gier z aplikacji Ecliptic.
notebook-odds-unknown = Nie wiadomo, która aplikacja przygotowuje grę: przy obliczaniu szans każdy możliwy układ liczy się tak samo.

## Czyja to odpowiedź, jeśli rywala

notebook-source-turn = odpowiedź z tury { $number }, gracz: { $name }
notebook-source-heard = usłyszane przy stole
notebook-source-research = temat { $topic }, tura { $number }, gracz: { $name }

## Co zasady mają przeciwko wpisowi, czyjkolwiek jest

notebook-warning-not-asked = To nie ruch tego gracza. Teraz ruch ma: { $waiting }.
notebook-warning-only-in-turn = Najpierw trzeba zakończyć fazę teorii albo ostatnią szansę.
notebook-warning-only-when-placing = To nie pora na fazę teorii: teorie zgłasza się tylko w niej albo w ostatniej szansie.
notebook-warning-target-none-left = Ten gracz nie ma już żetonów skanowania.
notebook-warning-research-twice-running = Poprzednią akcją tego gracza było badanie naukowe; nie można prowadzić badań dwa razy z rzędu.
notebook-warning-topic-again = Temat { $topic } był już badany przez tego gracza: wolno to powtórzyć, ale wskazówka będzie ta sama.
notebook-warning-last-chance-theories-begun = W ostatniej szansie ten gracz zgłosił już teorie, więc nie może zlokalizować Planety X.
notebook-warning-choose-too-many = To więcej teorii, niż gracz może teraz zgłosić; najwyżej: { $most }.
notebook-warning-supply = Ten gracz nie ma już żetonu „{ OBJECT($object, form: "name") }”.
notebook-warning-no-tokens = Ten gracz nie ma już żetonów teorii.
notebook-warning-place-confirmed = Zawartość sektora { $sector } jest potwierdzona; nie zgłasza się tam więcej teorii.
notebook-warning-place-same-object = Ten gracz zgłosił już teorię „{ OBJECT($object, form: "name") }” w sektorze { $sector }.
notebook-warning-place-same-phase = W tej fazie ten gracz zgłosił już teorię w sektorze { $sector }.
notebook-warning-survey-no-object = Brakuje tego, czego szukano: bez tego ta odpowiedź się nie liczy.
notebook-warning-survey-no-sectors = Brakuje sektorów: bez nich ta odpowiedź się nie liczy.
notebook-warning-survey-no-question = Brakuje sektorów i tego, czego szukano: bez tego ta odpowiedź się nie liczy.
notebook-warning-target-no-sector = Brakuje sektora: bez niego ta odpowiedź się nie liczy.
notebook-warning-research-no-topic = Brakuje tematu: bez niego ta wskazówka się nie liczy.
