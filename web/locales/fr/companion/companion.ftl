# L’application d’accompagnement, pour qui joue avec la boîte.


## L’entrée

companion-title = Autour d’une vraie table
companion-lead = Avec la boîte du jeu À la recherche de la Planète X devant vous : un appareil crée un code, les autres le saisissent, et tout le monde interroge le même ciel.
companion-new = Nouvelle partie
companion-new-go = Créer un code
companion-have-code = Les autres ont un code
companion-code = Code de la partie
companion-code-go = Ouvrir
companion-here-only = Un code ne fonctionne que dans Ecliptic, pas dans l’application officielle. Ecliptic est un projet de passionnés, non officiel.
companion-kept-here = Joueurs, historiques et feuilles restent sur cet appareil.
companion-keep-one = Télécharger l’application en un seul fichier
    .hint = Un seul fichier qui contient tout, pour la mémoire du téléphone ou de l’ordinateur : il fonctionne sans aucune connexion.
companion-evenings = Parties commencées sur cet appareil
companion-delete = Supprimer
    .question = Supprimer la partie { $code } de cet appareil, avec tous les historiques et toutes les feuilles ?
    .tracked = Supprimer la partie { $code } de cet appareil, avec tous les historiques et toutes les feuilles, et quitter ses places dans la partie suivie ?

## Le code

companion-check = Le même code partout ?
companion-code-of = Code de la partie { $code }
companion-qr = Code QR de la page de la partie { $code }
companion-same-code = Comparez : chaque appareil autour de la table doit afficher exactement ce code. Les autres scannent l’image ou saisissent le code.
    .typed = Comparez : chaque appareil autour de la table doit afficher exactement ce code. Saisissez-le sur les autres, d’où que vienne leur Ecliptic.
companion-compared = Oui, continuer
companion-looking = Consultation du ciel…

## Un code d’une version antérieure

companion-outdated = Ce code donne désormais une autre partie
    .text = La partie { $code } a commencé avec une version antérieure d’Ecliptic. Depuis, les codes donnent d’autres parties : toute nouvelle réponse porterait sur un autre ciel. Ce que vous avez appris, l’historique et la feuille restent sur cet appareil.
    .tracked = La partie suivie continue telle qu’elle a commencé.
    .new = Commencer une nouvelle partie
    .short = code d’une version antérieure

## Les joueurs de cet appareil

companion-who = Qui joue ici ?
companion-add-player = Une autre personne sur cet appareil
companion-player = Joueur { $number }
companion-season = Saison de la feuille (une différente pour chacun)
companion-level = Niveau
companion-level-youth = Junior
companion-level-beginner = Débutant
companion-level-experienced = Expérimenté
companion-level-genius = Génie
companion-level-facts = { $count ->
    [0] Aucune information de départ.
    [one] { $count } information de départ.
   *[other] { $count } informations de départ.
}
companion-help = Aide sur la feuille de notes
companion-to-facts = Voir les informations de départ
companion-facts-of = { $season }, { $level } : { $count ->
    [0] vous commencez sans information de départ.
    [one] recopiez cette information sur votre feuille, en secret.
   *[other] recopiez ces { $count } informations sur votre feuille, en secret.
}
companion-facts-ring = Les informations de départ sur l’anneau : les objets barrés ne sont pas dans leur secteur
companion-copied = C’est recopié : aller au menu
companion-whose = À qui le tour ?
companion-hand-over = Passez le téléphone à { $name }
    .text = Ce qui suit ne regarde que { $name }.
companion-i-am = Je suis { $name }
companion-pass-on = Passer le téléphone

## Le menu

companion-turn = Votre tour
companion-survey-for = Détecter : { $thing }
companion-papers = Vos documents
companion-for-all = Pour toute la table
companion-part-locate = Localiser la Planète X
    .question = Localiser la Planète X maintenant ? Les trois doivent être justes, et tout le monde saura si vous l’avez trouvée.
companion-part-review = Vérification par les pairs
    .hint = Quand une théorie atteint la case intérieure, tout le monde apprend si elle est correcte.
companion-part-conference = Conférence
    .hint = Tout le monde apprend l’indice d’une conférence. Chaque conférence a lieu une fois par partie.
    .question = Lire maintenant l’indice de la conférence à tout le monde ?
companion-part-reveal = Révéler les objets
    .hint = Seulement à la fin de la partie : cela montre ce que contient chaque secteur.
    .question = La partie est-elle terminée ? Tout le monde verra le ciel entier.
companion-part-history = Historique
companion-part-facts = Informations de départ
companion-part-titles = Sujets
companion-back = Retour
companion-to-menu = Aller au menu

## La flèche et l’anneau

companion-arrow = La flèche de la Terre
companion-arrow-back = Reculer la flèche d’un secteur
companion-arrow-on = Avancer la flèche d’un secteur
companion-arrow-hint = Touchez le secteur sur lequel pointe la flèche. C’est un simple rappel : vous pouvez interroger n’importe quel secteur.
companion-ring = L’anneau avec vos notes
companion-ring-survey = L’anneau : choisissez les deux extrémités de la zone
companion-ring-sector = L’anneau : choisissez un secteur

## Interroger

companion-cost = Coûte { $cost ->
    [one] { $cost } secteur
   *[other] { $cost } secteurs
} de temps.
companion-asking = Question en cours…
# What whoever asks says to the table, and what not.
companion-aloud-survey = À voix haute : objet et secteurs, pas la réponse.
companion-aloud-target = À voix haute : le secteur, pas la réponse.
companion-aloud-research = À voix haute : le sujet, pas l’indice.
companion-aloud-locate = À voix haute : juste ou faux, jamais le secteur.
companion-outside = { $share ->
    [all] C’est en dehors du ciel observable { $first }–{ $last }.
   *[part] Une partie est en dehors du ciel observable { $first }–{ $last }.
} Si la flèche a déjà avancé, peu importe.
companion-survey-too-long = Une zone compte au plus { $most } secteurs.
companion-survey-comets = Pour les comètes, le premier secteur doit être { $sectors }, et le dernier aussi.
companion-warned = Lisez d’abord l’avertissement ci-dessus.
companion-anyway = Demander quand même
companion-no-targets = { $count ->
    [one] D’après cet historique, vous avez déjà utilisé votre sondage.
   *[other] D’après cet historique, vous avez déjà utilisé vos { $count } sondages.
}
companion-research-running = Vous avez étudié à votre dernier tour, et personne ne peut étudier deux fois de suite.

## Réponses

companion-answer = Réponse
companion-hidden = Cachée
companion-look = Maintenir ou toucher pour voir
companion-look-answers = Maintenir ou toucher : réponses
companion-look-clues = Maintenir ou toucher : indices
companion-look-own = Maintenir ou toucher : vos secrets
companion-hide = Cacher
companion-move-pawn = Avancez votre pion de { $cost ->
    [one] { $cost } secteur
   *[other] { $cost } secteurs
}.
companion-written-down = C’est noté dans votre historique.
companion-locate-right = Juste ! Vous avez trouvé la Planète X.
companion-locate-wrong = Faux : au moins l’un des trois est inexact.
companion-own-turns = Vos questions
companion-nothing-asked = Aucune pour l’instant.
companion-heard = Ce que tout le monde sait
companion-heard-conference = { $label } : { $text }
companion-review-right = Théorie correcte : le secteur { $sector } { OBJECT($thing, form: "held") }.
companion-review-wrong = Théorie incorrecte : le secteur { $sector } { OBJECT($thing, form: "not-held") }.
companion-review-next = Vérifier une autre théorie
companion-remove = Retirer
    .entry = Retirer : { $entry }
companion-remove-turn = Retirer « { $entry } » et sa réponse de votre historique ? Qui a lu la réponse la connaît quand même.
companion-remove-heard = Retirer cette entrée pour tous sur cet appareil ? { $entry }
companion-record = Enregistrement de la partie
    .hint = Il est écrit sur cet appareil. Si vous revoyez la partie, il est envoyé au serveur, où il reste à une adresse à part.
    .here = Il est écrit sur cet appareil.
companion-conference-when = Elle a lieu quand la flèche quitte le secteur { $sector }.
companion-conference-hold = Tenir la conférence
companion-reveal-yes = Tout révéler
companion-sky = Le ciel, secteur par secteur

## Partie suivie

companion-part-track = Partie suivie
    .hint = Saisissez les coups de tout le monde : l’appareil gère la Piste du Temps, l’ordre des tours, les phases Théorie, les conférences, les vérifications et le score.
companion-track-people = Sur cet appareil : { $names }
companion-track-opponents = Adversaires joués par l’ordinateur
companion-track-opponent = Adversaire { $number }
companion-track-phones = Joueurs avec leur propre téléphone
companion-track-kept = Une partie suivie est une table sur le serveur : chaque place y est seule à voir ce qu’elle a appris. Elle repart du début, sous le même ciel.
companion-track-go = Commencer le suivi
companion-track-waiting = { $count ->
    [one] En attente d’un autre téléphone, qui doit scanner l’image.
   *[other] En attente de { $count } autres téléphones, qui doivent scanner l’image.
}
companion-track-begin = Commencer sans les téléphones absents
companion-track-stop = Arrêter le suivi
    .question = Arrêter le suivi ? Cet appareil quitte ses places dans la partie suivie et supprime ce qui y est conservé. Les historiques et les feuilles restent sur cet appareil.
companion-track-anew = Recommencer le suivi
companion-track-undo = Reprendre un coup
    .which = Quel coup faut-il reprendre ?
    .go = Le reprendre
    .nothing = Personne n’a encore rien saisi.
companion-track-undo-more = { $count ->
    [0] Rien n’a été saisi après.
    [one] Le coup saisi après est repris aussi.
   *[other] Les { $count } coups saisis après sont repris aussi.
}
companion-covered = Votre feuille et vos théories sont cachées. Maintenez ou touchez le bouton du haut.
    .theories = Pour choisir ou placer une théorie, touchez le bouton du haut.
companion-pieces = Le vrai plateau maintenant
companion-pieces-arrow = La flèche de la Terre pointe sur le secteur { $sector }.
companion-pieces-pawn = { $name } : pion dans le secteur { $sector }.
companion-pieces-theories = Secteurs des théories : { $sectors }.
companion-track-server = Avec des adversaires ou d’autres téléphones
    .hint = Il faut le serveur : chaque téléphone n’apprend que ce qui concerne ses joueurs, et les adversaires suivent les mêmes règles.

## A whole game on one phone

companion-game-here = Sur ce téléphone
companion-game-hint = Le téléphone passe de main en main et suit toute la partie pour ceux qui le partagent. Aucune connexion n’est nécessaire.
companion-game-order = Comment les pions sont-ils placés dans le secteur 1 ? Touchez les joueurs dans cet ordre, en commençant par celui qui agit d’abord.
companion-game-begun = Une question a déjà été posée dans cette partie, et une partie se suit dès son premier tour. Un nouveau code permet de recommencer.
companion-game-go = Suivre sur ce téléphone
companion-game-turn = À { $name } de jouer
companion-game-next = Ce qui vient maintenant
companion-game-not-now = La partie attend autre chose pour l’instant.
companion-game-theories = Tout le monde prend en main en secret, au même moment, { $most ->
    [one] un jeton au plus
   *[other] { $most } jetons au plus
}. Puis le téléphone fait le tour : à chacun de placer ce qu’il a en main et de le saisir.
companion-game-waiting = En attente : { $names }
companion-game-theory = Émettre des théories
companion-game-own = Vos théories
companion-game-place = Émettre cette théorie
companion-game-enough = { $begun ->
    [yes] Aucune autre théorie
   *[no] Aucune théorie
}
companion-game-conference = La flèche a dépassé l’icône : tout le monde apprend l’indice.
companion-game-advance = Les théories sont toutes émises. Avancez chaque théorie face cachée d’une case vers l’intérieur.
    .go = Toutes avancées
companion-game-review = Vérification par les pairs du secteur { $sector }
companion-game-inner = Sur la case intérieure, de : { $names }
    .go = Retourner les théories
companion-game-last = Dernière chance : { $name }
companion-game-behind = { $behind ->
    [one] { $behind } secteur de retard :
   *[other] { $behind } secteurs de retard :
} { $left ->
    [0] aucune théorie ne peut être émise.
    [one] { $left } théorie peut être émise.
   *[other] { $left } théories peuvent être émises.
}
companion-game-reveal = Les dernières chances sont passées : le ciel et toutes les théories sont révélés.
companion-game-stop = Arrêter le suivi ? La Piste du Temps, les théories et le score seront perdus. Les historiques et les feuilles restent sur cet appareil.
