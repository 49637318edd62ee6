# Le client sans serveur : en un seul fichier, ou en un dossier chez un hébergeur statique.

## Un fichier

alone-notebook =
    .kept = Ce fichier n’a besoin d’aucune connexion : tout y est, et vos carnets restent dans ce navigateur, sur cet appareil. Enregistrez dans un fichier ce que vous voulez garder pour toujours.
    .needs = Un code QR demande une page qui a une adresse. Tout le reste fonctionne ici.
    .passing = Ce navigateur ne permet pas au fichier d’enregistrer quoi que ce soit : ce que vous notez maintenant sera perdu à la fermeture de la page. Enregistrez d’abord chaque carnet dans un fichier, ou ouvrez ce fichier-ci dans un autre navigateur.
alone-companion =
    .kept = Ce fichier n’a besoin d’aucune connexion : tout y est, y compris les ciels des 28 224 codes, et vos parties restent dans ce navigateur, sur cet appareil.
    .needs = Un code QR demande une page qui a une adresse ; les adversaires, une partie sur plusieurs téléphones et les parties à revoir demandent un serveur. Tout le reste fonctionne ici.
alone-whole = Ce fichier n’a besoin d’aucune connexion : tout y est.

## Un dossier

site-title = Autour de la table, avec ou sans connexion
site-lead = L’application d’accompagnement et le carnet pour À la recherche de la Planète X, et les règles des deux jeux. Tout se passe sur votre appareil.
site-stays = Ce qui est enregistré ici
    .text = Ce que vous saisissez reste dans ce navigateur, sur cet appareil, et n’est envoyé nulle part.
site-ready = Tout est là : ces pages s’ouvrent désormais sans connexion. Le menu du navigateur permet de les mettre sur l’écran d’accueil.
site-coming = Le reste se charge ; ensuite, ces pages s’ouvriront sans connexion.
site-not-secure = Cette adresse n’est pas chiffrée (https) : votre navigateur n’en garde pas de copie. Une page ouverte continue sans connexion.
site-server = Ce qui demande un serveur
    .text = Jouer contre des adversaires ou avec des amis éloignés, suivre une partie sur plusieurs téléphones, revoir une partie. Tout le monde peut lancer un tel serveur : ecliptic serve
