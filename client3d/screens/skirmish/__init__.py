"""What is round a battle of Skirmish: choosing a mission and who plays it."""
