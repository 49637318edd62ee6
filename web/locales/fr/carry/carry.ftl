# Tout ce que garde un appareil, en un seul fichier.

carry-lead = Carnets, parties autour d’une vraie table (même finies) et réglages en un seul fichier, pour un autre appareil ou comme sauvegarde. Il ne passe par aucun serveur.
carry-save = Tout exporter dans un fichier
carry-open = Importer un fichier
carry-secret = Qui a le fichier peut lire tout ce qui a été noté ou révélé sur cet appareil. Les clés des places aux tables en ligne n’y sont jamais : pour déplacer une telle place, allez à sa table.
carry-found = Dans ce fichier
carry-notebooks = { $count ->
    [0] Aucun carnet
    [one] { $count } carnet
   *[other] { $count } carnets
}
carry-evenings = { $count ->
    [0] Aucune partie autour d’une vraie table
    [one] { $count } partie autour d’une vraie table
   *[other] { $count } parties autour d’une vraie table
}
carry-new = Pas encore ici : { $count }
carry-further = { $count ->
    [one] Continue ce qui est enregistré ici, et le remplace : { $count }
   *[other] Continuent ce qui est enregistré ici, et le remplacent : { $count }
}
carry-joined = { $count ->
    [one] Différent de ce qui est enregistré ici ; les deux sont réunis sans rien perdre : { $count }
   *[other] Différents de ce qui est enregistré ici ; ils sont réunis sans rien perdre : { $count }
}
carry-here = Déjà ici, aussi complets ou davantage : { $count }
carry-damaged = { $count ->
    [one] Laissée de côté, car ce qui est gardé ici sous le même nom est endommagé ; enregistrez-le ou supprimez-le d’abord : { $count }
   *[other] Laissées de côté, car ce qui est gardé ici sous le même nom est endommagé ; enregistrez-le ou supprimez-le d’abord : { $count }
}
carry-elsewhere = Le fichier contient aussi des choses que cette page ne connaît pas ; elles restent dans le fichier.
carry-settings = Importer aussi ses réglages : nom, langue, thème, préférences
carry-nothing = Tout ce qu’il contient est déjà ici.
carry-take = Ajouter à cet appareil
carry-done = Tout le contenu du fichier est maintenant sur cet appareil.
carry-done-rest = Tout le reste du fichier est maintenant sur cet appareil.

## Ce qui est refusé

carry-refused-not-json = Ce fichier contient autre chose, ou il est endommagé. Rien n’a été ajouté.
carry-refused-not-such-a-file = Ce fichier n’est pas un export complet ; un carnet seul s’ouvre sur la page du carnet. Rien n’a été ajouté.
carry-refused-newer = Ce fichier a été écrit par une autre version d’Ecliptic, que celle-ci ne sait pas lire. Rien n’a été ajouté.
carry-refused-too-large = C’est trop grand pour être un tel export. Rien n’a été ajouté.
carry-refused-part = Ce fichier est endommagé : « { $field } » contient { $text }. Rien n’a été ajouté.
carry-refused-storage = La mémoire de ce navigateur est pleine, ou inaccessible à cette page. Ce qui était gardé ici reste. Faites de la place et rouvrez le fichier : rien n’y sera en double.
