"""Hidden tests of density_gmm/gmm_log_joint; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_oracles import (
    EVEN,
    LINE,
    LOG_2_PI,
    NEAR,
    PLANE,
    ROUND,
    SOME,
    joint,
    mixture,
    rows_of,
)
from autograder.testing import (
    Case,
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)

ENDS = np.array([[0.0], [2.0]])


def table_of_all(got, X, weights, *_):
    """Assert a row for each point and a column for each component."""
    as_array(got, shape=(len(X), len(weights)))


@pytest.mark.points(1)
def test_by_hand(student, reference, seed):
    """Is log weight plus log density, with a covariance for each component."""
    rng = np.random.default_rng(seed("mixtures"))
    half = -LOG_2_PI / 2
    one, two = half + math.log(0.25), half + math.log(0.75) - math.log(2.0)
    cases = [((ENDS, *LINE), [[one, two - 0.5], [one - 2.0, two]])]
    cases.append(((SOME, *PLANE), joint(SOME, *PLANE)))
    tiny = 1e-5 * SOME, PLANE[0], 1e-5 * PLANE[1], 1e-10 * PLANE[2]
    cases.append(Case(tiny, joint(*tiny), label="a small unit"))
    drawn = []
    for K, d, n in ((2, 2, 5), (4, 3, 4), (7, 1, 3)):
        parts = mixture(rng, K, d, 0.5)
        drawn.append((rows_of(rng, parts, n), *parts))
    cases += [(call, joint(*call)) for call in drawn]
    assert_cases(student.gmm_log_joint, cases, **NEAR)
    assert_agrees(student.gmm_log_joint, reference.gmm_log_joint, drawn, **NEAR)


@pytest.mark.points(1)
def test_shapes_and_weights_of_zero(student):
    """Has -inf for a component of weight 0; takes one component, one point, one dimension."""
    _, means, covs = ROUND
    cases = []
    for some in ([0.5, 0.0, 0.5], [0.0, 1.0, 0.0], [0.0, 0.25, 0.75]):
        call = SOME, np.array(some), means, covs
        cases.append((call, joint(*call)))
    single = np.array([1.0]), means[:1], covs[:1]
    calls = [(SOME, *single), (SOME[:1], *ROUND), (ENDS[:1], *EVEN)]
    calls.append((np.array([[5.0]]), np.ones(1), np.zeros((1, 1)), np.array([[[1.0]]])))
    cases += [(call, joint(*call)) for call in calls]
    assert_cases(student.gmm_log_joint, cases, **NEAR)


@pytest.mark.points(1)
def test_far_points(student):
    """Stays finite far from all components, and where weights or densities are tiny."""
    far = np.array([[1e6, 0.0], [-2e6, 3e6], [0.0, -1e6], [40.0, 40.0]])
    calls = [(far, *ROUND), (np.array([[1e6], [-1e6], [50.0]]), *EVEN)]
    calls.append((ENDS, np.array([1e-300, 1.0]), *EVEN[1:]))
    many = np.zeros((2, 80))
    many[1] = 1e-3
    calls.append((many[:1], np.array([0.5, 0.5]), many, np.array([1e-8 * np.eye(80)] * 2)))
    assert_cases(student.gmm_log_joint, [(call, joint(*call)) for call in calls], **NEAR)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, and leaves the arguments as they were."""
    calls = [(SOME, *PLANE), (ENDS, *LINE)]
    assert_varies(student.gmm_log_joint, calls)
    assert_law(student.gmm_log_joint, calls, table_of_all)
    assert_accepts(student.gmm_log_joint, calls, integers=[0, 2, 3], **NEAR)
    whole = ENDS.astype(np.int8), np.array([0, 1]), *(part.astype(np.int8) for part in LINE[1:])
    wide = 30 * SOME, PLANE[0], -20 * PLANE[1], 400 * PLANE[2]
    calls_of_floats = [(ENDS, np.array([0.0, 1.0]), *LINE[1:]), wide]
    plain, apart = student.gmm_log_joint.map(calls_of_floats)
    cases = [Case(whole, plain, label="int8")]
    small = wide[0].astype(np.int8), wide[1], wide[2].astype(np.int8), wide[3]
    cases.append(Case(small, apart, label="int8, points far from means"))
    between = PLANE[0], PLANE[1] + 0.25, PLANE[2]
    mixed = SOME.astype(int), *between
    label = "integer points and other means"
    cases.append(Case(mixed, student.gmm_log_joint(SOME, *between), label=label))
    assert_cases(student.gmm_log_joint, cases, **NEAR)
    zero = SOME, np.array([0.0, 0.5, 0.5]), *PLANE[1:]
    assert_leaves_arguments(student.gmm_log_joint, [*calls, zero, whole])


@counterexample_search(
    X=strategies.matrices((1, 3), 1, low=-3, high=3),
    weights=strategies.choices(np.array([0.25, 0.75]), np.array([0.5, 0.5]), np.array([0.0, 1.0])),
    variances=strategies.choices((1.0, 4.0), (1.0, 1.0), (9.0, 0.25)),
)
def agrees_with_the_reference(student, reference, X, weights, variances):
    call = X, weights, np.array([[0.0], [2.0]]), np.reshape(variances, (2, 1, 1))
    assert_close(student.gmm_log_joint(*call), reference.gmm_log_joint(*call), **NEAR)
