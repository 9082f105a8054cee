"""What the cases of this folder are made of: the released notebook, filled in, and then spoilt."""

import functools
import io
import json
import zipfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from autograder.authoring.assignment import read_topic
from autograder.authoring.reference import read_reference
from autograder.paths import CoursePaths
from tests.course_copy import TOPIC as SLUG
from tests.course_copy import WRITTEN, tiny_course

FILE = f"{SLUG}.ipynb"

Cell = dict[str, Any]
Document = dict[str, Any]
Files = Mapping[str, bytes]

PATHS = CoursePaths(WRITTEN)
TOPIC = read_topic(PATHS, SLUG)
POINTS = {exercise.name: exercise.max_points for exercise in TOPIC.exercises}
BONUS = {exercise.name for exercise in TOPIC.exercises if exercise.is_bonus}
RIGHT = {name: read_reference(PATHS, SLUG, name).solution_cell for name in POINTS}
STUBS = {name: read_reference(PATHS, SLUG, name).stub for name in POINTS}


@dataclass(frozen=True)
class Case:
    """One awkward submission and what must come of it.

    Attributes
    ----------
    line : int
        The kind of trouble: the number of the group's list that it belongs to.
    title : str
        What the student did.
    files : callable
        Makes what is handed in: the notebook, or files by their path below the inbox, in which
        ``{id}`` stands for the student.
    loses : mapping
        Points lost, by exercise; everything else must be earned in full.
    student, instructor : tuple of str
        Phrases that the feedback page, and the instructor's outputs, must hold.
    outcome : str
        ``graded``, ``no score`` (a person must look), or ``refused`` (not even collected).
    """

    line: int
    title: str
    files: Callable[[], bytes | Files]
    loses: Mapping[str, int] = field(default_factory=dict)
    student: tuple[str, ...] = ()
    instructor: tuple[str, ...] = ()
    outcome: str = "graded"
    id: str = ""

    @property
    def student_id(self) -> str:
        """Who hands it in."""
        words = "".join(c if c.isalnum() else " " for c in self.title.lower()).split()
        return self.id or f"a{self.line:02}-{'-'.join(words)}"[:60].strip("-")

    def handed_in(self) -> Files:
        """Return the files by their path below the inbox."""
        made = self.files()
        files = {f"{{id}}/{SLUG}/{FILE}": made} if isinstance(made, bytes) else made
        return {path.replace("{id}", self.student_id): data for path, data in files.items()}


# --- notebooks --------------------------------------------------------------------------------


def document(answers: Mapping[str, str] | None = None, *, has_figures: bool = False) -> Document:
    """Fill the released notebook in: with right answers, apart from those given.

    The released experiments, which draw figures, take most of a run; they stay out unless asked
    for.
    """
    filled: Document = json.loads(_released())
    if not has_figures:
        filled["cells"] = [cell for cell in filled["cells"] if not _draws(cell)]
    sources = {**RIGHT, **(answers or {})}
    for cell in filled["cells"]:
        name = id_of(cell).removesuffix("-answer")
        if name in sources:
            cell["source"] = sources[name]
    return filled


@functools.cache
def _released() -> str:
    return CoursePaths(tiny_course()).release_notebook(SLUG).read_text()


def _draws(cell: Cell) -> bool:
    source = "".join(cell["source"])
    return cell["cell_type"] == "code" and "plt." in source and "import numpy" not in source


def id_of(cell: Cell) -> str:
    """Return the grade id of a cell, or an empty text."""
    return str(cell["metadata"].get("nbgrader", {}).get("grade_id", ""))


def place_of(notebook: Document, grade_id: str) -> int:
    """Find a cell by its grade id."""
    return next(n for n, cell in enumerate(notebook["cells"]) if id_of(cell) == grade_id)


def code(source: str) -> Cell:
    """Make a code cell of the student's own."""
    return {
        "cell_type": "code",
        "metadata": {},
        "source": source,
        "outputs": [],
        "execution_count": None,
        "id": f"own-{len(source)}-{sum(source.encode())}",
    }


def dumped(notebook: Document) -> bytes:
    """Save a notebook as Jupyter does."""
    return json.dumps(notebook, indent=1, ensure_ascii=False).encode()


def right() -> bytes:
    """Return the notebook with right answers only."""
    return dumped(document())


def untroubled() -> bytes:
    """Return the whole notebook, figures and all, with right answers."""
    return dumped(document(has_figures=True))


def answered(**answers: str) -> Callable[[], bytes]:
    """Hand in right answers, apart from those given."""
    return lambda: dumped(document(answers))


def with_cells(
    before: str = "", middle: str = "", after: str = "", **answers: str
) -> Callable[[], bytes]:
    """Hand in right answers with cells of one's own: first, after the imports, and last."""

    def make() -> bytes:
        notebook = document(answers)
        cells = notebook["cells"]
        cells[2:2] = [code(middle)] if middle else []
        cells[:0] = [code(before)] if before else []
        cells += [code(after)] if after else []
        return dumped(notebook)

    return make


def changed(change: Callable[[Document], Any], **answers: str) -> Callable[[], bytes]:
    """Hand in right answers after some change of the notebook."""

    def make() -> bytes:
        notebook = document(answers)
        change(notebook)
        return dumped(notebook)

    return make


def all_lost(*names: str) -> dict[str, int]:
    """Name exercises that earn nothing."""
    return {name: POINTS[name] for name in names}


def zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Pack files into a zip."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return buffer.getvalue()
