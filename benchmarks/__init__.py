"""Measures the engine beside stock nbgrader: the same submissions, in the same run."""
