# Экраны вокруг боя: заставка, пауза, настройки, списки боёв.

screen-back = Назад
screen-cancel = Отмена
screen-go-on = Дальше
screen-loading = Загрузка...
screen-round = Раунд { $round }

## Заставка

title-name = General Clumsy
title-words = Пошаговая тактика. К чему может привести приказ, видно до того, как он отдан.
title-continue = Продолжить
title-nothing-unfinished = Незаконченных боёв нет.
title-new-battle = Новый бой
title-missions = Задания
title-load = Загрузить
title-replays = Записи боёв
title-options = Настройки
title-help = Справка
title-library = Энциклопедия
title-credits = Об авторах
title-quit = Выйти
title-version = Версия { $version }

## Пауза

pause-title = Пауза
pause-resume = Продолжить
pause-save = Сохранить
pause-load = Загрузить
pause-options = Настройки
pause-help = Справка
pause-library = Энциклопедия
pause-restart = Начать заново
pause-surrender = Сдаться
pause-title-screen = На заставку
pause-quit = Выйти из игры
pause-no-surrender = Сдаться можно только в свой ход.

## Вопросы

ask-quit = Выйти из игры?
ask-quit-text = Всё сыгранное до сих пор записано.
ask-quit-yes = Выйти
ask-title = Покинуть бой?
ask-title-text = Пока что он остановится здесь. Запись сохранится.
ask-title-yes = На заставку
ask-restart = Начать заново?
ask-restart-text = Бой начнётся с первого раунда, с той же погодой и тем же везением.
ask-restart-yes = Заново
ask-surrender = Сдаться?
ask-surrender-text = Все ваши отряды покинут карту, и бой будет проигран.
ask-surrender-yes = Сдаться

## Об авторах

credits-made = General Clumsy
credits-made-text = Правила, движок, модели, графика, тексты и звуки: основатели General Clumsy.
credits-built-on = На чём построено
credits-built-on-text =
    Python · Panda3D (сцена и окно) · esper (миры) · NumPy (сетки)
    msgspec, msgpack, pydantic (файлы) · Fluent (тексты) · tree-sitter (строки и столбцы)
    typer, rich, platformdirs
credits-fonts = Шрифты
credits-fonts-text = Noto Sans CJK, Adobe и Google, по лицензии SIL Open Font License.
credits-licence = Лицензия
credits-licence-text = Игра и всё, что к ней относится, свободны по лицензии MIT: играйте, меняйте, делитесь.
credits-thanks = Спасибо
credits-thanks-text = Всем, кто пишет свободные тактические игры, и вам за то, что играете в эту.

## Несохранённые настройки

settings-not-read = Некоторые настройки не удалось прочесть
settings-not-read-text = Вместо них действуют обычные:
settings-fault = строка { $line }: { $message }
settings-not-kept = Не удалось записать настройки
settings-not-kept-text = Они действуют до выхода из игры. Причина: { $message }
settings-no-table = здесь ожидалась [таблица] настроек
settings-no-keys = ожидался список клавиш, например ["f", "shift-f"]
settings-put-aside = файл сохранён под именем { $name }, настройки начаты заново

## Настройки

options-words = Изменения действуют сразу.
options-keys-words = Выберите клавишу, чтобы сменить её. Delete убирает, Esc оставляет как есть. WASD и стрелки всегда двигают вид.
options-video = Экран
options-sound = Звук
options-play = Игра
options-interface = Тексты и цвета
options-keys = Клавиши
options-reset-tab = Вернуть эту страницу
options-reset-keys = Вернуть все клавиши
options-percent = { $percent } %
options-fullscreen = Полный экран
options-size = Размер окна
options-size-fullscreen = На полном экране игра занимает весь экран.
options-tier = Качество
options-tier-auto = Авто
options-tier-low = Низкое
options-tier-medium = Среднее
options-tier-high = Высокое
options-scale = Масштаб для плотных экранов
options-scale-auto = Как у экрана
options-volume-master = Всё
options-volume-weapons = Оружие
options-volume-explosions = Взрывы
options-volume-engines = Моторы и винты
options-volume-surroundings = Огонь, дождь и ветер
options-volume-interface = Кнопки и сообщения
options-volume-music = Музыка
options-quiet-in-background = Без звука в фоне
options-speed = Скорость показа
options-follow = Камера следит за действиями противника
options-warn-end-turn = Спрашивать перед концом хода, если ещё есть кому действовать
options-ranges = Показывать зоны засад и патрулей
options-edge-scroll = Сдвиг вида у края окна
options-scroll-speed = Скорость сдвига
options-camp-pace = «Штабы»: компьютер ходит каждые
options-seconds = { $count } с
options-language = Язык
options-language-system = Как в системе
language-en = English
language-fr = Français
language-es = Español
language-ko = 한국어
language-ru = Русский
options-text-size = Размер текстов и панелей
options-side-colours = Цвета сторон
options-colours-blue-red = Синий и красный
options-colours-blue-orange = Синий и оранжевый
options-colours-yellow-violet = Жёлтый и фиолетовый
options-colours-white-black = Белый и чёрный
options-reduced-motion = Меньше движения
options-press-a-key = Нажмите...
ask-key = Клавиша { $key } занята
ask-key-text = Сейчас она делает вот что: { $other }. Пусть теперь делает: { $intent }?
ask-key-yes = Занять
ask-reset = Вернуть как было: { $what }?
ask-reset-text = Всё на этой странице станет таким, каким было вначале.
ask-reset-yes = Вернуть
keycap-tab = Tab
keycap-enter = Enter
keycap-space = Пробел
keycap-escape = Esc
keycap-backspace = Backspace
keycap-insert = Insert
keycap-delete = Delete
keycap-home = Home
keycap-end = End
keycap-page-up = Page Up
keycap-page-down = Page Down
keycap-shift = Shift
keycap-control = Ctrl
key-previous_unit = предыдущий отряд
key-turn_left = повернуть вид влево
key-turn_right = повернуть вид вправо
key-zoom_in = приблизить
key-zoom_out = отдалить
key-speed_1 = скорость ×1
key-speed_2 = скорость ×2
key-speed_4 = скорость ×4
key-speed_8 = скорость ×8
key-faster = быстрее
key-slower = медленнее

## Новый бой

battle-begin = В бой
battle-maps = Карты
battle-battle = Бой
battle-map-size = { $width } × { $height } клеток
battle-map-points = { $count ->
    [0] Победных точек нет
    [one] { $count } победная точка
    [few] { $count } победные точки
   *[other] { $count } победных точек
}
battle-person = Человек
battle-computer = Компьютер: { $name }
battle-forces = Силы
battle-forces-own = Как на карте
battle-forces-drawn = По жребию и бюджету
battle-forces-of = Силы: { $side }
battle-forces-bought = Выбраны вручную
battle-buy = Выбрать отряды вручную
battle-force-wrong = { $side }: { $wrong }
battle-forces-later = Жребий бросят в начале боя; у обеих сторон силы одинаковы.
battle-units = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
battle-budget = Бюджет каждой стороны
battle-budget-own = Задан картой
battle-budget-why = Бюджет есть только у сил, выбранных по жребию.
battle-placing = Расстановка отрядов
battle-placed-usual = Расставляет игра
battle-placed-by-hand = Расставляете вы
battle-season = Время года
battle-seed = Зерно случая
battle-seed-any = новое
battle-seed-clear = Пусть решит случай
battle-placed = Силы ставятся в цветных зонах, вне видимости друг друга.
battle-cannot-begin = Бой не может начаться

## Силы, выбранные вручную

title-force = Выбор сил
force-of = { $side }, { $map }
force-keys = Щелчок или → — на один больше, ← — на один меньше; также + и − и колесо над ними. F3 расскажет об отряде больше.
force-done = Готово
force-needs = Нужен: { $unit }.
force-look-up = { $unit }: в энциклопедии
force-fewer = { $unit }: на один меньше
force-none-of-it = Таких нет.
force-more = { $unit }: на один больше
force-too-dear = Стоит { $price }, осталось { $left }.
force-fill = Дополнить
force-fill-about = Случай потратит остаток и проследит, чтобы не было нехватки в важном.
force-clear = Очистить
force-kept = Именные силы
force-spent = { $spent } из { $budget }
force-left = осталось { $left }
force-chosen = { $count ->
    [0] Ничего не выбрано
    [one] Выбран { $count } отряд
    [few] Выбрано { $count } отряда
   *[other] Выбрано { $count } отрядов
}
force-missing = Чего не хватает
force-wrong-empty = Ещё не выбрано ни одного отряда.
force-wrong-over-budget = Стоит { $cost }, а потратить можно { $budget }.
force-wrong-no-room = В зоне начала есть место для { $room } из { $units } отрядов.
force-wrong-no-operator = { $name }: некому управлять. Нужен оператор дронов.
force-wrong-unknown-unit = В этой игре нет отряда «{ $name }».
force-lacks-engineer = Нет сапёров: некому занимать точки победы.
force-lacks-tractor = { $count ->
    [one] { $count } пушка без грузовика: ей не сойти с места.
    [few] { $count } пушки без грузовика: им не сойти с места.
   *[other] { $count } пушек без грузовика: им не сойти с места.
}
force-lacks-general = Нет генерала: некому ободрять войска и давать им второй выстрел.
force-lacks-supplier = Нет грузовика снабжения: боеприпасы и топливо кончатся.
force-lacks-drone = Оператору без дронов почти нечего делать.
title-named-forces = Именные силы
named-forces-name = Название этих сил
named-forces-keep = Сохранить
named-forces-list = Сохранённые силы: щелчок возвращает их
named-forces-none = Пока ничего не сохранено.
named-forces-delete = Удалить «{ $name }»
named-forces-full = Больше сохранить нельзя: сначала удалите что-нибудь.
named-forces-not-written = Не удалось записать силы
named-forces-not-read = Некоторые именные силы не удалось прочесть
named-forces-not-read-text = Они пропущены:
ask-delete-force = Удалить эти силы?
ask-delete-force-text = «{ $name }» исчезнут навсегда.
ask-delete-force-yes = Удалить
ask-replace-force = Заменить эти силы?
ask-replace-force-text = Силы «{ $name }» уже есть. Их состав пропадёт.
ask-replace-force-yes = Заменить
forces-no-table = здесь ожидались таблицы, например [forces."Мои силы"]
forces-too-many = читается не больше { $most } сил
forces-bad-name = название сил — от 1 до { $most } знаков
forces-no-units = ожидались виды отрядов с числами от 1 до { $most }, например tank = 2
forces-put-aside = файл сохранён под именем { $name }, силы начаты заново

## Задания

mission-begin = Начать задание
mission-won = Победа, раунд { $round }
mission-best = Лучшая победа: в раунде { $round }
mission-rounds = { $count ->
    [one] Не больше { $count } раунда
   *[other] Не больше { $count } раундов
}
mission-progress = Заданий выиграно: { $won } из { $count }
mission-next = Следующее
mission-difficulty = { $difficulty ->
    [easy] Лёгкое
    [hard] Трудное
   *[medium] Среднее
}
mission-briefing = Боевая задача
mission-play = Играть: { $side }

## Сохранения и записи

shelf-load-empty = Нет боя, который можно было бы продолжить.
shelf-replays-empty = Пока ничего не записано. Записывается каждый ваш бой.
shelf-load-open = Продолжить
shelf-replays-open = Смотреть
shelf-delete = Удалить
shelf-cannot = Этот файл открыть нельзя
shelf-not-deleted = Удалить не удалось
shelf-game = Игра
shelf-round = Длина
shelf-turn = Ходят
shelf-when = Сыгран
shelf-battle = Бой
shelf-outcome = Исход
shelf-unfinished = Не закончен
shelf-player = { $side }: { $who }
shelf-computer = Компьютер
shelf-today = Сегодня, { $time }
shelf-yesterday = Вчера, { $time }
shelf-date = { $day }.{ $month }.{ $year }, { $time }
ask-delete = Удалить этот бой?
ask-delete-text = { $name }, { $when }: он пропадёт навсегда.
ask-delete-yes = Удалить
save-name = Имя сохранения
save-save = Сохранить
save-replace = Заменить
save-no-name = Сохранению нужно имя.
save-saves = Что уже сохранено
save-none = Пока ничего нет.
save-nothing = Этот бой не записывается, поэтому сохранить его нельзя.
save-over = Бой окончен. Его запись сохранена.
save-not-saved = Бой не сохранён
save-done = Сохранено: { $name }
ask-replace = Заменить это сохранение?
ask-replace-text = Сохранение «{ $name }» уже есть. То, что в нём, пропадёт.
ask-replace-yes = Заменить
