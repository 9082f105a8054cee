import sqlite3
from datetime import datetime, timedelta, timezone

import nbformat
import pytest
from nbgrader.preprocessors import (
    CheckCellMetadata,
    ClearOutput,
    ClearSolutions,
    ComputeChecksums,
    LockCells,
    SaveCells,
)

from autograder.errors import RecordError
from autograder.gradebook.assignments import (
    PlannedAssignment,
    assignment_names,
    record_assignments,
)
from autograder.gradebook.marks import read_marks
from autograder.gradebook.recording import HandedIn, record_submission
from autograder.gradebook.writer import open_writer

TABLES = {
    "notebook": "name, kernelspec",
    "base_cell": "name, type",
    "grade_cells": "max_score, cell_type",
    "source_cell": "name, cell_type, locked, source, checksum",
}


def rows_of(path):
    with sqlite3.connect(path) as connection:
        found = {
            table: sorted(connection.execute(f"SELECT {columns} FROM {table}").fetchall())
            for table, columns in TABLES.items()
        }
    connection.close()
    return found


def dump(path):
    with sqlite3.connect(path) as connection:
        lines = list(connection.iterdump())
    connection.close()
    return lines


def plan(course, **fields):
    return [
        PlannedAssignment("doubling", course.paths.source_notebook("doubling"), **fields),
    ]


def edit_source(course, edit):
    path = course.paths.source_notebook("doubling")
    notebook = nbformat.read(path, as_version=4)
    edit(notebook)
    nbformat.write(notebook, path)


def test_the_rows_are_those_that_nbgrader_itself_would_write(course, empty_gradebook, tmp_path):
    theirs = tmp_path / "theirs.db"
    theirs.write_bytes(empty_gradebook)
    url = f"sqlite:///{theirs}"
    from nbgrader.api import Gradebook

    with Gradebook(url) as gradebook:
        gradebook.add_assignment("doubling")
    notebook = nbformat.read(course.paths.source_notebook("doubling"), as_version=4)
    resources = {"nbgrader": {"notebook": "doubling", "assignment": "doubling", "db_url": url}}
    steps = (LockCells, ClearSolutions, ClearOutput, CheckCellMetadata, ComputeChecksums, SaveCells)
    for step in steps:
        notebook, resources = step().preprocess(notebook, resources)
    assert rows_of(course.paths.gradebook) == rows_of(theirs)


def test_the_bonus_check_is_worth_no_points(course):
    assert read_marks(course.url).assignments[0].max_score == 7


def test_repeating_it_changes_no_row(course):
    before = dump(course.paths.gradebook)
    (change,) = record_assignments(course.url, plan(course))
    assert not change.is_change
    assert dump(course.paths.gradebook) == before


def test_due_dates_are_stored_in_utc_and_kept_when_the_course_names_none(course):
    summer = timezone(timedelta(hours=1))
    record_assignments(course.url, plan(course, due=datetime(2026, 7, 1, 18, tzinfo=summer)))
    record_assignments(course.url, plan(course))
    due = read_marks(course.url).assignments[0].due
    assert due == datetime(2026, 7, 1, 17, tzinfo=timezone.utc)  # noqa: UP017


def remove_bonus(notebook):
    notebook.cells = [cell for cell in notebook.cells if "triple" not in cell.id]


def test_cells_may_come_and_go_while_nobody_has_handed_in(course):
    edit_source(course, remove_bonus)
    (change,) = record_assignments(course.url, plan(course))
    assert change.removed == ("triple-answer", "triple-check")
    names = {name for name, _ in rows_of(course.paths.gradebook)["base_cell"]}
    assert names == {"double-answer", "double-check", "reason-question"}


def test_after_a_submission_the_set_of_cells_is_frozen(course, cells, result):
    with open_writer(course.paths, course.url, "run") as writer:
        record_submission(writer, course.topic, result(), HandedIn(cells()))
    before = dump(course.paths.gradebook)
    edit_source(course, remove_bonus)
    with pytest.raises(RecordError, match=r"frozen.*1 submission\..*-triple-answer, -triple-check"):
        record_assignments(course.url, plan(course))
    assert dump(course.paths.gradebook) == before


def test_points_and_text_may_change_after_a_submission(course, cells, result):
    with open_writer(course.paths, course.url, "run") as writer:
        record_submission(writer, course.topic, result(), HandedIn(cells()))

    def double_the_points(notebook):
        notebook.cells[3].metadata.nbgrader.points = 8

    edit_source(course, double_the_points)
    (change,) = record_assignments(course.url, plan(course))
    assert change.updated == ("double-check",)
    assert read_marks(course.url).assignments[0].max_score == 11


def test_a_source_notebook_that_cannot_be_read_is_named(course):
    course.paths.source_notebook("doubling").write_text("{")
    with pytest.raises(RecordError, match=r"doubling\.ipynb.*autograder build"):
        record_assignments(course.url, plan(course))


def test_names_are_those_in_the_gradebook(course):
    assert assignment_names(course.url) == {"doubling"}
