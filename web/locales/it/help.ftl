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

why-because = { $count ->
    [one] Lo impone questo fatto, insieme alle regole di posizionamento:
   *[other] Lo impongono questi fatti, insieme alle regole di posizionamento:
}
why-rules-alone = Lo impongono già le sole regole di posizionamento.
why-against = { $count ->
    [one] Lo esclude questo fatto, insieme alle regole di posizionamento:
   *[other] Lo escludono questi fatti, insieme alle regole di posizionamento:
}
why-rules-against = Lo escludono già le sole regole di posizionamento.
why-left = { $systems ->
    [one] resta { $systems } sistema
   *[other] restano { $systems } sistemi
}, { $against ->
    [0] nessuno in contrasto
   *[other] { $against } in contrasto
}
contradiction = { $count ->
    [0] I fatti si contraddicono.
    [one] Questo segno non può essere giusto:
   *[other] Questi segni non possono essere tutti giusti:
}
fact-titled = È vero un indizio su: { $title }.
fact-located-wrong = Non è tutto giusto: Pianeta X nel settore { $sector }; il settore { $left } { OBJECT($before, form: "held") }, il settore { $right } { OBJECT($after, form: "held") }.
fact-located-right = È tutto giusto: Pianeta X nel settore { $sector }; il settore { $left } { OBJECT($before, form: "held") }, il settore { $right } { OBJECT($after, form: "held") }.
fact-revealed = Il cielo è stato rivelato.

## Perché qualcosa è probabile o consigliato

reason-odds = Sistemi ancora possibili: { $systems }. Quota di quelli in cui il settore { $sector } { OBJECT($thing, form: "held") }: { $odds }.
reason-question = Sistemi ancora possibili: { $systems }; dopo la risposta circa { $left }. Informazione in bit: { $bits } (un bit li dimezza). Bit per unità di tempo: { $rate }; la lista segue quest’ordine. Bit sul Pianeta X e sui suoi vicini: { $locate }.
reason-theory = Punti se la teoria è corretta: { $points }, e uno in più se è la prima (probabilità: { $first }). In media: { $expected }.
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
