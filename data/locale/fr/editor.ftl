# L’éditeur de cartes.

title-editor = Éditeur de cartes
editor-title = Éditeur de cartes
pause-editor = Retour à l’éditeur
battle-edit-copy = Modifier une copie dans l’éditeur

## La barre

editor-new = Autre carte
editor-terms = À propos de la carte
editor-undo = Annuler
editor-redo = Rétablir
editor-save = Enregistrer
editor-test = Essayer en bataille
editor-nothing-undone = Il n’y a rien à annuler
editor-nothing-redone = Il n’y a rien à rétablir
editor-not-sound = La carte a encore des défauts ; la liste à droite dit lesquels
editor-unnamed = Carte sans titre
editor-changed = { $name } *

## Outils

editor-tool-brush = Pinceau
editor-tool-brush-tip = Peint tant que le bouton est enfoncé. Au clavier : flèches et espace.
editor-tool-line = Ligne
editor-tool-line-tip = D’une case à une autre ; pour routes et rivières. Au clavier : espace à chaque bout.
editor-tool-rectangle = Rectangle
editor-tool-rectangle-tip = Toutes les cases entre deux coins ; pour les zones de départ.
editor-tool-fill = Remplir
editor-tool-fill-tip = Toutes les cases contiguës du même terrain.
editor-tool-pick = Prélever
editor-tool-pick-tip = Peint ensuite avec ce qui se trouve dans la case. Le bouton droit le fait à tout moment.
editor-brush = Un pinceau de { $cells } cases ({ $cells })
editor-symmetry = Symétrie
editor-symmetry-none = Sans symétrie
editor-symmetry-turned = Par rotation
editor-symmetry-mirrored = En miroir
editor-symmetry-tip = Les deux moitiés sont peintes à la fois ; ce qui est bleu dans l’une est rouge dans l’autre.
editor-nobodys = À personne
editor-no-owner = Ceci n’appartient à personne
editor-ink-point = Point de victoire
editor-ink-zone = Zone de départ
editor-ink-mine = Mine
editor-ink-erase = Effacer
editor-cell = ({ $x }, { $y })
editor-point-numbered = Point de victoire { $number }

## Défauts

editor-verdict = Défauts
editor-sound = Aucun : la carte peut être enregistrée et jouée.
editor-alike = Les deux moitiés sont pareilles.
editor-not-alike = Les moitiés ne sont pas pareilles.
editor-size = { $width } × { $height } cases
editor-units = { $side } : { $count } unités
editor-no-forces = aucune force ne peut être tirée pour cette carte : donnez plus de terrain libre aux zones de départ ou un plus grand budget

## Enregistrer

editor-saved = Enregistrée dans le mod { $mod }, qui est actif : elle est dans la liste des batailles.
editor-kept-as-draft = Gardée comme brouillon : elle ne peut être jouée tant qu’il y a des défauts.
editor-not-saved = La carte n’a pas été enregistrée
editor-foreign = Ce fichier n’a pas été fait avec l’éditeur et n’est pas touché : { $name }
editor-name-taken = Le jeu ou un mod a déjà une carte au nom de fichier { $name }. Donnez-en un autre à la vôtre.
ask-editor-replace = Remplacer { $name } ?
ask-editor-replace-text = Une de vos cartes porte ce nom de fichier. Une copie en est gardée.
ask-editor-replace-yes = Remplacer
ask-editor-leave = Quitter cette carte ?
ask-editor-leave-text = Elle a des changements non enregistrés. Un brouillon en est gardé.
ask-editor-leave-yes = Quitter
ask-editor-leave-no = Continuer
editor-no-test = La carte ne peut pas être essayée

## Par quoi commencer

editor-sources = Par quoi commencer
editor-begin = Commencer
editor-source-empty = Une carte vide
editor-source-empty-words = Du terrain libre d’un bord à l’autre.
editor-source-random = Une carte tirée au sort
editor-source-random-words = Une carte équitable, à modifier à volonté. La même graine donne la même carte.
editor-source-draft = Un brouillon
editor-source-draft-words = Une carte quittée avant d’être enregistrée.
editor-source-own = Une de vos cartes
editor-source-own-words = Continuer à la dessiner.
editor-source-copy = La copie d’une carte
editor-source-copy-words = La carte elle-même reste telle quelle.
editor-copy-of = { $name } (copie)
editor-width = Cases en largeur
editor-height = Cases en hauteur
editor-style = Style
editor-dice = Une autre au hasard
editor-no-random = Aucune carte trouvée
editor-no-random-text = Avec ce style et cette taille, aucune carte où tout est accessible. Essayez une autre graine ou une plus grande taille.
editor-no-map = La carte est illisible
editor-no-draft = Le brouillon est illisible
editor-no-draft-text = Son fichier est abîmé ou n’est pas de l’éditeur.

## À propos de la carte

editor-texts = Textes
editor-map-title = Titre
editor-map-name = Nom de fichier (a à z, chiffres, _)
editor-map-name-hint = d’après le titre
editor-map-about = De quoi il s’agit
editor-texts-words = Deux phrases que montre la page d’une nouvelle bataille. Elles sont notées en anglais et dans votre langue.
editor-battle = Bataille et taille
editor-hour = Heure
editor-weather = Temps
editor-round-limit = Tours au plus (– : comme d’habitude)
editor-forces-drawn = Tirées au sort
editor-forces-kept = Gardées telles quelles
editor-forces-tip = Tirées : les deux camps ont les mêmes unités, placées dans leurs zones actuelles. Gardées : les unités présentes restent.
editor-anchor = Ce qui reste en place
editor-anchor-middle = Le milieu
editor-anchor-top-left = En haut à gauche
editor-anchor-bottom-right = En bas à droite
editor-resize = Donner cette taille
editor-same-size = La carte a cette taille
