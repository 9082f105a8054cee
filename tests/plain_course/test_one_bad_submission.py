"""Whatever one submission does, the others are graded; what nbgrader stops for, one assignment."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pydantic import TypeAdapter

from autograder.grading.plan import Selection
from autograder.pipeline.grade_plain_course import PlainCourseReport, grade_plain_course
from tests.plain_course.both_ways import copy_for_stock, nbgrader_says, no_workers, rows_of
from tests.plain_course.stock_courses import (
    answer,
    answer_cell,
    cell_of,
    checks,
    hand_in,
    make_course,
    notebook,
)

RIGHT = {"one": answer(f="x = 1")}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    one = notebook(answer_cell("f", "x = 1"), checks("test", "assert x == 1"))
    root = tmp_path_factory.mktemp("one_bad") / "course"
    return make_course(root, {"ps": {"one": one}, "qs": {"one": one}})


@pytest.fixture
def copied(course: Path, tmp_path: Path) -> Iterator[Path]:
    root = Path(shutil.copytree(course, tmp_path / "course"))
    for student, assignment in (("a_good", "ps"), ("c_good", "ps"), ("a_good", "qs")):
        hand_in(root, student, assignment, changes=RIGHT)
    yield root
    subprocess.run(["rm", "-rf", root], check=True)  # rmtree gives up where folders are deep


def grade(course: Path) -> PlainCourseReport:
    with no_workers():
        return grade_plain_course(course, Selection(), jobs=1)


def states(report: PlainCourseReport) -> dict[tuple[str, str], str]:
    return {(item.assignment, item.student): item.state for item in report.graded}


def test_an_old_schema_stops_one_assignment_and_not_the_next(copied: Path) -> None:
    def outdate(made: object) -> None:
        cell_of(made, "test").metadata.nbgrader["schema_version"] = 1

    hand_in(copied, "b_old", "ps", changes={"one": outdate})
    assert states(grade(copied)) == {
        ("ps", "a_good"): "graded",
        ("ps", "b_old"): "failed",
        ("ps", "c_good"): "not run",
        ("qs", "a_good"): "graded",
    }
    stock = copy_for_stock(copied)
    shutil.rmtree(stock / "autograded")
    shutil.copy(copied / "gradebook.db", stock)
    nbgrader_says(stock, "autograde", "qs", "--force")
    assert rows_of(stock) == rows_of(copied)


def name_of_no_script(folder: Path) -> None:
    """Hand in a file whose name is not text, as old programs pack umlauts."""
    Path(os.fsdecode(os.fsencode(folder) + b"/m\xfcll.txt")).write_text("x")


def folder_of_no_script(folder: Path) -> None:
    shutil.copytree(folder, os.fsdecode(os.fsencode(folder.parents[1]) + b"/b_m\xfcll/ps"))
    shutil.rmtree(folder.parent)


def pipe(folder: Path) -> None:
    os.mkfifo(folder / "pipe")


def endless_link(folder: Path) -> None:
    (folder / "loop").symlink_to("loop")


def depths(folder: Path) -> None:
    for _ in range(1100):
        folder = folder / "d"
        folder.mkdir()


def folder_for_a_notebook(folder: Path) -> None:
    (folder / "one.ipynb").unlink()
    (folder / "one.ipynb").mkdir()


def not_a_notebook(folder: Path) -> None:
    (folder / "one.ipynb").write_text("[" * 100_000)


def half_a_character(folder: Path) -> None:
    path = folder / "one.ipynb"
    path.write_text(path.read_text().replace("raise NotImplementedError()", r"x = '\ud800'"))


def unreadable_time(folder: Path) -> None:
    (folder / "timestamp.txt").write_bytes(b"\xff\xfe\x00")


def far_time(folder: Path) -> None:
    (folder / "timestamp.txt").write_text("9999-12-31 23:59:59 -1200")


@pytest.mark.parametrize(
    "spoil",
    [
        name_of_no_script,
        folder_of_no_script,
        pipe,
        endless_link,
        depths,
        folder_for_a_notebook,
        not_a_notebook,
        half_a_character,
        unreadable_time,
        far_time,
    ],
    ids=lambda spoil: spoil.__name__,
)
def test_no_form_of_a_submission_stops_the_others(
    copied: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(hand_in(copied, "b_odd", "ps", changes=RIGHT))
    report = grade(copied)
    found = states(report)
    good = [("ps", "a_good"), ("ps", "c_good"), ("qs", "a_good")]
    assert [found[key] for key in good] == ["graded"] * 3
    assert b"a_good" in TypeAdapter(PlainCourseReport).dump_json(report)
