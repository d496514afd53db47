"""The screens round a battle: title, new battle, missions, saves, options; and what leads from one to the next."""
