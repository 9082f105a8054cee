"""Courses that know nothing of us: nbgrader's own steps, with its cells run in the sandbox."""
