"""The 3D isometric client. Only this package imports Panda3D."""
