"""Hidden tests of factor_sum_out; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.factor_sum_out_oracle import by_entries
from autograder.hidden_tests.bayesian_learning.network_oracles import assert_factor
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

TABLE = np.array([[3.0, 30.0, 5.0], [10.0, 100.0, 7.0]])


@pytest.mark.points(1)
def test_two_axes(student):
    """Adds up over the right axis of two, of equal or different sizes; takes 8-bit integers."""
    square = np.array([[1.0, 2.0], [30.0, 40.0]])
    cases = [
        (((("rain", "wet"), TABLE), "rain"), (("wet",), [13.0, 130.0, 12.0])),
        (((("rain", "wet"), TABLE), "wet"), (("rain",), [38.0, 117.0])),
        (((("b", "a"), square), "a"), (("b",), [3.0, 70.0])),
        (((("b", "a"), 1e-120 * square), "a"), (("b",), [3e-120, 7e-119])),
        (((("wetness", "wet"), square), "wet"), (("wetness",), [3.0, 70.0])),
        (((("b", "a"), square), "b"), (("a",), [31.0, 42.0])),
        (((("b", "a"), (5 * square).astype(np.uint8)), "a"), (("b",), [15.0, 350.0])),
    ]
    assert_cases(student.factor_sum_out, cases, compare=assert_factor)
    cube = ("a", "b", "c"), np.ones((2, 2, 2))
    assert_leaves_arguments(student.factor_sum_out, [*(call for call, _ in cases), (cube, "b")])


@pytest.mark.points(1)
def test_more_axes(student, seed):
    """Removes the first axis, the last and one between, and keeps the others in order."""
    rng = np.random.default_rng(seed("factors"))
    names = ("c", "a", "d", "b")
    calls = [((names, rng.random((2, 3, 4, 2))), var) for var in names]
    calls += [((names[:3], rng.random((3, 3, 3))), var) for var in names[:3]]
    calls.append(((("x", "y"), rng.random((1, 5))), "x"))
    assert_agrees(student.factor_sum_out, by_entries, calls, compare=assert_factor)
    table = rng.random((2, 3, 4))
    once = student.factor_sum_out.map([((("a", "b", "c"), table), var) for var in ("a", "c")])
    cases = [((once[0], "c"), (("b",), table.sum(axis=(0, 2))))]
    cases.append((((("a",), np.array([0.5])), "a"), ((), 0.5)))
    thin = ("a", "b", "c"), np.array([[[1.0, 2.0], [4.0, 8.0]]])
    cases.append(((thin, "b"), (("a", "c"), [[5.0, 10.0]])))
    cases.append((((("a",), np.array([1.0, 0.5, 0.25])), "a"), ((), 1.75)))
    cases.append(((once[1], "a"), (("b",), table.sum(axis=(0, 2)))))
    assert_cases(student.factor_sum_out, cases, compare=assert_factor)


@pytest.mark.points(1)
def test_last_variable(student):
    """Leaves a factor without variables when the last one goes; takes integers."""
    cases = [
        Case(((("wet",), np.array([13.0, 130.0])), "wet"), ((), 143.0), label="the last variable"),
        Case(
            ((("a", "b"), np.array([[1, 2], [2, 5]])), "a"), (("b",), [3.0, 7.0]), label="integers"
        ),
        Case(((("a",), np.array([200, 100])), "a"), ((), 300.0), label="integers"),
        Case(((("a",), np.array([1.0, 0.5])), "a"), ((), 1.5), label="the last variable"),
    ]
    assert_cases(student.factor_sum_out, cases, compare=assert_factor)


@pytest.mark.points(1)
def test_no_such_variable(student):
    """Raises ValueError if the factor has no such variable."""
    f = ("rain", "wet"), TABLE
    calls = {
        "another name": (f, "snow"),
        "a part of a name": (f, "rai"),
        "an empty name": (f, ""),
        "no variables at all": (((), np.array(2.0)), "rain"),
    }
    assert_raises(student.factor_sum_out, ValueError, calls, works_on=[(f, "wet"), (f, "rain")])


@counterexample_search(
    table=strategies.matrices(2, 2, low=1, high=9), var=strategies.choices("a", "b")
)
def agrees_with_the_reference(student, reference, table, var):
    f = ("a", "b"), table
    assert_factor(student.factor_sum_out(f, var), reference.factor_sum_out(f, var))
