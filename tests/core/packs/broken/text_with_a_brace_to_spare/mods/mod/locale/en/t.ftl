unit-tank = a tank }
