"""The figures that a student should see once the exercises are right, as they lie beside the text.

``autograder figures`` draws them with the references into ``assignments/<topic>/expected_figures``,
and ``build`` puts each below the cell that draws it, folded.
"""

from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from autograder.errors import CourseTextError, Fault
from autograder.paths import CoursePaths

FOLDER = "expected_figures"
"""Its name beside the text, in ``source/`` and in ``release/``."""

INDEX = "index.json"


@dataclass(frozen=True)
class ExpectedFigure:
    """One picture: the cell that draws it, its file, and what it shows in words."""

    cell: str
    file: str
    alt: str


@dataclass(frozen=True)
class ExpectedFigures:
    """All of a topic, in the order of its cells; ``made_from`` is the hash of what they show."""

    made_from: str = ""
    figures: tuple[ExpectedFigure, ...] = ()

    def of_cell(self, cell: str) -> tuple[ExpectedFigure, ...]:
        """Return the pictures that one cell draws."""
        return tuple(figure for figure in self.figures if figure.cell == cell)


INDEX_TYPE = TypeAdapter(ExpectedFigures)
NO_FIGURES = ExpectedFigures()


def figures_folder(paths: CoursePaths, topic: str) -> Path:
    """Where they lie beside the text of a topic."""
    return paths.assignment(topic) / FOLDER


def read_expected_figures(paths: CoursePaths, topic: str) -> ExpectedFigures:
    """Read which figures a topic has; none, if they were never drawn.

    Raises
    ------
    CourseTextError
        If the index is damaged, or names a picture that is not there.
    """
    index = figures_folder(paths, topic) / INDEX
    shown = index.relative_to(paths.root)
    if not index.is_file():
        return NO_FIGURES
    again = f"Run: autograder figures {topic} --force"
    try:
        found = INDEX_TYPE.validate_json(index.read_bytes())
    except ValidationError as error:
        message = f"not an index of figures: {error.errors()[0]['msg']}. {again}"
        raise CourseTextError([Fault(shown, 1, message)]) from None
    missing = [one.file for one in found.figures if not (index.parent / one.file).is_file()]
    if missing:
        message = f"{', '.join(missing)} is named here and not there. {again}"
        raise CourseTextError([Fault(shown, 1, message)])
    return found
