unit-militia = Milice
unit-militia-about = Bon marché, et prend des villes. Elle ne frappe pas fort.
