"""The `clumsy` command: parses, then hands over."""
