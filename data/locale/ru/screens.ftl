# Экраны вокруг боя: заставка, пауза, настройки, списки боёв.

screen-back = Назад
screen-cancel = Отмена
screen-go-on = Дальше
screen-loading = Загрузка…
screen-round = Раунд { $round }

## Заставка

title-name = General Clumsy
title-words = Пошаговая тактика. Никаких бросков кубика: что показал предпросмотр, то и случится.
title-continue = Продолжить
title-nothing-unfinished = Незаконченных боёв нет.
title-new-battle = Новый бой
title-missions = Задания
title-load = Загрузить
title-replays = Записи боёв
title-options = Настройки
title-help = Справка
title-credits = Об авторах
title-quit = Выйти
title-version = Версия { $version }

## Пауза

pause-title = Пауза
pause-resume = Продолжить
pause-save = Сохранить
pause-load = Загрузить
pause-options = Настройки
pause-help = Клавиши
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
ask-surrender-text = Все ваши подразделения покинут карту, и бой будет проигран.
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

settings-not-kept = Не удалось записать настройки
settings-not-kept-text = Они действуют до выхода из игры. Причина: { $message }
settings-no-table = здесь ожидалась [таблица] настроек
settings-no-keys = ожидался список клавиш, например ["f", "shift-f"]
settings-put-aside = файл сохранён под именем { $name }, настройки начаты заново
