"""nbgrader's view of this course; everything that is not said here is nbgrader's default."""

c = get_config()  # noqa: F821  (nbgrader provides it)

# --- release: what a student finds where an answer in words goes
c.ClearSolutions.text_stub = "*Your answer here.*"
