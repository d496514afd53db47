"""General Clumsy, the main ruleset."""
