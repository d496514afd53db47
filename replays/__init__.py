"""Recording, reading and verifying games."""
