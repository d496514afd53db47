unit-militia = Ополчение
unit-militia-about = Дешёвое и берёт города. Бьёт слабо.
