"""What state what is on the screen is in, whatever the ruleset: played, watched, between two persons, over."""

PLAYING, WATCHING, HANDOVER, RECAP, OVER = "playing", "watching", "handover", "recap", "over"
