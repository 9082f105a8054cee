"""What grading begins with: a glance at dates, and imports of no more than it needs."""

import subprocess
import sys
from pathlib import Path

import pytest

from autograder.authoring.assignment import read_topic
from autograder.course import make_secret, open_course
from autograder.grading.early_start import early_start, seems_changed
from autograder.grading.fingerprints import Fingerprints
from autograder.grading.plan import survey
from autograder.model import Selection
from autograder.paths import CoursePaths
from autograder.pipeline.setup import set_up
from tests.course_copy import TOPIC, copy_course

EVERYTHING = Selection()

OF_TABLES_ALONE = """
import sys
import autograder.gradebook
tables = sys.modules["nbgrader.api"]
assert "nbgrader.utils" not in sys.modules
assert tables.utils.parse_utc("2026-10-05 17:00:00 UTC").hour == 17
import nbgrader.preprocessors
from nbgrader.api import Gradebook
from nbgrader.preprocessors import saveautogrades
assert saveautogrades.Gradebook is Gradebook
assert nbgrader.__version__
assert nbgrader.utils.determine_grade
"""

GRADERS = {"pandas", "hypothesis", "pytest"}
SERVERS = {
    "nbgrader",
    "notebook",
    "nbformat",
    "jsonschema",
    "setuptools",
    "urllib3",
    "distributed",
}
NOT_IMPORTED = {
    "autograder.cli": GRADERS | SERVERS | {"numpy", "sqlalchemy", "pydantic", "rich"},
    "autograder.cli.grade_verb": GRADERS | SERVERS | {"sqlalchemy", "rich"},
    "autograder.pipeline.grade": SERVERS | {"rich", "autograder.grading.cluster"},
    "autograder.cli.watch_verb": SERVERS | {"autograder.grading.cluster"},
    "autograder.cli.status_verb": GRADERS | SERVERS | {"numpy"},
    "autograder.cli.doctor_verb": GRADERS | SERVERS | {"autograder.pipeline.demo"},
}
"""What a command begins with, and what that must not import."""


@pytest.fixture
def paths(tmp_path: Path) -> CoursePaths:
    """A course in which ada handed in, and was graded after that."""
    paths = CoursePaths(tmp_path)
    for file in (
        paths.submission("ada", "lines") / "lines.ipynb",
        paths.stored_result("ada", "lines"),
    ):
        file.parent.mkdir(parents=True)
        file.write_text("{}")
    return paths


def touch_until_newer(file: Path, other: Path) -> None:
    while file.stat().st_ctime <= other.stat().st_ctime:  # clocks of disks are coarse
        file.touch()


def test_what_was_graded_after_it_came_seems_unchanged(paths: CoursePaths):
    result = paths.stored_result("ada", "lines")
    touch_until_newer(result, paths.submission("ada", "lines") / "lines.ipynb")
    assert not seems_changed(paths, EVERYTHING)
    assert not seems_changed(paths, Selection(("lines",), ("ada",)))


def test_what_came_after_it_was_graded_or_never_was_seems_changed(paths: CoursePaths):
    notebook, result = (
        paths.submission("ada", "lines") / "lines.ipynb",
        paths.stored_result("ada", "lines"),
    )
    touch_until_newer(notebook, result)
    assert seems_changed(paths, EVERYTHING)
    assert seems_changed(paths, Selection(students=("ada",)))
    assert not seems_changed(paths, Selection(students=("bob",)))
    assert not seems_changed(paths, Selection(("other",), ()))
    result.unlink()
    assert seems_changed(paths, EVERYTHING)


def test_without_a_sandbox_or_a_course_nothing_is_started_and_nothing_said(paths: CoursePaths):
    for root in (paths.root, paths.root / "nowhere"):
        with early_start(root, EVERYTHING, "full") as warm:
            assert warm is None


def test_texts_are_read_of_topics_alone_that_somebody_handed_in(tmp_path: Path):
    course = open_course(copy_course(tmp_path / "course"))
    make_secret(course.paths.secret)
    set_up(course)
    topic, known = read_topic(course.paths, TOPIC), dict[str, Fingerprints]()

    def looked_at() -> list[str]:
        return [i.student for i in survey(course, [topic], (), is_forced=False, known=known)]

    assert (looked_at(), known) == ([], {})
    course.paths.submission("ada", TOPIC).mkdir(parents=True)
    assert (looked_at(), list(known)) == (["ada"], [TOPIC])


@pytest.mark.parametrize("module", NOT_IMPORTED)
def test_a_command_imports_no_more_than_it_needs(module: str):
    code = f"import sys, {module}; print(*sys.modules)"
    assert not NOT_IMPORTED[module] & set(said_by(code).split())


def test_help_imports_no_verb():
    code = "import sys\ntry: main(['--help'])\nfinally: print('imported', *sys.modules)"
    text, _, modules = said_by(f"from autograder.cli import main\n{code}").partition("imported")
    assert "check-topic" in text
    assert [name for name in modules.split() if name.startswith("autograder.cli.")] == [
        "autograder.cli.main"
    ]


def test_after_nbgraders_tables_alone_the_rest_of_it_is_importable():
    said_by(OF_TABLES_ALONE)


def said_by(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
