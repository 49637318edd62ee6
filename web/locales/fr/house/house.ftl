## The rules of the house, where it has any

house-opening = Ouvrir des tables
    .nobody = Aucune nouvelle table ne peut être ouverte ici. Avec le code d’une table, vous pouvez la rejoindre.
house-passphrase = Mot de passe
    .text = Pour ouvrir une table sur ce serveur, il faut son mot de passe. Pour rejoindre une table, son code suffit.
    .go = Valider
    .done = Vous pouvez maintenant ouvrir des tables.
house-wanting = Tables qui cherchent des joueurs
    .none = Personne ne cherche de joueurs en ce moment.
house-free = { $free ->
        [one] { $free } place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
house-listed = Joueurs que vous ne connaissez pas
    .yes = Montrer cette table à tout le monde
    .no = Seulement avec le lien ou le code
house-listed-yes = Cette table est visible par tout le monde

## For guests of a public house

guests-lead = Ici, pas de compte, et rien n’est chargé d’autres sites. Voici ce que le serveur enregistre de votre visite.
guests-stored = Ce qui est enregistré
    .tables = Vos tables : le nom que vous avez saisi, chaque coup et qui jouait à quelle place. Les autres à la table voient votre nom.
    .keys = Une clé pour chacune de vos places, dans un cookie de votre navigateur ; le serveur n’en a que l’empreinte. Le seul autre cookie est celui qui retient le mot de passe, si le serveur en a un.
    .address = Votre adresse réseau n’est jamais enregistrée. Elle est comptée en mémoire aussi longtemps que les limites l’exigent.
    .log = Le journal du serveur ne contient ni noms, ni adresses, ni notes, ni coups. La personne qui gère le serveur peut tenir un journal des adresses en amont ; renseignez-vous ci-dessous.
guests-notes = Vos notes à une table, jusqu’à { $kilobytes } ko par place ; personne d’autre ne les voit.
guests-records = Les enregistrements que vous importez pour les revoir ; parmi ceux de tout le monde, les { $count } plus récents sont conservés.
guests-long = Pendant combien de temps
    .kept = Les parties sont conservées jusqu’à ce que la personne qui gère le serveur les supprime.
    .backups = Les sauvegardes peuvent contenir une partie plus longtemps ; renseignez-vous ci-dessous.
guests-pruned = Une partie à laquelle personne n’a touché depuis { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } est supprimée, sauf si elle est terminée ou si quelqu’un a demandé de la garder.
guests-pruned-kept = Une partie terminée, ou que quelqu’un a demandé de garder, est supprimée quand personne n’y a touché depuis { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
guests-browser = Votre navigateur garde la clé d’une place pendant { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
guests-link = Un lien qui transfère votre place sur un autre appareil ne sert qu’une fois, pendant { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
guests-opener = Votre navigateur retient pendant { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } que vous connaissez le mot de passe.
guests-listed = Une table que vous montrez à tout le monde reste dans la liste au plus { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }, sans aucun nom.
guests-today = Une même adresse permet d’ouvrir { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } par jour ; ce compte est oublié au bout d’un jour.
guests-forget = Supprimer vos données
    .text = Cela supprime tout de suite et pour toujours votre nom, vos clés et vos notes à chaque table de ce navigateur. Les coups restent, car la partie est à tout le monde ; ils sont désormais ceux d’un invité.
guests-contact = Contact
    .text = Pour une question, une plainte ou une suppression :
    .none = La personne qui gère ce serveur n’a pas indiqué d’adresse. Demandez à qui vous a invité.
