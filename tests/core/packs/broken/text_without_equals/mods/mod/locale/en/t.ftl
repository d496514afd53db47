unit-tank tank
