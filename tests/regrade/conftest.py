"""A tiny course that was graded once: three exercises, of which one uses another."""

import json
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook

from autograder.course import open_course
from autograder.gradebook.database import database_url
from autograder.gradebook.students import StudentRecord, record_students
from autograder.model import Selection
from autograder.paths import CoursePaths
from autograder.pipeline.grade import Graded, GradeReport, grade
from autograder.pipeline.setup import set_up
from tests.gradebook.conftest import check_cell, nbgrader_facts, released

ROOT = Path(__file__).parents[2]
SLUG = "lines"

COURSE = """
title = "Lines"
topics = ["lines"]
[due]
lines = 2026-10-05T17:00:00Z
[late]
kind = "percent_per_day"
percent = 10
[limits]
call_cpu_seconds = 2
"""

ASSIGNMENT = """
title = "Lines"
goal = "Double."
hours = 1
[[exercise]]
name = "double"
points = 2
hints = ["Add."]
[[exercise]]
name = "halve"
points = 2
reveal = true
hints = ["Divide."]
[[exercise]]
name = "quadruple"
bonus = 2
uses = ["double"]
hints = ["Twice."]
"""

ANSWERS = {
    "double": "def double(x):\n    return 2 * x",
    "halve": "def halve(x):\n    return x / 2",
    "quadruple": "def quadruple(x):\n    return double(double(x))",
}

REFERENCE = '''
def {name}(x):
    """Change a number."""
    return {factor} * x
'''

HIDDEN = '''"""Hidden tests."""

import pytest
from hypothesis import strategies as st

from autograder.testing.search_mark import counterexample_search
from autograder.testing.assertions import assert_close


@pytest.mark.points(1)
def test_of_one(student):
    """Changes one."""
    assert_close(student.{name}(1.0), {factor})


@pytest.mark.points(1)
def test_of_many(student, reference):
    """Changes whatever there is."""
    for number in range(-3, 9):
        assert_close(student.{name}(1.0 * number), reference.{name}(1.0 * number))


@counterexample_search(x=st.integers(0, 9))
def look(student, reference, x):
    assert_close(student.{name}(1.0 * x), reference.{name}(1.0 * x))
'''
FACTORS = {"double": 2.0, "halve": 0.5, "quadruple": 4.0}

OFF_AT_FIVE = "def double(x):\n    return 2 * x + (x == 5)"
COUNTS = "calls = []\ndef halve(x):\n    calls.append(x)\n    return x / 2 + (len(calls) > 20)"
CHANCE = "import random\ndef double(x):\n    return 2 * x + (random.random() < 0.05)"

CLASS = {
    "right": ANSWERS,
    "helper": {**ANSWERS, "double": OFF_AT_FIVE},
    "wrong": {**ANSWERS, "halve": "def halve(x):\n    return x // 2", "double": "double = 3"},
    "quiet": {**ANSWERS, "double": CHANCE, "halve": COUNTS},
    "thread": {
        **ANSWERS,
        "": "import threading\nthreading.Thread(target=threading.Event().wait, "
        "daemon=True).start()",
    },
}


def hidden_test(root: Path, name: str) -> Path:
    return root / "autograder" / "hidden_tests" / SLUG / f"test_{name}.py"


def source_notebook() -> nbformat.NotebookNode:
    cells = []
    for name, answer in ANSWERS.items():
        head, body = answer.split("\n")
        source = f"{head}\n    ### BEGIN SOLUTION\n{body}\n    ### END SOLUTION"
        facts = nbgrader_facts(f"{name}-answer", solution=True)
        cells.append(new_code_cell(source, id=f"{name}-answer", metadata=facts))
        cells.append(check_cell(name, 0 if name == "quadruple" else 2))
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return new_notebook(cells=cells, metadata={"kernelspec": kernel})


def handed_in(answers: dict[str, str]) -> nbformat.NotebookNode:
    notebook = released(source_notebook())
    for cell in notebook.cells:
        name = cell.metadata["nbgrader"]["grade_id"].removesuffix("-answer")
        cell.source = answers.get(name, cell.source)
    notebook.cells += [new_code_cell(answers[""], id="own")] if "" in answers else []
    return notebook


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@dataclass(frozen=True)
class Room:
    """The course in a folder of its own."""

    root: Path

    @property
    def paths(self) -> CoursePaths:
        return CoursePaths(self.root)

    def grade(self, *students: str, **options: Any) -> dict[str, Graded]:
        return {item.student: item for item in self.report(*students, **options).graded}

    def report(self, *students: str, **options: Any) -> GradeReport:
        selection = Selection((), students)
        return grade(open_course(self.root), selection, jobs=1, sandbox="none", **options)

    def edit(self, name: str, old: str, new: str) -> None:
        """Change the hidden tests of an exercise."""
        path = hidden_test(self.root, name)
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))

    def results(self) -> dict[str, Any]:
        """Read what is stored, times aside."""
        files = sorted((self.paths.private / "results" / SLUG).glob("[!.]*.json"))
        return {file.stem: timeless(json.loads(file.read_text())) for file in files}

    def outcome(self) -> dict[str, Any]:
        """Everything that people see: results, copies, marks."""
        copies = sorted(self.paths.autograded.rglob("*.ipynb"))
        connection = sqlite3.connect(self.paths.gradebook)
        marks = connection.execute(
            "SELECT student_id, base_cell.name, auto_score, needs_manual_grade FROM grade "
            "JOIN base_cell ON grade.cell_id = base_cell.id "
            "JOIN submitted_notebook ON grade.notebook_id = submitted_notebook.id "
            "JOIN submitted_assignment ON submitted_notebook.assignment_id = "
            "submitted_assignment.id ORDER BY 1, 2"
        ).fetchall()
        connection.close()
        return {
            "results": self.results(),
            "marks": marks,
            **{str(path.relative_to(self.root)): path.read_text() for path in copies},
        }

    def tree(self) -> dict[str, bytes]:
        """Read every file."""
        files = [path for path in self.root.rglob("*") if path.is_file()]
        return {str(path): path.read_bytes() for path in files if path.suffix != ".pyc"}


def timeless(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: timeless(item) for key, item in value.items() if key != "cpu_seconds"}
    return [timeless(item) for item in value] if isinstance(value, list) else value


def copied(room: Room, folder: Path) -> Room:
    """Copy a class as it stands."""
    shutil.copytree(room.root, folder / "course", symlinks=True)
    return Room(folder / "course")


@pytest.fixture(scope="session")
def graded_once(tmp_path_factory: pytest.TempPathFactory) -> Room:
    """The class after its first grading."""
    room = Room(tmp_path_factory.mktemp("regrade") / "course")
    paths = room.paths
    write(paths.course_file, COURSE)
    write(paths.assignment_file(SLUG), ASSIGNMENT)
    write(room.root / "solutions" / "__init__.py", "")
    write(room.root / "solutions" / SLUG / "__init__.py", "")
    for name, factor in FACTORS.items():
        write(paths.reference(SLUG, name), REFERENCE.format(name=name, factor=factor))
        write(paths.hidden_test(SLUG, name), HIDDEN.format(name=name, factor=factor))
    write(paths.secret, "secret")
    for path, notebook in (
        (paths.source_notebook(SLUG), source_notebook()),
        (paths.release_notebook(SLUG), released(source_notebook())),
        *((paths.submission(s, SLUG) / f"{SLUG}.ipynb", handed_in(a)) for s, a in CLASS.items()),
    ):
        write(path, nbformat.writes(notebook))
    (room.root / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    url = database_url(paths.gradebook)
    set_up(open_course(room.root))
    record_students(url, [StudentRecord(student, "Name", "Given") for student in CLASS])
    report = room.report()
    assert report.faults == ()
    return room


@pytest.fixture
def room(graded_once: Room, tmp_path: Path) -> Room:
    """A copy of the graded class."""
    return copied(graded_once, tmp_path)


@pytest.fixture
def forced(tmp_path: Path) -> Callable[[Room], dict[str, Any]]:
    """Grade a copy of a class by force, and give the outcome."""

    def forced(room: Room) -> dict[str, Any]:
        other = copied(room, tmp_path / "forced")
        other.report(is_forced=True)
        return other.outcome()

    return forced
