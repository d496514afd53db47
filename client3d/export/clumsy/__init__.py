"""What is exported of the main ruleset."""
