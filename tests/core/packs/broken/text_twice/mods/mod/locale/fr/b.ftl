# mieux

unit-tank = blindé
