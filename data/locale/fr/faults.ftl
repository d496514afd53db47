# Ce qui peut clocher dans un fichier de données. Affiché après fichier, ligne et colonne, au-dessus de la ligne fautive.

did-you-mean = vouliez-vous dire « { $name } » ?
possible-names = possible ici : { $names }
more-faults = { $count ->
    [one] … et { $count } autre erreur
   *[other] … et { $count } autres erreurs
}

## Files

pack-missing = ce dossier de pack n’existe pas
file-missing = ce fichier est absent, ou son nom s’écrit autrement
manifest-missing = un mod a besoin de ce fichier, qui dit ce qu’il est : name = "…", title = "…", version = "1.0", base = "clumsy"
file-unreadable = le fichier est illisible : { $reason }
file-not-regular = ce n’est pas un fichier ordinaire : mettez un fichier texte à sa place
file-outside = ce lien mène hors du dossier du pack : mettez ici le fichier lui-même
file-too-large = le fichier dépasse { $most } octets : répartissez-le en plusieurs
file-not-utf8 = à partir d’ici, le fichier n’est plus du texte UTF-8 : enregistrez-le à nouveau avec l’encodage UTF-8
file-ending = rien ne lit ce fichier : son nom doit finir par « .toml »
folder-too-deep = rien ne lit les dossiers dans celui-ci : remontez les fichiers d’un dossier
too-many-files = plus de { $most } fichiers dans ce dossier : réunissez plusieurs entrées dans un fichier
unknown-file = rien de ce nom n’est lu ; les noms lus sont : { $choices }

## TOML

syntax-character = ce caractère n’est pas permis ici : retirez-le
syntax-duplicate = une clé de ce fichier est donnée deux fois : n’en gardez qu’une
syntax-equals = « = » attendu après la clé, qui est un seul mot
syntax-escape = séquence d’échappement invalide ; une barre oblique inverse s’écrit \\
syntax-header = crochet fermant attendu après le nom de la table
syntax-key = une clé ou une [table] est attendue ici
syntax-line-end = rien d’autre ne peut suivre sur cette ligne : retirez-le ou passez à la ligne ici
syntax-list = dans cette liste, il manque ici une virgule ou le « ] » fermant
syntax-string = un texte est ouvert et n’est pas fermé : il manque le guillemet fermant
syntax-table = dans cette table, il manque ici une virgule ou la « {"}"} » fermante
syntax-table-lines = une table entre accolades tient sur une ligne : continuez sur celle-ci, ou écrivez [nom] et ses clés dessous
syntax-value = valeur attendue : un nombre, un texte entre guillemets, true, false, une liste ou une table
syntax-no-quotes = un texte se met entre guillemets : "large"
syntax-boolean = oui et non s’écrivent true et false
syntax-quotes = ce sont des guillemets typographiques : écrivez "
syntax-carriage-return = cette ligne finit comme sur un vieux Mac : enregistrez le fichier avec des fins de ligne LF ou CRLF
syntax-comment = un commentaire commence par « # »
syntax-leading-zero = un nombre s’écrit sans zéros devant
syntax-leading-point = un nombre décimal commence par un chiffre : 0.5
syntax-decimal-comma = un nombre décimal s’écrit avec un point : 0.5
syntax-comma-to-spare = cette virgule est de trop : retirez-la
duplicate-key = la clé « { $name } » figure déjà à la ligne { $line } : n’en gardez qu’une
too-deep = plus de { $most } tables et listes imbriquées : écrivez-les côte à côte
number-too-large = ce nombre est trop grand : plus de 18 chiffres n’aident personne
not-a-number = un nombre ordinaire est attendu, ni l’infini ni « pas un nombre »

## Keys and values

unknown-key = clé inconnue « { $name } »
missing-key = il manque la clé « { $name } »
missing-keys = il manque les clés { $names }
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
wrong-length = liste de { $wanted } éléments attendue, { $count } trouvés
list-too-short = liste d’au moins { $least } attendue, longueur { $count } trouvée
list-too-long = liste d’au plus { $most } attendue, longueur { $count } trouvée
listed-twice = « { $name } » figure deux fois dans cette liste : retirez-en un
text-too-short = texte trop court, il faut au moins { $least } caractères
text-too-long = texte trop long, il faut au plus { $most } caractères
text-malformed = le texte n’a pas la forme attendue { $pattern }
unknown-choice = « { $name } » n’est pas possible ici ; choix : { $choices }
unknown-name = rien ne porte le nom « { $name } »
malformed-name = « { $name } » ne peut pas être un nom : minuscules sans accent, chiffres et tirets bas, une lettre d’abord
malformed-key = « { $name } » ne peut pas être la clé d’un texte : minuscules sans accent, chiffres, « _ » et « - », une lettre d’abord
malformed-version = une version est attendue, comme "1.0" ou "1.0.2"
malformed-glyph = un seul caractère d’un clavier anglais est attendu, sans espace
invalid-value = valeur invalide : { $detail }

## Entries

duplicate-entry = « { $name } » est déjà défini dans { $file }, ligne { $line } : n’en gardez qu’un
nothing-to-remove = il n’y a pas de « { $name } » à retirer
remove-not-alone = une entrée retirée porte « remove = true » et aucune autre clé
removed-but-used = « { $name } » est retiré, mais encore utilisé par { $users }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } autres
  } : changez-les ou retirez-les aussi, ou gardez « { $name } »
inherits-itself = ceci hérite de « { $name } », qui en hérite à son tour : écrivez l’un des deux en entier
range-reversed = la distance minimale vient d’abord, puis la maximale
glyph-taken = ce caractère désigne déjà « { $name } » sur les cartes : prenez-en un autre
headquarters-for-gold = un quartier général ne se recrute ni ne se vend : un camp en a un dès le début

## Mods

mod-missing = il n’y a pas de mod « { $name } »
mod-without-base = un mod nomme le pack qu’il modifie : base = "clumsy"
mod-other-pack = ce mod est fait pour un autre pack que « { $name } »
mod-other-base = le mod « { $name } » modifie un autre pack, « { $other } » : les deux ne vont pas ensemble
mod-twice = il y a déjà un mod « { $name } », dans { $other } : renommez celui-ci ou retirez-en un
mod-needs = ce mod a besoin de « { $name } », qui n’est pas installé : mettez-le dans le dossier des mods
mod-conflict = ce mod ne peut pas servir en même temps que « { $name } » : désactivez l’un des deux
mods-in-a-circle = « { $name } » doit venir sous ce mod, et celui-ci sous lui : retirez l’un des deux noms
engine-other = il faut une autre version du jeu, celle-ci est la { $present } : cherchez une version plus récente de l’un ou de l’autre
engine-malformed = des bornes de version sont attendues, par exemple ">=0.1, <1"
formerly-taken = « { $name } » est déjà le nom de « { $other } » : retirez-le ici
game-unfit = avec ce mod, ces fichiers du jeu ne vont plus : { $files }. Donnez au mod des fichiers de ces noms, ou changez moins ce dont ils ont besoin

## Texts

unknown-language = le jeu n’a pas de textes dans cette langue ; les dossiers se nomment ici : { $choices }
text-file-place = les textes se rangent dans le dossier de leur langue : locale/fr/
text-file-ending = rien ne lit ceci : les fichiers de textes finissent par « .ftl » et se rangent côte à côte
text-twice = le texte « { $name } » figure déjà dans { $file }, ligne { $line } : n’en gardez qu’un
text-broken = ceci n’est pas un texte de la forme  clé = mots
text-broken-equals = « = » attendu après la clé ; une ligne qui continue le texte précédent commence par une espace
text-broken-brace = un « {"{"} » est ouvert et il manque ici le « {"}"} » fermant
text-broken-brace-to-spare = ce « {"}"} » ne ferme rien : retirez-le
text-broken-empty = il manque des mots après le « = »
text-broken-default = un des choix doit valoir à défaut : mettez * devant, *[other]
text-broken-quote = un guillemet est ouvert et n’est pas fermé
text-unknown-text = il n’y a pas de texte « { $name } » à mettre ici
text-unknown-function = il n’y a pas de fonction « { $name } »
text-unknown-placeholder = le jeu ne remplace aucun « { $name } » dans ce texte
