"""Hidden tests of mle_map/dirichlet_map; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

COUNTS = np.array([3, 0, 1])


@pytest.mark.points(1)
def test_different_entries(student, reference, seed):
    """Adds alpha - 1 to each count and divides by the total, for two categories as beta_map."""
    rng = np.random.default_rng(seed("counts"))
    cases = [
        ((COUNTS, np.array([1.0, 5.0, 2.5])), np.array([3.0, 4.0, 2.5]) / 9.5),
        ((np.array([5, 15]), np.array([151.0, 230.0])), np.array([155.0, 244.0]) / 399),
        ((np.array([2, 9]), np.array([5.0, 2.0])), np.array([6.0, 10.0]) / 16),
        ((np.array([0, 0, 0, 7]), np.array([2.0, 3.0, 1.0, 1.0])), np.array([0.1, 0.2, 0.0, 0.7])),
    ]
    assert_cases(student.dirichlet_map, cases)
    calls = [(rng.integers(0, 20, size=k), rng.uniform(1, 5, size=k)) for k in (2, 4, 9)]
    answers = assert_agrees(student.dirichlet_map, reference.dirichlet_map, calls)
    for probabilities, (counts, alpha) in zip(answers, calls, strict=True):
        slope = (counts + alpha - 1) / np.asarray(probabilities)  # equal at the top of the simplex
        assert_close(slope, np.full(len(counts), slope[0]), what="the slope of the log-posterior")
    two = rng.integers(1, 9, size=2)
    record = np.repeat([1, 0], two)
    share = reference.beta_map(record, 3.0, 1.5)
    assert_cases(
        student.dirichlet_map, [((two, np.array([3.0, 1.5])), np.array([share, 1 - share]))]
    )
    assert_leaves_arguments(student.dirichlet_map, [*calls, (1.0 * COUNTS, np.ones(3) + COUNTS)])


@pytest.mark.points(1)
def test_one_number_and_flat_priors(student):
    """Takes a number for equal entries; with 1 it is the shares, or 1 / k without counts."""
    none = np.zeros(4, dtype=int)
    cases = [
        Case((COUNTS, 3.0), [0.5, 0.2, 0.3], label="a number for alpha"),
        Case((COUNTS, 2), np.array([4.0, 1.0, 2.0]) / 7, label="an integer for alpha"),
        Case((COUNTS, 2.5), np.array([9.0, 3.0, 5.0]) / 17, label="a number for alpha"),
        Case((COUNTS, 1.0), [0.75, 0.0, 0.25], label="alpha = 1"),
        Case((COUNTS, np.ones(3)), [0.75, 0.0, 0.25], label="an array of ones for alpha"),
        Case((none, 1.0), np.full(4, 0.25), label="no counts and alpha = 1"),
        Case((none[:3], np.ones(3)), np.full(3, 1 / 3), label="no counts and alpha of ones"),
        Case((none, 4.0), np.full(4, 0.25), label="no counts"),
        Case((none[:2], np.array([1.0, 3.0])), [0.0, 1.0], label="no counts"),
        Case((none[:2], np.array([1.0, 1 + 2.0**-30])), [0.0, 1.0], label="no counts"),
    ]
    assert_cases(student.dirichlet_map, cases)


@pytest.mark.points(1)
def test_refuses_other_priors(student):
    """Raises ValueError if any entry of alpha is below 1."""
    priors = {
        "the first entry of alpha below 1": np.array([0.5, 2.0, 2.0]),
        "the last entry of alpha below 1": np.array([3.0, 1.0, 0.9]),
        "alpha of zeros": np.zeros(3),
        "an entry of alpha below 1, the sum 3": np.array([0.5, 1.5, 1.0]),
        "an entry of alpha below 0": np.array([2.0, -1.0, 1.0]),
        "a number for alpha below 1": 0.5,
        "alpha = 0": 0.0,
        "alpha below 0": -1.0,
        "a number for alpha just below 1": 1 - 1e-12,
    }
    tables = {"counts with a zero": COUNTS, "no counts": 0 * COUNTS, "larger counts": 9 + COUNTS}
    calls = {f"{a}, {c}": (n, alpha) for a, alpha in priors.items() for c, n in tables.items()}
    works_on = [(COUNTS, np.array([1.0, 5.0, 2.0])), (9 + COUNTS, np.array([2.0, 2.0, 3.0]))]
    assert_raises(student.dirichlet_map, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.equal_vectors(2, (2, 4), 0, 4), alpha=strategies.choices(None, 1.0, 2.0)
)
def agrees_with_the_reference(student, reference, data, alpha):
    counts, extra = data
    prior = 1 + extra if alpha is None else alpha
    assert_close(student.dirichlet_map(counts, prior), reference.dirichlet_map(counts, prior))
