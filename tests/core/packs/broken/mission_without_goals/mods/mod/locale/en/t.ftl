mission-walk-briefing = Walk.
