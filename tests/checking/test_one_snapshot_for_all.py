"""All exercises are tested in one process first; what one does there costs no other marks."""

import json

import pytest

from autograder.checking.time_budget import MAX_TIMEOUTS
from autograder.model import Status

from .conftest import SLUG, exercise_of, lost

BEGIN = "is_tested = True"
"""The last cell of the notebook: from then on, answers do their deeds."""
HEAD = "def add_intercept(X):\n    if 'is_tested' in globals():\n        "
TAIL = "\n    return np.column_stack([np.ones(len(X)), X])"
FIRST_DRAW = 0.5488135039273248  # of NumPy's legacy generator, seeded with 0


@pytest.fixture
def reply_to(run, fill_in, right_answers):
    """Grade right answers apart from one; give the reply with the number of runs of tests."""

    def reply_to(**answers):
        notebook = fill_in({**right_answers, **answers})
        return run({f"{SLUG}.ipynb": json.dumps(notebook).encode()})

    return reply_to


@pytest.fixture
def tests_of_all(reply_to):
    return sum(len(found.verdicts) for found in reply_to().result.exercises)


@pytest.mark.parametrize(
    "deed",
    [
        "np.zeros = np.ones = np.linalg.solve = np.linalg.lstsq = None",
        "import builtins; builtins.len = builtins.sum = None; return np.ones((2, 2))",
        "globals().update(dict.fromkeys(list(globals()), None)); return X",
        "globals().clear(); return X",
        "np.random.seed = None",
        "import sys; sys.setrecursionlimit(60); return X",
        "import numpy; numpy.seterr(all='raise'); return X",
        "import os; os._exit(0)",
        "import threading; threading.Thread(target=X.sum, daemon=True).start(); return X",
        "import threading, time; threading.Thread(target=time.sleep, args=(9,)).start()",
        "import os, time\n        if os.fork() == 0: time.sleep(99)",
        "import os, signal; os.kill(os.getppid(), signal.SIGKILL)",
        "import sys; sys.modules.clear(); return X",
        "import gc; [o.close() for o in gc.get_objects() if type(o).__name__ == 'socket']",
    ],
)
def test_no_other_exercise_loses_marks(grade, deed):
    result = grade({"add_intercept": HEAD + deed + TAIL}, after=BEGIN)
    assert set(lost(result)) <= {"add_intercept"}, deed


@pytest.mark.parametrize(
    "deed",
    [
        "import threading, time; threading.Thread(target=time.sleep, args=(9,)).start()",
        "import os, time\n        if os.fork() == 0: time.sleep(99)",
    ],
)
def test_who_leaves_something_behind_is_named_and_nobody_else(grade, deed):
    result = grade({"add_intercept": HEAD + deed + TAIL}, after=BEGIN)
    assert lost(result) == {}
    assert [note for note in result.notes if "left processes or threads" in note] == [
        "The answer to `add_intercept` left processes or threads behind, which were ended."
    ]
    assert result.is_joint


def test_right_answers_are_tested_once(reply_to, tests_of_all):
    reply = reply_to()
    assert reply.tests_run == tests_of_all
    assert not reply.result.is_joint


def test_random_numbers_begin_anew_for_each_exercise(reply_to, right_answers, tests_of_all):
    """An answer that fails unless it sees the first draw is tested once only if it does."""
    name = "r2_score"
    drawing = right_answers["add_intercept"].replace(
        "def add_intercept(X):", "def add_intercept(X):\n    np.random.rand(7)"
    )
    checking = (
        "def first_draw():\n"
        "    if not hasattr(first_draw, 'value'):\n"
        "        first_draw.value = np.random.rand()\n"
        "    return first_draw.value\n\n" + right_answers[name]
    )
    lines = checking.split("\n")
    place = next(n for n, line in enumerate(lines) if line.startswith(f"def {name}")) + 1
    while not lines[place].strip() or '"""' in lines[place]:
        place += 1
    lines.insert(place, f"    assert first_draw() == {FIRST_DRAW}")
    reply = reply_to(add_intercept=drawing, **{name: "\n".join(lines)})
    assert exercise_of(reply.result, name).score == exercise_of(reply.result, name).max_points
    assert reply.tests_run == tests_of_all


def test_what_times_out_in_a_process_of_its_own_is_not_waited_for_again(reply_to, tests_of_all):
    name = "resampled"
    reply = reply_to(**{name: f"def {name}(data, statistic, times, rng):\n    while True: pass"})
    names = [exercise.exercise for exercise in reply.result.exercises]
    earlier = reply.result.exercises[: names.index(name)]
    own = exercise_of(reply.result, name).verdicts
    assert {verdict.status for verdict in own} == {Status.TIMED_OUT}
    assert len(own) < MAX_TIMEOUTS
    together = sum(len(exercise.verdicts) for exercise in earlier) + len(own)
    assert reply.tests_run == together + tests_of_all
