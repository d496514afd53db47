# La page des mods, et le choix d’un mod à installer.

title-mods = Mods
title-mods-on = Mods : { $names }
title-mods-count = { $count } mods sont activés
mods-page-words = Les nouvelles batailles se jouent avec les mods activés. Les sauvegardes et enregistrements gardent ceux avec lesquels ils ont été faits.
mods-page-none = Aucun mod n’est installé. Installez-en un depuis un dossier ou un zip, ou écrivez le vôtre : clumsy mod new NOM
mods-asked = Cette partie a été lancée avec : { $names }. Dès que vous changez quelque chose ici, votre propre choix vaut de nouveau.
mods-on = Activé, { $place }
mods-faults = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
mods-switch-on = Activer
mods-switch-off = Désactiver
mods-lower = Le mettre sous le précédent
mods-higher = Le mettre sur le suivant
mods-no-place = Il n’y en a pas de ce côté.
mods-no-place-off = Il est désactivé.
mods-order-fixed = { $name } et celui-ci disent eux-mêmes lequel est sur l’autre.
mods-cannot-faults = Il a des erreurs ; elles sont listées plus bas.
mods-cannot-against = Il ne va pas avec { $name }, qui est activé.
mods-fact-version = Version
mods-fact-authors = Par
mods-fact-licence = Licence
mods-fact-needs = Nécessite
mods-fact-above = Se place sur
mods-fact-against = Ne va pas avec
mods-fact-folder = Dossier
mods-checking = Ses fichiers sont examinés...
mods-sound = Ses fichiers sont sains.
mods-sound-odd = { $count ->
    [one] Ses fichiers sont sains ; { $count } chose est étrange. clumsy mod check { $name } dit quoi.
   *[other] Ses fichiers sont sains ; { $count } choses sont étranges. clumsy mod check { $name } dit quoi.
  }
mods-wrong = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
mods-place = { $file }, ligne { $line }, colonne { $column }
mods-fault = { $file } : { $message }
mods-fault-line = { $file }, ligne { $line } : { $message }
mods-install = Installer un mod...
mods-show-folder = Ouvrir le dossier des mods
mods-remove = Retirer...
mods-left-out = Des mods sont laissés de côté
mods-left-out-text = Ils sont activés, mais ne peuvent servir :
mods-not-together = Ceux-ci ne vont pas ensemble
mods-not-installed = Il n’a pas été installé
mods-not-removed = Il n’a pas pu être retiré
mods-no-file-manager = Aucun gestionnaire de fichiers n’a pu être lancé
ask-mods-on = Activer { $name } ?
ask-mods-on-text = Il nécessite ceux-ci, qui seront activés avec lui : { $names }
ask-mods-on-yes = Les activer
ask-mods-off = Désactiver { $name } ?
ask-mods-off-text = Ceux-ci le nécessitent et seront désactivés avec lui : { $names }
ask-mods-off-yes = Les désactiver
ask-mods-replace = Remplacer { $name } ?
ask-mods-replace-text = La version { $version } est installée. Ce qu’elle contient sera perdu.
ask-mods-replace-yes = Remplacer
ask-mods-remove = Retirer { $name } ?
ask-mods-remove-text = Le dossier { $folder } sera supprimé pour de bon. Les sauvegardes et enregistrements gardent ce avec quoi ils ont été faits.
ask-mods-remove-yes = Retirer
browse-title = Installer un mod
browse-install = Installer
browse-nothing = Choisissez un zip, ou un dossier qui contient un mod.
browse-words = Un mod est un zip, ou un dossier qui contient un pack.toml.
browse-up = Remonter
browse-empty = Il n’y a ici ni dossiers ni zips.
browse-unreadable = Ce dossier ne peut être lu : { $message }
browse-kind-mod = Mod
browse-kind-zip = Zip
browse-downloads = Téléchargements
browse-desktop = Bureau
browse-documents = Documents
browse-home = Dossier personnel

## --dev

dev-changed = { $count ->
    [one] Pris en compte : { $what }
   *[other] { $count } changements pris en compte : { $what }
  }
dev-cannot-be = aucune unité ne pourrait être comme l’est une de cette bataille ({ $what })
dev-faults = Il y a des erreurs dans ce qui a été enregistré
dev-faults-text = La bataille continue avec les dernières données saines. Corrigez le fichier et enregistrez-le de nouveau.
dev-new-battle = Ceci demande une nouvelle bataille
dev-new-battle-text = La bataille continue comme avant ; recommencez-la pour le voir.

## Replays

watch-mods-gone = Ces mods de la bataille ne sont pas là : { $names }. Leurs unités sont montrées par des modèles du jeu.
