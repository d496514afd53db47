"""Models that mods bring as glTF: read, bounded and checked without a screen."""
