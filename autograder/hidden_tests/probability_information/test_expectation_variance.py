"""Hidden tests of probability_information/expectation_variance; first docstring lines are shown."""

from math import comb

import numpy as np
import pytest

from autograder.hidden_tests.probability_information.sums_of_shares import BROKEN_SUMS, exact_shares
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    simplex_points,
    strategies,
)

PARTS = ("the mean", "the variance")
BET = np.array([0.0, 10.0]), np.array([0.75, 0.25])
ROUNDED = np.array([1.0, 2.0, 4.0]), np.array([0.7, 0.2, 0.1])
"""Adds up to 1 but for rounding."""


@pytest.mark.points(1)
def test_mean(student, reference, seed):
    """Weights every value with its probability for the mean."""
    rng = np.random.default_rng(seed("bets"))
    calls = [(rng.uniform(1, 9, size=k), simplex_points(rng, 1, k)[0]) for k in (2, 5, 20)]
    calls += [(np.array([-4.0, 1.0, 5.0, 9.0]), np.array([0.5, 0.25, 0.0, 0.25])), BET]
    calls.append(ROUNDED)
    calls.append((np.array([1.0, 2.0]), np.array([0.5, 0.5 - 5e-13])))
    compared = [(call, reference.expectation_variance(*call)[0]) for call in calls]
    settings = {"part": (0, 2), "atol": 1e-9, "what": PARTS[0]}
    assert_cases(student.expectation_variance, compared, **settings)


@pytest.mark.points(1)
def test_variance(student, seed):
    """Weights every squared deviation with its probability for the variance."""
    rng = np.random.default_rng(seed("bets"))
    cases = [
        (BET, 18.75),
        ((np.array([-4.0, 0.0, 8.0]), np.array([0.5, 0.25, 0.25])), 24.0),
    ]
    cases += [((np.array([2.0, 7.0, 2.0, 2.0]), np.array([0.25, 0.5, 0.125, 0.125])), 6.25)]
    for n, p in [(1, 0.3), (6, 0.5), (12, 0.25)]:  # binomial: n p (1 - p)
        chances = np.array([comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)])
        cases.append(((np.arange(n + 1.0), chances), n * p * (1 - p)))
    for size in (2, 7):  # half of the expected squared distance of two independent draws
        values, probs = rng.uniform(1, 9, size=size), exact_shares(rng, size)
        distances = (values[:, None] - values) ** 2
        cases.append(((values, probs), probs @ distances @ probs / 2))
    assert_cases(student.expectation_variance, cases, part=(1, 2), what=PARTS[1])


@pytest.mark.points(1)
def test_no_variance_and_values_far_from_zero(student, seed):
    """Is 0 for a single value, never negative, and keeps its digits for values near 1e8."""
    far = 1e8 + np.array([0.0, 1.0, 3.0])
    probs = np.array([0.5, 0.25, 0.25])
    apart = 1e8 + np.array([0.1, 1.3, 3.7]), np.array([0.2, 0.3, 0.5])
    distant = np.array([0.0, 1e8, 1e8 + 1])  # the first value never occurs
    cases = [
        Case((far, probs), (1e8 + 1, 1.5), rtol=(1e-9, 1e-6), label="values near 1e8"),
        Case(apart, (1e8 + 2.26, 2.2464), rtol=(1e-9, 1e-6), label="values near 1e8"),
        Case(
            (distant, np.array([0.0, 0.3, 0.7])),
            (1e8 + 0.7, 0.21),
            rtol=(1e-9, 1e-6),
            label="values near 1e8 and one that never occurs",
        ),
        Case((np.array([7.0]), np.array([1.0])), (7.0, 0.0), atol=1e-9, label="one value"),
        Case(
            (np.array([3.0, 8.0]), np.array([0.0, 1.0])), (8.0, 0.0), atol=1e-9, label="one value"
        ),
        Case(
            (np.full(3, 0.1), np.array([0.2, 0.3, 0.5])),
            (0.1, 0.0),
            atol=1e-9,
            label="equal values",
        ),
    ]
    rng = np.random.default_rng(seed("weights"))
    equal = [(np.full(3, 1e8 + 0.1), exact_shares(rng, 3)) for _ in range(6)]
    label = "equal values near 1e8"
    cases += [Case(call, (1e8 + 0.1, 0.0), atol=1e-9, label=label) for call in equal]
    answers = assert_cases(student.expectation_variance, cases, parts=PARTS)
    require([answer[1] >= 0 for answer in answers], "A variance is negative.")


@pytest.mark.points(1)
def test_units_and_integers(student, seed):
    """Follows E(aX + b) = a E(X) + b and Var(aX + b) = a² Var(X), and takes integers."""
    rng = np.random.default_rng(seed("bets"))
    calls = [(rng.uniform(1, 9, size=k), exact_shares(rng, k)) for k in (3, 6)]
    narrow = 1e-6 * (1 + np.array([1e-5, 2e-5, 4e-5])), np.array([0.25, 0.5, 0.25])
    cases = [(BET, (2.5, 18.75))]
    cases.append(Case(narrow, (1.0000225e-6, 1.1875e-22), label="values near 1e-6"))
    assert_cases(student.expectation_variance, cases, parts=PARTS)
    for factor, shift in [(3.0, 5.0), (1e-6, 0.0), (1e6, 0.0)]:
        assert_equivariant(
            student.expectation_variance,
            calls,
            lambda values, probs, a=factor, b=shift: (a * values + b, probs),
            lambda got, *_, a=factor, b=shift: (a * got[0] + b, a**2 * got[1]),
            parts=PARTS,
            atol=(abs(factor) * 1e-9, factor**2 * 1e-9),
        )
    small = np.array([1.0, 2.0, 4.0, 9.0]), np.array([0.125, 0.5, 0.25, 0.125])
    assert_accepts(student.expectation_variance, [small], integers=[0], parts=PARTS)
    far = BET[0] + 1e8, BET[1]
    assert_leaves_arguments(student.expectation_variance, [*calls, BET, ROUNDED, far])


@pytest.mark.points(1)
def test_refuses_what_is_no_distribution(student):
    """Raises ValueError if the probabilities do not add up to 1."""
    calls = {name: (BET[0], np.array(probs)) for name, probs in BROKEN_SUMS.items()}
    calls["equal values, a sum below 1"] = np.full(2, 5.0), np.array([0.5, 0.25])
    calls["a single value, a sum below 1"] = np.array([5.0]), np.array([0.5])
    works_on = [BET, (np.array([1.0, 5.0]), np.array([0.1, 0.9]))]
    assert_raises(student.expectation_variance, ValueError, calls, works_on=works_on)


@counterexample_search(data=strategies.weighted_values((1, 3)))
def agrees_with_the_reference(student, reference, data):
    expected = reference.expectation_variance(*data)
    assert_close(student.expectation_variance(*data), expected, atol=1e-9, parts=PARTS)
