"""A miniature table: values in, picture out. It knows no ruleset; a client tells it where everything stands."""
