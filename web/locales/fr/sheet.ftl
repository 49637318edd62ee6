# La feuille de notes de la Planète X.

sheet-title = Feuille de notes
sheet-sector = Secteur
sheet-count = { $found } sur { $count }
sheet-count-short = { $found }/{ $count }
sheet-undo = Annuler sur la feuille
sheet-redo = Rétablir sur la feuille
sheet-on-ring = Afficher sur l’anneau
sheet-hint = Touchez une case pour la barrer, puis pour l’entourer, puis pour la vider.
sheet-cell = Secteur { $sector }, { $object } : { $mark }
sheet-looked = Secteur { $sector }, { $object } :
sheet-logic-yes = logiquement certain
sheet-logic-no = logiquement impossible
sheet-odds = probabilité { $odds }
sheet-wrong = contredit ce que vous savez
# À la fin, d’un objet dans un secteur et de ce qui en était noté.
sheet-held = c’est ici
sheet-not-held = pas ici
sheet-mark-right = vous aviez raison
sheet-mark-wrong = vous aviez tort
sheet-updating = mise à jour…
sheet-notes = Notes libres
sheet-not-saved = Vos notes ne sont pas encore enregistrées ; nouvel essai…
sheet-row-too = Entourer un objet barre les autres de son secteur
sheet-legend = Légende
    .title = Ce que veulent dire les cases
    .never = aucune comète possible ici
    .odds = plus la barre est longue, plus c’est probable
    .held = dans le ciel, une fois révélé
    .close = Fermer

mark-open = sans marque
mark-own-no = barré par vous
mark-own-yes = entouré par vous
mark-appears = semble vide
mark-game-never = impossible
mark-game-start = exclu par une information de départ
mark-game-no = exclu par ce que vous savez
mark-game-yes = certain d’après ce que vous savez
