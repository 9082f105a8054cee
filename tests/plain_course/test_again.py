"""Grading again: what people gave stays, what is not newer is left, what fails keeps its score."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from tests.plain_course.both_ways import QUERIES, Both, grade_both_ways
from tests.plain_course.stock_courses import (
    answer,
    answer_cell,
    cell,
    checks,
    hand_in,
    insert,
    make_course,
    notebook,
)

pytestmark = pytest.mark.slow  # nbgrader runs three times

LATER = "2026-03-05 10:00:00 UTC"
BY_HAND = """
update grade set manual_score = 1.5, extra_credit = 0.5, needs_manual_grade = 0
where cell_id in (select id from base_cell where name in ('test', 'essay'));
update comment set manual_comment = 'Well done.';
"""


def change_by_hand(course: Path) -> None:
    """Mark by hand, and hand in again."""
    with sqlite3.connect(course / "gradebook.db") as database:
        database.executescript(BY_HAND)
    for student in ("b_better", "c_dies", "d_undated"):
        shutil.rmtree(course / "submitted" / student)
    hand_in(course, "b_better", "ps", changes={"one": answer(f="x = 1", essay="Yes.")}, at=LATER)
    hand_in(course, "c_dies", "ps", changes={"one": insert(0, "import os; os._exit(0)")}, at=LATER)
    hand_in(course, "d_undated", "ps", changes={"one": answer(f="x = 1")}, at="")


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Both:
    one = notebook(
        answer_cell("f", "x = 1"),
        checks("test", "assert x == 1"),
        checks("other", "x / 2"),
        cell("essay", "YOUR ANSWER HERE", kind="markdown", points=4, grade=True, solution=True),
    )
    root = make_course(tmp_path_factory.mktemp("again") / "course", {"ps": {"one": one}})
    wrong = {"one": answer(f="x = 2")}
    for student in ("b_better", "c_dies", "d_undated"):
        hand_in(root, student, "ps", changes=wrong)
    return grade_both_ways(root, "ps")


@pytest.fixture(scope="module")
def again(first: Both) -> Both:
    assert first.rows[0] == first.rows[1]
    for course in (first.stock, first.ours):
        change_by_hand(course)
    return grade_both_ways(first.ours, "ps")


@pytest.mark.parametrize("table", list(QUERIES))
def test_rows_equal_those_of_nbgrader(again: Both, table: str) -> None:
    stock, ours = again.rows
    assert stock[table]
    assert ours[table] == stock[table]


def test_only_what_is_newer_was_graded(again: Both) -> None:
    states = {item.student: item.state for item in again.report.graded}
    assert states == {
        "b_better": "graded",
        "c_dies": "failed",
        "d_undated": "skipped",
    }


def test_forced_is_forced_for_both(again: Both) -> None:
    forced = grade_both_ways(again.ours, "ps", force=True)
    stock, ours = forced.rows
    assert ours == stock
    assert {item.state for item in forced.report.graded} == {"graded", "failed"}
    marks = {row[1:4]: row[4:8] for row in ours["grade"]}
    assert marks["d_undated", "one", "test"] == (2, 1.5, 0.5, 1)
