# Ce qu’on demande à une place à la table de la Planète X, et la barre qui confirme.

panel-turn = Votre action
panel-waiting = En attente
panel-watching = Vous regardez
panel-choose = Choisissez vos théories en secret
panel-place = Placez une théorie
panel-last-chance = Votre dernière chance
kinds-title = Types d’action

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
survey-hint-comets = Pour les comètes, la zone doit commencer et finir sur des secteurs où une comète est possible.
survey-no-comets = Vous ne pouvez pas chercher de comètes maintenant : aucun secteur où une comète est possible n’est observable.

target-sector = Quel secteur ?
target-hint = { $left ->
    [one] Il vous reste { $left } sondage dans cette partie.
   *[other] Il vous reste { $left } sondages dans cette partie.
}

research-topic = Sujet
research-by = Déjà étudié par : { $names }
research-again = Vous connaissez déjà cet indice : l’étudier à nouveau ne fait que coûter du temps.

locate-sector = La Planète X est dans le secteur
locate-beside = Qu’y a-t-il dans le secteur { $sector } ?
locate-hint = Les trois doivent être justes. Les autres apprennent si c’est le cas, mais pas quel secteur vous avez nommé.

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
confirm-waiting = En attente : { $names }…
confirm-hurry = Faire jouer tout de suite
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
undo-asked = { $name } veut reprendre un coup. Acceptez-vous ?
undo-asked-mine = Vous avez demandé à reprendre votre coup. Les autres doivent accepter.
undo-agree = Accepter
undo-refuse = Refuser
undo-cancel = Garder le coup
undo-agreed = Vous avez accepté ; d’autres n’ont pas encore répondu.
undo-not-done = Votre coup est maintenu : il n’a pas été repris.
undo-refused = Votre coup est maintenu : { $name } n’a pas accepté.
