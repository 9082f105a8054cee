"""Hidden tests of map_and_ml; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.map_and_ml_oracle import one_by_one
from autograder.testing import (
    answered_by,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

INF = np.inf
PRIOR, LIK = np.array([-0.5, -3.0, -1.0]), np.array([-4.0, -2.0, -3.75])


# The MAP index, the ML index.
ORDINARY = [
    ((PRIOR, LIK), (0, 1)),
    ((np.array([-1.0, -2.0, -3.0]), np.array([-9.0, -4.0, -3.25])), (1, 2)),
    ((np.array([-0.25, -8.0, -6.0]), np.array([-7.0, -1.0, -2.0])), (0, 1)),
    ((np.array([-1.0, -2.0]), np.array([-1.0, -2.0])), (0, 0)),
    ((np.array([-5.0, -0.5, -1.0]), np.array([-1.0, -9.0, -2.0])), (2, 0)),
    ((np.array([-1.0, -0.75]), np.array([-2.0, -2.0])), (1, 0)),
    ((PRIOR, LIK + 50.0), (0, 1)),
    ((PRIOR, LIK - 2000.0), (0, 1)),
    ((np.array([-2.0, -4.0]), np.array([3.0, 4.0])), (0, 1)),
]
SPECIAL = [
    ((np.array([-2.0, -1.0, -1.0]), np.array([-2.0, -1.0, -1.0])), (1, 1)),
    ((np.array([-3.0, -1.0, -0.5]), np.array([-1.0, -2.25, -2.75])), (1, 0)),
    ((np.array([-3.0, -1.0, -2.0]), np.array([-1.0, -1.0, -5.0])), (1, 0)),
    ((np.array([-0.5, -1.0]), np.array([-2.75, -2.25])), (0, 1)),
    ((np.array([-INF, -1.0, -2.0]), np.array([0.0, -5.0, -1.0])), (2, 0)),
    ((np.array([-1.0, -9.0]), np.array([-INF, -3.0])), (1, 1)),
    ((np.array([-1.0, -2.0, -INF]), np.array([-INF, -4.0, 2.0])), (1, 2)),
    ((np.array([-INF, -1.0, -2.0]), np.array([0.0, 0.0, -1.0])), (1, 0)),
    # nearly ties
    ((np.zeros(2), np.array([-1e-10, 0.0])), (1, 1)),
    ((np.zeros(2), np.array([-100.0 - 1e-11, -100.0])), (1, 1)),
    ((np.array([-1.0, -1.000001]), np.array([-2.0000005, -2.0])), (0, 1)),
]


def part_of(cases, part):
    return [(call, expected[part]) for call, expected in cases]


def drawn(seed):
    rng = np.random.default_rng(seed("both"))
    return [(np.log(rng.dirichlet(np.ones(k))), rng.normal(-9, 2, size=k)) for k in (2, 4, 9, 300)]


@pytest.mark.points(1)
def test_map(student, seed):
    """Takes MAP from the sums, the first of equals, and never an impossible one."""
    cases = ORDINARY + SPECIAL + answered_by(one_by_one, drawn(seed))
    cases += [((PRIOR[::-1] + far, LIK[::-1]), (2, 1)) for far in (-2000.0, 2000.0)]
    assert_cases(student.map_and_ml, part_of(cases, 0), part=(0, 2), compare=assert_equal)


@pytest.mark.points(1)
def test_ml(student, seed):
    """Takes ML from the likelihoods alone, the first of equals."""
    cases = ORDINARY + SPECIAL + answered_by(one_by_one, drawn(seed))
    assert_cases(student.map_and_ml, part_of(cases, 1), part=(1, 2), compare=assert_equal)
    assert_leaves_arguments(student.map_and_ml, [call for call, _ in SPECIAL])


@pytest.mark.points(1)
def test_equal_priors(student):
    """Gives the same index twice for equal priors, and two integers for a single hypothesis."""
    equal, lik = np.full(5, -np.log(5)), np.array([0.25, -3.0, 0.5, 0.0, -1.0])
    cases = [((equal, lik + far), (2, 2)) for far in (0.0, 1e4, -1e5)]
    cases += [
        ((np.array([-1.0, -1.0]), np.array([-2.25, -2.0])), (1, 1)),
        ((np.array([-1.0, -1.0, -1.0]), np.array([-2.0, -1.0, -1.0])), (1, 1)),
        ((np.array([-1.0, -1.0, -1.0]), np.array([-3.0, -3.0, -3.0])), (0, 0)),
        ((np.array([-2.0, -2.0, -2.0]), np.array([-INF, -9.0, -4.0])), (2, 2)),
        ((np.array([0.0]), np.array([-7.0])), (0, 0)),
    ]
    assert_cases(student.map_and_ml, cases, compare=assert_equal)
    calls = [call for call, _ in cases + ORDINARY]
    assert_leaves_arguments(student.map_and_ml, calls)


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
