pack-title = Стычка

unit-zouave = Зуав
unit-prussian = Прусский пехотинец
unit-scout = Разведчик
unit-sniper = Снайпер
unit-leader = Командир
unit-dragoon = Драгун
unit-wagon = Повозка

weapon-muzzle_loader = Дульнозарядная винтовка
weapon-needle_gun = Игольчатая винтовка
weapon-sniper_rifle = Снайперская винтовка
weapon-revolver = Револьвер
weapon-carbine = Карабин

area-rough = Пересечённая местность
area-road = Дорога

obstacle-hedge = Живая изгородь
obstacle-fence = Забор
obstacle-wall = Стена

building-farm = Ферма
building-barn = Амбар
building-inn = Трактир
building-smithy = Кузница
building-mill = Мельница
building-chapel = Часовня
building-church = Церковь
building-stable = Конюшня

object-flag = Знамя
object-object = Важный предмет
object-loot = Добыча

formation-none = Свободная группа
formation-line = Линия
formation-column = Походная колонна

side-blue = Синие
side-red = Красные

mission-farm = Ферма
mission-farm-about = Два отряда встречаются среди изгородей. Сломите врага: выведите из строя половину его бойцов.
mission-colours = Знамя
mission-colours-about = Знамя лежит между линиями. Отнесите его за свою линию.
mission-strongbox = Сундук
mission-strongbox-about = Возьмите сундук на дороге и удержите его до конца двух ходов подряд.
