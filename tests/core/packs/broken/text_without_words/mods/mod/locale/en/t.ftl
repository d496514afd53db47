unit-tank =
unit-truck = a truck
