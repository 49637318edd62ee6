# L’aide à la table de Ptolemaeus.

## Ce dont une table convient

ptolemaeus-help-none = Chacun veille à tout par soi-même.
ptolemaeus-help-reminders = Montre ce que vous pouvez payer, ce qui achève une étude, ce que la comète balaie et ce qui manque à votre objectif.
ptolemaeus-help-advice = Dit aussi ce que ferait à votre place l’adversaire le plus fort, et pourquoi.

## Rappels

ptolemaeus-help = Aide
ptolemaeus-completes = Achève une étude
ptolemaeus-completes-now = À la fin de ce tour : { $planet }, avec deux pions en { $sign } et deux autres
ptolemaeus-completes-third = { $text } : le troisième pion étudie { $planet }
ptolemaeus-completes-four = { $text } : puis { $planet }, avec deux pions en { $sign } et deux autres
ptolemaeus-sweeps = { $count ->
    [0] À la fin de la manche, la comète s’arrête en { $sign }. Vous n’y avez aucun pion.
    [one] À la fin de la manche, la comète s’arrête en { $sign } : { $count } de vos pions revient.
   *[other] À la fin de la manche, la comète s’arrête en { $sign } : { $count } de vos pions reviennent.
}
ptolemaeus-sweeps-last = La partie est alors finie.
ptolemaeus-lacking = Il manque encore à votre objectif
ptolemaeus-lacks = { $count ->
    [0] { $planet } en { $sign }, aucun de vos pions n’y est.
    [one] { $planet } en { $sign }, { $count } de vos pions y est.
   *[other] { $planet } en { $sign }, { $count } de vos pions y sont.
}
ptolemaeus-lacks-moves = Passe en { $sign } à la fin de la manche.
ptolemaeus-affordable = Vos cartes paient
ptolemaeus-affords = { $count ->
    [one] { $text } ({ $count } carte)
   *[other] { $text } ({ $count } cartes)
}
ptolemaeus-affords-nothing = Vos cartes ne paient encore rien de ce qui est au ciel.

## Conseils

ptolemaeus-advice = Ce qui vaut le plus
ptolemaeus-advice-ask = Que feriez-vous ?
ptolemaeus-advice-thinking = Réflexion…
ptolemaeus-advice-use = Utiliser
ptolemaeus-advice-again = Réessayer
ptolemaeus-advice-behind = vaut environ { $worth } points de moins
ptolemaeus-reason-studies = étudie { $planet }
ptolemaeus-reason-wanted = étudie { $planet }, utile à votre objectif
ptolemaeus-reason-nearer = { $count ->
    [one] { $planet } se rapproche : encore { $count } pion
   *[other] { $planet } se rapproche : encore { $count } pions
}
ptolemaeus-reason-nearer-wanted = { $count ->
    [one] { $planet }, utile à votre objectif, se rapproche : encore { $count } pion
   *[other] { $planet }, utile à votre objectif, se rapproche : encore { $count } pions
}
ptolemaeus-reason-saves = { $count ->
    [one] coûte { $count } carte de moins que possible
   *[other] coûte { $count } cartes de moins que possible
}
ptolemaeus-reason-saves-later = { $count ->
    [one] épargne { $count } carte en { $sign }
   *[other] épargne { $count } cartes en { $sign }
}
ptolemaeus-reason-denies = gêne { $name } en { $sign }
ptolemaeus-reason-token = prend le jeton astéroïde de { $sign }
ptolemaeus-reason-none = s’en tire bien quand on joue la suite
