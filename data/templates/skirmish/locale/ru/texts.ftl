unit-grenadier = Гренадер
unit-grenadier-about = Высокий, стойкий, с тяжёлым мушкетом.
weapon-heavy_musket = Тяжёлый мушкет
weapon-heavy_musket-about = Бьёт не так далеко, как винтовка.
mission-ford = Брод
mission-ford-about = Два дозора встречаются у брода среди зарослей.
mission-ford-briefing = Кто первым встанет за стеной, у того и преимущество.
