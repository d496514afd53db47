# Ce qui peut clocher dans un fichier de données. Affiché après fichier, ligne et colonne, au-dessus de la ligne fautive.

did-you-mean = vouliez-vous dire « { $name } » ?
more-faults = { $count ->
    [one] … et { $count } autre erreur
   *[other] … et { $count } autres erreurs
}

## Files

pack-missing = ce dossier de pack n’existe pas
file-missing = ce fichier est absent
file-unreadable = le fichier est illisible : { $reason }
file-not-regular = ce n’est pas un fichier ordinaire
file-outside = ce lien mène hors du dossier du pack
file-too-large = le fichier dépasse { $most } octets
file-not-utf8 = à partir d’ici, le fichier n’est plus du texte UTF-8
too-many-files = plus de { $most } fichiers dans ce dossier
unknown-file = aucun élément d’un pack ne porte ce nom

## TOML

syntax-character = ce caractère n’est pas permis ici
syntax-duplicate = une clé de ce fichier est donnée deux fois
syntax-equals = « = » attendu après la clé
syntax-escape = séquence d’échappement invalide ; une barre oblique inverse s’écrit \\
syntax-header = crochet fermant attendu après le nom de la table
syntax-key = une clé ou une [table] est attendue ici
syntax-line-end = rien d’autre ne peut suivre sur cette ligne
syntax-list = une liste est ouverte et jamais fermée
syntax-string = un texte est ouvert et n’est pas fermé sur sa ligne
syntax-table = une table est ouverte et n’est pas fermée sur sa ligne
syntax-value = valeur attendue : un nombre, un texte entre guillemets, true, false, une liste ou une table
duplicate-key = la clé « { $name } » figure déjà à la ligne { $line }
too-deep = plus de { $most } tables et listes imbriquées
number-too-large = ce nombre est trop grand
not-a-number = un nombre ordinaire est attendu, ni l’infini ni « pas un nombre »

## Keys and values

unknown-key = clé inconnue « { $name } »
missing-key = il manque la clé « { $name } »
wrong-type = attendu : { $expected ->
    [integer] un nombre entier
    [number] un nombre
    [text] un texte entre guillemets
    [boolean] true ou false
    [list] une liste
   *[table] une table
  } ; trouvé : { $found_type ->
    [integer] un nombre entier
    [number] un nombre décimal
    [text] un texte
    [boolean] true ou false
    [list] une liste
    [table] une table
   *[date] une date ou une heure
  }
too-small = doit valoir au moins { $least }
too-large = doit valoir au plus { $most }
wrong-length = liste de longueur { $wanted } attendue, longueur { $count } trouvée
list-too-short = liste d’au moins { $least } attendue, longueur { $count } trouvée
list-too-long = liste d’au plus { $most } attendue, longueur { $count } trouvée
listed-twice = « { $name } » figure deux fois dans cette liste
text-too-short = texte trop court, il faut au moins { $least } caractères
text-too-long = texte trop long, il faut au plus { $most } caractères
text-malformed = le texte n’a pas la forme attendue { $pattern }
unknown-choice = « { $name } » n’est pas possible ici ; choix : { $choices }
unknown-name = rien ne porte le nom « { $name } »
malformed-name = « { $name } » ne peut pas être un nom : minuscules sans accent, chiffres et tirets bas, une lettre d’abord
invalid-value = valeur invalide : { $detail }

## Entries

duplicate-entry = « { $name } » est déjà défini dans { $file }, ligne { $line }
nothing-to-remove = il n’y a pas de « { $name } » à retirer
remove-not-alone = une entrée retirée porte « remove = true » et aucune autre clé
inherits-itself = ceci hérite de « { $name } », qui en hérite à son tour
range-reversed = la distance minimale vient d’abord, puis la maximale
glyph-taken = ce caractère désigne déjà « { $name } » sur les cartes

## Mods

mod-missing = il n’y a pas de mod « { $name } »
mod-without-base = un mod nomme le pack qu’il modifie : base = "clumsy"
mod-other-pack = ce mod est fait pour un autre pack que « { $name } »
mod-other-base = le mod « { $name } » modifie un autre pack, « { $other } » : les deux ne vont pas ensemble
mod-twice = il y a déjà un mod « { $name } », dans { $other }
mod-needs = ce mod a besoin de « { $name } », qui n’est pas installé
mod-conflict = ce mod ne peut pas servir en même temps que « { $name } »
mods-in-a-circle = « { $name } » doit venir sous ce mod, et celui-ci sous lui
engine-other = il faut une autre version du jeu ; celle-ci est la { $present }
engine-malformed = des bornes de version sont attendues, par exemple ">=0.1, <1"
formerly-taken = « { $name } » est déjà le nom de « { $other } »
