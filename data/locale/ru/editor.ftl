# Редактор карт.

title-editor = Редактор карт
editor-title = Редактор карт
pause-editor = В редактор карт
battle-edit-copy = Изменить копию в редакторе

## Панель

editor-new = Другая карта
editor-terms = О карте
editor-undo = Отменить
editor-redo = Вернуть
editor-save = Сохранить
editor-test = Испытать в бою
editor-nothing-undone = Отменять нечего
editor-nothing-redone = Возвращать нечего
editor-not-sound = В карте ещё есть ошибки; какие, говорит список справа
editor-unnamed = Карта без названия
editor-changed = { $name } *

## Инструменты

editor-tool-brush = Кисть
editor-tool-brush-tip = Рисует, пока нажата кнопка. С клавиатуры: стрелки и пробел.
editor-tool-line = Линия
editor-tool-line-tip = От клетки до клетки; для дорог и рек. С клавиатуры: пробел на обоих концах.
editor-tool-rectangle = Прямоугольник
editor-tool-rectangle-tip = Все клетки между двумя углами; для зон начала.
editor-tool-fill = Заливка
editor-tool-fill-tip = Все смежные клетки той же местности.
editor-tool-pick = Взять образец
editor-tool-pick-tip = Дальше рисует тем, что лежит в клетке. Правая кнопка делает это всегда.
editor-brush = Кисть шириной в клетках: { $cells } ({ $cells })
editor-symmetry = Симметрия
editor-symmetry-none = Без симметрии
editor-symmetry-turned = Поворот
editor-symmetry-mirrored = Зеркально
editor-symmetry-tip = Обе половины рисуются сразу; синее в одной станет красным в другой.
editor-nobodys = Ничей
editor-no-owner = Это никому не принадлежит
editor-ink-point = Точка победы
editor-ink-zone = Зона начала
editor-ink-mine = Мина
editor-ink-erase = Стереть
editor-cell = ({ $x }, { $y })
editor-point-numbered = Точка победы { $number }

## Ошибки

editor-verdict = Ошибки
editor-sound = Нет: карту можно сохранить и играть на ней.
editor-alike = Обе половины одинаковы.
editor-not-alike = Половины не одинаковы.
editor-size = Клеток: { $width } × { $height }
editor-units = { $side }: отрядов { $count }
editor-no-forces = для этой карты нельзя составить войско: дайте зонам начала больше свободной земли или увеличьте бюджет

## Сохранение

editor-saved = Сохранена в моде { $mod }, он включён: карта есть в списке новых боёв.
editor-kept-as-draft = Оставлена как черновик: пока есть ошибки, играть нельзя.
editor-not-saved = Карта не сохранена
editor-foreign = Этот файл сделан не редактором, поэтому он не тронут: { $name }
editor-name-taken = В игре или в моде уже есть карта с именем файла { $name }. Дайте своей другое.
ask-editor-replace = Заменить { $name }?
ask-editor-replace-text = Одна из ваших карт носит это имя файла. Её копия сохранится.
ask-editor-replace-yes = Заменить
ask-editor-leave = Оставить эту карту?
ask-editor-leave-text = В ней есть несохранённые изменения. Черновик останется.
ask-editor-leave-yes = Оставить
ask-editor-leave-no = Рисовать дальше
editor-no-test = Карту нельзя испытать

## С чего начать

editor-sources = С чего начать
editor-begin = Начать
editor-source-empty = Пустая карта
editor-source-empty-words = Открытая земля от края до края.
editor-source-random = Случайная карта
editor-source-random-words = Честная карта, её можно менять. Одно и то же число даёт ту же карту.
editor-source-draft = Черновик
editor-source-draft-words = Карта, которую оставили не сохранив.
editor-source-own = Ваша карта
editor-source-own-words = Продолжить.
editor-source-copy = Копия карты
editor-source-copy-words = Сама карта останется прежней.
editor-copy-of = { $name } (копия)
editor-width = Клеток в ширину
editor-height = Клеток в высоту
editor-style = Вид
editor-dice = Случайное число
editor-no-random = Карта не нашлась
editor-no-random-text = Для такого вида и размера не вышло карты, где всё достижимо. Возьмите другое число или размер побольше.
editor-no-map = Карта не читается
editor-no-draft = Черновик не читается
editor-no-draft-text = Файл повреждён или сделан не редактором.

## О карте

editor-texts = Тексты
editor-map-title = Название
editor-map-name = Имя файла (a–z, цифры, _)
editor-map-name-hint = из названия
editor-map-about = Описание
editor-texts-words = Два предложения для страницы нового боя. Они записываются по-английски и на вашем языке.
editor-battle = Бой и размер
editor-hour = Время
editor-weather = Погода
editor-round-limit = Раундов не больше (–: как обычно)
editor-forces-drawn = Случайные
editor-forces-kept = Как сейчас
editor-forces-tip = Случайные: у обеих сторон одни и те же отряды в нынешних зонах. Как сейчас: отряды остаются на местах.
editor-anchor = Что остаётся на месте
editor-anchor-middle = Середина
editor-anchor-top-left = Слева вверху
editor-anchor-bottom-right = Справа внизу
editor-resize = Изменить размер
editor-same-size = Карта уже такого размера
