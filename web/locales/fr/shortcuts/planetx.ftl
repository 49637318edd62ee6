### Keyboard shortcuts of the Planet X table

shortcut-planetx-survey = Détecter
shortcut-planetx-target = Sonder
shortcut-planetx-research = Étudier
shortcut-planetx-locate = Localiser la Planète X
shortcut-planetx-place = Théorie (dernière chance)
shortcut-planetx-pass = Passer (dernière chance)
shortcut-planetx-object = Objet : comète, astéroïde, planète naine, nuage de gaz, vide ; pour la Planète X ce qui la précède, puis ce qui la suit
shortcut-planetx-topic = Sujet, quand vous étudiez
shortcut-planetx-sector = Secteur ; deux chiffres à partir de 10. Une détection en prend deux
shortcut-planetx-anew = Recommencer l’action
shortcut-planetx-sheet = Vers la feuille de notes
shortcut-planetx-sheet-undo = Annuler la dernière marque de la feuille
shortcut-planetx-help = Vers l’aide
shortcut-planetx-log = Vers le journal
