# Что бывает не так в файле данных. Показывается после файла, строки и столбца, над самой строкой.

did-you-mean = возможно, имелось в виду «{ $name }»?
more-faults = { $count ->
    [one] … и ещё { $count } ошибка
    [few] … и ещё { $count } ошибки
   *[other] … и ещё { $count } ошибок
}

## Files

pack-missing = такой папки набора данных нет
file-missing = этого файла нет
file-unreadable = файл не читается: { $reason }
file-not-regular = это не обычный файл
file-outside = эта ссылка ведёт за пределы папки набора
file-too-large = размер файла больше { $most } байт
file-not-utf8 = начиная отсюда файл не является текстом UTF-8
too-many-files = в этой папке больше { $most } файлов
unknown-file = в наборе данных нет ничего с таким именем

## TOML

syntax-character = этот символ здесь недопустим
syntax-duplicate = один из ключей этого файла задан дважды
syntax-equals = после ключа ожидается «=»
syntax-escape = недопустимая escape-последовательность; обратная косая черта записывается как \\
syntax-header = после имени таблицы ожидается закрывающая скобка
syntax-key = здесь ожидается ключ или [таблица]
syntax-line-end = в этой строке больше ничего быть не может
syntax-list = список открыт и не закрыт
syntax-string = текст открыт и не закрыт в своей строке
syntax-table = таблица открыта и не закрыта в своей строке
syntax-value = ожидается значение: число, текст в кавычках, true, false, список или таблица
duplicate-key = ключ «{ $name }» уже задан в строке { $line }
too-deep = вложенность таблиц и списков больше { $most }
number-too-large = слишком большое число
not-a-number = ожидается обычное число, а не бесконечность или «не число»

## Keys and values

unknown-key = неизвестный ключ «{ $name }»
missing-key = нет ключа «{ $name }»
wrong-type = ожидается { $expected ->
    [integer] целое число
    [number] число
    [text] текст в кавычках
    [boolean] true или false
    [list] список
   *[table] таблица
  }, а здесь { $found_type ->
    [integer] целое число
    [number] дробное число
    [text] текст
    [boolean] true или false
    [list] список
    [table] таблица
   *[date] дата или время
  }
too-small = должно быть не меньше { $least }
too-large = должно быть не больше { $most }
wrong-length = длина списка должна быть { $wanted }, а здесь { $count }
list-too-short = длина списка должна быть не меньше { $least }, а здесь { $count }
list-too-long = длина списка должна быть не больше { $most }, а здесь { $count }
listed-twice = «{ $name }» стоит в этом списке дважды
text-too-short = текст слишком короткий, наименьшая длина: { $least }
text-too-long = текст слишком длинный, наибольшая длина: { $most }
text-malformed = текст не соответствует ожидаемому виду { $pattern }
unknown-choice = «{ $name }» здесь недопустимо; возможные значения: { $choices }
unknown-name = имени «{ $name }» нет
malformed-name = «{ $name }» не годится в имена: строчные латинские буквы, цифры и подчёркивания, первой — буква
invalid-value = недопустимое значение: { $detail }

## Entries

duplicate-entry = «{ $name }» уже определено в файле { $file }, строка { $line }
nothing-to-remove = удалять нечего: «{ $name }» нет
remove-not-alone = у удаляемой записи есть только «remove = true» и никаких других ключей
inherits-itself = запись наследует от «{ $name }», а та — от неё самой
range-reversed = сначала наименьшая дальность, затем наибольшая
glyph-taken = этот знак уже обозначает на картах «{ $name }»

## Mods

mod-missing = мода «{ $name }» нет
mod-without-base = мод называет набор данных, который он меняет: base = "clumsy"
mod-other-pack = этот мод — для другого набора данных, не для «{ $name }»
mod-other-base = мод «{ $name }» меняет другой набор данных, «{ $other }»: вместе их использовать нельзя
mod-twice = мод «{ $name }» уже есть, в { $other }
mod-needs = этому моду нужен «{ $name }», а он не установлен
mod-conflict = этот мод нельзя использовать вместе с «{ $name }»
mods-in-a-circle = «{ $name }» должен лежать под этим модом, а этот — под ним
engine-other = нужна другая версия игры; здесь { $present }
engine-malformed = ожидаются границы версии, например ">=0.1, <1"
formerly-taken = «{ $name }» — это уже имя «{ $other }»
