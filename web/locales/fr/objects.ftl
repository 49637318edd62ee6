# Ce qu’un secteur peut contenir. La valeur est une étiquette ; les attributs sont les formes que les
# phrases demandent avec OBJECT($thing, form: "...").

object-C = Comète
    .gender = feminine
    .name = comète
    .one = une comète
    .of-one = d’une comète
    .of-another = d’une autre comète
    .to-another = à une autre comète
    .many = comètes
    .the-many = les comètes
    .surveyed = les comètes
    .none = Aucune comète
    .count = { $count ->
        [one] { $count } comète
       *[other] { $count } comètes
    }
    .held = contient une comète
    .not-held = ne contient pas de comète

object-A = Astéroïde
    .gender = masculine
    .name = astéroïde
    .one = un astéroïde
    .of-one = d’un astéroïde
    .of-another = d’un autre astéroïde
    .to-another = à un autre astéroïde
    .many = astéroïdes
    .the-many = les astéroïdes
    .surveyed = les astéroïdes
    .none = Aucun astéroïde
    .count = { $count ->
        [one] { $count } astéroïde
       *[other] { $count } astéroïdes
    }
    .held = contient un astéroïde
    .not-held = ne contient pas d’astéroïde

object-D = Planète naine
    .gender = feminine
    .name = planète naine
    .one = une planète naine
    .of-one = d’une planète naine
    .of-another = d’une autre planète naine
    .to-another = à une autre planète naine
    .many = planètes naines
    .the-many = les planètes naines
    .surveyed = les planètes naines
    .none = Aucune planète naine
    .count = { $count ->
        [one] { $count } planète naine
       *[other] { $count } planètes naines
    }
    .held = contient une planète naine
    .not-held = ne contient pas de planète naine

object-G = Nuage de gaz
    .gender = masculine
    .name = nuage de gaz
    .one = un nuage de gaz
    .of-one = d’un nuage de gaz
    .of-another = d’un autre nuage de gaz
    .to-another = à un autre nuage de gaz
    .many = nuages de gaz
    .the-many = les nuages de gaz
    .surveyed = les nuages de gaz
    .none = Aucun nuage de gaz
    .count = { $count ->
        [one] { $count } nuage de gaz
       *[other] { $count } nuages de gaz
    }
    .held = contient un nuage de gaz
    .not-held = ne contient pas de nuage de gaz

object-E = Réellement vide
    .gender = masculine
    .name = réellement vide
    .one = un secteur réellement vide
    .of-one = d’un secteur réellement vide
    .many = secteurs réellement vides
    .the-many = les secteurs réellement vides
    .surveyed = ce qui semble vide
    .held = est réellement vide
    .not-held = n’est pas réellement vide

object-X = Planète X
    .gender = feminine
    .name = Planète X
    .one = la Planète X
    .of-one = de la Planète X
    .many = Planète X
    .the-many = la Planète X
    .held = contient la Planète X
    .not-held = ne contient pas la Planète X

# Ce que montre un sondage qui ne trouve rien : secteur réellement vide, ou Planète X.
object-EX = Semble vide
    .name = semble vide
    .held = semble vide
    .not-held = ne semble pas vide
