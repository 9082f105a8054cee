"""A hidden test that fails by itself is our fault, and never a student's zero."""

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from autograder.checking.grading_task import REPLY, TASK, GradingTask, run_task
from autograder.checking.hidden_test_suite import Suite
from autograder.errors import CourseTextError
from autograder.model import Exercise, Status, Topic
from autograder.paths import CoursePaths

from .conftest import LIMITS, code_cell

ROOT = Path(__file__).parents[2]

REFERENCE = '''
def double(x):
    """Double a number."""
    return 2 * x
'''

HIDDEN = '''
import numpy as np
import pytest

from hypothesis import strategies as st

from autograder.testing import counterexample_search
from autograder.testing.assertions import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_doubles(student, reference):
    """Doubles."""
    assert student.double(3.0) + 1 == reference.double(3.0) + 1
    assert_unchanged(student.double, np.ones(2))


@pytest.mark.points(1)
def test_is_broken(student):
    """Fails whatever the answer."""
    student.double(1.0)
    raise KeyError("a mistake of the author")


@pytest.mark.points(1)
@pytest.mark.parametrize("x", [1.0, 2.0])
def test_is_linear(student, x):
    """Doubles twice as much as much again."""
    assert_close(student.double(2 * x), 2 * np.asarray(student.double(x)))


@counterexample_search(x=st.just("hidden"))
def is_broken_too(student, reference, x):
    assert_close(student.double(float(x)), 1.0)
'''

SEARCH_LINE = 1 + HIDDEN.count("\n", 0, HIDDEN.index("float(x)"))


@pytest.fixture(scope="module")
def grade(tmp_path_factory):
    root = tmp_path_factory.mktemp("tiny")
    for name, text in (
        ("solutions/__init__.py", ""),
        ("solutions/lines/__init__.py", ""),
        ("solutions/lines/double.py", REFERENCE),
        ("autograder/hidden_tests/lines/test_double.py", HIDDEN),
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    topic = Topic("lines", "Lines", "Draw.", 1, (Exercise("lines", "double", points=3),))

    def grade(answer: str):
        notebook = {
            "nbformat": 4,
            "nbformat_minor": 5,
            "metadata": {},
            "cells": [code_cell(answer)],
        }
        files = {"lines.ipynb": json.dumps(notebook).encode()}
        stub = "def double(x):\n    raise NotImplementedError()"
        task = GradingTask(str(root), topic, "s1", files, {"double": stub}, "secret", LIMITS)
        done = worker.submit(run_task, TASK.dump_json(task)).result()
        return REPLY.validate_json(done).result

    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        yield grade


@pytest.fixture(scope="module")
def verdicts(grade):
    def verdicts(answer: str):
        (found,) = grade(answer).exercises
        return found, {v.test: v for v in found.verdicts}

    return verdicts


def test_a_right_answer_has_no_score_where_the_test_is_broken(verdicts):
    found, by_test = verdicts("def double(x):\n    return 2 * x")
    assert by_test["test_is_broken"].status is Status.GRADER_ERROR
    assert by_test["test_is_broken"].earned is None
    assert by_test["test_doubles"].status is Status.PASSED
    assert by_test["test_is_linear"].status is Status.PASSED
    assert found.score is None


def test_a_value_that_the_test_cannot_work_with_is_the_answers_fault(verdicts):
    _, by_test = verdicts("def double(x):\n    return 'six'")
    assert by_test["test_doubles"].status is Status.FAILED
    assert "could not work with" in by_test["test_doubles"].message


def test_a_search_that_fails_by_itself_costs_words_and_no_mark(grade):
    result = grade("def double(x):\n    return 3 * x")
    (found,) = result.exercises
    assert [v.status for v in found.verdicts] == [Status.FAILED, Status.GRADER_ERROR, Status.PASSED]
    assert found.counterexample == ""
    note = (
        "What `double` lost could not be explained any further: a grader error "
        f"(ValueError in test_double.py, line {SEARCH_LINE}). All marks stand."
    )
    assert note in result.notes
    assert not any("hidden" in note for note in result.notes)  # the input, as the error quotes it


def test_what_was_not_attempted_earns_nothing_even_there(verdicts):
    found, by_test = verdicts("def double(x):\n    raise NotImplementedError()")
    assert {v.status for v in by_test.values()} == {Status.NO_ANSWER}
    assert found.score == 0


def test_a_hidden_test_that_cannot_be_imported_costs_its_own_exercise_alone(tmp_path):
    sound = HIDDEN.replace("raise KeyError", "# raise KeyError").replace("double", "triple")
    for name, text in (
        ("solutions/__init__.py", ""),
        ("solutions/lines/__init__.py", ""),
        ("solutions/lines/double.py", REFERENCE),
        ("solutions/lines/triple.py", REFERENCE.replace("double", "triple")),
        ("autograder/hidden_tests/lines/test_double.py", "\nimport nothing_of_this_name\n"),
        ("autograder/hidden_tests/lines/test_triple.py", sound),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    exercises = (Exercise("lines", "double", points=3), Exercise("lines", "triple", points=3))
    answers = [code_cell(f"def {e.name}(x):\n    return 2 * x") for e in exercises]
    notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": answers}
    files = {"lines.ipynb": json.dumps(notebook).encode()}
    stubs = {e.name: f"def {e.name}(x):\n    raise NotImplementedError()" for e in exercises}
    topic = Topic("lines", "Lines", "Draw.", 1, exercises)
    task = GradingTask(str(tmp_path), topic, "s1", files, stubs, "secret", LIMITS)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        reply = REPLY.validate_json(worker.submit(run_task, TASK.dump_json(task)).result())
    broken, other = reply.result.exercises
    assert (broken.score, other.score) == (None, 3)
    assert broken.is_to_be_retried
    assert "nothing_of_this_name" not in broken.verdicts[0].message
    (fault,) = reply.course_faults
    assert fault.startswith("autograder/hidden_tests/lines/test_double.py:2: ")
    assert "ModuleNotFoundError: No module named 'nothing_of_this_name'" in fault
    suite = Suite(CoursePaths(tmp_path), topic, "secret")
    suite.require_sound("triple")
    with pytest.raises(CourseTextError, match=r"test_double\.py:2: .* No module named"):
        suite.require_sound("double")  # as calibration does
    suite.close()
