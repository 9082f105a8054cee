"""References of the tiny course."""
