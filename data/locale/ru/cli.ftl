# Что говорит командная строка, когда не может сделать то, о чём её просят.

cli-no-map = нет карты «{ $name }»; есть: { $choices }
cli-no-side = нет стороны «{ $name }»; есть: { $choices }
cli-no-mission = нет задания «{ $name }»; есть: { $choices }
cli-map-or-mission = выберите --map или --mission
cli-mission-side = в этом задании за { $name } играет только компьютер; вы можете играть за: { $choices }
cli-mission = { $name }: { $title } ({ $sides }; { $width }x{ $height }; раундов: { $rounds })
    { "  " }{ $about }
cli-no-tier = нет качества картинки «{ $name }»; есть: { $choices }
cli-no-language = нет языка «{ $name }»; есть: { $choices }
cli-size = «{ $name }» — не размер; ожидалось ШИРИНАxВЫСОТА, каждая от { $least } до { $most }
cli-one-way-to-play = выберите что-то одно: --side, --hot-seat или --watch-ai
cli-offscreen-needs-script = --offscreen не открывает окна: укажите через --script ФАЙЛ, что делать
cli-record-exists = файл { $name } уже есть: выберите для записи другое имя
cli-place-on-a-map = --place — для боя на карте, в котором играет человек: без --mission, --load и --watch-ai
cli-load-alone = --load продолжает сохранённое сражение: карта, миссия, зерно и соперники записаны в файле
cli-load-other-mod = сохранённое сражение шло без мода «{ $name }»: вместе с --load параметр --mod говорит лишь, где лежит его мод
cli-no-ruleset = нет правил «{ $name }»; есть: { $choices }
cli-headquarters-mission = В «Штабах» нет заданий: выберите карту с --map
cli-headquarters-place = --place — не для «Штабов»: отряды начинают там, где их ставит карта, а новый — там, где его наняли
cli-headquarters-dev = --dev — не для «Штабов»: сражение до конца идёт по данным, с которыми началось; начните новое, чтобы увидеть изменения
cli-headquarters-alone = { $name } — для «Штабов»: вместе с --ruleset headquarters
cli-no-opponent = нет соперника «{ $name }»; есть: { $choices }
cli-opponents-for-all = --opponent не оставляет вам лагеря: назовите меньше лагерей или смотрите с --watch-ai
cli-not-in-skirmish = --map, --place и --dev — не для «Стычки»
cli-date = это не день: «{ $name }»; пишут так: 2026-12-24
cli-date-alone = --date — для магазина «Штабов»: вместе с --ruleset headquarters
export-kind = в { $name } ничего нельзя записать: имя должно кончаться на { $choices }
export-exists = файл { $name } уже есть: --force запишет поверх него
export-same = { $name } и есть сам повтор
export-no-video = для фильма нужно дополнение «video», оно не установлено: pip install "general-clumsy[video]"
export-turns = в повторе ходы с 1 по { $most }; запрошены с { $first } по { $last }
export-unwritable = { $name } нельзя записать: { $message }
export-stopped = остановлено; ничего не записано
export-done = { $name }: { $size } КБ
export-progress = Съёмка

## `--help`

cli-help-clumsy = General Clumsy: пошаговая тактика. Играть, смотреть записи, проверять сценарии.
cli-help-version = Показать версию.
cli-help-help = Показать эту справку.
cli-help-scenario = Маленькие сражения, которые доказывают правила.
cli-help-scenario-check = Сыграть сценарии и сравнить. Код возврата 0: всё верно, 1: что-то не сошлось, 2: файл непригоден.
cli-help-scenario-paths = Файлы сценариев или папки с ними.
cli-help-scenario-trace = Печатать каждый приказ и каждое событие строкой JSON.
cli-help-scenario-record = Записать повтор единственного сценария в этот файл.
cli-help-replay = Записанные сражения.
cli-help-replay-list = Перечислить записанные и сохранённые бои, последние первыми. Код 2: некоторые не открываются.
cli-help-replay-folders = Папки, в которых искать вместо этого.
cli-help-replay-verify = Отдать приказы записи ещё раз и сравнить. Код возврата 0: совпало, 1: отличается, 2: файл повреждён или непригоден.
cli-help-replay-bisect = Сказать, на каком приказе расходятся две записи одной игры. Код возврата 0: совпадают, 1: расходятся, 2: файл повреждён или непригоден.
cli-help-replay-other = Другая запись.
cli-help-replay-info = Сказать, что в записи. Код возврата 2: файл повреждён или непригоден.
cli-help-replay-export = Сохранить фильм (.mp4, .gif), картинку (.png) или каждый приказ и событие строкой JSON (.jsonl). Код 2: невозможно.
cli-help-export-out = Файл для записи; его окончание говорит, что это.
cli-help-export-from = С какого хода начать, считая с 1; для картинки — ход, перед которым она снята.
cli-help-export-to = Каким ходом кончить; для картинки — ход, после которого она снята.
cli-help-export-side = Чьими глазами смотреть; по умолчанию всех.
cli-help-export-speed = Во сколько раз быстрее, чем в игре.
cli-help-export-fps = Кадров в секунду (30; для .gif 12).
cli-help-export-tier = Качество картинки: low, medium или high; low рисуется быстрее всего.
cli-help-export-force = Записать поверх имеющегося файла.
cli-help-replay-file = Запись.
cli-help-play = Сыграть сражение.
cli-help-watch = Посмотреть запись.
cli-help-map = Название карты или её файл (.toml).
cli-help-side = Сторона, за которую вы играете; за другую играет компьютер.
cli-help-hot-seat = Два человека за одним экраном.
cli-help-watch-ai = Компьютер играет за обе стороны.
cli-help-seed = Одинаковое зерно даёт одинаковое сражение.
cli-help-ruleset = По каким правилам: clumsy (если не сказано), headquarters или skirmish.
cli-help-date = «Штабы»: день, чьи предложения показывает магазин; не сказано — сегодня.
cli-help-last-turn = «Штабы»: последний ход, после которого — ничья; не сказано — без предела.
cli-help-opponent = «Штабы»: кто играет за лагеря компьютера: ИМЯ — за все или ЛАГЕРЬ=ИМЯ — за один. Можно указать несколько раз.
cli-help-mission = Сыграть задание вместо карты.
cli-help-place = General Clumsy: самому расставить отряды перед первым ходом.
cli-help-mod = Мод для игры: его имя или папка. Можно указать несколько раз.
cli-help-mission-group = Задания: бои со своими целями.
cli-help-mission-list = Сказать, какие задания есть.
cli-help-record = Записать повтор сюда, а не к вашим записям.
cli-help-load = Продолжить сохранённое сражение: файл или имя сохранения.
cli-help-autosaves = Сколько незаконченных сражений хранить; сначала удаляются самые старые (20).
cli-help-dev = General Clumsy: принимать изменения файлов игры и модов прямо во время боя, для тех, кто делает моды.
cli-help-offscreen = Рисовать без экрана; нужен --script.
cli-help-size = Размер картинки, ШИРИНАxВЫСОТА.
cli-help-script = Вести игру по этому файлу (docs/script-format.md).
cli-help-tier = Качество картинки: auto, low, medium или high.
cli-help-language = en, fr, es, ko или ru; иначе язык системы.
cli-help-bench = Измерить скорость, которую обещает игра. Код возврата 0: всё держится, 1: обещание нарушено.
cli-help-bench-parts = Что измерять, например client; не указано: всё.
cli-help-bench-quick = Измерить один раз, чтобы увидеть, что работает; числа приблизительные.
cli-help-bench-json = Печатать JSON вместо таблицы.
cli-help-mod-group = Моды: папки, которые меняют игру.
cli-help-mod-list = Сказать, какие моды установлены. Код 2: в каком-то есть ошибки.
cli-help-mod-check = Сказать всё, что в модах неверно и что странно. Код 0: всё верно, 1: странно, с --strict, 2: ошибки.
cli-help-mod-check-mods = Моды, которые проверяются вместе, по имени или папке; без них — каждый из установленных.
cli-help-mod-json = Вывести JSON.
cli-help-mod-github = Вывести строки, которые GitHub показывает в файлах.
cli-help-mod-strict = Код 1, если что-то странно.
cli-help-mod-test = Проверить моды, выполнить их сценарии и сыграть с ними партии. Код выхода 0: исправно, 1: сценарий не выполняется, 2: ошибки.
cli-help-mod-test-mods = Моды для общей проверки, по имени или папке; без них — мод в этой папке.
cli-help-mod-test-games = Сколько примерно партий на каждую единицу, карту и миссию мода.
cli-help-mod-test-jobs = Сколько партий играть одновременно.
cli-help-mod-explain = Сказать, откуда берётся значение: каждый файл и строка, что на него влияли; действует последнее.
cli-help-mod-value = Например, tank.hp, units.tank.hp, tank или rules.grid.adjacency.
cli-help-mod-diff = Сказать, чем различаются два мода или мод и набор данных игры.
cli-help-mod-one = Мод, по имени или папке, или набор данных игры.
cli-help-mod-other = Другой.
cli-help-mod-new = Создать для начала небольшой работающий мод.
cli-help-mod-name = Его имя: строчные буквы, цифры, _.
cli-help-mod-in = Папка, в которой его создать вместо папки модов.
cli-help-mod-new-ruleset = Для какой игры: clumsy (как без него), headquarters или skirmish.
cli-help-mod-install = Установить мод из папки или архива zip.
cli-help-mod-source = Папка мода или её архив zip.
cli-help-mod-replace = Поставить на место установленного мода с тем же именем.
cli-help-mod-remove = Удалить установленный мод.
cli-help-mod-remove-name = Имя мода или его папки.
cli-help-mod-schema = Записать JSON-схемы файлов мода: по ним редакторы дополняют и проверяют.
cli-help-mod-schema-ruleset = По каким правилам мод: clumsy, headquarters, skirmish. Не сказано: по правилам мода в этой папке, иначе clumsy.
cli-help-mod-schema-out = Папка, в которую их записать.

## Maps

cli-help-map-group = Карты: как они выглядят, и новые.
cli-help-map-list = Сказать, какие есть карты.
cli-help-of-ruleset = По каким правилам: clumsy, headquarters, skirmish. Не сказано: по правилам модов, иначе clumsy.
cli-help-map-show = Нарисовать карту в терминале, а если нужно, и картинкой.
cli-help-map-file = Имя карты или её файл (.toml).
cli-help-map-picture = Нарисовать её сверху ещё и в этот файл (.png).
cli-help-map-plain = Без цветов.
cli-help-map-random = Нарисовать наугад справедливую карту, чтобы играть на ней или продолжить рукой.
cli-help-map-out = Файл, куда её записать (.toml); без него она только показана.
cli-help-map-size = Клеток в ширину и в высоту, от 20 до 100, например 31x31.
cli-help-map-seed = Те же зерно, размер и стиль дают ту же карту.
cli-help-map-style = Какова местность: open, river, highlands, towns, lakes.
cli-help-map-symmetry = Как половина становится другой: turned (поворот на полкруга) или mirrored (зеркало).
cli-map-head = { $width }x{ $height }, { $points ->
    [one] { $points } точка
    [few] { $points } точки
   *[other] { $points } точек
 }, на отряды { $budget }
cli-map-head-headquarters = { $width }x{ $height }, лагерей { $camps }, { $cities ->
    [one] { $cities } город
    [few] { $cities } города
   *[many] { $cities } городов
 }
cli-map-head-skirmish = { $width }x{ $height } см, бойцов { $units }, зданий { $buildings }
cli-map-seed = зерно { $seed }
cli-map-written = { $name } записан. Играть на нём: clumsy play --map { $name }
cli-no-style = стиля «{ $name }» нет; есть: { $choices }
cli-no-symmetry = карта не бывает «{ $name }»; есть: { $choices }
cli-map-size = { $name } — не размер карты; от { $least }x{ $least } до { $most }x{ $most }
cli-no-random-map = справедливой карты в стиле «{ $name }» размера { $size } не нашлось; попробуйте другой размер или зерно
cli-map-remark = Нарисовано командой `clumsy map random --size { $size } --seed { $seed } --style { $style } --symmetry { $symmetry }`.
