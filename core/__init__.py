"""The engine: worlds, boards, orders, events, views, packs. Knows no ruleset and no screen."""

__version__ = "0.1.0"
