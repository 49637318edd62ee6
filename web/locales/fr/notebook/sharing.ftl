# Le carnet, partagé avec d’autres appareils.

## Partager

share-open = Partager
share-title = Partager « { $name } »
share-file = Enregistrer dans un fichier
    .hint = Le carnet entier, comme sauvegarde ou pour un autre appareil : il s’y ouvre avec « Ouvrir un fichier ».
share-qr = À scanner avec un autre appareil
    .hint = Qui scanne ce code choisit d’ajouter ou non le carnet. Celui-ci est contenu dans l’image et ne passe par aucun serveur. L’autre appareil doit pouvoir atteindre { $name }.
    .picture = Code QR du carnet « { $name } »
share-drawing = Création de l’image…
share-address = Sous forme d’adresse
share-too-large = Ce carnet est trop grand pour un code QR ; enregistrez-le dans un fichier.
share-from-file = Cette page est un fichier, et les autres appareils ne peuvent pas l’atteindre ; enregistrez le carnet dans un fichier.
share-old-browser = Ce navigateur est trop ancien pour dessiner l’image ; enregistrez le carnet dans un fichier.
share-import = Ouvrir un fichier
share-added = « { $name } » a été ajouté aux carnets de cet appareil.
share-arrived = Un carnet partagé
    .question = Ajouter « { $name } » aux carnets de cet appareil ? Il contient { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }. Ceux qui sont déjà là restent tels quels.
    .yes = L’ajouter
share-keep-one = Télécharger le carnet en un seul fichier
    .hint = Un seul fichier qui contient tout, pour la mémoire du téléphone ou de l’ordinateur : il fonctionne sans aucune connexion.

## Ce qui est refusé

share-refused-not-json = Ce n’est pas un carnet : le fichier contient autre chose, ou il est endommagé. Rien n’a été ajouté.
share-refused-not-a-notebook = Ce fichier n’est pas un carnet d’Ecliptic. Rien n’a été ajouté.
share-refused-newer = Ce carnet a été écrit par une autre version d’Ecliptic, que celle-ci ne sait pas lire. Rien n’a été ajouté.
share-refused-too-large = C’est trop grand pour être un carnet. Rien n’a été ajouté.
share-refused-cut-short = L’adresse de ce carnet est incomplète ou endommagée ; demandez-la de nouveau. Rien n’a été ajouté.
share-refused-header = Ce carnet est endommagé : « { $field } » contient { $text }. Rien n’a été ajouté.
share-refused-entry = Ce carnet est endommagé : dans l’entrée { $number }, « { $field } » contient { $text }. Rien n’a été ajouté.
share-refused-storage = La mémoire de ce navigateur est pleine, ou inaccessible à cette page. Rien n’a été ajouté.
