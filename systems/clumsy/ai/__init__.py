"""The opponent: a seat that plays a side from nothing but the views it is shown."""
