"""Beside forty attackers, three innocent submissions are graded as if they were alone."""

import dataclasses
import json
import sqlite3

import pytest

from tests.security.conftest import INNOCENTS
from tests.security.traps import SLUG

KNOWN_MARKS = {"innocent-right": (17, 3), "innocent-half": (7, 0), "innocent-stub": (0, 0)}


def without_times(result):
    """Leave out every measured time, and the hashes, since each course has a secret of its own."""
    cells = json.dumps([cell.outputs for cell in result.cells])
    return cells, dataclasses.replace(
        result,
        fingerprints={},
        exercises=tuple(dataclasses.replace(e, cpu_seconds=0.0) for e in result.exercises),
        cells=tuple((cell.index, cell.status) for cell in result.cells),
    )


def marks(paths):
    """The marks of the innocents as nbgrader's database holds them."""
    query = """
        select s.id, b.name, g.auto_score, g.manual_score, g.extra_credit
        from grade g join submitted_notebook n on g.notebook_id = n.id
        join submitted_assignment a on n.assignment_id = a.id
        join student s on a.student_id = s.id join base_cell b on g.cell_id = b.id
        where s.id like 'innocent-%' order by s.id, b.name
    """
    with sqlite3.connect(paths.gradebook) as gradebook:
        return gradebook.execute(query).fetchall()


@pytest.mark.parametrize("student", INNOCENTS)
def test_they_earn_what_they_are_worth(student, class_run):
    result = class_run.result(student)
    assert (result.score, result.bonus) == KNOWN_MARKS[student]


@pytest.mark.parametrize("student", INNOCENTS)
def test_their_results_are_those_of_a_quiet_class(student, class_run, quiet_run):
    assert without_times(class_run.result(student)) == without_times(quiet_run.result(student))


@pytest.mark.parametrize("student", INNOCENTS)
@pytest.mark.parametrize("place", ["autograded copy", "feedback page"])
def test_their_pages_are_equal_to_the_byte(student, place, class_run, quiet_run):
    quiet, loud = (r.traces(student)[place] for r in (quiet_run, class_run))
    assert quiet
    assert loud == quiet


def test_the_gradebook_holds_the_same_marks(class_run, quiet_run):
    quiet = marks(quiet_run.paths)
    assert len(quiet) >= len(INNOCENTS) * 7
    assert marks(class_run.paths) == quiet


@pytest.mark.parametrize("student", INNOCENTS)
def test_what_they_handed_in_is_untouched(student, class_run, quiet_run):
    name = f"{SLUG}.ipynb"
    quiet, loud = (run.paths.submission(student, SLUG) / name for run in (quiet_run, class_run))
    assert loud.read_bytes() == quiet.read_bytes()


def test_nobody_is_missing_and_no_fault_is_ours(class_run, attacks, is_confined):
    assert "grader" not in class_run.graded.stderr, class_run.graded.stderr
    assert class_run.graded.returncode in (0, 1), class_run.graded.stdout[-3000:]
