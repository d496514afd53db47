# Задания и цели: что может быть не так в файле и что о них говорится в бою.

goal-needs = для такой цели нужно «{ $name }»
goal-takes-no = такая цель не принимает «{ $name }»
goal-combine = цели этой стороны уже сочетаются как «{ $name }»
goal-nobody = в этом бою нет «{ $name }», о которых могла бы идти речь
goal-off-map = клетка { $x }, { $y } вне карты
goal-no-point = на клетке { $x }, { $y } нет точки победы
goal-no-points = на этой карте нет точек победы
goal-no-structure = на клетке { $x }, { $y } ничего не стоит
goal-own-structure = это принадлежит самой стороне
goal-own-unit = уничтожать можно только части другой стороны
goal-not-own-unit = это должны быть части самой стороны
goal-unit-unknown = часть названа дважды или её нет
goal-number = { $number } здесь невозможно: от 1 до { $most }
goal-small-zone = в этой зоне должны разом стоять { $count }, а места в ней на { $most }
setup-too-many-goals = целей больше { $most }, или ключ текста слишком длинный
setup-goal-side = цель { $number } принадлежит стороне, которой нет
setup-goal = цель { $number } не годится для игры: «{ $name }» задано неверно

## В бою

goal-kind-destroy_all = Уничтожить все части противника
goal-kind-hold_points = Удерживать точки победы: { $count }
goal-kind-hold_out = Продержаться до конца раунда { $round }
goal-kind-escort = Довести отмеченные части до отмеченной зоны: { $count }
goal-kind-kill = Уничтожить разыскиваемых врагов: { $count }
goal-kind-reach = Занять отмеченную зону частями: { $count }
goal-kind-destroy = Разрушить отмеченные постройки: { $count }
goal-kind-keep_alive = Отмеченные части должны уцелеть: { $count }
log-goal-met = Цель достигнута: { $goal }
log-goal-failed = Цель упущена: { $goal }
log-goal-open = Больше не достигнута: { $goal }
log-goal-of = { $side }: { $goal }
log-goal-progress = { $goal }: { $done } из { $count }
log-goal-left = { $goal }: осталось { $left }
log-target = Вот кого мы ищем: { $unit }
outcome-goals_failed = { $side }: цели больше недостижимы.
point-rule-mission = Войти может только сапёр. Он займёт точку, если в конце наших ходов подряд ({ $turns }) врага нет в пределах { $radius } клеток; враг так близко освобождает и занятую точку.
briefing-title = Как победить
briefing-begin = К войскам
briefing-close = Закрыть
goal-open = { $goal } ({ $done }/{ $count })
goal-met = { $goal } (достигнуто)
goal-failed = { $goal } (упущено)
goals-or = или
goals-own-one = Наша цель:
goals-own-any = Наши цели, хватит одной:
goals-own-all = Наши цели, все:
goals-of = { $side } хотят:
goals-line = { "– " }{ $goal }
key-goals = приказ и цели

## В файле задания

mission-fault-map-and-rows = задание на карте пакета не имеет своего «{ $name }»
mission-fault-sides = стороны задания — { $choices }, в этом порядке
mission-fault-no-goal = человек должен играть за { $name }, у которой нет цели
mission-fault-text = в пакете нет текста «{ $name }»
mission-fault-ground = «{ $name }» не может здесь стоять: местность — «{ $terrain }»
mission-fault-structure = «{ $name }» не может стоять на клетке { $x }, { $y }: мешает то, что там построено
mission-fault-point = на точке победы может стоять только сапёр, а «{ $name }» не сапёр
mission-fault-mine = часть не может начинать на мине, на клетке { $x }, { $y }
