# Tout ce qui peut être refusé : ce qui ne va pas et que faire. Le nom est le code.

## Tables, coups repris et parties enregistrées

error-action-malformed = Ce n’est pas une action du jeu. Rechargez la page et réessayez.
error-chance-bound = Il n’existe pas de tirage équitable parmi { $bound } choses. Merci de signaler ce bogue.
error-chance-seed-length = Une graine a 16 octets, celle-ci en a { $length } : le fichier a été modifié.
error-decision-stale = La question { $decision } a déjà reçu une réponse. Regardez à nouveau le plateau.
error-game-over = La partie est terminée. Lancez-en une nouvelle ou demandez la revanche.
error-not-your-decision = Ce n’est pas à vous de jouer. En attente : { $waiting }.
error-record-commitment = La graine et le sel ne correspondent pas à l’empreinte montrée au début.
error-record-deal-version = La partie a été créée par la version { $found } du générateur ; cet Ecliptic a la version { $here }, qui crée d’autres parties. Elle peut être revue, mais la façon dont elle a été créée n’est plus vérifiable.
error-record-differs = L’entrée { $entry } de l’enregistrement n’est pas ce que donnent les règles et la graine.
error-record-digest = L’enregistrement a été modifié ou endommagé : son empreinte ne correspond pas à son texte.
error-record-empty = L’enregistrement ne contient pas de mise en place : il ne peut pas être rejoué.
error-record-entry = Une ligne de l’enregistrement n’est ni une mise en place, ni un coup, ni un coup repris.
error-record-field = La ligne { $line } de l’enregistrement devrait contenir le champ { $field }.
error-record-fold = L’entrée { $entry } de l’enregistrement ne découle pas de ce qui la précède.
error-record-game = L’enregistrement est celui d’un jeu nommé { $game }, inconnu de cette version.
error-record-json = Ce n’est pas la forme JSON d’un enregistrement.
error-record-line = La ligne { $line } de l’enregistrement est illisible ({ $reason }).
error-record-not-a-record = Ce fichier n’est pas un enregistrement d’Ecliptic. Choisissez un autre fichier.
error-record-number = L’enregistrement contient « { $text } » là où il faudrait un nombre.
error-record-options = Les options de l’enregistrement sont illisibles ({ $reason }).
error-record-order = L’entrée { $entry } de l’enregistrement est une mise en place mal placée : le fichier a été modifié.
error-record-players = Les joueurs de l’enregistrement ne correspondent pas aux places, ou un nom contient le signe |.
error-record-result = Le résultat de l’enregistrement n’est pas celui de ses coups : le fichier a été modifié.
error-record-rules-older = La partie a été jouée avec la version { $found } des règles, plus ancienne : elle peut être revue, mais ces règles ne peuvent pas s’en porter garantes.
error-record-rules-unknown = L’enregistrement indique la version { $found } des règles, mais cet Ecliptic connaît les versions 1 à { $newest }. Soit il faut un Ecliptic plus récent, soit le fichier a été modifié.
error-record-secret = La graine ou le sel de l’enregistrement n’est pas hexadécimal : le fichier a été modifié.
error-record-truncated = L’enregistrement est tronqué : il manque sa dernière ligne, avec l’empreinte.
error-record-undo = L’entrée { $entry } de l’enregistrement reprend un coup qui n’existe pas.
error-record-unlawful = L’entrée { $entry } de l’enregistrement est contraire aux règles ({ $reason }).
error-undo-game-over = La partie est terminée ; plus rien ne peut être repris.
error-undo-needs-consent = D’autres ont appris quelque chose entre-temps : leur accord est d’abord nécessaire ({ $seats }).
error-undo-nothing = Vous n’avez aucun coup à reprendre.
error-undo-opponents = Quelque chose de nouveau a été vu depuis, et les adversaires joués par l’ordinateur n’acceptent jamais qu’un coup soit repris.

## À la recherche de la Planète X : actions

error-planetx-only-in-turn = Seulement pendant un tour : terminez d’abord la phase Théorie ou la dernière chance.
error-planetx-only-when-choosing = Les théories ne se choisissent qu’au début d’une phase Théorie.
error-planetx-only-when-placing = Les théories ne se placent (ou ne se reprennent, s’il ne reste aucun secteur) qu’après avoir été choisies dans une phase Théorie.
error-planetx-only-in-last-chance = Passer n’est possible que lors d’une dernière chance ; un tour exige une action.
error-planetx-not-asked = Ce n’est pas à vous de jouer. En attente : { $waiting }.
error-planetx-game-over = La partie est terminée ; il n’y a plus rien à décider.
error-planetx-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-planetx-spectator = Les spectateurs ne font que regarder.
error-planetx-unknown-action = Ce n’est pas une action du jeu. Choisissez-en une parmi celles proposées.
error-planetx-no-such-sector = Il n’y a pas de secteur { $sector } ; les secteurs vont de 1 à { $sectors }.
error-planetx-survey-object = Vous ne pouvez pas détecter { OBJECT($object, form: "one") }. Choisissez comète, astéroïde, planète naine, nuage de gaz ou « vide ».
error-planetx-survey-not-visible = Les secteurs { $first }–{ $last } ne sont pas tous dans le ciel observable. Restez entre { $sky_first } et { $sky_last }, dans le sens horaire.
error-planetx-survey-comet-ends = Pour détecter des comètes, il faut commencer et finir sur des secteurs pouvant contenir une comète ({ $sectors }) ; { $first }–{ $last } ne convient pas.
error-planetx-target-none-left = Vous avez utilisé vos { $tokens } jetons Sonder.
error-planetx-target-not-visible = Le secteur { $sector } n’est pas dans le ciel observable. Sondez-en un entre { $sky_first } et { $sky_last }, dans le sens horaire.
error-planetx-research-twice-running = Vous avez étudié un sujet à votre dernier tour. Faites autre chose avant d’étudier à nouveau.
error-planetx-no-such-topic = Il n’y a pas de sujet « { $topic } » ; les sujets vont de A à F.
error-planetx-locate-neighbour = À côté de la Planète X, vous ne pouvez pas indiquer { OBJECT($object, form: "one") }. Indiquez comète, astéroïde, nuage de gaz ou réellement vide.
error-planetx-locate-comet = Le secteur { $sector } ne peut pas contenir de comète. Indiquez-y un autre objet.

## À la recherche de la Planète X : théories

error-planetx-choose-too-many = Vous avez choisi { $chosen ->
    [one] { $chosen } théorie
   *[other] { $chosen } théories
} ; au plus { $most } dans cette phase.
error-planetx-choose-object = Une théorie ne peut pas porter sur { OBJECT($object, form: "one") }. Choisissez comète, astéroïde, planète naine ou nuage de gaz.
error-planetx-choose-order = Les théories ne sont pas dans l’ordre. Rechargez la page et choisissez à nouveau.
error-planetx-supply = Pour « { OBJECT($object, form: "name") } », vous n’avez { $left ->
    [0] plus de jeton
    [one] plus que { $left } jeton
   *[other] plus que { $left } jetons
}. Choisissez un autre objet.
error-planetx-place-not-chosen = Vous n’avez pas choisi la théorie « { OBJECT($object, form: "name") } » pour cette phase. Placez-en une que vous avez choisie.
error-planetx-place-confirmed = Le contenu du secteur { $sector } est confirmé : il n’accepte plus de théorie. Choisissez un autre secteur.
error-planetx-place-same-object = Vous avez déjà émis la théorie « { OBJECT($object, form: "name") } » dans le secteur { $sector }. Choisissez un autre secteur.
error-planetx-place-same-phase = Vous avez déjà placé une théorie dans le secteur { $sector } pendant cette phase. Choisissez un autre secteur.
error-planetx-place-nowhere = Il ne reste aucun secteur pour les théories que vous pourriez placer.
error-planetx-withdraw-placeable = Un secteur est encore possible pour votre théorie « { OBJECT($object, form: "name") } » : elle doit être placée.
error-planetx-withdraw-nothing = Toutes les théories choisies peuvent être placées ; aucune n’est reprise.
error-planetx-last-chance-theories-begun = Vous avez commencé à émettre des théories pour votre dernière chance. Continuez, ou passez.

## À la recherche de la Planète X : mise en place

error-planetx-seats = Le jeu compte de 1 à 4 places, pas { $seats }.
error-planetx-level = La place { $seat } ne peut pas commencer avec { $facts } informations ; c’est 0, 4, 8 ou 12.
error-planetx-season-twice = Deux places ont la même saison. Donnez à chacune la sienne.
error-planetx-setup-mode = Le ciel est prévu pour le mode { $mode }, mais la table joue en mode { $expected }.
error-planetx-setup-order = L’ordre de départ doit nommer une fois chacune des { $seats } places.
error-planetx-topics = Un ciel a six sujets de recherche, celui-ci en a { $found }.
error-planetx-conferences = Le ciel n’a pas le nombre de conférences que demande son mode (trouvé : { $found }).
error-planetx-clue-false = Un indice du ciel n’est pas vrai pour son système.
error-planetx-clue-misplaced = Les conférences, et elles seules, portent sur la Planète X.
error-planetx-title-twice = Deux sujets du ciel ont le même titre.
error-planetx-fact-false = L’information de départ sur le secteur { $sector } (pas « { OBJECT($object, form: "name") } ») n’est pas vraie.
error-planetx-facts-missing = Le ciel a trop peu d’informations de départ pour la saison « { $season } » : { $found } au lieu de { $expected }.
error-planetx-system-length = Le système n’a pas le bon nombre de secteurs : { $sectors } au lieu de { $expected }.
error-planetx-system-count = Le système ne contient pas « { OBJECT($object, form: "name") } » le bon nombre de fois : { $found } au lieu de { $expected }.
error-planetx-system-comet = Le système a une comète là où il ne peut y en avoir.
error-planetx-system-asteroid = Le système a un astéroïde sans autre à côté.
error-planetx-system-gas-cloud = Le système a un nuage de gaz sans secteur réellement vide à côté.
error-planetx-system-dwarf-planet = Le système a une planète naine à côté de la Planète X.
error-planetx-system-band = Les planètes naines du système n’occupent pas un groupe d’exactement six secteurs.

## À la recherche de la Planète X : notation et codes

error-planetx-notation-action = « { $text } » n’est pas une action.
error-planetx-notation-number = « { $text } » n’est pas un nombre.
error-planetx-notation-object = « { $text } » n’est pas un objet ; les lettres sont C, A, D, G, E et X.
error-planetx-notation-mode = « { $text } » n’est pas un mode ; écrivez standard ou expert.
error-planetx-notation-season = « { $text } » n’est pas une saison ; écrivez spring, summer, autumn ou winter.
error-planetx-notation-title = « { $text } » n’est pas le titre d’un sujet.
error-planetx-notation-clue = « { $text } » n’est pas un indice.
error-planetx-notation-event = « { $text } » n’est rien qui puisse arriver dans ce jeu.
error-planetx-code-generator = Ceci a commencé avec la version { $found } du générateur ; avec la version { $here }, les codes donnent d’autres parties. Vous ne pouvez plus rien demander sur celle-ci : rechargez la page et commencez une autre partie.
error-planetx-code-length = « { $text } » n’est pas un code de partie. Un code s’écrit lettre, chiffre, lettre, chiffre, par exemple B4K7.
error-planetx-code-sign = « { $sign } » ne peut pas être le caractère { $place } d’un code de partie ; les caractères possibles sont { $allowed }.
error-planetx-code-spelling = « { $game } » n’est pas écrit comme un code de partie, par exemple B4K7.
error-planetx-code-mode = Le code { $game } est d’un autre mode (ici : { $mode }) ; sa première lettre fixe le mode.
error-planetx-notation-code = « { $text } » n’est pas un code de partie tel qu’il s’écrit dans un enregistrement.
error-planetx-companion-run = La zone compte { $length } secteurs ; le ciel observable n’en a que { $most }.
error-planetx-companion-level = Ce niveau n’existe pas ; les niveaux sont { $levels }.
error-planetx-companion-conference = Il n’y a pas de conférence { $number } ; ce mode en a { $conferences }, numérotées à partir de 1.

## À la recherche de la Planète X : déductions

error-planetx-world-revealed = Le ciel imaginé n’est pas celui qui a été révélé.
error-planetx-world-titles = Les indices imaginés n’ont pas les titres du plateau.
error-planetx-world-clues = Un indice imaginé n’est pas vrai pour le ciel imaginé.
error-planetx-world-conference = La conférence imaginée n’est pas celle qui a eu lieu.
error-planetx-world-facts = Le ciel imaginé contredit une information de départ.
error-planetx-world-review = Le ciel imaginé contredit une vérification par les pairs.
error-planetx-world-answer = Le ciel imaginé contredit une réponse donnée à cette place.
error-planetx-world-theories = Aucun choix de théories ne correspond aux jetons du plateau.
error-planetx-not-certain = Ce que vous savez ne l’impose pas ; il peut en être autrement.
error-planetx-history-form = La ligne { $line } n’est pas celle qu’attend ici un enregistrement d’une vraie table.
error-planetx-history-answer = La réponse de la ligne { $line } n’est pas celle que donne ce code.
error-planetx-nothing-left = Aucun système solaire n’est en accord avec tous ces faits ; l’un d’eux est faux.

## À la recherche de la Planète X : notes d’une partie sur une vraie table

# Behind any of these, where a line is nearly one that can be read.
did-you-mean = Vouliez-vous dire « { $suggestion } » ?
error-planetx-notes-line = La ligne { $line } des notes est illisible : { $reason }.
error-planetx-notes-empty = Les notes sont vides. Commencez par le mode, standard ou expert.
error-planetx-notes-mode = « { $text } » n’est pas un mode. Commencez les notes par standard ou expert.
error-planetx-notes-dealer = « { $text } » ne dit pas qui prépare la partie. Écrivez ecliptic, published ou unknown.
error-planetx-notes-line-unknown = « { $text } » n’est pas une note possible. Écrivez S A 3-7 = 2, T 8 = E/X, R B = et l’indice, L 6 C E = wrong, facts 5-A, review 7 A+, topic B A+D, conference 1 = et l’indice, A in 3-5 >= 1 ou at 11.
error-planetx-notes-count = Une détection sur { $length } secteurs ne peut pas donner { $count }.
error-planetx-notes-sighting = « { $text } » n’est pas la réponse d’un sondage ; c’est C, A, D, G ou E/X.
error-planetx-notes-located = Une localisation est right ou wrong, pas « { $text } ».
error-planetx-notes-fact = « { $text } » n’est pas une information de départ ; 5-A dit que le secteur 5 n’est pas un astéroïde.
error-planetx-notes-review = « { $text } » n’est pas une vérification ; A+ est une théorie astéroïde correcte, A- une incorrecte, de même C, D et G.
error-planetx-notes-clue-twice = { $label } a déjà un autre indice ; chacun n’en a qu’un.
error-planetx-notes-title = { $label } : cet indice ne porte pas sur son titre, { $title }.
error-planetx-notes-title-twice = { $label } a déjà un autre titre ; chacun n’en a qu’un.

## Le serveur

error-server-token = Cette clé n’ouvre rien ici : elle a été remplacée ou appartient à une autre table. Rejoignez la table à nouveau avec le code.
error-server-no-seat = Les spectateurs ne font que regarder. Rejoignez la table pour prendre place.
error-server-no-spectators = Cette table n’accepte pas de spectateurs. Rejoignez-la pour la voir.
error-server-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-server-no-table = Cette table ou cette place n’existe pas. Vérifiez l’adresse ou ouvrez une nouvelle table.
error-server-closed = La personne qui gère ce serveur a fermé la table.
error-server-passphrase = Pour ouvrir une table ici, il faut le mot de passe de ce serveur.
error-server-passphrase-wrong = Ce n’est pas le mot de passe de ce serveur. Demandez-le à la personne qui le gère.
error-server-no-passphrase = Ce serveur n’a pas de mot de passe : vous pouvez ouvrir des tables sans en donner un.
error-server-opening-closed = Aucune nouvelle table ne peut être ouverte ici. Vous pouvez toujours en rejoindre une.
error-server-level-not-here = « { $level } » n’est pas disponible sur ce serveur. Choisissez un autre adversaire.
error-server-help-not-here = Les tables de ce serveur donnent moins d’aide que cela (jusqu’à : { $given }).
error-server-no-list = Ce serveur n’a pas de liste des tables qui cherchent des joueurs.
error-server-not-alone = Seule une personne qui joue en solo peut presser ses adversaires.
error-server-no-code = Aucune table n’a ce code. Vérifiez-le auprès de la personne qui vous l’a donné.
error-server-no-free-seat = Cette place est prise, ou il n’y a plus de place libre.
error-server-not-a-person = À la place { $seat }, il n’y a personne pour qui faire cela.
error-server-seat-taken = La place { $seat } est prise, ou réservée à quelqu’un.
error-server-not-your-seat = Seule la personne assise là peut faire cela.
error-server-dealt = La partie a commencé ; cela ne peut plus être changé.
error-server-no-places = Seul le jeu À la recherche de la Planète X donne à chaque place une saison et un nombre d’informations.
error-server-game = « { $game } » n’est pas un jeu proposé ici ; il y a : { $games }.
error-server-options = Ce ne sont pas des options du jeu : { $reason }.
error-server-seats = Le nombre de places décrites ({ $seats }) ne correspond pas aux options ({ $expected }).
error-server-you-twice = Vous ne pouvez occuper qu’une place. Laissez les autres libres.
error-server-companion-code = Une partie suivie demande un code de partie de la Planète X.
error-server-names = Vous avez { $expected ->
        [one] { $expected } place
       *[other] { $expected } places
    }, mais { $names ->
        [0] aucun nom n’a été donné.
        [one] { $names } nom a été donné.
       *[other] { $names } noms ont été donnés.
    }
error-server-level = « { $level } » n’est pas un adversaire de ce jeu.
error-server-name = « { $name } » ne peut pas être un nom. Utilisez 1 à 16 lettres simples, sans le signe |.
error-server-name-guest = « { $name } » désigne les personnes qui ont supprimé leurs données. Choisissez un autre nom.
error-server-idempotency-key = Cette requête n’a pas de clé valable. Rechargez la page et réessayez.
error-server-idempotency-reused = Cette demande a déjà servi à autre chose. Rechargez la page et réessayez.
error-server-command-reused = Cette demande a déjà servi à autre chose. Rechargez la page et réessayez.
error-server-no-undo-request = Il n’y a rien à accepter ; la table a continué.
error-server-undo-asked = La place { $seat } a demandé à reprendre un coup. Répondez d’abord à cette demande.
error-server-undo-moved-on = Entre-temps, quelque chose a été saisi ou annulé. Regardez de nouveau avant d’annuler quoi que ce soit.
error-server-resume-ahead = La page est en avance sur le serveur ({ $heard }). Rechargez-la.
error-server-not-over = L’enregistrement complet est disponible à la fin de la partie ; d’ici là, vous pouvez télécharger le vôtre.
error-server-no-replay = Aucun enregistrement n’est gardé à cette adresse. Chargez-le à nouveau.
error-server-note-long = Les notes sont trop longues : { $most } octets au plus. Raccourcissez-les.
error-server-notes-full = Cette table ne garde plus d’autres notes. Raccourcissez les vôtres, ou demandez-le aux autres.
error-server-log-full = Cette partie a atteint la longueur maximale, { $most } entrées. Gardez son enregistrement et ouvrez une nouvelle table.
error-server-tables-today = Trop de tables ont été ouvertes aujourd’hui depuis votre connexion. La prochaine pourra l’être dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
error-server-listed-today = Trop de tables ont été montrées à tout le monde aujourd’hui depuis votre connexion. La prochaine pourra l’être dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
error-server-replays-today = Trop d’enregistrements ont été importés aujourd’hui depuis votre connexion. Le prochain pourra l’être dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
error-server-house-full = Ce serveur ne garde plus de nouvelles tables ni d’enregistrements ; les parties commencées continuent. Prévenez la personne qui s’en occupe.
error-server-no-note = Cette version des notes n’existe pas, ou n’est plus conservée.
error-server-note-overtaken = Ces notes ont d’abord été enregistrées sur un autre appareil. Regardez-les à nouveau.
error-server-help-level = Cette table donne moins d’aide que cela (jusqu’à : { $given } ; il faut : { $level }).
error-server-help-no-solver = Il n’y a pas de solveur pour « { $game } ».
error-server-help-not-dealt = La partie n’a pas encore commencé : il n’y a rien à déduire.
error-server-help-replaced = Cette question a été abandonnée : vous en avez posé une autre.
error-server-help-too-long = Le solveur a mis trop de temps et a été arrêté. Réessayez plus tard.
error-server-too-many = Trop de demandes à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde.
   *[other] { $seconds } secondes.
}
error-server-too-slow = La connexion était trop lente. Elle se rétablit d’elle-même et reprend où elle s’était arrêtée.
error-server-too-large = La demande est trop volumineuse. Envoyez-en moins à la fois.
error-server-json-only = Le serveur attend du JSON. Rechargez la page et réessayez.
error-server-host = Ce serveur ne répond pas à ce nom. Utilisez l’adresse qu’il indique.
error-server-proxy = Le proxy placé devant ce serveur est mal configuré. Prévenez la personne qui le gère.
error-server-proxy-unknown = Ce serveur n’est accessible que par son proxy. Utilisez son adresse publique.
error-server-origin = Une autre page ne peut pas agir ici. Ouvrez le jeu à sa propre adresse.
error-server-request = Le serveur ne comprend pas cette demande. Rechargez la page et réessayez.
error-server-not-found = Il n’y a rien à cette adresse. Revenez à l’accueil.
error-server-method = Cette adresse n’accepte pas une telle demande. Rechargez la page et réessayez.
error-server-failed = Une erreur s’est produite sur le serveur ; rien n’a changé. Réessayez, et merci de le signaler.
error-store-busy = La base de données est occupée ; rien n’a été enregistré. Réessayez.
error-store-full = Le disque du serveur est plein ; rien n’a été enregistré. Prévenez la personne qui s’en occupe.
error-store-failed = La base de données ne fonctionne pas ; rien n’a été enregistré. Prévenez la personne qui s’occupe du serveur.
error-store-away = La base de données est injoignable pour l’instant ; rien n’a été enregistré. Réessayez.
error-store-unsure = La liaison avec la base de données s’est coupée pendant l’enregistrement. Envoyez de nouveau : ce ne sera fait qu’une fois.
error-store-overtaken = Quelqu’un d’autre a été plus rapide ; rien n’a été enregistré. Regardez à nouveau.
error-store-command-taken = Cela a déjà été fait.
error-server-link = Ce lien a déjà servi ou est trop ancien. Créez-en un nouveau.
error-server-port-taken = Un autre programme utilise déjà le port { $port }. Arrêtez-le ou choisissez un autre port.
