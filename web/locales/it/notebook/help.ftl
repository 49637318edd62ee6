## Per quali partite valgono le probabilità di un taccuino

notebook-odds-published = Le probabilità valgono per le partite dell’app ufficiale.
notebook-odds-ecliptic = Le probabilità valgono per le partite della companion app di Ecliptic.
notebook-odds-unknown = Non si sa quale app prepari la partita: nelle probabilità ogni cielo possibile conta allo stesso modo.

## Di chi è la risposta, se è di un rivale

notebook-source-turn = risposta ricevuta da { $name } nel turno { $number }
notebook-source-heard = sentito al tavolo
notebook-source-research = argomento { $topic }, ricerca di { $name } nel turno { $number }

## Che cosa c’è nelle regole contro una voce, di chiunque sia

notebook-warning-not-asked = Non tocca a questo giocatore, ma a: { $waiting }.
notebook-warning-only-in-turn = Prima bisogna concludere una fase delle teorie o un’ultima opportunità.
notebook-warning-only-when-placing = Non è il momento di una fase delle teorie: le teorie si presentano solo in quella fase o in un’ultima opportunità.
notebook-warning-target-none-left = Questo giocatore ha già usato entrambi i puntamenti.
notebook-warning-research-twice-running = Nel turno precedente questo giocatore ha fatto una ricerca; non se ne possono fare due di seguito.
notebook-warning-topic-again = Questo giocatore ha già fatto una ricerca sull’argomento { $topic }: è permesso, ma non dice nulla di nuovo.
notebook-warning-last-chance-theories-begun = Nell’ultima opportunità questo giocatore ha presentato teorie: non può più individuare il Pianeta X.
notebook-warning-choose-too-many = Sono più teorie di quante se ne possano presentare adesso; il massimo è { $most }.
notebook-warning-supply = Questo giocatore non ha più gettoni «{ OBJECT($object, form: "name") }».
notebook-warning-no-tokens = Questo giocatore non ha più gettoni teoria.
notebook-warning-place-confirmed = Il contenuto del settore { $sector } è confermato: non accetta altre teorie.
notebook-warning-place-same-object = Questo giocatore ha già presentato «{ OBJECT($object, form: "name") }» nel settore { $sector }.
notebook-warning-place-same-phase = In questa fase questo giocatore ha già presentato una teoria nel settore { $sector }.
notebook-warning-survey-no-object = Manca l’oggetto cercato: senza, questa risposta non conta.
notebook-warning-survey-no-sectors = Mancano i settori: senza, questa risposta non conta.
notebook-warning-survey-no-question = Mancano l’oggetto cercato e i settori: senza, questa risposta non conta.
notebook-warning-target-no-sector = Manca il settore: senza, questa risposta non conta.
notebook-warning-research-no-topic = Manca l’argomento: senza, questo indizio non conta.
