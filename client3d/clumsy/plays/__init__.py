"""How each event is played: a module for each subject, and the table of all of them."""
