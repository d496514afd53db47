unit-assault_gun = Штурмовое орудие
unit-assault_gun-about = Медленное, с тяжёлой пушкой для малых расстояний.
weapon-assault_cannon = Штурмовая пушка
weapon-assault_cannon-about = Бьёт сильно, но недалеко.
