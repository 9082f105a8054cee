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

LEAN = """
import sys
import autograder.pipeline.grade
assert "nbgrader.api" in sys.modules
assert not {"nbgrader", "nbgrader.apps", "notebook"} & sys.modules.keys()
import nbgrader.preprocessors
from nbgrader.api import Gradebook
from nbgrader.preprocessors import saveautogrades
assert saveautogrades.Gradebook is Gradebook
assert nbgrader.__version__
"""


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


def test_grading_imports_nbgraders_tables_alone_and_leaves_the_rest_importable():
    done = subprocess.run([sys.executable, "-c", LEAN], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
