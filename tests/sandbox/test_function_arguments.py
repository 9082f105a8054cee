"""Functions that a test passes to a student's function: called back, or run inside."""

import math
import resource
import time
from unittest import mock

import numpy as np
import pytest

from autograder.sandbox.channel import Loss, Lost
from autograder.sandbox.notebook_process import Notebook
from autograder.sandbox.open_functions import open_function_maker
from autograder.sandbox.resource_limits import little_memory
from autograder.sandbox.snapshot import Call, CodeCell, StudentHandle
from autograder.submission_limits import Limits
from tests.sandbox.conftest import LIMITS

OPEN = """
import numpy as np

def gradient(A, b, w):
    return A @ w - b

def square(x):
    return x * x
"""
CODE = """
import numpy as np

def steps(grad, w, count):
    for _ in range(count):
        w = w - 0.1 * grad(w)
    return w

def apply(f, x):
    return f(x)

def twice(f, x):
    return [f(x), f(x)]

def offer(f):
    return f(lambda x: x)

def pass_on(f, text):
    return f(eval(text))

def draw(n, rng):
    return rng.permutation(n)

def draw_twice(n, rng):
    return [draw(n, rng), draw(n, rng)]

def total(rules, x):
    raise NotImplementedError

def total_of(rules, x):
    return total(rules, x)

KEPT = []

def keep_and_call_all(f, x):
    KEPT.append(f)
    return total(KEPT, x)

def doubled(x):
    return x + x

COUNTS = np.zeros(2)

def count_up(f):
    COUNTS[0] += f(1) if f else 1
    return COUNTS

def parts(x):
    raise NotImplementedError

def parts_of_each(values):
    found = []
    for value in values:
        try:
            found.append(parts(value))
        except ValueError:
            found.append(["refused"])
        found[-1].append(len(found))
    return found

def total_of_own(x):
    own = {"up": lambda x: x + 1, "rest": [lambda x: 10 * x, (lambda x: 100 * x, 3)]}
    return total(own, x)
"""
NAMES = [
    "steps",
    "apply",
    "twice",
    "pass_on",
    "offer",
    "draw",
    "draw_twice",
    "total",
    "total_of",
    "total_of_own",
    "keep_and_call_all",
    "parts",
    "parts_of_each",
    "doubled",
    "count_up",
]


@pytest.fixture
def start(full, tmp_path):
    """Start a snapshot of the code above, with what the grader answers in its place."""
    books, snapshots = [], []

    def start(overrides=None, limits: Limits = LIMITS):
        book = Notebook(full, [CodeCell(0, CODE)], NAMES, tmp_path, limits, OPEN)
        book.build()
        books.append(book)
        snapshots.append(book.snapshot(overrides))
        return snapshots[-1]

    yield start
    for one in (*snapshots, *books):
        one.close()


def value(snapshot, *call):
    return snapshot.call([Call(call[0], call[1:])])[0].outcome.value


def test_an_open_function_runs_inside_with_its_first_arguments(start):
    make = open_function_maker(OPEN)
    A, b, w = np.diag([1.0, 3.0]), np.array([1.0, 6.0]), np.zeros(2)
    grad, other = make("gradient", A, b), make("gradient", 2 * A, b)
    one = start(limits=LIMITS.model_copy(update={"callbacks_per_test": 1}))
    expected = w
    for _ in range(50):
        expected = expected - 0.1 * (A @ expected - b)
    np.testing.assert_allclose(value(one, "steps", grad, w, 50), expected)
    np.testing.assert_allclose(value(one, "apply", other, w + 1), 2 * A @ (w + 1) - b)
    np.testing.assert_allclose(value(one, "steps", grad, w, 50), expected)
    assert value(one, "apply", make("square"), 3.0) == 9.0
    np.testing.assert_allclose(grad(w + 1), A @ (w + 1) - b)  # the test's own use of it


@pytest.mark.parametrize("student", ["apply", "offer"])
def test_an_open_function_with_arguments_reaches_a_call_that_is_waiting(start, student):
    grad = open_function_maker(OPEN)("gradient", np.eye(2), np.ones(2))
    answers = {"apply": lambda x: grad, "offer": lambda same: same(grad)}
    arguments = (answers[student],) if student == "offer" else (answers[student], 0)
    function = value(start(), student, *arguments)
    np.testing.assert_allclose(function(np.array([3.0, 1.0])).outcome.value, [2.0, 0.0])


def test_an_open_function_is_written_as_a_student_can():
    make = open_function_maker(OPEN)
    assert repr(make("square")) == "square"
    text = "functools.partial(gradient, np.array([[2.0]]), np.array([1.0]))"
    assert repr(make("gradient", np.array([[2.0]]), np.array([1.0]))) == text


def test_too_many_calls_back_have_their_name(start):
    one = start(limits=LIMITS.model_copy(update={"callbacks_per_test": 20}))
    with pytest.raises(Lost) as caught:
        value(one, "steps", lambda w: w, np.ones(2), 1000)
    assert caught.value.loss is Loss.CALLBACKS


def test_a_helper_answered_by_the_grader_draws_from_the_students_generator(start):
    one = start({"draw": lambda n, rng: rng.permutation(n)})
    rng = np.random.default_rng(5)
    expected = [rng.permutation(10), rng.permutation(10)]
    got = value(one, "draw_twice", 10, np.random.default_rng(5))
    np.testing.assert_array_equal(got, expected)


def total(rules, x):
    tens, (hundreds, times) = rules["rest"]
    return rules["up"](x) + tens(x) + times * hundreds(x)


def test_a_helper_answered_by_the_grader_calls_functions_in_containers(start):
    """A student's own functions, in a dict, a list and a tuple, on their way to a right helper."""
    assert value(start({"total": total}), "total_of_own", 2) == 3 + 20 + 600


def forever(x):
    while True:
        x = x + 1


def much(x):
    return [np.ones(x) for _ in range(100_000)]


def large(x):
    return np.ones(x)


BRIEF = LIMITS.model_copy(update={"call_cpu_seconds": 1})


def test_what_the_grader_works_out_for_a_submission_takes_little_time(start):
    one = start(limits=BRIEF)
    began = time.process_time()
    with pytest.raises(Lost) as caught:
        value(one, "apply", forever, 1)
    assert caught.value.loss is Loss.CALLBACKS
    assert time.process_time() - began < 3


def test_a_loss_within_a_call_within_a_call_leaves_the_sandbox_in_order(start):
    """The function that is passed on is asked again and again, until the grader's time is up."""

    def ask_forever(function):
        while True:
            function(1)

    one = start(limits=BRIEF)
    with pytest.raises(Lost) as caught:
        value(one, "offer", ask_forever)
    assert caught.value.loss is Loss.CALLBACKS
    assert value(start(), "twice", lambda x: x, 1) == [1, 1]


def test_all_calls_of_one_test_share_this_time_and_the_next_test_begins_anew(start):
    def slow(x):
        ends = time.process_time() + 0.6
        while time.process_time() < ends:
            x = x + 1
        return 5

    one = start(limits=BRIEF)
    assert value(one, "apply", slow, 1) == 5
    one.begin_test()
    assert value(one, "apply", slow, 1) == 5
    with pytest.raises(Lost):
        value(one, "apply", slow, 1)


@pytest.mark.parametrize("function", [much, large])
def test_what_the_grader_works_out_takes_little_memory_and_the_test_goes_on(start, function):
    """The second one fits into memory and is more than may cross."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    one = start()
    (reply,) = one.call([Call("twice", (function, 12_000_000))])
    assert reply.outcome.ancestry[0] == "RuntimeError"
    assert resource.getrlimit(resource.RLIMIT_AS) == before
    assert value(one, "steps", lambda w: w, np.ones(2), 0).tolist() == [1.0, 1.0]


@pytest.mark.parametrize("argument", ["2 ** 2000", "np.zeros(3_000_000)"])
def test_no_huge_arguments_reach_a_function_of_the_graders(start, argument):
    one = start()
    with pytest.raises(Lost) as caught:
        value(one, "pass_on", lambda x: 0, argument)
    assert caught.value.loss is Loss.PROTOCOL


def test_a_block_inside_another_can_only_allow_less():
    def limit():
        return resource.getrlimit(resource.RLIMIT_AS)[0]

    before = limit()
    with little_memory(4000):
        around = limit()
        with little_memory(4000):
            assert limit() == around
        with little_memory(2000):
            assert limit() < around
        assert limit() == around
    assert limit() == before


def test_what_a_test_makes_of_an_answer_takes_little_memory():
    texts = ["x" * 1_000_000] + ["y"] * 150
    with pytest.raises(MemoryError), little_memory(100):
        np.asarray(texts)
    assert np.asarray(texts[:10]).nbytes == 40_000_000


def each(rules, x):
    return [rule(x) for rule in rules]


def test_a_function_that_is_passed_on_to_a_right_helper_is_called_where_it_is(start):
    make = open_function_maker(OPEN)
    shift = make("gradient", np.eye(2), np.ones(2))
    seen = []

    def note(x):
        seen.append(x)
        return x

    one, x = start({"total": each}), np.array([3.0, 1.0])
    with mock.patch.object(one, "call", side_effect=one.call) as through_the_sandbox:
        got = value(one, "total_of", [note, make("square"), shift, StudentHandle("doubled")], x)
        calls = [call.args[0][0].target for call in through_the_sandbox.call_args_list]
    np.testing.assert_array_equal(got, [x, x * x, x - 1, x + x])
    assert len(seen) == 1
    assert calls[0] == "total_of"
    assert len(calls) == 2  # the other is the student's own function


def test_too_many_calls_of_a_function_that_is_passed_on_have_their_name(start):
    limits = LIMITS.model_copy(update={"callbacks_per_test": 20})
    one = start({"total": lambda rules, x: [rules[0](x) for _ in range(1000)]}, limits=limits)
    with pytest.raises(Lost) as caught:
        value(one, "total_of", [lambda x: x], 1.0)
    assert caught.value.loss is Loss.CALLBACKS


def test_functions_of_an_earlier_test_stay_what_they_were(start):
    make = open_function_maker(OPEN)
    one, x = start({"total": each}), np.array([3.0])
    for slope, expected in ((2.0, [5.0]), (4.0, [5.0, 11.0])):
        one.begin_test()
        line = make("gradient", np.array([[slope]]), np.array([1.0]))
        got = value(one, "keep_and_call_all", line, x)
        np.testing.assert_array_equal(np.concatenate(got), expected)


def test_replies_that_leave_together_show_what_each_call_returned(start):
    one = start()
    calls = [Call("count_up", (f,)) for f in (None, None, lambda step: 10 * step, None)]
    counts = [reply.outcome.value[0] for reply in one.call(calls)]
    assert counts == [1.0, 2.0, 12.0, 13.0]


@pytest.fixture
def asked(start):
    """Start a snapshot whose helper ``parts`` the grader answers, and keep what it was asked."""
    calls = []

    def parts(x):
        calls.append(x)
        if type(x) is str:
            raise ValueError
        return [x] if callable(x) else [x, "and more"]

    return start({"parts": parts}), calls


@pytest.mark.parametrize("x", [2.5, "raises", np.eye(2), [1, {"a": (2, None)}]])
def test_equal_calls_of_a_right_helper_cross_once_in_a_test(asked, x):
    one, calls = asked
    one.begin_test()
    found = value(one, "parts_of_each", [x, x, x])
    assert len(calls) == 1
    alone = ["refused"] if type(x) is str else [x, "and more"]
    np.testing.assert_equal(found, [[*alone, 1], [*alone, 2], [*alone, 3]])


def test_each_test_sees_whether_a_right_helper_is_called(asked):
    one, calls = asked
    for number in (1, 2, 3):
        one.begin_test()
        value(one, "parts_of_each", [1.5, 1.5])
        assert len(calls) == number
        assert one.has_called_helpers
    one.begin_test()
    value(one, "doubled", 1.5)
    assert not one.has_called_helpers


@pytest.mark.parametrize(
    "different",
    [
        [1, 1.0, True, 1 + 0j, np.float64(1.0), np.int8(1), "1"],
        [0.0, -0.0, math.nan],
        [np.ones(2), np.ones((1, 2)), np.ones(2, np.float32), [1.0, 1.0], (1.0, 1.0)],
        [np.arange(4.0).reshape(2, 2), np.asfortranarray(np.arange(4.0).reshape(2, 2))],
    ],
)
def test_calls_that_differ_in_kind_or_sign_cross(asked, different):
    one, calls = asked
    one.begin_test()
    value(one, "parts_of_each", [*different, *different])
    assert len(calls) == len(different)


def test_calls_with_functions_and_generators_cross_each_time(asked):
    one, calls = asked
    one.begin_test()
    value(one, "parts_of_each", [lambda x: x] * 2)
    value(one, "parts_of_each", [np.random.default_rng(1)] * 2)
    assert len(calls) == 4


def test_what_is_remembered_of_a_right_helper_has_an_end(asked):
    one, calls = asked
    one.begin_test()
    large = [np.full(4000, float(number)) for number in range(100)]
    value(one, "parts_of_each", [*large, *large])
    assert 100 < len(calls) < 200
