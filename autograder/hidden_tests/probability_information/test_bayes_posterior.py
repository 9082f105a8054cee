"""Hidden tests of probability_information/bayes_posterior; first docstring lines are shown."""

from fractions import Fraction

import numpy as np
import pytest

from autograder.hidden_tests.probability_information.sums_of_shares import BROKEN_SUMS, exact_shares
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    simplex_points,
    strategies,
)

MEDICAL = np.array([0.01, 0.99]), np.array([0.99, 0.05])
RARE = np.array([1e-27, 1.0])


@pytest.mark.points(1)
def test_prior_times_likelihood(student, seed):
    """Multiplies prior and likelihood and makes the result add up to 1."""
    rng = np.random.default_rng(seed("hypotheses"))

    def exact(prior, likelihood):
        """Compute with fractions."""
        products = [Fraction(p) * Fraction(q) for p, q in zip(prior, likelihood, strict=True)]
        return [float(value / sum(products)) for value in products]

    calls = [(simplex_points(rng, 1, k)[0], rng.uniform(0.05, 0.9, size=k)) for k in (2, 3, 6)]
    calls += [
        (simplex_points(rng, 1, 4)[0], size * rng.uniform(0.2, 1, size=4)) for size in (9, 1e-6)
    ]
    rounded = np.array([0.7, 0.2, 0.1]), np.array([0.1, 0.2, 0.3])  # 1 but for rounding
    by_hand = [
        (MEDICAL, [1 / 6, 5 / 6]),
        ((np.array([0.5, 0.25, 0.25]), np.array([0.2, 0.4, 0.8])), [0.25, 0.25, 0.5]),
        (rounded, [0.5, 2 / 7, 3 / 14]),
        ((np.array([0.5, 0.5]), np.array([3e300, 1e300])), [0.75, 0.25]),
        ((np.array([0.5, 0.5]), np.array([1.0, 1e-12])), [1 / (1 + 1e-12), 1e-12 / (1 + 1e-12)]),
        Case((np.array([0.0, 0.5, 0.5]), np.array([0.9, 0.3, 0.1])), [0.0, 0.75, 0.25]),
        ((np.array([0.0, 0.25, 0.25, 0.5]), np.array([0.9, 0.3, 0.1, 0.0])), [0, 0.75, 0.25, 0]),
        ((np.array([0.5, 0.5 - 5e-13]), np.array([0.3, 0.1])), [0.75, 0.25]),
        ((RARE, np.array([0.5, 0.0])), [1.0, 0.0]),
        Case((np.array([1.0]), np.array([0.3])), [1.0], label="a single hypothesis"),
    ]
    assert_cases(student.bayes_posterior, by_hand)
    assert_agrees(student.bayes_posterior, exact, calls)
    assert_leaves_arguments(student.bayes_posterior, [*calls, rounded])


@pytest.mark.points(1)
def test_likelihoods_near_the_smallest_float(student, seed):
    """Uses the ratios of likelihoods that are themselves close to the smallest float."""
    rng = np.random.default_rng(seed("likelihoods"))
    unit = 2.0**-1074  # the smallest float; multiples of it are exact
    prior = np.array([0.001, 0.999])
    cases = [
        ((prior, np.array([40 * unit, 80 * unit])), [0.001 / 1.999, 1.998 / 1.999]),
        ((np.array([0.25, 0.75]), np.array([3 * unit, unit])), [0.5, 0.5]),
        ((np.array([0.2, 0.0, 0.8]), np.array([8 * unit, unit, 2 * unit])), [0.5, 0.0, 0.5]),
    ]
    lost = np.array([unit, 2 * unit, unit, unit])  # each product with 1/4 underflows to 0
    cases.append(((np.full(4, 0.25), lost), [0.2, 0.4, 0.2, 0.2]))
    impossible = np.array([0.0, 0.001, 0.999]), np.array([1.0, 40 * unit, 80 * unit])
    cases.append((impossible, [0.0, 0.001 / 1.999, 1.998 / 1.999]))
    halves = np.array([0.0, 0.5, 0.5])
    cases.append(((halves, np.array([1.0, unit, unit])), halves))
    cases.append(((np.full(2, 0.5), np.array([1.0, 1e-310])), [1.0, 1e-310]))
    cases.append(((RARE, np.full(2, 1e-295)), RARE))
    for k in (3, 5):
        shares, counts = exact_shares(rng, k), rng.integers(1, 200, size=k)
        expected = shares * counts / np.sum(shares * counts)
        cases.append(((shares, counts * unit), expected))
    assert_cases(student.bayes_posterior, cases)
    assert_leaves_arguments(student.bayes_posterior, [case[0] for case in cases])


@pytest.mark.points(1)
def test_refuses_a_prior_that_is_none(student):
    """Raises ValueError if the prior does not add up to 1."""
    likelihood = np.array([0.3, 0.2])
    calls = {f"a prior with {name}": (np.array(p), likelihood) for name, p in BROKEN_SUMS.items()}
    calls["a single hypothesis, prior 1/2"] = np.array([0.5]), np.array([0.3])
    works_on = [MEDICAL, (np.array([0.5, 0.5]), np.array([0.7, 0.9]))]
    assert_raises(student.bayes_posterior, ValueError, calls, works_on=works_on)


@pytest.mark.points(1)
def test_refuses_what_nothing_explains(student):
    """Raises ValueError if every product of prior and likelihood is 0."""
    calls = {
        "likelihoods of 0": (np.array([0.25, 0.75]), np.zeros(2)),
        "prior 0 or likelihood 0": (np.array([0.0, 1.0]), np.array([0.5, 0.0])),
        "prior 0 or likelihood 0, three hypotheses": (
            np.array([0.25, 0.0, 0.75]),
            np.array([0.0, 0.9, 0.0]),
        ),
        "a single hypothesis, likelihood 0": (np.array([1.0]), np.array([0.0])),
    }
    works_on = [MEDICAL, (np.array([0.25, 0.75]), np.array([0.0, 0.4]))]
    assert_raises(student.bayes_posterior, ValueError, calls, works_on=works_on)


@counterexample_search(data=strategies.weighted_values((2, 3), low=0, high=4))
def agrees_with_the_reference(student, reference, data):
    likelihood, prior = data[0] / 4, data[1]
    if np.any(prior * likelihood > 0):
        expected = reference.bayes_posterior(prior, likelihood)
        assert_close(student.bayes_posterior(prior, likelihood), expected, atol=1e-12)
