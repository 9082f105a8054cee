"""Hidden tests of math_foundations/lp_norm; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    as_number,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)

SETTINGS = {"read": as_number, "sizes": lambda x, p: x.shape}


@pytest.mark.points(1)
def test_finite_p(student, reference, seed):
    """Takes absolute values, adds up their powers and takes the root, for p = 1 up to 7."""
    rng = np.random.default_rng(seed("finite"))
    cases = []
    for p in (1, 2, 3, 2.75, 4.0, 7):
        cases.append(((np.array([-2.0, 2.0, -2.0, -2.0]), p), 2 * 4 ** (1 / p)))
        cases.append(((np.array([3, -1, 0, 2]), p), (3**p + 1 + 2**p) ** (1 / p)))
        for d in (1, 2, 6, 25):
            x = 3 * rng.normal(size=d)
            cases.append(((x, p), np.sum(np.abs(x) ** p) ** (1 / p)))
            cases.append(((5.0 * x, p), 5.0 * reference.lp_norm(x, p)))
    cases.append(((np.array([1.0, 1e-5, -1e-5]), 1), 1.00002))
    assert_cases(student.lp_norm, cases, **SETTINGS)
    x = np.array([2.5, -3.0, 0.5, -4.0])
    calls = [(x, p) for p in (0, 1, 2, 2.5, np.inf)]
    calls += [(x.astype(int), p) for p in (0, 1, 2, np.inf)]
    assert_leaves_arguments(student.lp_norm, calls)


@pytest.mark.points(1)
def test_ends_of_the_scale(student, seed):
    """Counts the entries that are not zero for p = 0, and takes the largest size for p = inf."""
    by_hand, integers = np.array([0.0, -7.5, 4.0, 0.0, -1e-30, 4.0]), np.array([0, -3, 2])
    x = np.random.default_rng(seed("ends")).normal(size=30)
    cases = [
        ((by_hand, 0), 4.0),
        ((by_hand, np.inf), 7.5),
        ((integers, 0), 2.0),
        ((integers, np.inf), 3.0),
        ((np.array([1e200, 0.0, -1e-200]), 0), 2.0),
        ((np.array([1e200, 0.0, -1e-200]), np.inf), 1e200),
        ((x, 0), 30.0),
        ((x, np.inf), np.sort(np.abs(x))[-1]),
    ]
    assert_cases(student.lp_norm, cases, **SETTINGS)


@pytest.mark.points(1)
def test_nothing_has_length_zero(student):
    """Gives 0.0 for zeros and for the empty vector, whatever p is."""
    zeros = (np.zeros(0), np.zeros(1), np.zeros(4), np.zeros(3, int))
    assert_varies(student.lp_norm, [(np.array(x), 3) for x in ([3.0, 4.0], [5.0, 12.0], [0.0])])
    cases = [((x, p), 0.0) for x in zeros for p in (0, 1, 2, 3.5, np.inf)]
    assert_cases(student.lp_norm, cases)


@pytest.mark.points(1)
def test_huge_and_tiny_entries(student, seed):
    """Keeps its digits for entries around 1e200 or 1e-200, whose squares no float can hold."""
    rng = np.random.default_rng(seed("sizes"))
    cases = [
        ((np.array([1e200, -1e-200]), 2), 1e200),
        ((np.array([-3e200, 0.0, 4.0]), 2), 3e200),
        ((np.array([1e-200, 0.0, -3e200]), 2), 3e200),
        # The squares fit, the seventh powers do not.
        ((1e60 * np.array([2.0, -2.0]), 7), 2e60 * 2 ** (1 / 7)),
        # The squares are about 1e-320: not zero, but few digits are left of them.
        ((np.array([2e-160, -2e-160, 2e-160, -2e-160]), 2), 4e-160),
        ((np.array([3_000_000_000, -4_000_000_000]), 2), 5e9),
    ]
    for unit in (1e200, 1e-200):
        cases.append(((unit * np.array([6.0, -8.0]), 2), 10 * unit))
        x = rng.normal(size=5)
        cases += [
            ((unit * x, p), unit * np.sum(np.abs(x) ** p) ** (1 / p)) for p in (1.75, 2, 2.5, 3)
        ]
    assert_cases(student.lp_norm, cases, **SETTINGS)
    calls = [(unit * x, p) for unit in (1e200, 1e-200) for p in (2, 3)]
    assert_leaves_arguments(student.lp_norm, calls)


@pytest.mark.points(1)
def test_refuses_other_p(student):
    """Raises ValueError for p below 0 and for p between 0 and 1, also for zeros."""
    x, zeros, empty = np.array([1.0, 2.0]), np.zeros(2), np.zeros(0)
    calls = {
        "p between 0 and 1": (x, 0.5),
        "p between 0 and 1, x of zeros": (zeros, 0.5),
        "p slightly below 1": (x, 0.999),
        "p just below 1": (x, 1 - 1e-9),
        "p just above 0": (x, 1e-9),
        "an integer p below 0": (x, -1),
        "p below 0, x of zeros": (zeros, -1),
        "a broken p below 0": (x, -0.5),
        "p just below 0": (x, -1e-9),
        "p of minus infinity": (x, -np.inf),
        "p between 0 and 1, x empty": (empty, 0.5),
        "p below 0, x empty": (empty, -1),
    }
    assert_raises(student.lp_norm, ValueError, calls, works_on=[(x, 2), (x, np.inf)])


@counterexample_search(x=strategies.vectors((0, 4)), p=strategies.choices(1, 2, 3, 0, np.inf))
def agrees_with_the_reference(student, reference, x, p):
    assert_close(student.lp_norm(x, p), reference.lp_norm(x, p))
