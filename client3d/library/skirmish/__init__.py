"""What can be looked up of Skirmish."""
