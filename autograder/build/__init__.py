"""Making the notebooks of instructors and students, and the folders that they lie in."""
