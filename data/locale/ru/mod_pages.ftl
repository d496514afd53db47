# Страница модов и выбор мода для установки.

title-mods = Моды
title-mods-on = Моды: { $names }
title-mods-count = { $count ->
    [one] Включён { $count } мод
    [few] Включено { $count } мода
   *[other] Включено { $count } модов
  }
mods-page-words = Новые бои играются с включёнными модами. Сохранения и записи держатся тех, с которыми были сделаны.
mods-page-none = Модов нет. Установите мод из папки или архива zip или напишите свой: clumsy mod new ИМЯ
mods-asked = Игра запущена с модами: { $names }. Как только вы что-то измените здесь, снова действует ваш выбор.
mods-on = Включён, { $place }
mods-faults = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
  }
mods-switch-on = Включить
mods-switch-off = Выключить
mods-lower = Положить под предыдущий
mods-higher = Положить поверх следующего
mods-no-place = С той стороны ничего нет.
mods-no-place-off = Он выключен.
mods-order-fixed = { $name } и этот мод сами говорят, который лежит сверху.
mods-cannot-faults = В нём есть ошибки; они перечислены ниже.
mods-cannot-against = Его нельзя использовать вместе с включённым модом: { $name }.
mods-fact-version = Версия
mods-fact-authors = Авторы
mods-fact-licence = Лицензия
mods-fact-needs = Нужны
mods-fact-above = Лежит поверх
mods-fact-against = Не вместе с
mods-fact-folder = Папка
mods-checking = Его файлы просматриваются...
mods-sound = С его файлами всё в порядке.
mods-sound-odd = { $count ->
    [one] С файлами всё в порядке; { $count } странность. Какая, скажет clumsy mod check { $name }.
    [few] С файлами всё в порядке; { $count } странности. Какие, скажет clumsy mod check { $name }.
   *[other] С файлами всё в порядке; { $count } странностей. Какие, скажет clumsy mod check { $name }.
  }
mods-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
  }
mods-place = { $file }, строка { $line }, столбец { $column }
mods-fault = { $file }: { $message }
mods-fault-line = { $file }, строка { $line }: { $message }
mods-install = Установить мод...
mods-show-folder = Открыть папку модов
mods-remove = Удалить...
mods-left-out = Некоторые моды не используются
mods-left-out-text = Они включены, но использовать их нельзя:
mods-not-together = Вместе их использовать нельзя
mods-not-installed = Мод не установлен
mods-not-removed = Удалить не удалось
mods-no-file-manager = Не удалось открыть файловый менеджер
ask-mods-on = Включить { $name }?
ask-mods-on-text = Ему нужны эти моды, они включатся вместе с ним: { $names }
ask-mods-on-yes = Включить их
ask-mods-off = Выключить { $name }?
ask-mods-off-text = Он нужен этим модам, они выключатся вместе с ним: { $names }
ask-mods-off-yes = Выключить их
ask-mods-replace = Заменить { $name }?
ask-mods-replace-text = Установлена версия { $version }. Её содержимое пропадёт.
ask-mods-replace-yes = Заменить
ask-mods-remove = Удалить { $name }?
ask-mods-remove-text = Папка { $folder } будет удалена насовсем. Сохранения и записи держатся того, с чем были сделаны.
ask-mods-remove-yes = Удалить
browse-title = Установка мода
browse-install = Установить
browse-nothing = Выберите архив zip или папку с модом.
browse-words = Мод — это архив zip или папка с файлом pack.toml.
browse-up = Вверх
browse-empty = Здесь нет ни папок, ни архивов zip.
browse-unreadable = Эту папку нельзя прочесть: { $message }
browse-kind-mod = Мод
browse-kind-zip = Zip
browse-downloads = Загрузки
browse-desktop = Рабочий стол
browse-documents = Документы
browse-home = Домашняя папка

## --dev

dev-changed = { $count ->
    [one] Принято: { $what }
    [few] Принято { $count } изменения: { $what }
   *[other] Принято { $count } изменений: { $what }
  }
dev-cannot-be = ни один отряд не мог бы быть таким, как один в этом бою ({ $what })
dev-faults = В сохранённом есть ошибки
dev-faults-text = Бой идёт по последним верным данным. Исправьте файл и сохраните его снова.
dev-new-battle = Для этого нужен новый бой
dev-new-battle-text = Бой идёт как шёл; начните заново, чтобы увидеть это.

## Replays

watch-mods-gone = Модов этого боя нет: { $names }. Их отряды показаны моделями игры.
