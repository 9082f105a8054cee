"""A course with folders, names and a database of its own; time stamps and students of all forms."""

import shutil
from pathlib import Path

import pytest
from nbgrader.api import Gradebook

from autograder.model import Selection
from autograder.pipeline.grade_plain_course import Way, grade_plain_course
from tests.plain_course.both_ways import (
    QUERIES,
    Both,
    copies_of,
    database_of,
    grade_both_ways,
    no_workers,
    scores_of,
)
from tests.plain_course.stock_courses import (
    Notebook,
    answer,
    answer_cell,
    cell,
    checks,
    hand_in,
    make_course,
    notebook,
)

CONFIG = """
c.CourseDirectory.submitted_directory = "handed_in"
c.CourseDirectory.directory_structure = "{nbgrader_step}/{assignment_id}/{student_id}"
c.CourseDirectory.ignore = [".ipynb_checkpoints", "*.log"]
c.CourseDirectory.student_id_exclude = "z_excluded"
c.CourseDirectory.db_url = "sqlite:///marks.db"
c.CourseDirectory.db_assignments = [{"name": "ps"}]
c.Autograde.create_student = False
c.ClearSolutions.code_stub = {"python": "# write here"}
"""
TIMES = {
    "a_zoned": "2026-03-01 10:00:00 CET",
    "b_plain": "2026-03-01 10:00:00",
    "c_offset": "2026-03-09T10:00:00+02:00",
    "d_late": "2026-03-09 12:00:00.5 UTC",
    "e_undated": "",
    "f_words": "soon",
    "g_unknown": "2026-03-01 10:00:00 UTC",
    "z_excluded": "2026-03-01 10:00:00 UTC",
}


def one() -> Notebook:
    return notebook(
        answer_cell("f", "x = 1"),
        checks("test", "assert x == 1", 2.5),
        checks("free", "assert x == 1", 0),
        checks("reads", "from tools.numbers import HALF\nHALF", 1),
        checks("logged", "import os\nassert not os.path.exists('tools/run.log')", 1),
        cell("essay", "YOUR ANSWER HERE", kind="markdown", points=4, grade=True, solution=True),
        cell("task", "Hand in a drawing.", kind="markdown", points=5, task=True),
        cell("code_by_hand", "# YOUR CODE", points=3, grade=True, solution=True),
    )


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    files = {"tools/numbers.py": "HALF = 0.5\n", "tools/run.log": ""}
    root = tmp_path_factory.mktemp("forms") / "course"
    make_course(root, {"ps": {"one": one()}}, CONFIG, files)
    (root / "handed_in" / "ps").mkdir(parents=True)
    with Gradebook(f"sqlite:///{root}/marks.db") as gradebook:
        gradebook.update_or_create_assignment("ps", duedate="2026-03-01 12:00:00 UTC")
        for student in TIMES:
            if student != "g_unknown":
                gradebook.add_student(student)
    right = answer(f="x = 1", essay="Because.", code_by_hand="x = 1")
    for student, time in TIMES.items():
        folder = hand_in(root, student, "ps", changes={"one": right}, at=time)
        shutil.move(folder, root / "handed_in" / "ps" / student)
    return root


@pytest.fixture(scope="module")
def both(course: Path) -> Both:
    return grade_both_ways(course, "ps")


@pytest.mark.parametrize("table", list(QUERIES))
def test_rows_equal_those_of_nbgrader(both: Both, table: str) -> None:
    stock, ours = both.rows
    assert stock[table]
    assert ours[table] == stock[table]


def test_marks_were_given(both: Both) -> None:
    marks = {"test": 2.5, "free": 0, "reads": 0.5, "logged": 1, "essay": None, "task": None}
    assert scores_of(both.ours, "a_zoned") == {**marks, "code_by_hand": None}
    assert copies_of(both.ours) == copies_of(both.stock)


def test_an_unknown_student_and_an_unreadable_time_fail_as_in_nbgrader(both: Both) -> None:
    faults = {item.student: item.fault for item in both.report.faults}
    assert set(faults) == {"f_words", "g_unknown"}
    assert "f_words/timestamp.txt: nbgrader cannot read the time in it" in faults["f_words"]
    assert "No student with ID 'g_unknown' exists in the database" in faults["g_unknown"]
    for student in faults:
        assert f"for student '{student}'" in both.stock_said


def test_the_excluded_student_is_left_alone(both: Both) -> None:
    states = {item.student: item.state for item in both.report.graded}
    assert states["z_excluded"] == "skipped"
    assert scores_of(both.ours, "z_excluded") == {}


def test_a_second_run_grades_what_is_newer(both: Both) -> None:
    stamp = both.ours / "handed_in" / "ps" / "a_zoned" / "timestamp.txt"
    stamp.write_text("2026-03-02 10:00:00 CET")
    students = ("a_zoned", "b_plain")
    with no_workers():
        report = grade_plain_course(both.ours, Selection(("ps",), students), jobs=1, way=Way())
    assert {item.student: item.state for item in report.graded} == {
        "a_zoned": "graded",
        "b_plain": "skipped",
    }
    with database_of(both.ours) as database:
        query = "select timestamp from submitted_assignment where student_id = 'a_zoned'"
        assert database.execute(query).fetchall() == [("2026-03-02 09:00:00.000000",)]
