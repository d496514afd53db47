"""How each sound is made, by code alone: recipes by subject, what they are mixed from, and the catalogue of all."""
