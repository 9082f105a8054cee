"""What stops an assignment, what is refused, and what the kind way does instead."""

import copy
import json
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from autograder.cli.plain_course_verb import plain_course_lines
from autograder.errors import SandboxError, UsageError
from autograder.model import Selection
from autograder.pipeline.grade_plain_course import Way, grade_plain_course
from autograder.plain_course.sandbox_kernel import Folder
from autograder.sandbox.levels import Level
from tests.plain_course.both_ways import QUERIES, Both, grade_both_ways, no_workers
from tests.plain_course.stock_courses import (
    Change,
    Notebook,
    answer,
    answer_cell,
    cell_of,
    checks,
    hand_in,
    insert,
    make_course,
    notebook,
)

R_KERNEL = {"display_name": "R", "language": "R", "name": "ir"}
OTHER_PYTHON = {"display_name": "Python", "language": "python", "name": "conda-root-py"}
ALL = Selection(("ps",))


@pytest.fixture
def in_process() -> Iterator[None]:
    with no_workers():
        yield


def one() -> Notebook:
    cells = (
        answer_cell("f", "x = 1"),
        checks("test", "assert x == 1"),
        checks("loud", "import sys\nprint('a warning', file=sys.stderr)\nassert x == 1"),
    )
    return notebook(*cells)


def repeat(made: Notebook) -> None:
    """Copy a graded cell: nbgrader then takes the marks off the first, and finds it too old."""
    cell_of(made, "f").source = "x = 1"
    made.cells.append(copy.deepcopy(cell_of(made, "test")))


def outdate(version: int) -> Change:
    def change(made: Notebook) -> None:
        cell_of(made, "f").source = "x = 1"
        for one in made.cells:
            one.metadata.nbgrader["schema_version"] = version
            one.metadata.nbgrader.pop("task")

    return change


def say_points(points: str) -> Change:
    def change(made: Notebook) -> None:
        cell_of(made, "f").source = "x = 1"
        cell_of(made, "test").metadata.nbgrader["points"] = points

    return change


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = make_course(tmp_path_factory.mktemp("refusals") / "course", {"ps": {"one": one()}})
    right = answer(f="x = 1")
    hand_in(root, "a_good", "ps", changes={"one": right})
    hand_in(root, "b_dies", "ps", changes={"one": insert(1, "import os; os._exit(0)")})
    hand_in(root, "c_old", "ps", changes={"one": outdate(1)})
    hand_in(root, "d_good", "ps", changes={"one": right})
    hand_in(root, "e_twice", "ps", changes={"one": repeat})
    hand_in(root, "f_good", "ps", changes={"one": right})
    hand_in(root, "g_text", "ps", changes={"one": say_points("2")})
    hand_in(root, "h_other", "ps", changes={"one": outdate(2)})
    return root


@pytest.fixture
def copied(course: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(course, tmp_path / "course"))


@pytest.fixture(scope="module")
def both(course: Path, tmp_path_factory: pytest.TempPathFactory) -> Both:
    return grade_both_ways(
        Path(shutil.copytree(course, tmp_path_factory.mktemp("both") / "course")), "ps"
    )


def scores(root: Path) -> dict[tuple[str, str], tuple[float | None, int]]:
    with sqlite3.connect(root / "gradebook.db") as database:
        return {
            (who, name): (score, waits)
            for who, name, score, waits in database.execute(
                "select s.student_id, c.name, g.auto_score, g.needs_manual_grade from grade g"
                " join base_cell c on c.id = g.cell_id"
                " join submitted_notebook n on n.id = g.notebook_id"
                " join submitted_assignment s on s.id = n.assignment_id"
            )
        }


@pytest.mark.parametrize("table", list(QUERIES))
def test_an_old_schema_stops_the_class_as_in_nbgrader(both: Both, table: str) -> None:
    stock, ours = both.rows
    assert stock[table]
    assert ours[table] == stock[table]


@pytest.mark.slow
def test_a_cell_that_is_there_twice_stops_the_class_as_in_nbgrader(
    course: Path, tmp_path: Path
) -> None:
    root = Path(shutil.copytree(course, tmp_path / "course"))
    for student in ("a_good", "b_dies", "c_old"):
        shutil.rmtree(root / "submitted" / student)
    both = grade_both_ways(root, "ps")
    stock, ours = both.rows
    states = {item.student: item.state for item in both.report.graded}
    assert states.pop("d_good") == "graded"
    assert states.pop("e_twice") == "failed"
    assert set(states.values()) == {"not run"}
    assert ours == stock


def test_an_old_schema_is_refused_in_the_words_of_nbgrader(both: Both) -> None:
    faults = {item.student: item.fault for item in both.report.faults}
    assert "use an old version of the nbgrader metadata format" in faults["c_old"]
    assert "use an old version" in both.stock_said
    assert "nbgrader stops the assignment" in faults["d_good"]
    assert ("d_good", "test") not in scores(both.ours)


@pytest.mark.usefixtures("in_process")
def test_the_kind_way_spares_students(copied: Path) -> None:
    report = grade_plain_course(copied, ALL, jobs=2, way=Way(kind=True))
    states = {item.student: item.state for item in report.graded}
    assert states == {
        "a_good": "graded",
        "b_dies": "failed",
        "c_old": "graded",
        "d_good": "graded",
        "e_twice": "graded",
        "f_good": "graded",
        "g_text": "graded",
        "h_other": "graded",
    }
    found = scores(copied)
    assert found["a_good", "loud"] == (2, 0)
    assert found["d_good", "test"] == (2, 0)
    assert found["b_dies", "test"] == (None, 1)
    assert found["c_old", "test"] == found["e_twice", "test"] == found["g_text", "test"] == (2, 0)
    made = (copied / "autograded/b_dies/ps/one.ipynb").read_text()
    assert "os._exit(0)" in made
    assert report.faults[0].fault == "DeadKernelError: Kernel died"


@pytest.mark.usefixtures("in_process")
def test_another_kernel_is_refused_by_name(copied: Path) -> None:
    with sqlite3.connect(copied / "gradebook.db") as database:
        database.execute("update notebook set kernelspec = ?", [json.dumps(R_KERNEL)])
    report = grade_plain_course(copied, Selection(("ps",), ("a_good",)), jobs=1)
    assert "one.ipynb wants the kernel 'ir' (R)" in report.graded[0].fault
    assert not (copied / "autograded/a_good/ps/one.ipynb").exists()
    assert scores(copied)["a_good", "test"][0] is None


@pytest.mark.usefixtures("in_process")
def test_a_python_that_is_not_installed_fails_as_in_nbgrader_but_not_kindly(copied: Path) -> None:
    with sqlite3.connect(copied / "gradebook.db") as database:
        database.execute("update notebook set kernelspec = ?", [json.dumps(OTHER_PYTHON)])
    only = Selection(("ps",), ("a_good",))
    report = grade_plain_course(copied, only, jobs=1)
    assert report.graded[0].fault == "NoSuchKernel: No such kernel named conda-root-py"
    assert scores(copied)["a_good", "test"] == (None, 1)
    assert not grade_plain_course(copied, only, jobs=1, way=Way(kind=True)).faults
    assert scores(copied)["a_good", "test"] == (2, 0)


@pytest.mark.usefixtures("in_process")
def test_metadata_yet_to_come_fails_one_submission_kindly(copied: Path) -> None:
    hand_in(copied, "a_future", "ps", changes={"one": outdate(4)})
    students = ("a_future", "a_good")
    report = grade_plain_course(copied, Selection(("ps",), students), jobs=1, way=Way(kind=True))
    assert {item.student: item.state for item in report.graded} == {
        "a_future": "failed",
        "a_good": "graded",
    }
    assert "use an newer version" in report.faults[0].fault


@pytest.mark.usefixtures("in_process")
def test_a_program_that_was_not_missed_changes_nothing(copied: Path) -> None:
    quietly = "import subprocess\ntry:\n    subprocess.run(['ls'])\nexcept OSError:\n    pass"
    hand_in(copied, "a_tries", "ps", changes={"one": insert(0, quietly, "!ls")})
    report = grade_plain_course(copied, Selection(("ps",), ("a_tries",)), jobs=1)
    assert report.graded[0].state == "graded"
    assert scores(copied)["a_tries", "test"] == (0, 0)


@pytest.mark.usefixtures("in_process")
def test_the_cells_are_confined(copied: Path) -> None:
    backwards = str(copied)[::-1]  # a path that is named would itself be a reason to refuse
    look = (
        f"import os\nassert not os.path.exists({backwards!r}[::-1])\nassert os.getuid() != 0\nx = 1"
    )
    hand_in(copied, "a_peeks", "ps", changes={"one": answer(f=look)})
    report = grade_plain_course(copied, Selection(("ps",), ("a_peeks",)), jobs=1)
    assert not report.faults
    assert report.sandbox == Level.FULL
    assert scores(copied)["a_peeks", "test"] == (2, 0)


@pytest.mark.usefixtures("in_process")
def test_a_link_out_of_the_submission_is_not_followed(copied: Path) -> None:
    folder = hand_in(copied, "a_links", "ps")
    (folder / "notes.txt").symlink_to(copied / "nbgrader_config.py")
    report = grade_plain_course(copied, Selection(("ps",), ("a_links",)), jobs=1)
    assert "links out of the submission" in report.graded[0].fault
    assert not (copied / "autograded/a_links").exists()


@pytest.mark.usefixtures("in_process")
def test_a_huge_file_is_left_out_before_any_of_it_is_read(copied: Path) -> None:
    folder = hand_in(copied, "a_huge", "ps")
    with (folder / "holes.bin").open("wb") as file:
        file.truncate(900 << 20)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with no_workers():
        report = grade_plain_course(copied, Selection(("ps",), ("a_huge",)), jobs=1)
    assert "holes.bin has 944 MB" in str(report.graded[0])
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < before + 200_000  # kilobytes


def test_unknown_assignments_and_students_are_named(copied: Path) -> None:
    with pytest.raises(UsageError, match=r"no assignment is named ps2\. It knows: ps"):
        grade_plain_course(copied, Selection(("ps2",)), jobs=1)
    with pytest.raises(UsageError, match="nothing of nobody"):
        grade_plain_course(copied, Selection(("ps",), ("nobody",)), jobs=1)


@pytest.mark.usefixtures("in_process")
def test_what_was_handed_in_for_no_assignment_is_named(copied: Path) -> None:
    for student in ("a_right", "b_wrong"):
        (copied / "submitted" / student / "ps1").mkdir(parents=True)
    report = grade_plain_course(copied, Selection(("ps",)), jobs=1)
    assert report.unknown == ()
    report = grade_plain_course(copied, Selection(()), jobs=1)
    assert report.unknown == ("ps1",)
    (line,) = (line for line in plain_course_lines(report) if "ps1" in line)
    assert "no assignment of this name" in line


def test_a_course_that_says_it_is_elsewhere_is_refused(copied: Path) -> None:
    config = "c = get_config()\nc.CourseDirectory.root = '/nowhere/course101'\n"
    (copied / "nbgrader_config.py").write_text(config)
    with pytest.raises(UsageError, match=r"root is /nowhere/course101.* Leave the line out"):
        grade_plain_course(copied, ALL, jobs=1)


def replace_execution(root: Path) -> None:
    names = ("IgnorePattern", "Execute", "SaveAutoGrades")
    listed = [f"nbgrader.preprocessors.{name}" for name in names]
    config = f"c = get_config()\nc.Autograde.autograde_preprocessors = {listed}\n"
    (root / "nbgrader_config.py").write_text(config)


def test_a_course_that_starts_its_kernel_in_another_way_is_refused(copied: Path) -> None:
    config = "c = get_config()\nc.ExecutePreprocessor.extra_arguments = ['--pylab=inline']\n"
    (copied / "nbgrader_config.py").write_text(config)
    with pytest.raises(UsageError, match=r"extra_arguments.* NOT confined.* --unsandboxed"):
        grade_plain_course(copied, ALL, jobs=1)


def test_a_course_that_replaces_execution_is_refused(copied: Path) -> None:
    replace_execution(copied)
    with pytest.raises(UsageError, match=r"begins with, Execute.* NOT confined.* --unsandboxed"):
        grade_plain_course(copied, ALL, jobs=1)
    assert not (copied / "autograded").exists()


@pytest.mark.slow
def test_it_is_run_by_nbgrader_where_that_is_asked_for(copied: Path) -> None:
    replace_execution(copied)
    shutil.rmtree(copied / "submitted" / "c_old")
    report = grade_plain_course(copied, ALL, jobs=1, way=Way(unsandboxed=True))
    assert "student code was NOT confined" in "\n".join(plain_course_lines(report))
    assert {item.student: item.state for item in report.graded} == {
        "a_good": "graded",
        "b_dies": "failed",
        "d_good": "graded",
        "e_twice": "not run",
        "f_good": "not run",
        "g_text": "not run",
        "h_other": "not run",
    }
    assert scores(copied)["a_good", "test"] == (2, 0)
    assert "DeadKernelError" in report.faults[0].fault
    assert (copied / "autograded/a_good/ps/one.ipynb").exists()


def test_a_file_that_does_not_fit_into_the_sandbox_is_a_grader_error() -> None:
    with pytest.raises(SandboxError, match="more than 256 MB, which is not taken"):
        Folder(mock.Mock(), "submitted/ada/ps", {"data.bin": bytes((256 << 20) + 1)})
