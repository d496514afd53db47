# Таблица `clumsy bench`: что обещано, что намерено и с чем это сравнивается.

## Во время измерений

bench-part-board = Измеряется поле…
bench-part-engine = Измеряется движок…
bench-part-ai = Компьютер играет сам с собой…
bench-part-battle = Целые сражения…
bench-part-replay = Переходы по повтору…
bench-part-recording = Записывается сражение…
bench-part-start = Измеряется запуск…
bench-part-mods = Проверка мода…
bench-part-frame = Измеряется кадр…
bench-part-longest = Поиск самых долгих кадров…
bench-part-client = Открывается клиент…

## Таблица

bench-column-promise = Обещание
bench-column-measured = Измерено
bench-column-reference = Эталон
bench-column-ratio = Отношение
bench-column-bound = Предел
bench-column-holds = Соблюдено
bench-holds = да
bench-broken = НЕТ
bench-not-measured = не измерено
bench-frame-ran = { $what }, кадр { $number }: { $ms } мс, по часам { $clock } мс ({ $ran })
bench-unknown = clumsy: измерять нечего под именем { $part }. Есть: { $known }
bench-summary = { $held ->
    [one] Соблюдено { $held } обещание
    [few] Соблюдено { $held } обещания
   *[many] Соблюдено { $held } обещаний
  }, { $broken ->
    [0] нарушенных нет
    [one] нарушено { $broken }
   *[many] нарушено { $broken }
  }.

## Что обещано

bench-reach = Досягаемые клетки на 40x40, самый дорогой отряд
bench-reach-sum = Досягаемые клетки всех отрядов вместе
bench-line = Линия огня, один запрос
bench-fog = Туман 40 отрядов целиком
bench-undo = Отмена приказа, 60 отрядов
bench-copy = Полная копия, 60 отрядов
bench-chain = Цепочка из 50 операторов, гибнущих со своими дронами
bench-ai-turn = Ход компьютера, по 12 отрядов на 40x40
bench-ai-orders = Принятых приказов на отряд за ход
bench-ai-decided = Игр, решённых до предела раундов
bench-activation = Активация компьютера в «Стычке», в среднем
bench-activation-longest = Самая долгая
bench-game = 30 раундов по 25 отрядов на 40x40, все наземные правила
bench-watched-move = Ход мимо 20 отрядов в засаде, 9 из них стреляют
bench-seek = В любое место повтора из 60 раундов, без отрисовки
bench-replay-size = Запись 30 раундов по 25 отрядов
bench-recording = Сама запись этих 30 раундов
bench-start = `scenario check` одного файла от начала до конца
bench-check-mod = Проверка мода из 1000 единиц
bench-check-wrong-mod = То же с ошибкой в каждой
bench-frame = Кадр без рисования, 40x40, 80 отрядов, самое дорогое качество
bench-frame-large = Кадр без рисования, 100x100, 300 отрядов, самое дорогое качество
bench-nodes = Узлов сцены в покое
bench-longest-ai-25 = Самый долгий кадр ходов компьютера, по 25 у стороны
bench-longest-ai-60 = Самый долгий кадр ходов компьютера, по 60 у стороны
bench-longest-turn = Самый долгий кадр своего хода, по 60 у стороны
bench-longest-scroll = Самый долгий кадр при прокрутке 100x100
bench-longest-seek = Самый долгий кадр при переходах по записи
bench-longest-marks = Самый долгий кадр при чтении отметок
bench-longest-save = Самый долгий кадр при сохранении боя
bench-longest-tidying = Самая долгая остановка для очистки памяти
bench-open-title = От запуска до заставки
bench-open-40 = От запуска до боя на 40x40
bench-open-100 = От запуска до боя на 100x100

## Пределы и единицы

bench-against-heapq = { $figure } с кучей
bench-against-order = { $figure } у самого приказа
bench-against-game = { $figure } у самой игры
bench-against-wesnoth = { $figure } в Battle for Wesnoth
bench-against-libraries = { $figure } у одних библиотек
bench-against-window = { $figure } у одного окна
bench-against-clock = { $figure } по часам
bench-bound-at-most = не больше { $figure }
bench-bound-under = меньше { $figure }
bench-bound-at-least = не меньше { $figure }
bench-bound-of-reference = не больше { $figure } × эталон
bench-bound-times-faster = быстрее хотя бы в { $figure } раза
bench-unit-us = { $figure } мкс
bench-unit-ms = { $figure } мс
bench-unit-s = { $figure } с
bench-unit-percent = { $figure } %
bench-unit-number = { $figure }
bench-unit-count = { $figure }
bench-unit-kb = { $figure } КБ
