"""The inside of a grading run: what must be graded, by whom, and how it is recorded."""
