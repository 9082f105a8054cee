"""Hidden tests of naive_bayes/smoothed_probability; first docstring lines are shown."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_adds_observations(student, seed):
    """Adds beta to the count and k times beta to the total."""
    cases = [
        ((3, 7, 5, 2.0), 5 / 17),
        ((0, 4, 3, 0.5), 0.5 / 5.5),
        ((6, 6, 4, 0.25), 6.25 / 7),
        ((2, 9, 3), 3 / 12),
        ((0, 0, 4), 1 / 4),
        ((0, 0, 4, 1e-13), 1 / 4),
        ((5, 8, 1, 3.0), 8 / 11),
    ]
    rng = np.random.default_rng(seed("counts"))
    for k, beta in [(2, 1.0), (3, 0.1), (7, 4.0)]:
        seen = rng.integers(0, 9, size=k)
        padded = seen + beta
        cases.append(((seen, seen.sum(), k, beta), padded / padded.sum()))
    assert_cases(student.smoothed_probability, cases)


@pytest.mark.points(1)
def test_tables(student, reference, seed):
    """Takes tables of counts with a column of totals, and leaves them as they were."""
    rng = np.random.default_rng(seed("tables"))
    calls = []
    for C, k, beta in [(2, 3, 1.0), (4, 5, 3.0), (3, 2, 2.0)]:
        counts = rng.integers(1, 12, size=(C, k))
        calls.append((counts, counts.sum(axis=1, keepdims=True), k, beta))
    two = np.array([[1, 3], [1, 2]]), np.array([[4], [3]]), 2
    by_hand = two, [[2 / 6, 4 / 6], [2 / 5, 3 / 5]]
    row = (np.array([2.0, 1.0]), 3, 3, 2.0), [4 / 9, 3 / 9]
    words = np.array([[4, 2, 1], [2, 2, 1]]), np.array([[4], [2]]), 2
    present = words, [[5 / 6, 3 / 6, 2 / 6], [3 / 4, 3 / 4, 2 / 4]]
    single = (3, np.array([4]), 2), [4 / 6]
    cases = [by_hand, row, present, single, *answered_by(reference.smoothed_probability, calls)]
    assert_cases(student.smoothed_probability, cases)
    floats = [(1.0 * counts, 1.0 * totals, k, beta) for counts, totals, k, beta in calls]
    assert_leaves_arguments(student.smoothed_probability, [by_hand[0], *calls, *floats])


@pytest.mark.points(1)
def test_limits(student):
    """Has the right limits: shares for beta = 0, nan for nothing at all, 1/k for a huge beta."""
    cases = [
        Case((3, 4, 2, 0), 0.75, label="beta = 0"),
        Case((np.array([0, 5]), 5, 2, 0.0), [0, 1], label="a table with beta = 0"),
        Case((0, 0, 3, 0), np.nan, label="nothing seen and beta = 0"),
        Case(
            (np.array([0, 1]), np.array([0, 2]), 2, 0.0), [np.nan, 0.5], label="nothing seen once"
        ),
        Case((np.array([3, 40]), 43, 5, 1e12), [0.2, 0.2], rtol=1e-9, label="beta = 1e12"),
    ]
    assert_cases(student.smoothed_probability, cases, atol=1e-9)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a negative beta and for k below 1, and not for their limits."""
    table = np.array([1.0, 2.0])
    calls = {
        "beta below 0": (1, 2, 2, -1),
        "beta just below 0": (1, 2, 2, -1e-9),
        "beta below 0 and an array": (table, 3, 2, -0.5),
        "k = 0": (1, 2, 0),
        "k below 0": (1, 2, -1, 0.5),
    }
    assert_raises(
        student.smoothed_probability, ValueError, calls, works_on=[(1, 2, 1), (1, 2, 2, 0)]
    )


@counterexample_search(
    counts=strategies.vectors((1, 3), 0, 4),
    k=strategies.choices(1, 2, 3, 0),
    beta=strategies.choices(1.0, 0.5, 0.0, 3.0, -1.0),
    single=strategies.choices(False, True),
)
def agrees_with_the_reference(student, reference, counts, k, beta, single):
    call = (counts[0], counts.sum(), k, beta) if single else (counts, counts.sum(), k, beta)
    if beta < 0 or k < 1:
        with suppress(ValueError):
            student.smoothed_probability(*call)
            require(False, "No ValueError, although beta is negative or k below 1.")
    else:
        answer = student.smoothed_probability(*call)
        assert_close(answer, reference.smoothed_probability(*call), atol=1e-12)
