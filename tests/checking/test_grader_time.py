"""What the grader itself works for one submission is bounded, and a right answer loses nothing."""

import contextlib
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from autograder.checking import grading_task
from autograder.checking.counterexample_search import smallest_failing_input
from autograder.checking.grading_task import REPLY, TASK, GradingTask, run_task
from autograder.checking.outcomes import StudentLost
from autograder.checking.student_functions import CallBudget, CallBudgetSpent, Student
from autograder.errors import SubmissionError
from autograder.model import Exercise, Status, Topic
from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.replies import Reply, Returned
from autograder.sandbox.resource_limits import (
    CallLimits,
    GraderClock,
    GraderTimeSpent,
    strikes_held,
)
from autograder.submission_limits import Limits
from autograder.testing import strategies
from autograder.testing.assertions import Mismatch

from .conftest import code_cell

ROOT = Path(__file__).parents[2]


def spin(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


# --- the clock --------------------------------------------------------------------------------


def test_a_block_is_ended_when_its_time_or_all_time_is_used_up():
    for clock, used in ((GraderClock(60), 0.1), (GraderClock(0.1), 60)):
        began = time.process_time()
        with pytest.raises(GraderTimeSpent), clock.until(clock.used + used):
            spin(5)
        assert time.process_time() - began < 2


def test_nothing_strikes_after_a_block_and_what_catches_exceptions_does_not_stop_it():
    clock = GraderClock(60)

    def swallow_exceptions():
        while True:
            with contextlib.suppress(Exception):  # as a careless test would
                spin(0.01)

    with pytest.raises(GraderTimeSpent), clock.until(clock.used + 0.05):
        swallow_exceptions()
    spin(0.6)


@pytest.mark.parametrize(("inner", "outer"), [(0.1, 60), (60, 0.1)])
def test_of_two_blocks_the_clock_that_runs_out_first_strikes(inner, outer):
    limits, clock = CallLimits(inner, 1000), GraderClock(60)
    kind = Lost if inner < outer else GraderTimeSpent
    with pytest.raises(kind), clock.until(clock.used + outer), limits.applied():
        spin(5)


def test_the_outer_clock_goes_on_after_the_inner_one_has_struck():
    clock = GraderClock(60)

    def spin_twice():
        with pytest.raises(Lost), CallLimits(0.1, 1000).applied():
            spin(5)
        spin(5)

    with pytest.raises(GraderTimeSpent), clock.until(clock.used + 0.4):
        spin_twice()


def test_what_must_not_be_left_half_way_is_ended_afterwards():
    clock, done = GraderClock(60), []

    def spin_apart():
        with strikes_held():
            spin(0.5)
            done.append("whole")
        spin(5)

    with pytest.raises(GraderTimeSpent), clock.until(clock.used + 0.1):
        spin_apart()
    assert done == ["whole"]


# --- the search -------------------------------------------------------------------------------


class SlowSnapshot:
    """Answers every call wrongly, after one second that it slept or computed."""

    def __init__(self, kind):
        self.busy_seconds = self.idle_seconds = 0.0
        self.kind, self.asked = kind, 0

    def begin_test(self, _forbid):
        pass

    def call(self, calls):
        self.asked += len(calls)
        setattr(self, self.kind, getattr(self, self.kind) + len(calls))
        return [Reply(Returned(0.0)) for _ in calls]


def wrong_of_large(student, _reference, x):
    student.double(x)
    if x.sum() > 5:
        raise Mismatch("It is wrong.")


wrong_of_large.counterexample_search = {"x": strategies.matrices((3, 9), (3, 9))}


@pytest.mark.parametrize("kind", ["busy_seconds", "idle_seconds"])
def test_a_search_ends_when_its_calls_have_computed_or_slept_too_long(kind):
    student, snapshot = Student("lines"), SlowSnapshot(kind)
    student.attach(snapshot, budget=CallBudget(100, 9.0))
    assert smallest_failing_input(wrong_of_large, student, None) is not None
    assert snapshot.asked == 10


def test_hypothesis_tries_nothing_more_once_a_search_is_over():
    tried = []

    def check(student, reference, x):
        tried.append(x)
        wrong_of_large(student, reference, x)

    check.counterexample_search = wrong_of_large.counterexample_search
    student = Student("lines")
    student.attach(SlowSnapshot("busy_seconds"), budget=CallBudget(20, 100.0))
    smallest_failing_input(check, student, None)
    assert len(tried) == 21
    assert not issubclass(CallBudgetSpent, Exception)


@pytest.mark.parametrize("loss", [Loss.CPU_TIME, Loss.DIED])
def test_a_search_ends_with_its_process(loss):
    tried = []

    def check(_student, _reference, x):
        tried.append(x)
        if len(tried) > 2:
            raise StudentLost(Lost(loss))
        raise Mismatch("It is wrong.")

    check.counterexample_search = wrong_of_large.counterexample_search
    assert smallest_failing_input(check, Student("lines"), None) is not None
    assert len(tried) == 3


def test_a_check_that_takes_the_grader_too_long_ends_the_search_with_what_was_found():
    tried, clock = [], GraderClock(60)

    def check(_student, _reference, x):
        tried.append(x)
        spin(0 if len(tried) < 3 else 30)
        raise Mismatch("It is wrong.")

    check.counterexample_search = wrong_of_large.counterexample_search
    most = clock.used + 0.5
    found = smallest_failing_input(check, Student("x"), None, None, lambda: clock.until(most))
    assert found is not None
    assert clock.used < 5


# --- a submission -----------------------------------------------------------------------------

REFERENCE = "def {name}(x):\n    return 2 * x\n"
HIDDEN = '''
import pytest

from autograder.testing.assertions import assert_close


@pytest.mark.points(1)
def test_doubles_one(student):
    """Doubles a number."""
    assert_close(student.{name}(3.0), 6.0)


@pytest.mark.points(1)
def test_counts_all(student):
    """Doubles a list."""
    parts = student.{name}([1.0])
    for _ in range(len(parts) ** 2):
        sum(range(10))
    assert_close(parts, [1.0, 1.0])


@pytest.mark.points(1)
def test_doubles_another(student):
    """Doubles another number."""
    assert_close(student.{name}(-1.0), -2.0)
'''
ENDLESS = '''
@pytest.mark.points(1)
def test_of_a_careless_author(student):
    """Never ends."""
    student.{name}(1.0)
    while True:
        pass
'''
NAMES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
EXCESSIVE = "def {name}(x):\n    return [1.0] * 100_000 if isinstance(x, list) else 2 * x"


def make_course(root, endless=()):
    texts = {"solutions/__init__.py": "", "solutions/lines/__init__.py": ""}
    for name in NAMES:
        texts[f"solutions/lines/{name}.py"] = REFERENCE.format(name=name)
        hidden = HIDDEN + (ENDLESS if name in endless else "")
        place = f"autograder/hidden_tests/lines/test_{name}.py"
        texts[place] = hidden.format(name=name)
    for place, text in texts.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_text(text)
    (root / ".venv-sandbox").symlink_to(ROOT / ".venv-sandbox")
    return root


@pytest.fixture(scope="module")
def judge(tmp_path_factory):
    sound = make_course(tmp_path_factory.mktemp("sound"))
    broken = make_course(tmp_path_factory.mktemp("broken"), endless=("second",))

    def judge(seconds, excessive=(), *, is_broken=False):
        exercises = tuple(Exercise("lines", name, points=3 + is_broken) for name in NAMES)
        topic = Topic("lines", "Lines", "Draw.", 1, exercises)
        right = "def {name}(x):\n    return 2 * x"
        cells = [
            code_cell((EXCESSIVE if name in excessive else right).format(name=name))
            for name in NAMES
        ]
        notebook = {"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells}
        files = {"lines.ipynb": json.dumps(notebook).encode()}
        stubs = {n: f"def {n}(x):\n    raise NotImplementedError()" for n in NAMES}
        limits = Limits(call_cpu_seconds=1, cell_cpu_seconds=1, grader_cpu_seconds=seconds)
        root = str(broken if is_broken else sound)
        task = GradingTask(root, topic, "s1", files, stubs, "secret", limits)
        done = worker.submit(run_task, TASK.dump_json(task)).result()
        return REPLY.validate_json(done).result

    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as worker:
        yield judge


def statuses(result):
    return {e.exercise: [str(v.status) for v in e.verdicts] for e in result.exercises}


def test_an_answer_that_takes_too_long_to_check_costs_its_own_exercise_alone(judge):
    result = judge(6, ["second"])
    found = statuses(result)
    assert found["second"] == ["passed", "timed out", "timed out"]
    assert "too long to check" in result.exercises[1].verdicts[1].message
    assert "used up the time" in result.exercises[1].verdicts[2].message
    assert found["first"] == found["third"] == ["passed", "passed", "passed"]
    assert not any("grader_cpu_seconds" in note for note in result.notes)
    assert result.exercises[1].score == 1


def test_when_all_time_is_used_up_the_verdicts_so_far_stand_and_the_rest_has_no_score(judge):
    result = judge(1, NAMES)
    found = statuses(result)
    assert found["first"] == ["passed", "timed out", "timed out"]
    assert found["eighth"] == ["not run", "not run", "not run"]
    assert [e.score for e in result.exercises][::7] == [1, None]
    assert any("grader_cpu_seconds" in note for note in result.notes)
    assert not any(exercise.is_to_be_retried for exercise in result.exercises)


def test_a_test_that_never_ends_is_the_authors_fault(judge):
    result = judge(6, is_broken=True)
    assert result.exercises[1].verdicts[-1].status is Status.GRADER_ERROR
    assert result.exercises[1].is_to_be_retried
    assert statuses(result)["third"][0] == "passed"


def test_files_that_take_too_long_to_read_cost_their_own_submission(tmp_path):
    (tmp_path / "lines.py").write_text("def first(x):\n" + "    x = -1\n" * 80_000)
    topic = Topic("lines", "Lines", "Draw.", 1, (Exercise("lines", "first", points=3),))
    stubs = {"first": "def first(x):\n    raise NotImplementedError()"}
    task = GradingTask(str(tmp_path), topic, "s1", {"lines.py": b"x"}, stubs, "secret", Limits())
    with pytest.raises(SubmissionError, match="more time or memory to be read than the grader has"):
        grading_task._read(task, tmp_path, GraderClock(0.05))
    assert grading_task._read(task, tmp_path, GraderClock(60)).notebook == "lines.py"
