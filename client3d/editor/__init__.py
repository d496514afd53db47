"""The map editor without its screen: what is drawn, how it is taken back, what is wrong with it, where it is kept."""
