"""What can be looked up of Headquarters."""
