## Le cadre de chaque écran

shell-skip = Aller au contenu
shell-nav = Navigation
shell-home = Accueil
shell-rules = Règles
shell-about = À propos
shell-language = Langue
shell-theme = Thème : { $theme }
shell-theme-system = automatique
shell-theme-dark = sombre
shell-theme-light = clair
shell-name = Votre nom
# Le nom de qui n’en donne pas ; 16 caractères au plus.
shell-guest = Anonyme
shell-nameless = Joueur
shell-cancel = Annuler
shell-close = Fermer

## Les choix d’une table

shell-mode-standard = Standard
    .hint = 12 secteurs, une planète naine : le mode le plus facile.
shell-mode-expert = Expert
    .hint = 18 secteurs, quatre planètes naines, deux théories par phase.
# Adversaires, du plus faible au plus fort.
shell-level-random = Hasard
    .about = joue au hasard
shell-level-pencil = Crayon
    .about = débutant prudent
shell-level-apprentice = Apprenti
    .about = vif mais distrait
shell-level-observer = Observateur
    .about = n’agit qu’à coup sûr
shell-level-assistant = Assistant
    .about = fort, parfois distrait
shell-level-astronomer = Astronome
    .about = expert, pèse chaque risque
shell-level-professor = Professeur
    .about = lit des indices dans vos coups
shell-level-director = Directeur
    .about = joue la suite dans sa tête
shell-level-rules = Almanach
    .about = régulier, règles simples
shell-level-greedy = Calculateur
    .about = fort, évalue chaque coup
shell-level-scholar = Savant
    .about = très fort, instruit par bien des parties
shell-level-sage = Sage
    .about = expert, joue plusieurs avenirs
level-wins = Victoires mesurées contre { $level } : { $share }.
level-lacks = Sur ce serveur, il cherche moins qu’il ne pourrait : « ecliptic[search] » n’y est pas installé.
# L’aide que chacun peut demander à la table.
shell-help-none = Aucune
    .hint = Chacun déduit sans aide.
shell-help-reminders = Rappels
shell-help-contradictions = Contradictions
    .hint = Signale les marques de votre feuille qui ne peuvent pas être justes.
shell-help-certain = Certitudes
    .hint = Montre aussi ce qui découle déjà de ce que vous savez.
shell-help-odds = Probabilités
    .hint = Montre aussi la probabilité de chaque objet dans chaque secteur.
shell-help-advice = Conseils
    .hint = Dit aussi quelle question vous apprendrait le plus.
shell-facts-youth = { $count } (junior)
shell-facts-beginner = { $count } (débutant)
shell-facts-experienced = { $count } (expérimenté)
shell-facts-genius = { $count } (génie)

## Accueil

home-title = Deux jeux sous un même ciel
home-lead = En solo ou entre amis, sur tout écran, sans compte.
home-play-planetx = Jouer à la Planète X
    .about = Déduisez où se cache une planète invisible.
home-dealing = Préparation du ciel…
home-play-ptolemaeus = Jouer à Ptolemaeus
    .about = Observez les planètes dans le zodiaque.
home-opponent = Adversaire : { $opponent }
home-new = Nouvelle table
home-join = Rejoindre une table
home-code = Code de la table
home-join-go = Rejoindre
home-you = Vous
home-more = Et aussi
home-rules = Les règles : À la recherche de la Planète X
home-rules-ptolemaeus = Les règles : Ptolemaeus
rules-loading = Ouverture des règles…
home-replay = Revoir une partie
home-about = À propos d’Ecliptic
home-guests = Confidentialité
home-notebook = Vous jouez avec l’application officielle, ou avec du papier ? Le carnet tient la feuille de notes, les coups, les théories et le score, et vous aide autant que vous le voulez. Il fonctionne sans connexion.
    .go = Ouvrir le carnet
home-turns = À vous de jouer à { $count ->
        [one] une table
       *[other] { $count } tables
    }
home-tables = Vos tables
tables-keep = Garder
tables-hide = Masquer
tables-show = Réafficher
tables-hidden = Tables masquées ({ $count })
home-game-planetx = À la recherche de la Planète X
home-game-ptolemaeus = Ptolemaeus
home-alone = en solo
home-your-turn = À vous de jouer
home-status-open = En attente
home-status-playing = En cours
home-status-over = Terminée

## Nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-mode = Mode
new-seats = Places
new-alone = Entraînement : vous jouez sans rival.
new-seat = Place { $number }
new-who = Qui joue ici
new-you = Vous
new-open = Place libre
new-fitting = À peu près de mon niveau ({ $level })
new-season = Saison
new-facts = Informations de départ
new-season-hint = La saison détermine les informations de départ reçues : chaque place a donc la sienne.
new-help = Aide à cette table
new-spectators = Spectateurs
new-spectators-yes = Admis
new-spectators-no = Non admis
new-go = Ouvrir la table

## Rejoindre une table, ou amener une place sur cet appareil

join-title = Rejoindre une table
join-invited = Vous avez une invitation à une partie : { $game }, table { $code }.
join-there = Déjà à la table : { $names }.
join-go = Prendre place
move-title = Transférez votre place ici
move-text = Votre place passe sur cet appareil et quitte l’autre. Le lien ne sert qu’une fois.
move-go = Continuer ici
move-no-secret = Ce lien est incomplet. Demandez-en un nouveau sur l’appareil où vous jouez.

## Avant la partie

lobby-title = Avant la partie
lobby-seats = Places
lobby-seat = Place { $number } : { $name }
lobby-open = Libre
lobby-you = { $name } (vous)
lobby-reserved = Place réservée
lobby-is-ready = C’est bon
lobby-is-not-ready = Pas encore
lobby-place = { $season }, { $count ->
        [0] aucune information de départ
        [1] une information de départ
       *[other] { $count } informations de départ
    }
lobby-kick = Exclure { $name }
lobby-ready = C’est bon pour moi
lobby-not-ready = Attendez-moi
lobby-leave = Quitter la table
lobby-waiting-seats = { $count ->
        [1] Il manque encore une personne
       *[other] Il manque encore { $count } personnes
    }
lobby-waiting-ready = { $count ->
        [0] Tout le monde est prêt
       *[other] En attente : { $names }
    }
lobby-invite = Inviter
lobby-code = Code de la table :
lobby-link = Lien
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-selected = Le lien est sélectionné : copiez-le avec le clavier ou le menu.
lobby-share = Partager
lobby-qr = Code QR du lien vers cette table
lobby-agreed = Réglages de la table
lobby-help = Aide : { $help }
lobby-spectators-yes = Spectateurs admis
lobby-spectators-no = Pas de spectateurs

## Une table et sa liaison avec le serveur

table-looking = Recherche de la table…
table-line-lost = Connexion perdue. Nouvel essai en cours ; votre place est gardée.
table-line-back = Connexion rétablie.
table-none = Cette table ne peut pas être affichée
table-none-hint = Une table ne s’ouvre qu’à celles et ceux qui y jouent : demandez une invitation, ou ouvrez la vôtre.
table-other-game = Ce jeu ne se joue pas encore dans le navigateur.
seat-menu = Votre place
seat-menu-move = Continuer sur un autre appareil
seat-menu-link = Ouvrez ce lien sur l’autre appareil d’ici { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Il ne sert qu’une fois ; ensuite, la place quitte cet appareil.
seat-menu-qr = Code QR du lien qui transfère votre place
seat-menu-leave = Quitter la partie
    .question = L’ordinateur jouera à votre place. Vous pouvez revenir avec le code { $code }. Quitter la partie ?
seat-menu-forget = Supprimer mes données à cette table
    .question = Votre nom et votre clé de cette table seront supprimés pour toujours ; la partie continue sans vous. Les supprimer ?
seat-menu-stand-in = Laisser l’ordinateur jouer pour { $name }
    .question = L’ordinateur joue pour { $name } jusqu’à ce que vous rendiez la place. Continuer ?
seat-menu-give-back = Rendre la place à { $name }

# Avis de tour, outre le titre et l’icône de l’onglet.
alerts-title = Avis de tour
alerts-hint = Quand c’est à vous et que vous êtes ailleurs, le titre et l’icône de l’onglet le montrent. Tant que l’onglet est ouvert, aussi :
alerts-sound = un son
alerts-notice = une notification de cet appareil
alerts-refused = Ce navigateur ne laisse pas la page vous envoyer de notifications. Vous pouvez le changer dans ses réglages.
# Sur l’appareil que la place a quitté.
elsewhere-title = Vous jouez maintenant sur un autre appareil
elsewhere-text = Votre place y est passée et n’est plus sur cet appareil.
elsewhere-back = Pour la ramener, ouvrez « { seat-menu } » sur l’autre appareil, choisissez « { seat-menu-move } » et ouvrez le lien ici.
left-title-left = Vous avez quitté la table
left-title-forgotten = Vos données à cette table ont été supprimées
left-code = Code pour revenir :
reach-from-here = Les autres appareils ne peuvent pas atteindre cette page, car { $name } ne désigne que cet appareil. Lancez le serveur avec : ecliptic serve --lan
    .folder = Les autres appareils ne peuvent pas atteindre cette page, car { $name } ne désigne que cet appareil.

## À propos

about-title = À propos d’Ecliptic
about-fans = Un projet de passionnés
    .text = Ecliptic n’est pas officiel : il est fait par des personnes qui aiment À la recherche de la Planète X et Ptolemaeus, et n’est ni créé ni approuvé par leurs auteurs ou éditeurs. Si un jeu vous plaît, achetez la boîte.
about-reconstructed = Ce qui est reconstitué
    .text = Les systèmes solaires, les sujets de recherche et les conférences viennent de notre propre générateur, qui suit les règles publiées ; ce ne sont pas ceux de l’application officielle. Les listes de cartes de Ptolemaeus sont reconstituées d’après leurs nombres imprimés.
about-fair = Des parties équitables
    .text = Le ciel est fixé avant le premier coup et son empreinte numérique est montrée à tous ; une fois la partie finie, tout l’enregistrement peut être vérifié. Les adversaires savent ce que saurait une personne à leur place, et rien de plus.
about-kept = Ce qui est enregistré
    .text = Pas de compte, pas de publicité, rien qui vienne d’un autre site. Le serveur garde vos tables et le nom que vous avez tapé ; ce navigateur garde une clé pour chacune de vos places, vos parties autour d’une vraie table, votre langue et votre thème.
about-forget = Supprimer mes données
    .question = Votre nom, vos notes et vos clés de toutes les tables de ce navigateur seront supprimés pour toujours ; les parties continuent sans vous. Tout supprimer ?
    .done = Vos données ont été supprimées.
shell-carry = Exporter ou importer les données de cet appareil
about-free = Logiciel libre
    .text = Le code est ouvert, sous licence MIT, et tourne sur votre propre ordinateur avec une seule commande.

## Une adresse qui ne mène nulle part

nowhere-title = Page introuvable
nowhere-text = Cette partie du ciel est réellement vide.

## Erreurs qui ne viennent pas du serveur

error-unknown = Quelque chose s’est mal passé ({ $code }).
error-unreachable = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
error-file-missing = Une partie de cette page n’a pas pu être chargée. Connectez-vous une fois et réessayez : elle fonctionnera ensuite sans connexion.
error-file-spoilt = Une partie de cette page est arrivée endommagée. Rechargez la page : ce qui est enregistré sur cet appareil reste.

## The door to the companion, and what is said there and in the notebook alike

companion-home = Autour d’une vraie table
    .text = Vous avez la boîte ? Ecliptic remplace l’application d’accompagnement : un code pour toute la table, un téléphone par personne ou un seul pour tous.
    .go = Ouvrir l’application
companion-offline = Pas de connexion : toutes les questions reçoivent quand même leur réponse, et une partie entière peut être suivie. Pour les adversaires, les autres téléphones et les parties à revoir, il faut le serveur.
companion-not-kept = Cet appareil ne permet pas à la page d’enregistrer quoi que ce soit : ce que vous saisissez maintenant sera perdu à sa fermeture.
kept-damaged = { $name } ne peut pas être lu
    .text = Ses données sur cet appareil sont endommagées. Rien n’y a été changé : enregistrez-les dans un fichier, ou supprimez-les pour recommencer. Tout le reste est intact.
    .save = Enregistrer dans un fichier
    .delete = Supprimer
    .question = Supprimer de cet appareil { $name }, qui ne peut pas être lu ?
