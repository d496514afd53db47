"""What is round a battle of Headquarters: putting one together."""
