"""All exercises are tested in one process first; what one does there costs no other marks."""

import json

import pytest

from autograder.checking.time_budget import MAX_TIMEOUTS
from autograder.model import Status

from .conftest import SLUG, exercise_of, keeping, lost

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
    loop = f"def {name}(data, statistic, times, rng):\n    while True: pass"
    reply = reply_to(**{name: keeping(name, loop)})
    names = [exercise.exercise for exercise in reply.result.exercises]
    earlier = reply.result.exercises[: names.index(name)]
    own = exercise_of(reply.result, name).verdicts
    assert {verdict.status for verdict in own} == {Status.TIMED_OUT}
    assert len(own) < MAX_TIMEOUTS
    together = sum(len(exercise.verdicts) for exercise in earlier) + len(own)
    assert reply.tests_run == together + tests_of_all


def test_what_times_out_beside_others_has_a_process_of_its_own_next(
    reply_to, right_answers, tests_of_all
):
    """Tests that are not the first of their exercise are waited for twice, not three times."""
    name = "one_hot"
    plain = right_answers[name].replace(f"def {name}(", f"def plain_{name}(")
    lines = ["while drop_first: pass", f"return plain_{name}(labels, drop_first, categories)"]
    head = f"def {name}(labels, drop_first=False, categories=None):"
    reply = reply_to(**{name: keeping(name, "\n    ".join([f"{plain}\n\n{head}", *lines]))})
    found = exercise_of(reply.result, name).verdicts
    late = [n for n, verdict in enumerate(found) if verdict.status is Status.TIMED_OUT]
    assert late[0] > 0
    names = [exercise.exercise for exercise in reply.result.exercises]
    earlier = reply.result.exercises[: names.index(name)]
    together = sum(len(exercise.verdicts) for exercise in earlier) + len(found)
    assert reply.tests_run == together + tests_of_all


HELPER = "add_intercept"
WRONG_HELPER = "def add_intercept(X):\n    return np.column_stack([np.zeros(len(X)), X])"
USERS = ("one_hot", "r2_score")


@pytest.fixture
def user_of(right_answers):
    """Return a right answer that raises where the helper is wrong, after some further lines."""

    def user_of(name, first="", last=""):
        plain = right_answers[name].replace(f"def {name}(", f"def plain_{name}(")
        lines = [first, f"assert {HELPER}(np.zeros(1))[0, 0] == 1", last]
        body = "\n    ".join(line for line in lines if line)
        ends = f"return plain_{name}(*args, **kwargs)"
        return f"{plain}\n\ndef {name}(*args, **kwargs):\n    {body}\n    {ends}"

    return user_of


def not_passed(result, name):
    return [v for v in exercise_of(result, name).verdicts if v.status is not Status.PASSED]


def test_what_a_wrong_helper_spoils_is_run_twice_and_not_three_times(
    reply_to, user_of, tests_of_all
):
    users = {name: user_of(name) for name in USERS}
    reply = reply_to(add_intercept=keeping(HELPER, WRONG_HELPER), **users)
    assert set(lost(reply.result)) == {HELPER}
    spoiled = [verdict for name in USERS for verdict in not_passed(reply.result, name)]
    assert {verdict.followed_through_with for verdict in spoiled} == {(HELPER,)}
    assert len(spoiled) > 4
    own = not_passed(reply.result, HELPER)
    assert reply.tests_run == tests_of_all + len(own) + len(spoiled)


def test_no_credit_is_lost_to_what_another_answer_did(reply_to, user_of):
    """The second user fails in a process in which the first was called with a right helper."""
    first = user_of("one_hot", last="globals()['was_called'] = True")
    second = user_of("r2_score", first="assert 'was_called' not in globals()")
    reply = reply_to(add_intercept=WRONG_HELPER, one_hot=first, r2_score=second)
    assert set(lost(reply.result)) == {HELPER}
    spoiled = not_passed(reply.result, "r2_score")
    assert {verdict.followed_through_with for verdict in spoiled} == {(HELPER,)}


def test_what_fails_only_beside_others_is_no_credit(reply_to, user_of):
    """A right answer that another one disturbed is right by itself, whatever its helper does."""
    first = "def one_hot(labels, drop_first=False, categories=None):\n    globals()['spoilt'] = 1"
    returns = "assert 'spoilt' not in globals()\n    return plain_r2_score(*args, **kwargs)"
    second = user_of("r2_score", first=returns)  # what names the helper is never reached
    reply = reply_to(add_intercept=WRONG_HELPER, one_hot=first, r2_score=second)
    assert set(lost(reply.result)) == {HELPER, "one_hot"}
    assert not_passed(reply.result, "r2_score") == []


def test_a_timeout_with_right_helpers_leaves_the_run_by_itself(reply_to, user_of):
    """What failed beside others, and loops with a right helper, is right with its own one."""
    first = "def one_hot(labels, drop_first=False, categories=None):\n    globals()['spoilt'] = 1"
    loops = f"assert 'spoilt' not in globals()\n    while {HELPER}(np.zeros(1))[0, 0] == 1: pass"
    second = user_of("r2_score", first=loops).replace(f"assert {HELPER}", f"0 * {HELPER}")
    reply = reply_to(add_intercept=WRONG_HELPER, one_hot=first, r2_score=second)
    assert set(lost(reply.result)) == {HELPER, "one_hot"}
    assert not_passed(reply.result, "r2_score") == []


def test_a_user_that_is_wrong_as_well_loses_its_own_marks(reply_to, user_of):
    wrong = user_of("r2_score").replace("return plain_r2_score", "return 7 + plain_r2_score")
    reply = reply_to(add_intercept=WRONG_HELPER, one_hot=user_of("one_hot"), r2_score=wrong)
    assert set(lost(reply.result)) == {HELPER, "r2_score"}
    own = [v.message for v in not_passed(reply.result, "r2_score") if not v.earned]
    assert any(f"Fails with a right `{HELPER}`, too." in words for words in own)
    assert all(v.followed_through_with for v in not_passed(reply.result, "one_hot"))
