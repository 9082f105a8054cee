"""What a student reads about a mistake that was recognised: a statement about behaviour alone."""

from collections.abc import Sequence
from pathlib import Path

from autograder.errors import CourseTextError
from autograder.mistakes.answer_headers import read_answer_header
from autograder.model import Exercise
from autograder.paths import CoursePaths

MOST_NAMED = 3
LIKE = "Your function behaves like one that {}."
SEVERAL = "Your function behaves like {}. No input that was tried tells these apart."
WITH_RIGHT = "With {} in place of your own: "


def mistake_file(paths: CoursePaths, exercise: Exercise, name: str) -> Path:
    """Return the file of a stored wrong answer."""
    return paths.calibration(exercise.topic, exercise.name) / "wrong" / f"{name}.py"


def behaviour_words(paths: CoursePaths, exercise: Exercise, name: str) -> str:
    """Return what a stored wrong answer does, such as "divides by n"; empty if nothing says it."""
    file = mistake_file(paths, exercise, name)
    try:
        return read_answer_header(file, file).sentence.rstrip(".")
    except (OSError, CourseTextError, ValueError):
        return ""


def naming_words(
    paths: CoursePaths, exercise: Exercise, names: Sequence[str], helpers: Sequence[str] = ()
) -> str:
    """Return what a student reads; empty if nothing is recognised, or nothing says what it is.

    Parameters
    ----------
    names : sequence of str
        The stored mistakes that the answer behaves like.
    helpers : sequence of str
        The exercises that references answered when it was found.
    """
    own = {mistake.name: mistake.text for mistake in exercise.mistake_texts}
    texts = dict.fromkeys(own[name] for name in names if name in own)
    words = dict.fromkeys(behaviour_words(paths, exercise, n) for n in names if n not in own)
    lines = [*texts, *_like([line for line in words if line])]
    before = WITH_RIGHT.format(_listed(helpers)) if helpers and lines else ""
    return before + " ".join(lines)


def _like(behaviours: Sequence[str]) -> list[str]:
    if len(behaviours) < 2:
        return [LIKE.format(words) for words in behaviours]
    shown = [f"one that {words}" for words in behaviours[:MOST_NAMED]]
    return [SEVERAL.format(", or ".join(shown))]


def _listed(helpers: Sequence[str]) -> str:
    *others, last = [f"`{helper}`" for helper in helpers]
    right = f"{', '.join(others)} and {last}" if others else last
    return f"{'right' if others else 'a right'} {right}"
