"""When something goes wrong: the log, what a player sees, and the bundle that a bug report needs."""
