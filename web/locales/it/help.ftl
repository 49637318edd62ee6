## Che cosa si può fare, in una frase (consigli, repliche, mosse ritirate)

action-survey = Rileva { $length ->
    [one] il settore { $run }
   *[other] i settori { $run }
} in cerca di { OBJECT($thing, form: "surveyed") }
action-target = Punta il settore { $sector }
action-research = Fai una ricerca sull’argomento { $topic }
action-locate = Individua il Pianeta X nel settore { $sector }: il settore { $left } { OBJECT($before, form: "held") }, il settore { $right } { OBJECT($after, form: "held") }
action-choose = Scegli le teorie: { $things }
action-choose-none = Non scegliere teorie
action-place = Piazza la teoria «{ OBJECT($thing, form: "name") }» nel settore { $sector }
action-withdraw = Riprendi la teoria «{ OBJECT($thing, form: "name") }»
action-pass = Passa

## Che cosa si può affermare sul cielo

claim-is = Il settore { $sector } { OBJECT($thing, form: "held") }.
claim-is-not = Il settore { $sector } { OBJECT($thing, form: "not-held") }.
claim-planet-x-in = { $count ->
    [one] Il Pianeta X è nel settore { $sectors }.
   *[other] Il Pianeta X è in uno di questi settori: { $sectors }.
}

## Perché è così

why-against = { $count ->
    [one] Lo esclude questo fatto, insieme alle regole di posizionamento:
   *[other] Lo escludono questi fatti, insieme alle regole di posizionamento:
}
why-rules-against = Lo escludono già le sole regole di posizionamento.
contradiction = { $count ->
    [0] I fatti si contraddicono.
    [one] Questo segno non può essere giusto:
   *[other] Questi segni non possono essere tutti giusti:
}
fact-titled = È vero un indizio su: { $title }.
fact-located-wrong = Non è tutto giusto: Pianeta X nel settore { $sector }; il settore { $left } { OBJECT($before, form: "held") }, il settore { $right } { OBJECT($after, form: "held") }.
fact-located-right = È tutto giusto: Pianeta X nel settore { $sector }; il settore { $left } { OBJECT($before, form: "held") }, il settore { $right } { OBJECT($after, form: "held") }.
fact-revealed = Il cielo è stato rivelato.
fact-one-of = Settore { $sector }: { $things }.
fact-amount-exactly = { $count ->
    [one] Settore { $sectors }
   *[other] Settori { $sectors }
}: { $things }, { $expected ->
    [0] 0
   *[other] esattamente { $expected }
}.
fact-amount-least = { $count ->
    [one] Settore { $sectors }
   *[other] Settori { $sectors }
}: { $things }, almeno { $least }.
fact-amount-most = { $count ->
    [one] Settore { $sectors }
   *[other] Settori { $sectors }
}: { $things }, al massimo { $most }.
fact-amount-between = { $count ->
    [one] Settore { $sectors }
   *[other] Settori { $sectors }
}: { $things }, da { $least } a { $most }.

## Se una propria conclusione segue

conclusion-follows = Segue da ciò che sai:
conclusion-follows-rules = Segue già dalle regole di posizionamento.
conclusion-open = Non segue ancora: è vero in { $count } dei { $systems } sistemi ancora possibili.
conclusion-contradicts = Non può essere vero; lo contraddice questo:
conclusion-contradicts-rules = Non può essere vero: lo escludono già le regole di posizionamento.

## Perché qualcosa è probabile o consigliato

reason-odds = Sistemi ancora possibili: { $systems }. Quota di quelli in cui il settore { $sector } { OBJECT($thing, form: "held") }: { $odds }.
reason-question = Sistemi ancora possibili: { $systems }; dopo la risposta, in media, circa { $left }. La lista è ordinata per quanto una domanda esclude rispetto al tempo che costa.
reason-theory = Punti se la teoria è corretta: { $points }, e uno in più se è la prima (probabilità: { $first }). In media: { $expected }; contando quanto costa se è errata, e rispetto al tenere il gettone: { $worth }.
reason-theory-last = Punti se la teoria è corretta: { $points }, e uno in più se è la prima (probabilità: { $first }). In media: { $expected }.
reason-locate = Sistemi ancora possibili: { $systems }. Quota di quelli in cui è tutto giusto: { $odds }.

## Da dove viene un fatto

source-dealt = informazione di partenza
source-survey = il tuo rilevamento
source-target = il tuo puntamento
source-locate = il tuo tentativo di individuare il Pianeta X
source-research = la tua ricerca sull’argomento { $topic }
source-conference = conferenza X{ $number }
source-review = { $phase ->
    [0] revisione tra pari
   *[other] revisione tra pari nella fase delle teorie n. { $phase }
}
source-end = fine della partita
source-line = riga { $number } dei tuoi appunti

## Aiuto

help-title = Aiuto
help-no-contradiction = Nulla sul tuo foglio contraddice ciò che ti è stato detto.
help-systems = { $count ->
    [one] È possibile un solo sistema.
   *[other] Sono possibili { $shown } sistemi.
}
help-planet-x = { $count ->
    [one] Il Pianeta X è nel settore { $sectors }.
   *[other] Il Pianeta X è in uno di questi settori: { $sectors }.
}
    .anywhere = Il Pianeta X può ancora essere in qualsiasi settore.
help-questions = Le domande più convenienti
help-question = costo { $cost }, ne lascia circa { $left } su { $systems }
help-use = Usa
help-theories = Teorie che conviene piazzare
help-theory = { OBJECT($thing, form: "name") } nel settore { $sector }: { $odds }
help-theory-not-yet = Nessuna teoria conviene ancora. La più vicina: { OBJECT($thing, form: "name") } nel settore { $sector }, { $odds }
help-penalty = { $penalty ->
    [0] se errata non costa nulla
   *[other] se errata, costa { $penalty } e il gettone
}
help-locates = Dove potrebbe essere il Pianeta X
help-locate = { $action }: { $odds }
help-expected = punti in media: { $expected }
help-rivals = Considera anche le mosse dei rivali
    .hint = Presuppone che i rivali piazzino ciò che credono vero. Ciò che è certo non cambia.
help-ask-advice = Tu che cosa faresti?
help-again = Riprova
help-thinking = Ci penso…
why = Perché?
why-close = Chiudi
