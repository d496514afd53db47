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
cli-load-alone = --load продолжает сохранённое сражение: карта, миссия, зерно и моды записаны в файле

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
cli-help-replay-verify = Отдать приказы записи ещё раз и сравнить. Код возврата 0: совпало, 1: отличается, 2: файл повреждён или непригоден.
cli-help-replay-bisect = Сказать, на каком приказе расходятся две записи одной игры. Код возврата 0: совпадают, 1: расходятся, 2: файл повреждён или непригоден.
cli-help-replay-other = Другая запись.
cli-help-replay-info = Сказать, что в записи. Код возврата 2: файл повреждён или непригоден.
cli-help-replay-file = Запись.
cli-help-play = Сыграть сражение.
cli-help-watch = Посмотреть запись.
cli-help-map = Название карты.
cli-help-side = Сторона, за которую вы играете; за другую играет компьютер.
cli-help-hot-seat = Два человека за одним экраном.
cli-help-watch-ai = Компьютер играет за обе стороны.
cli-help-seed = Одинаковое зерно даёт одинаковое сражение.
cli-help-mission = Сыграть задание вместо карты.
cli-help-mod = Мод для игры: его имя или папка. Можно указать несколько раз.
cli-help-mission-group = Задания: бои со своими целями.
cli-help-mission-list = Сказать, какие задания есть.
cli-help-record = Записать повтор сюда, а не к вашим записям.
cli-help-load = Продолжить сохранённое сражение: файл или имя сохранения.
cli-help-autosaves = Сколько незаконченных сражений хранить; сначала удаляются самые старые (20).
cli-help-offscreen = Рисовать без экрана; нужен --script.
cli-help-size = Размер картинки, ШИРИНАxВЫСОТА.
cli-help-script = Вести игру по этому файлу (docs/script-format.md).
cli-help-tier = Качество картинки: auto, low, medium или high.
cli-help-language = en, fr, es, ko или ru; иначе язык системы.
cli-help-bench = Измерить скорость, которую обещает игра. Код возврата 0: всё держится, 1: обещание нарушено.
cli-help-bench-quick = Измерить один раз, чтобы увидеть, что работает; числа приблизительные.
cli-help-bench-json = Печатать JSON вместо таблицы.
