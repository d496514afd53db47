"""The `clumsy` command: parses, then hands over."""

import gc

# loading modules makes next to no garbage, yet with Python's own threshold (700 objects) a headless start looks for it
# 70 times and spends 7 % of its time on that
gc.set_threshold(50_000)
