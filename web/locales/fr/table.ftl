# Ce que disent les tables de tous les jeux, et la table de la Planète X.

table-title = À la recherche de la Planète X
you-label = Vous

## En tête de la table

status-your-turn = À vous de jouer
status-asked = Votre réponse est attendue
status-waiting = On attend : { $names }
status-over = La partie est terminée
status-help = Aide : { $level }
status-sky = Ciel observable { $first }–{ $last }
status-theories = { $steps ->
    [one] phase Théorie dans { $steps } secteur
   *[other] phase Théorie dans { $steps } secteurs
}
status-rules = Règles pour ce moment

## Le plateau

board-picture = Le plateau
board-choose = Le plateau : choisissez un secteur. Les flèches parcourent l’anneau, Entrée choisit.
board-sector = Secteur { $sector }
board-as-table = Le plateau en tableau

table-caption = Le plateau, secteur par secteur
table-sector = Secteur
table-sky = Ciel
table-pawns = Pions
table-theories = Théories
table-object = Objet
table-icons = Icônes
table-arrow = observable, flèche de la Terre
table-visible = observable
table-not-visible = non observable
table-comet-capable = comètes possibles
table-theory-icon = puis phase Théorie
table-theory-right = { $name } : { $object }, théorie correcte
table-theory-own = { $name } : { $object }, face cachée, { $phases ->
    [0] sur la case intérieure
    [one] à { $phases } case de la case intérieure
   *[other] à { $phases } cases de la case intérieure
}
table-theory-hidden = { $name } : face cachée, { $phases ->
    [0] sur la case intérieure
    [one] à { $phases } case de la case intérieure
   *[other] à { $phases } cases de la case intérieure
}

## Les joueurs

players-title = Joueurs, en commençant par le dernier
players-asked = à jouer
players-time = temps { $time }
players-targets = { $count ->
    [one] { $count } sondage
   *[other] { $count } sondages
}
players-tokens = { $count ->
    [one] { $count } théorie
   *[other] { $count } théories
}

## Que faire maintenant

panel-turn = Votre action
panel-waiting = En attente
panel-watching = Vous regardez
panel-choose = Choisissez vos théories en secret
panel-place = Placez une théorie
panel-last-chance = Votre dernière chance
kinds-title = Sortes d’action

kind-survey = Détecter
kind-target = Sonder
kind-research = Étudier
kind-locate = Localiser X
kind-choose = Choisir
kind-place = Théorie
kind-withdraw = Reprendre
kind-pass = Passer
kind-cost = coût { $cost }
kind-cost-range = coût { $least }–{ $most }
kind-cost-target = coût { $cost }, reste { $left }
kind-free = gratuit
kind-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kind-most = jusqu’à { $most }
kind-why = { $kind } :
kind-not-now = pas maintenant

pick-none = Aucune
pick-left = reste { $count }
pick-sector = Secteur…
pick-sector-hint = Touchez le secteur sur l’anneau ou choisissez-le ici.

survey-thing = Que cherchez-vous ?
survey-from = Du secteur
survey-to = Au secteur
survey-hint = Glissez le long de l’anneau, touchez deux secteurs ou choisissez-les ici. Plus la zone est longue, moins elle coûte.
survey-hint-comets = Pour les comètes, la zone commence et finit sur des secteurs où une comète est possible.
survey-no-comets = Impossible de détecter des comètes maintenant : aucun secteur où une comète est possible n’est observable.

target-sector = Quel secteur ?
target-hint = { $left ->
    [one] Il vous reste { $left } sondage dans cette partie.
   *[other] Il vous reste { $left } sondages dans cette partie.
}

research-topic = Sujet
research-again = Vous connaissez déjà cet indice : l’étudier à nouveau ne fait que coûter du temps.

locate-sector = La Planète X est dans le secteur
locate-beside = Qu’y a-t-il dans le secteur { $sector } ?
locate-hint = Les trois doivent être justes. Les autres apprennent si c’est le cas, jamais où.

choose-theory = Votre théorie
choose-theory-number = Théorie { $number }
choose-hint = Personne ne voit votre choix. Les théories choisies sont placées quand tout le monde a choisi.

place-thing = Théorie
place-sector = Dans le secteur
place-hint = Tout le monde voit le secteur ; l’objet reste caché jusqu’à la vérification par les pairs.
place-hint-last = Tout le monde voit le secteur ; toutes les théories sont retournées à la fin.

withdraw-thing = Théorie
withdraw-hint = Il ne reste aucun secteur pour cette théorie ; elle retourne dans votre réserve.

pass-hint = Vous renoncez au reste de votre dernière chance.

confirm-survey = Détecter
confirm-target = Sonder
confirm-research = Étudier
confirm-locate = Localiser
confirm-choose = Choisir
confirm-no-theory = Aucune théorie
confirm-place = Placer
confirm-withdraw = Reprendre
confirm-pass = Passer
confirm-none = Confirmer
confirm-cost = coût { $cost }
confirm-sending = Envoi…
confirm-waiting = On attend : { $names }…
confirm-nothing = Rien à faire maintenant.
confirm-incomplete-survey = Choisissez quoi chercher, et où.
confirm-incomplete-thing = Choisissez quoi chercher.
confirm-incomplete-run = Choisissez où chercher.
confirm-incomplete-sector = Choisissez le secteur.
confirm-incomplete-target = Choisissez un secteur observable.
confirm-incomplete-research = Choisissez un sujet.
confirm-incomplete-locate = Choisissez le secteur de la Planète X et ce qu’il y a de chaque côté.
confirm-incomplete-place = Choisissez une théorie et un secteur.
confirm-incomplete-theory = Choisissez une théorie.
confirm-incomplete-none = Choisissez quoi faire.

tap-not-visible = Le secteur { $sector } n’est pas observable.
tap-not-here = Cette théorie ne peut pas être placée dans le secteur { $sector }.

told-you = Ce que vous avez appris
told-since = Ce que les autres ont fait depuis
told-since-more = D’autres dans le journal : { $count }

undo-move = Reprendre le coup
undo-asked = { $name } demande à reprendre un coup. Êtes-vous d’accord ?
undo-asked-mine = Vous avez demandé à reprendre votre coup. Les autres doivent accepter.
undo-agree = Accepter
undo-refuse = Refuser
undo-cancel = Laisser tel quel
undo-agreed = Vous avez accepté ; d’autres n’ont pas encore répondu.
undo-not-done = Votre coup reste joué : il n’a pas été repris.
undo-refused = Votre coup reste joué : { $name } n’a pas accepté.

## Moments

moments = Ce qui se passe
moment-continue = Continuer
moment-read = Lire : { $title }
moment-conference = Conférence X{ $number }
moment-review = Vérification par les pairs, phase Théorie { $number }
moment-found = La Planète X est trouvée !
moment-not-found = Tentative sans succès

stage-theories = Phase Théorie { $number }
stage-choosing-text = Tout le monde choisit ses théories en secret.
stage-placing-text = Les théories choisies sont placées face cachée, en commençant par le dernier.
stage-last-chances = La Planète X est trouvée !
stage-last-chances-text = Chaque joueur en retard a une dernière chance : la localiser aussi, placer des théories, ou passer.
stage-choosing = { $mine ->
    [yes] Vous choisissez…
   *[no] { $name } choisit…
}
stage-chosen = { $mine ->
    [yes] Vous avez choisi
   *[no] { $name } a choisi
}
stage-to-place = { $mine ->
    [yes] Vous placez { $count ->
        [one] { $count } théorie
       *[other] { $count } théories
    }
   *[no] { $name } place { $count ->
        [one] { $count } théorie
       *[other] { $count } théories
    }
}
stage-finder = { $mine ->
    [yes] Vous l’avez trouvée
   *[no] { $name } l’a trouvée
}
stage-behind = { $mine ->
    [yes] Vous avez { $count ->
        [one] { $count } secteur
       *[other] { $count } secteurs
    } de retard
   *[no] { $name } a { $count ->
        [one] { $count } secteur
       *[other] { $count } secteurs
    } de retard
}

## La feuille de notes

sheet-title = Feuille de notes
sheet-sector = Secteur
sheet-count = { $found } sur { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Annuler sur la feuille
sheet-redo = Rétablir sur la feuille
sheet-on-ring = Montrer sur l’anneau
sheet-hint = Touchez une case : exclu, puis certain, puis à nouveau rien.
sheet-cell = Secteur { $sector }, { $object } : { $mark }
sheet-looked = Secteur { $sector }, { $object } :
sheet-logic-yes = logiquement certain
sheet-logic-no = logiquement impossible
sheet-odds = probabilité { $odds }
sheet-wrong = contredit ce que vous savez
sheet-notes = Notes libres
sheet-not-saved = Vos notes ne sont pas encore enregistrées ; nouvel essai…

mark-open = sans marque
mark-own-no = exclu par vous
mark-own-yes = certain pour vous
mark-appears = semble vide
mark-game-never = impossible
mark-game-start = exclu par une information de départ
mark-game-no = exclu par le jeu
mark-game-yes = certain d’après le jeu

## Aide

help-title = Aide
help-no-contradiction = Rien sur votre feuille ne contredit ce qui vous a été dit.
help-systems = { $count ->
    [1] Un seul système est possible.
   *[other] { $shown } systèmes sont possibles.
}
help-planet-x = { $count ->
    [one] La Planète X est dans le secteur { $sectors }.
   *[other] La Planète X est dans l’un de ces secteurs : { $sectors }.
}
help-questions = Questions qui valent leur temps
help-question = coût { $cost }, laisse environ un système sur { $skies }
help-use = Utiliser
help-theories = Théories à placer
help-theory = { OBJECT($thing, form: "name") } dans le secteur { $sector } : { $odds }
help-locates = Où peut être la Planète X
help-locate = { $action } : { $odds }
help-expected = points en moyenne : { $expected }
help-ask-advice = Que feriez-vous ?
help-again = Réessayer
help-thinking = Réflexion…
why = Pourquoi ?
why-close = Fermer

## Le journal

log-title = Journal
log-filter = Lignes à afficher
log-everybody = Tout le monde
log-only-you = pour vous seulement
log-taken-back = Coup repris : { $text }
taken-back-since = Tout ce qui a suivi disparaît avec lui.
log-empty = Encore rien.

## La fin

end-you-won = Vous avez gagné !
end-won = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
end-tie-planet-x = Égalité : les points de la Planète X ont décidé.
end-tie-first-bonuses = Égalité : les bonus de leader ont décidé.
end-tie-shared = Égalité parfaite : la victoire est partagée.
end-scores = Décompte final
end-theories = Théories correctes
end-first = Leader
end-planet-x = Planète X
end-total = Total
end-theory-right = secteur { $sector } : { $points }{ $first ->
    [yes] , leader +1
   *[no] { "" }
}
end-theory-wrong = secteur { $sector } : incorrecte
end-rematch = Rejouer
end-rematch-join = Rejoindre la revanche
end-rematch-open = Une revanche est ouverte : votre place est réservée.
end-taken-back = Retours en arrière : { $count }
end-alone = Tours : { $count }, temps : { $time }
end-replay = Revoir la partie
end-record = Télécharger l’enregistrement

## Le guide de la première partie

guide-begin = Guide
guide-count = Guide, étape { $number } sur { $count }
guide-next = Suivant
guide-done = Terminé
guide-show = Montrer
guide-skip = Passer cette étape
guide-leave = Quitter le guide
guide-early = Le moment viendra de lui-même ; continuez à jouer.
guide-welcome = Dans l’un de ces { $sectors } secteurs se cache la Planète X
    .text = Chaque secteur contient un objet, ou rien. Vous l’apprenez en posant des questions : détecter, sonder, étudier. Qui déduit où est la Planète X, et ce qu’il y a de chaque côté, peut la localiser.
guide-sky = La moitié éclairée est le ciel observable
    .text = La Terre tourne avec le pion en dernière position. Vous ne pouvez détecter et sonder que des secteurs de la moitié éclairée ; de petites comètes marquent les secteurs où une comète est possible.
guide-survey = Posez votre première question : détecter
    .text = Choisissez Détecter et un objet, puis glissez le long de la moitié éclairée de l’anneau ou touchez deux secteurs. Le coût s’affiche avant la confirmation. Vous apprendrez combien de ces objets s’y trouvent ; les autres n’entendent que votre question.
guide-sheet = Notez ce que vous savez
    .text = Touchez une case de la feuille : une fois pour exclure un objet, deux fois pour l’entourer comme certain. Les cases rayées sont vos informations de départ. La Planète X a l’air vide : « semble vide » la compte aussi.
guide-time = On paie avec du temps
    .text = Chaque action fait avancer votre pion. C’est toujours au pion en dernière position de jouer : avec des questions bon marché, votre tour revient plus vite.
guide-research = Étudiez maintenant un sujet
    .text = Étudier coûte une unité de temps et révèle une règle toujours vraie de ce ciel. Vous ne pouvez pas étudier deux fois de suite.
guide-choose = Une phase Théorie : dites ce que vous croyez
    .text = Quand la Terre passe un losange, chacun peut choisir en secret une théorie et la placer sur un secteur. Les théories correctes rapportent des points, les incorrectes coûtent du temps. Vous pouvez aussi n’en choisir aucune.
guide-review = Les théories avancent vers l’intérieur
    .text = À chaque phase Théorie, elles avancent d’une case vers le centre. Sur la case intérieure, elles sont retournées : c’est la vérification par les pairs. La première théorie correcte d’un secteur rapporte un point de plus.
guide-locate = Le but : localisez la Planète X
    .text = Quand vous connaissez son secteur et ses deux voisins, choisissez Localiser X. La trouver rapporte dix points ; qui est en retard a une dernière chance. Bonne chance !
