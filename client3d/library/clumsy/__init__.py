"""What can be looked up of the main ruleset."""
