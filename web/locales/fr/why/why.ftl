## Pourquoi c’est ainsi, pas à pas : on suppose le contraire jusqu’à l’impossible

proof-yes = { $count ->
    [1] secteur { $sectors }
   *[other] secteurs { $sectors }
} : { OBJECT($thing, form: "name") }
proof-no = { $count ->
    [1] secteur { $sectors }
   *[other] secteurs { $sectors }
} : { $thing ->
    [C] pas de comète
    [A] pas d’astéroïde
    [D] pas de planète naine
    [G] pas de nuage de gaz
    [E] pas réellement vide
   *[X] pas la Planète X
}
proof-suppose = Supposons le contraire. { $marks }.
proof-case = Cas { $case } sur { $cases }. { $marks }.
proof-known = Vous savez ceci :
proof-then = Alors { $marks }.
proof-impossible = Mais alors ceci est impossible :
proof-looks = D’après : { $marks }.
proof-so = Il ne reste qu’une possibilité. { $claim }
proof-before = Étape précédente
proof-next = Étape suivante
proof-none = Il n’y a pas de raisonnement court, mais tout système où il en serait autrement contredit l’un de ces faits :
proof-sectors = Chacun des autres secteurs est exclu pour une raison qui lui est propre :
proof-why-not = Pourquoi pas { $sector } ?

why-rules-alone = Cela découle des seules règles de placement.
why-left = { $systems ->
    [one] { $systems } système compatible
   *[other] { $systems } systèmes compatibles
}, { $against ->
    [0] aucun ne s’y oppose
    [one] { $against } s’y oppose
   *[other] { $against } s’y opposent
}

rule-comets = Il y a { $count } comètes, seulement dans les secteurs { $sectors }.
rule-asteroids = Il y a { $count } astéroïdes, chacun à côté d’un autre.
rule-dwarf-planets = { $mode ->
    [expert] Il y a { $count } planètes naines dans un groupe d’exactement six secteurs, une à chaque extrémité.
   *[standard] Il n’y a qu’une planète naine.
}
rule-gas-clouds = Il y a { $count } nuages de gaz.
rule-truly-empty = Il y a { $count } secteurs réellement vides.
rule-planet-x = Il n’y a qu’une Planète X.
rule-cloud-beside-empty = Chaque nuage de gaz est à côté d’un secteur réellement vide.
rule-no-dwarf-beside-x = Aucune planète naine n’est à côté de la Planète X.
