"""Answers that answer nothing: which are written, and that none of them is worth anything."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from autograder.authoring.reference import read_reference
from autograder.checking.stored_answers import Kind
from autograder.course import open_course
from autograder.pipeline.calibrate import CalibrationRow, calibrate
from autograder.pipeline.non_answers import (
    most_of_non_answer,
    promised_errors,
    write_non_answers,
)
from autograder.pipeline.recorded_tables import CALIBRATION, read_table_fingerprints
from tests.course_copy import tiny_course

AUTOGRADER = Path(sys.executable).with_name("autograder")
SANDBOX = Path(__file__).parents[2] / ".venv-sandbox"
PROMISING = '''\
"""Reference for lines/slope."""

import numpy as np


def slope(y: np.ndarray, *, by: float = 1.0) -> float:
    """Return the slope of values at 0, 1, 2, ...

    Raises
    ------
    ZeroDivisionError, TypeError
        If `by` is 0: ValueError would do as well.
    numpy.linalg.LinAlgError
        If it is too late.

    Notes
    -----
    There is more.

    Examples
    --------
    >>> slope(np.array([1.0, 4.0]))
    1.5
    >>> slope(np.array([np.nan, 4.0]))
    nan
    >>> slope(np.array([])), np.array([2.0])
    (nan, array([2.]))
    >>> slope("never")
    <a value of its own>
    """
    return float(y[1] - y[0]) / len(y) / by
'''


@pytest.fixture
def written(course):
    course.write("solutions/lines/slope.py", PROMISING)
    reference = read_reference(course.paths, "lines", "slope")
    return {answer.name: answer for answer in write_non_answers(reference)}


def outcome(answer, *arguments):
    """Return what a non-answer returns, or the name of what it raises."""
    room = {}
    exec(answer.source, room)
    try:
        return room["slope"](*arguments)
    except (ArithmeticError, TypeError, ValueError) as error:
        return type(error).__name__


def test_errors_are_those_of_always_and_those_that_the_docstring_promises(written):
    errors = {name: outcome(a, np.ones(2)) for name, a in written.items() if "raises" in name}
    names = ("ValueError", "LinAlgError", "ZeroDivisionError", "TypeError")
    assert errors == {f"raises_{name}": name for name in names}
    assert promised_errors("Nothing is raised.\n\nRaises hell in its text.\n") == ()


def test_arguments_and_constants_come_back(written):
    y = np.array([3.0, 5.0])
    found = {name: outcome(answer, y) for name, answer in written.items()}
    assert found["returns_y"] is y
    assert found["returns_by"] == 1.0
    np.testing.assert_array_equal(found["returns_zeros_like_y"], [0.0, 0.0])
    assert found["returns_empty_array"].shape == (0,)
    assert np.isnan(found["returns_nan"])
    plain = {name: found[f"returns_{name}"] for name in ("none", "true", "zero", "empty_dict")}
    assert plain == {"none": None, "true": True, "zero": 0, "empty_dict": {}}


def test_what_the_examples_show_comes_back(written):
    shown = [outcome(a, np.ones(2)) for name, a in written.items() if "example" in name]
    assert len(shown) == 2  # nan is returned by another one
    assert shown[0] == 1.5
    assert np.isnan(shown[1][0])
    np.testing.assert_array_equal(shown[1][1], [2.0])


def test_all_are_non_answers_under_different_names(written):
    assert {answer.kind for answer in written.values()} == {Kind.NON_ANSWER}
    assert len({answer.source for answer in written.values()}) == len(written) > 20


@pytest.mark.parametrize(("points", "most"), [(1, 0), (5, 0), (9, 0), (10, 1), (19, 1), (20, 2)])
def test_a_tenth_is_rounded_down(points, most):
    assert most_of_non_answer(points) == most
    row = CalibrationRow("double", Kind.NON_ANSWER, "", points, (most, 0), 0.0)
    assert row.is_as_it_must_be
    for earned in (most + 1, None):
        row = CalibrationRow("double", Kind.NON_ANSWER, "", points, (0, earned), 0.0)
        assert not row.is_as_it_must_be


TRIVIAL = '''

@pytest.mark.points(1)
def test_refuses(student):
    """Refuses what is no array."""
    assert student.double.first_not_raising({error}, [(None,)]) is None
'''


@pytest.mark.parametrize(
    ("error", "names"),
    [("ValueError", "raises_ValueError, raises_LinAlgError"), ("TypeError", "")],
)
def test_a_test_that_a_non_answer_passes_is_a_fault(course, error, names):
    (course.root / ".venv-sandbox").symlink_to(SANDBOX)
    file = "autograder/hidden_tests/lines/test_double.py"
    course.change("assignments/lines/assignment.toml", "points = 3", "points = 4")
    course.write(file, course.read(file) + TRIVIAL.format(error=error))
    words = [AUTOGRADER, "calibrate", "lines/double", "--json", "--jobs", "1"]
    done = subprocess.run(words, cwd=course.root, capture_output=True, text=True, timeout=120)
    rows = json.loads(done.stdout)["rows"]
    [row] = [row for row in rows if row["kind"] == "non-answer"]
    assert (row["name"], row["earned"]) == (names, [bool(names)] * 3)
    assert done.returncode == bool(names)
    assert set(row["failed_tests"]) >= {"test_zeros", "test_by_hand"}


def test_a_promised_error_makes_the_table_outdated_and_other_words_do_not(course):
    file = "solutions/lines/slope.py"
    course.write(file, PROMISING)
    before = read_table_fingerprints(course.paths, "lines", CALIBRATION)["slope"]
    course.write(file, PROMISING.replace("There is more", "There is much more"))
    assert read_table_fingerprints(course.paths, "lines", CALIBRATION)["slope"] == before
    course.write(file, PROMISING.replace("TypeError", "KeyError"))
    assert read_table_fingerprints(course.paths, "lines", CALIBRATION)["slope"] != before


def test_no_non_answer_of_the_tiny_course_earns_anything():
    report = calibrate(open_course(tiny_course()), [], jobs=1, secrets=["first"])
    rows = [row for row in report.rows if row.kind is Kind.NON_ANSWER]
    assert len(rows) == 6
    assert {row.exercise: row.name for row in rows if any(row.earned)} == {}
    assert report.faults == ()
