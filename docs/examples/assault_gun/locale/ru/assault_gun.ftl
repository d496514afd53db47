unit-assault_gun = Штурмовое орудие
unit-assault_gun-about = Спереди толстая броня, тяжёлая пушка для коротких дистанций и никакой башни.
weapon-assault_cannon = Штурмовая пушка
weapon-assault_cannon-about = Бьёт сильно, но недалеко.
