"""The opponent of Headquarters: a seat that holds only views."""
