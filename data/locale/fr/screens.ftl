# Les écrans autour d’une bataille : titre, pause, options, listes de batailles.

screen-back = Retour
screen-cancel = Annuler
screen-go-on = Continuer
screen-loading = Chargement…
screen-round = Manche { $round }

## Titre

title-name = General Clumsy
title-words = Tactique au tour par tour. Rien n’est tiré au sort : ce que l’aperçu montre est ce qui arrive.
title-continue = Continuer
title-nothing-unfinished = Aucune bataille n’est en cours.
title-new-battle = Nouvelle bataille
title-missions = Missions
title-load = Charger
title-replays = Enregistrements
title-options = Options
title-help = Aide
title-credits = Crédits
title-quit = Quitter
title-version = Version { $version }

## Pause

pause-title = Pause
pause-resume = Reprendre
pause-save = Sauvegarder
pause-load = Charger
pause-options = Options
pause-help = Touches
pause-restart = Recommencer
pause-surrender = Capituler
pause-title-screen = Vers l’écran titre
pause-quit = Quitter le jeu
pause-no-surrender = On ne peut capituler que pendant son propre tour.

## Questions

ask-quit = Quitter le jeu ?
ask-quit-text = Ce qui a été joué jusqu’ici est enregistré.
ask-quit-yes = Quitter
ask-title = Quitter la bataille ?
ask-title-text = Elle s’arrête ici pour l’instant. Son enregistrement est conservé.
ask-title-yes = Écran titre
ask-restart = Recommencer la bataille ?
ask-restart-text = La bataille reprend à sa première manche, avec le même temps et la même chance.
ask-restart-yes = Recommencer
ask-surrender = Capituler ?
ask-surrender-text = Toutes vos unités quittent la carte et la bataille est perdue.
ask-surrender-yes = Capituler

## Crédits

credits-made = General Clumsy
credits-made-text = Règles, moteur, modèles, images, textes et sons : les fondateurs de General Clumsy.
credits-built-on = Construit sur
credits-built-on-text =
    Python · Panda3D (scène et fenêtre) · esper (mondes) · NumPy (maillages)
    msgspec, msgpack, pydantic (fichiers) · Fluent (textes) · tree-sitter (lignes et colonnes)
    typer, rich, platformdirs
credits-fonts = Caractères
credits-fonts-text = Noto Sans CJK, par Adobe et Google, sous la licence SIL Open Font.
credits-licence = Licence
credits-licence-text = Le jeu et tout ce qui l’accompagne sont libres, sous licence MIT : jouez-y, modifiez-le, partagez-le.
credits-thanks = Merci
credits-thanks-text = À toutes celles et ceux qui écrivent des jeux de tactique libres, et à vous qui jouez à celui-ci.

## Réglages non conservés

settings-not-kept = Les réglages n’ont pas pu être écrits
settings-not-kept-text = Ils valent jusqu’à la fermeture du jeu. La raison : { $message }
settings-no-table = une [table] de réglages est attendue
settings-no-keys = une liste de touches est attendue, comme ["f", "shift-f"]
settings-put-aside = le fichier est gardé sous le nom { $name }, et les réglages repartent de zéro
