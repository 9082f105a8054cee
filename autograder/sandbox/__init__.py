"""Where student code runs, seen from outside."""
