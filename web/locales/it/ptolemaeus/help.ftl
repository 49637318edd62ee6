# Aiuto al tavolo di Ptolemaeus.

## Ciò che un tavolo concorda

ptolemaeus-help-none = Ognuno tiene d’occhio tutto da sé.
ptolemaeus-help-reminders = Mostra che cosa puoi pagare, che cosa completa uno studio, che cosa spazza via la cometa e che cosa manca al tuo obiettivo.
ptolemaeus-help-advice = Dice anche che cosa farebbe al tuo posto l’avversario più forte, e perché.

## Promemoria

ptolemaeus-help = Aiuto
ptolemaeus-completes = Completa uno studio
ptolemaeus-completes-now = Alla fine di questo turno: { $planet }, con due pedine in { $sign } e altre due
ptolemaeus-completes-third = { $text }: la terza pedina studia { $planet }
ptolemaeus-completes-four = { $text }: poi { $planet }, con due pedine in { $sign } e altre due
ptolemaeus-sweeps = { $count ->
    [0] A fine round la cometa si ferma in { $sign }. Lì non hai pedine.
    [one] A fine round la cometa si ferma in { $sign }: torna { $count } tua pedina.
   *[other] A fine round la cometa si ferma in { $sign }: tornano { $count } tue pedine.
}
ptolemaeus-sweeps-last = Poi la partita è finita.
ptolemaeus-lacking = Al tuo obiettivo manca ancora
ptolemaeus-lacks = { $count ->
    [0] { $planet } in { $sign }, nessuna tua pedina lì.
    [one] { $planet } in { $sign }, { $count } tua pedina lì.
   *[other] { $planet } in { $sign }, { $count } tue pedine lì.
}
ptolemaeus-lacks-moves = A fine round passa in { $sign }.
ptolemaeus-affordable = Le tue carte pagano
ptolemaeus-affords = { $count ->
    [one] { $text } ({ $count } carta)
   *[other] { $text } ({ $count } carte)
}
ptolemaeus-affords-nothing = Le tue carte non pagano ancora niente di ciò che sta in cielo.

## Consigli

ptolemaeus-advice = Vale di più
ptolemaeus-advice-ask = Tu che cosa faresti?
ptolemaeus-advice-thinking = Sto pensando…
ptolemaeus-advice-use = Usa
ptolemaeus-advice-again = Riprova
ptolemaeus-advice-behind = vale circa { $worth } punti in meno
ptolemaeus-reason-studies = studi { $planet }
ptolemaeus-reason-wanted = studi { $planet }, che serve al tuo obiettivo
ptolemaeus-reason-nearer = { $count ->
    [one] { $planet } è più vicino: manca ancora { $count } pedina
   *[other] { $planet } è più vicino: mancano ancora { $count } pedine
}
ptolemaeus-reason-nearer-wanted = { $count ->
    [one] { $planet }, che serve al tuo obiettivo, è più vicino: manca ancora { $count } pedina
   *[other] { $planet }, che serve al tuo obiettivo, è più vicino: mancano ancora { $count } pedine
}
ptolemaeus-reason-saves = { $count ->
    [one] costa { $count } carta in meno di quanto potrebbe
   *[other] costa { $count } carte in meno di quanto potrebbe
}
ptolemaeus-reason-saves-later = { $count ->
    [one] fa risparmiare { $count } carta in { $sign }
   *[other] fa risparmiare { $count } carte in { $sign }
}
ptolemaeus-reason-denies = intralcia { $name } in { $sign }
ptolemaeus-reason-token = prende il gettone asteroide di { $sign }
ptolemaeus-reason-none = va bene quando si gioca il seguito
