unit-tank = tank
