## De quelles parties un carnet dit les probabilités

notebook-odds-published = Les probabilités valent pour les parties de l’application officielle.
notebook-odds-ecliptic = Les probabilités valent pour les parties de l’application d’Ecliptic.
notebook-odds-unknown = L’application qui prépare la partie n’est pas connue : dans les probabilités, chaque ciel possible compte de la même façon.

## À qui est la réponse, si elle vient d’un rival

notebook-source-turn = réponse reçue par { $name } au tour { $number }
notebook-source-heard = entendu à la table
notebook-source-research = sujet { $topic }, étudié par { $name } au tour { $number }

## Ce que les règles ont contre une entrée, quel qu’en soit le joueur

notebook-warning-not-asked = Ce n’est pas à ce joueur de jouer, mais à : { $waiting }.
notebook-warning-only-in-turn = Il faut d’abord terminer une phase Théorie ou une dernière chance.
notebook-warning-only-when-placing = Ce n’est pas le moment d’une phase Théorie : les théories ne s’émettent que pendant celle-ci, ou pour une dernière chance.
notebook-warning-target-none-left = Ce joueur a déjà utilisé ses deux jetons Sonder.
notebook-warning-research-twice-running = Ce joueur a étudié un sujet à son tour précédent ; personne ne peut étudier deux fois de suite.
notebook-warning-topic-again = Ce joueur a déjà étudié le sujet { $topic } : c’est permis, mais cela n’apprend rien de nouveau.
notebook-warning-last-chance-theories-begun = Ce joueur a émis des théories pour sa dernière chance ; il ne peut plus localiser la Planète X.
notebook-warning-choose-too-many = C’est plus de théories qu’un joueur ne peut en émettre maintenant ; le maximum est { $most }.
notebook-warning-supply = Ce joueur n’a plus de jeton « { OBJECT($object, form: "name") } ».
notebook-warning-no-tokens = Ce joueur n’a plus de jetons Théorie.
notebook-warning-place-confirmed = Le contenu du secteur { $sector } est confirmé : il n’accepte plus de théorie.
notebook-warning-place-same-object = Ce joueur a déjà émis la théorie « { OBJECT($object, form: "name") } » dans le secteur { $sector }.
notebook-warning-place-same-phase = Ce joueur a déjà émis une théorie dans le secteur { $sector } pendant cette phase.
notebook-warning-survey-no-object = Il manque l’objet recherché : sans lui, cette réponse ne compte pas.
notebook-warning-survey-no-sectors = Il manque les secteurs : sans eux, cette réponse ne compte pas.
notebook-warning-survey-no-question = Il manque l’objet recherché et les secteurs : sans eux, cette réponse ne compte pas.
notebook-warning-target-no-sector = Il manque le secteur : sans lui, cette réponse ne compte pas.
notebook-warning-research-no-topic = Il manque le sujet : sans lui, cet indice ne compte pas.
