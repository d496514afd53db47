"""The opponent of Skirmish: a seat that holds only views."""
