"""What the texts claim that several notebooks share; see ``assignments/_shared/``."""

from pathlib import Path

from autograder.authoring.claims import claim, given
from autograder.authoring.shared_text import placed_names
from autograder.authoring.text import read_text
from autograder.config import read_course
from autograder.paths import CoursePaths

PATHS = CoursePaths(Path(__file__).parents[2])

given(
    "A mistake in one function costs only its own marks",
    "Right means: within a relative error of $10^{-9}$ of the exact value [...] is 0)",
    why="rules of the course, which hidden tests and calibration hold",
)


@claim("of which at most 20 % of the topic's marks count")
def the_course_caps_a_bonus():
    assert read_course(PATHS.root).bonus_cap == 0.2


@claim("In hidden tests a call has 5 seconds of processor time, and the libraries [...] no SciPy.")
def the_course_limits_a_call():
    assert read_course(PATHS.root).limits.call_cpu_seconds == 5
    assert "scipy" not in (PATHS.root / "requirements" / "sandbox.lock").read_text().lower()


@claim("In every notebook inputs are finite")
def every_notebook_places_the_conventions():
    texts = sorted(PATHS.shared_texts.parent.glob("*/notebook.md"))
    assert texts
    for path in texts:
        pieces = read_text(PATHS, path.parent.name)
        assert "conventions" in placed_names(pieces, PATHS), path.parent.name
