"""What something else changed in the gradebook is found by the ledger, and nothing else is."""

import sqlite3

import pytest

from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.mark_audit import AuditFinding, audit_marks
from autograder.gradebook.marks import read_marks
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.writer import open_writer

ITEMS = {
    "doubling": {"double-check": "double", "triple-check": "triple", "reason-question": "reason"}
}


@pytest.fixture
def recorded(course, cells, result):
    """A course with one recorded submission."""
    with open_writer(course.paths, course.url, "run-1") as writer:
        record_submission(writer, course.topic, result(double=3), HandedIn(cells()))
    return course


def audit(course):
    return audit_marks(read_marks(course.url), read_ledger(course.paths.ledger), ITEMS)


def change(course, statement):
    with sqlite3.connect(course.paths.gradebook) as connection:
        assert connection.execute(statement).rowcount > 0


CELL = "WHERE cell_id IN (SELECT id FROM base_cell WHERE name = '{}')"


def test_what_was_recorded_is_as_the_ledger_has_it(recorded):
    assert read_ledger(recorded.paths.ledger)
    assert audit(recorded) == ()


@pytest.mark.parametrize(
    ("column", "cell", "value", "expected"),
    [
        ("auto_score", "double-check", 4, AuditFinding("ada", "doubling", "double", 3, 4)),
        ("auto_score", "double-check", "NULL", AuditFinding("ada", "doubling", "double", 3, None)),
        (
            "manual_score",
            "reason-question",
            2,
            AuditFinding("ada", "doubling", "reason, by hand", None, 2, is_by_person=True),
        ),
        (
            "extra_credit",
            "double-check",
            1,
            AuditFinding("ada", "doubling", "double, extra by hand", None, 1, is_by_person=True),
        ),
    ],
)
def test_a_mark_that_something_else_wrote_is_named(recorded, column, cell, value, expected):
    change(recorded, f"UPDATE grade SET {column} = {value} {CELL.format(cell)}")
    assert audit(recorded) == (expected,)


def test_a_penalty_that_something_else_wrote_is_named(recorded):
    change(recorded, "UPDATE submitted_notebook SET late_submission_penalty = 2")
    assert audit(recorded) == (AuditFinding("ada", "doubling", "late penalty", None, 2),)


def test_no_extra_credit_and_an_extra_credit_of_0_are_the_same(recorded):
    change(recorded, f"UPDATE grade SET extra_credit = 0 {CELL.format('double-check')}")
    assert audit(recorded) == ()


def test_marks_that_are_gone_from_the_gradebook_are_named(recorded):
    for table in ("grade", "comment", "submitted_notebook", "submitted_assignment"):
        with sqlite3.connect(recorded.paths.gradebook) as connection:
            connection.execute(f"DELETE FROM {table}")
    assert AuditFinding("ada", "doubling", "double", 3, None) in audit(recorded)
