"""Hidden tests of hypothesis_posterior; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.hypothesis_posterior_oracle import by_ratios
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_distributions,
    assert_invariant,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

EQUAL = np.log([0.5, 0.5])


@pytest.mark.points(1)
def test_prior_and_likelihood(student, seed):
    """Weighs each likelihood with its prior, and divides by the sum."""
    cases = [
        ((np.log([0.75, 0.25]), np.log([0.125, 0.25])), [0.6, 0.4]),
        ((np.log([0.2, 0.3, 0.5]), np.log([0.5, 0.5, 0.1])), np.array([10, 15, 5]) / 30),
        ((np.log([0.9, 0.1]), np.array([0.0, 0.0])), [0.9, 0.1]),
        ((np.log([3.0, 1.0]), np.log([0.5, 0.5])), [0.75, 0.25]),
    ]
    assert_cases(student.hypothesis_posterior, cases)
    rng = np.random.default_rng(seed("posteriors"))
    calls = [(np.log(rng.dirichlet(np.ones(k))), rng.normal(-20, 2, size=k)) for k in (2, 5, 9)]
    assert_agrees(student.hypothesis_posterior, by_ratios, calls)
    assert_leaves_arguments(student.hypothesis_posterior, calls)


@pytest.mark.points(1)
def test_tiny_likelihoods(student, seed):
    """Takes likelihoods and priors too small for a float, all of them or one beside others."""
    cases = [
        Case((EQUAL, np.array([-921.0, -922.0])), [1 / (1 + np.exp(-1)), 1 / (1 + np.e)]),
        Case((EQUAL, np.array([-1e5, -1e5 - np.log(4)])), [0.8, 0.2], rtol=1e-9),
        ((EQUAL, np.array([-900.0, -100.0])), [0.0, 1.0]),
        (
            (np.array([-900.0, 0.0]), np.array([0.0, -899.0])),
            [1 / (1 + np.e), 1 / (1 + np.exp(-1))],
        ),
        ((EQUAL, np.array([0.0, -50.0])), [1.0, np.exp(-50.0)]),
        ((EQUAL, np.array([0.0, -690.0])), [1.0, np.exp(-690.0)]),
        ((EQUAL, np.array([-741.0, -740.0])), [1 / (1 + np.e), 1 / (1 + np.exp(-1))]),
        ((EQUAL, np.array([-9000.0, -20.0])), [0.0, 1.0]),
        ((np.log([0.25, 0.25, 0.5]), np.array([-np.inf, -2000.0, -2000.0])), [0.0, 1 / 3, 2 / 3]),
        ((np.array([0.0]), np.array([-1000.0])), [1.0]),
        ((np.array([-2000.0, -2000.0 - np.log(4)]), np.array([-3.0, -3.0])), [0.8, 0.2]),
    ]
    assert_cases(student.hypothesis_posterior, cases, rtol=1e-9, atol=1e-300)
    rng = np.random.default_rng(seed("tiny"))
    calls = [(np.log(rng.dirichlet(np.ones(k))), rng.normal(-3e4, 3, size=k)) for k in (3, 8)]
    assert_agrees(student.hypothesis_posterior, by_ratios, calls)


@pytest.mark.points(1)
def test_densities_and_shifts(student, seed):
    """Takes log-likelihoods above 0, changes nothing if all are shifted, and sums to 1."""
    cases = [
        ((EQUAL, np.array([800.0, 801.0])), [1 / (1 + np.e), 1 / (1 + np.exp(-1))]),
        ((EQUAL, np.array([1e4, 1e4 - np.log(3)])), [0.75, 0.25]),
        ((EQUAL, np.array([3.0, -2.0])), [1 / (1 + np.exp(-5)), 1 / (1 + np.exp(5))]),
    ]
    assert_cases(student.hypothesis_posterior, cases)
    assert_leaves_arguments(student.hypothesis_posterior, [call for call, _ in cases])
    rng = np.random.default_rng(seed("shifts"))
    calls = [(np.log(rng.dirichlet(np.ones(4))), rng.normal(0, 3, size=4)) for _ in range(3)]
    for shift in (-2000.0, 500.0, 2000.0):
        assert_invariant(
            student.hypothesis_posterior, calls, lambda a, b, s=shift: (a, b + s), rtol=1e-8
        )
    assert_law(
        student.hypothesis_posterior, calls, lambda got, *_: assert_distributions(got, shape=(4,))
    )


@pytest.mark.points(1)
def test_impossible_hypotheses(student):
    """Gives 0 to what prior or data exclude, and 1 to a single hypothesis; integers will do."""
    inf = np.inf
    cases = [
        ((np.array([-inf, 0.0]), np.array([0.0, -5.0])), [0.0, 1.0]),
        ((EQUAL, np.array([-inf, -70.0])), [0.0, 1.0]),
        (
            (np.log([0.5, 0.125, 0.375]), np.array([-inf, -20.0, -20.0])),
            [0.0, 0.25, 0.75],
        ),
        (
            (np.array([-inf, np.log(0.5), np.log(0.5)]), np.array([-1.0, -inf, -3.0])),
            [0.0, 0.0, 1.0],
        ),
        ((np.array([0.0]), np.array([-10.0])), [1.0]),
        ((EQUAL, np.array([-3.0, -3.0])), [0.5, 0.5]),
        ((np.log([0.75, 0.25]), np.array([-3, -3])), [0.75, 0.25]),
        ((np.array([-1, -1]), np.log([0.25, 0.75])), [0.25, 0.75]),
    ]
    small = np.array([-1, -100], dtype=np.int8), np.array([-100, -29], dtype=np.int8)
    cases.append((small, [1 / (1 + np.exp(-28)), 1 / (1 + np.exp(28))]))
    assert_cases(student.hypothesis_posterior, cases)
    assert_leaves_arguments(student.hypothesis_posterior, [call for call, _ in cases])
    whole = [(np.array([-1.0, -1.0, -2.0]), np.array([-3.0, -2.0, 4.0]))]
    assert_accepts(student.hypothesis_posterior, whole, integers=True)


@pytest.mark.points(1)
def test_nothing_left(student):
    """Raises ValueError if no hypothesis is left."""
    inf = np.inf
    calls = {
        "all log-likelihoods -inf": (EQUAL, np.array([-inf, -inf])),
        "one without prior, one refuted": (np.array([-inf, 0.0]), np.array([0.0, -inf])),
        "each of three excluded": (np.array([0.0, -inf, 0.0]), np.array([-inf, 0.0, -inf])),
        "a single one, refuted": (np.array([0.0]), np.array([-inf])),
        "no prior at all": (np.array([-inf, -inf, -inf]), np.array([1.0, 2.0, 3.0])),
    }
    works_on = [(EQUAL, np.array([-1.0, -2.0])), (EQUAL, np.array([-1.0, -3.0]))]
    assert_raises(student.hypothesis_posterior, ValueError, calls, works_on=works_on)


@counterexample_search(
    lik=strategies.vectors(3, low=-2, high=2), far=strategies.choices(0.0, -1000.0, 1000.0)
)
def agrees_with_the_reference(student, reference, lik, far):
    call = np.log([0.5, 0.25, 0.25]), lik + far
    assert_close(student.hypothesis_posterior(*call), reference.hypothesis_posterior(*call))
