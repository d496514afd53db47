"""What is exported of Headquarters."""
