"""Hidden tests of map_and_ml; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.map_and_ml_oracle import one_by_one
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

INF = np.inf
PRIOR, LIK = np.array([-0.5, -3.0, -1.0]), np.array([-4.0, -2.0, -3.75])


@pytest.mark.points(1)
def test_both(student, seed):
    """Takes MAP from the sums and ML from the likelihoods, in this order."""
    cases = [
        ((PRIOR, LIK), (0, 1)),
        ((np.array([-1.0, -1.0]), np.array([-2.25, -2.0])), (1, 1)),
        ((np.array([-1.0, -1.0, -3.0]), np.array([-9.0, -4.0, -3.0])), (1, 2)),
        ((np.array([-0.25, -8.0, -6.0]), np.array([-7.0, -1.0, -2.0])), (0, 1)),
        ((np.array([-1.0, -2.0]), np.array([-1.0, -2.0])), (0, 0)),
        ((np.array([-5.0, -0.5, -1.0]), np.array([-1.0, -9.0, -2.0])), (2, 0)),
    ]
    assert_cases(student.map_and_ml, cases, compare=assert_equal)
    rng = np.random.default_rng(seed("both"))
    calls = [(np.log(rng.dirichlet(np.ones(k))), rng.normal(-9, 2, size=k)) for k in (2, 4, 9, 300)]
    assert_agrees(student.map_and_ml, one_by_one, calls, compare=assert_equal)
    assert_leaves_arguments(student.map_and_ml, calls)


@pytest.mark.points(1)
def test_equal_priors_and_densities(student, seed):
    """Gives the same index twice for equal priors; log-likelihoods may be above 0 or far below."""
    rng = np.random.default_rng(seed("equal"))
    lik = rng.normal(0, 3, size=7)
    winner = int(np.argsort(lik)[-1])
    equal = np.full(7, -np.log(7))
    cases = [((equal, lik + far), (winner, winner)) for far in (0.0, 1e4, -1e5)]
    cases += [((PRIOR, LIK + far), (0, 1)) for far in (50.0, -2000.0)]
    cases.append(((np.array([-2.0, -4.0]), np.array([3.0, 4.0])), (0, 1)))
    assert_cases(student.map_and_ml, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_ties_and_impossible_hypotheses(student):
    """Takes the first of equals, and never an impossible one for MAP."""
    cases = [
        ((np.array([-1.0, -1.0, -1.0]), np.array([-2.0, -1.0, -1.0])), (1, 1)),
        ((np.array([-3.0, -1.0, -0.5]), np.array([-1.0, -2.25, -2.75])), (1, 0)),
        ((np.array([-3.0, -1.0, -2.0]), np.array([-1.0, -1.0, -5.0])), (1, 0)),
        ((np.array([0.0, 0.0, 0.0]), np.array([-3.0, -3.0, -3.0])), (0, 0)),
        ((np.array([-INF, -1.0, -2.0]), np.array([0.0, -5.0, -1.0])), (2, 0)),
        ((np.array([-1.0, -9.0]), np.array([-INF, -3.0])), (1, 1)),
        ((np.array([0.0]), np.array([-7.0])), (0, 0)),
        ((np.array([-1.0, -2.0, -INF]), np.array([-INF, -4.0, 2.0])), (1, 2)),
    ]
    assert_cases(student.map_and_ml, cases, compare=assert_equal)
    assert_leaves_arguments(student.map_and_ml, [call for call, _ in cases])


@pytest.mark.points(1)
def test_nothing_left(student):
    """Raises ValueError if every sum is minus infinity."""
    calls = {
        "all log-likelihoods -inf": (PRIOR, np.full(3, -INF)),
        "one without prior, one refuted": (np.array([-INF, 0.0]), np.array([0.0, -INF])),
        "a single one, refuted": (np.array([0.0]), np.array([-INF])),
        "no prior at all": (np.full(2, -INF), np.array([-1.0, -2.0])),
    }
    assert_raises(student.map_and_ml, ValueError, calls, works_on=[(PRIOR, LIK), (LIK, PRIOR)])


@counterexample_search(
    prior=strategies.vectors(3, low=-3, high=0), lik=strategies.vectors(3, low=-3, high=1)
)
def agrees_with_the_reference(student, reference, prior, lik):
    assert_equal(student.map_and_ml(prior, lik), reference.map_and_ml(prior, lik))
