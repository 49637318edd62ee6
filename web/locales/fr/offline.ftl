### Le programme comme application, et sans le serveur

app-description = Deux jeux de société sur l’astronomie : À la recherche de la Planète X et Ptolemaeus. En solo ou entre amis, sans compte.
app-site-description = Pour À la recherche de la Planète X autour d’une vraie table : application d’accompagnement, carnet et règles. Fonctionne sans connexion.
app-new-planetx = Nouvelle table : Planète X
app-new-ptolemaeus = Nouvelle table : Ptolemaeus
app-replay = Revoir une partie

offline-title = Le serveur ne répond pas
offline-needs-server = Les tables, les adversaires et les enregistrements en dépendent : pour l’instant, rien ne peut être ouvert ni joué. Vos places sont gardées, et une partie que vous êtes en train de revoir peut l’être jusqu’au bout.
offline-works = Restent disponibles :
offline-companion = Autour d’une vraie table
offline-notebook = Carnet
offline-notebook-works = Pas de connexion au serveur. Le carnet fonctionne quand même.
offline-rules-planetx = Les règles : Planète X
offline-rules-ptolemaeus = Les règles : Ptolemaeus
offline-about = À propos d’Ecliptic
offline-asking = Ecliptic réessaie automatiquement.
offline-newer = Une version plus récente d’Ecliptic est disponible.
offline-newer-load = Mettre à jour
