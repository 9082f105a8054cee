"""Hidden tests of density_gmm/gmm_log_likelihood; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_oracles import (
    LINE,
    LOG_2_PI,
    NEAR,
    PLANE,
    SOME,
    log_normal,
    mean_log_density,
    mixture,
    rows_of,
)
from autograder.testing import (
    Case,
    as_number,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_invariant,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)

ENDS = np.array([[0.0], [2.0]])


def assert_mean_of_both(function, one, two, parts, what):
    """Assert that a pair of points has the mean of what each has when it is taken twice."""
    pairs = [one, two], [one, one], [two, two]
    got, *same = map(as_number, function.map([(np.array(pair), *parts) for pair in pairs]))
    assert_close(got, np.mean(same), what=what, **NEAR)


@pytest.mark.points(1)
def test_by_hand(student, reference, seed):
    """Is the mean over the points of the log of the summed components."""
    rng = np.random.default_rng(seed("mixtures"))
    sums = 0.25 * np.array([1.0, math.exp(-2)]) + 0.375 * np.array([math.exp(-0.5), 1.0])
    cases = [((ENDS, *LINE), np.log(sums).mean() - LOG_2_PI / 2)]
    cases.append(((SOME, *PLANE), mean_log_density(SOME, *PLANE)))
    tiny = 1e-5 * SOME, PLANE[0], 1e-5 * PLANE[1], 1e-10 * PLANE[2]
    cases.append(Case(tiny, mean_log_density(*tiny), label="a small unit"))
    many = np.average(np.log(sums), weights=[270, 3]) - LOG_2_PI / 2
    cases.append(Case((np.repeat(ENDS, [270, 3], axis=0), *LINE), many, label="many equal rows"))
    drawn = []
    for K, d, n in ((2, 2, 5), (4, 3, 6), (5, 1, 3)):
        parts = mixture(rng, K, d, 1.0)
        drawn.append((rows_of(rng, parts, n), *parts))
    cases += [(call, mean_log_density(*call)) for call in drawn]
    assert_cases(student.gmm_log_likelihood, cases, **NEAR)
    assert_agrees(student.gmm_log_likelihood, reference.gmm_log_likelihood, drawn, **NEAR)


@pytest.mark.points(1)
def test_one_point_or_component(student):
    """Takes a single component (a Gaussian then), a single point, one dimension."""
    _, means, covs = PLANE
    cases = [
        ((SOME[:1], np.ones(1), means[[k]], covs[[k]]), log_normal(SOME[:1], means[k], covs[k])[0])
        for k in range(3)
    ]
    calls = [(X, *LINE) for X in (ENDS[:1], np.array([[7.0]]), np.array([[-3.0]]))]
    cases += [(call, mean_log_density(*call)) for call in calls]
    weights = np.array([0.0, 1.0])
    apart = np.array([[0.0]]), weights, np.array([[0.0], [30.0]]), np.ones((2, 1, 1))
    cases.append(Case(apart, -LOG_2_PI / 2 - 450.0, label="a component of weight 0 nearby"))
    cases.append(((ENDS[:1], weights, *LINE[1:]), -LOG_2_PI / 2 - math.log(2.0) - 0.5))
    light = apart[0], np.array([1e-20, 1.0]), *apart[2:]
    right = -LOG_2_PI / 2 - 20 * math.log(10)
    cases.append(Case(light, right, label="a component of weight 1e-20 nearby"))
    cases.append(((SOME[:1], np.array([0.5, 0.0, 0.5]), *PLANE[1:]),
                  mean_log_density(SOME[:1], np.array([0.5, 0.0, 0.5]), *PLANE[1:])))  # fmt: skip
    assert_cases(student.gmm_log_likelihood, cases, **NEAR)
    single = np.ones(1), means[:1], covs[:1]
    what = "the result for one component and two points"
    assert_mean_of_both(student.gmm_log_likelihood, SOME[0], SOME[1], single, what)


@pytest.mark.points(1)
def test_far_points(student):
    """Stays finite far from all components, where each density is 0 in float64."""
    calls = [(np.array([x]), *PLANE) for x in ([1e6, 0.0], [-2e6, 3e6], [60.0, 60.0])]
    calls += [(np.array([[x]]), *LINE) for x in (1000.0, -1e6, 90.0)]
    cases = [(call, mean_log_density(*call)) for call in calls]
    pair = np.array([[50.0]]), np.array([0.5, 0.5]), np.zeros((2, 1)), np.ones((2, 1, 1))
    cases.append(Case(pair, -LOG_2_PI / 2 - 1250.0, label="two equal components, 50 away"))
    sharp = np.array([0.5, 0.5]), np.zeros((2, 100)), np.array([1e-8 * np.eye(100)] * 2)
    right = -50 * (LOG_2_PI + math.log(1e-8))
    label = "densities above what float64 holds"
    cases.append(Case((np.zeros((1, 100)), *sharp), right, label=label))
    assert_cases(student.gmm_log_likelihood, cases, **NEAR)
    what = "the result for a near and a far point"
    assert_mean_of_both(student.gmm_log_likelihood, SOME[0], [400.0, -300.0], PLANE, what)


@pytest.mark.points(1)
def test_what_does_not_matter(student):
    """Is the same for components in another order, all points twice over, and for integers."""
    calls = [(SOME, *PLANE), (ENDS, *LINE), (np.array([[3.0], [0.0], [-2.0]]), *LINE)]
    assert_varies(student.gmm_log_likelihood, calls)
    assert_law(student.gmm_log_likelihood, calls, lambda got, *_: as_number(got))
    assert_invariant(
        student.gmm_log_likelihood, calls, lambda X, *parts: (X, *(p[::-1] for p in parts)), **NEAR
    )
    assert_invariant(
        student.gmm_log_likelihood, calls, lambda X, *parts: (np.vstack([X, X]), *parts), **NEAR
    )
    assert_accepts(student.gmm_log_likelihood, calls, integers=[0, 2, 3], **NEAR)
    between = PLANE[0], PLANE[1] + 0.25, PLANE[2]
    wide = 30 * SOME, PLANE[0], -20 * PLANE[1], 400 * PLANE[2]
    plain = [(SOME, *between), (SOME[:2], *between), wide]
    once, twice, apart = student.gmm_log_likelihood.map(plain)
    mixed = SOME.astype(int), *between
    cases = [Case(mixed, once, label="integer points and other means")]
    some = np.vstack([SOME, SOME[:2]]), *between
    cases.append(
        Case(some, (4 * as_number(once) + 2 * as_number(twice)) / 6, label="some points twice")
    )
    small = SOME.astype(np.int8), PLANE[0], *(part.astype(np.int8) for part in PLANE[1:])
    cases.append(Case(small, student.gmm_log_likelihood(*calls[0]), label="int8"))
    small = wide[0].astype(np.int8), wide[1], wide[2].astype(np.int8), wide[3]
    cases.append(Case(small, apart, label="int8, points far from means"))
    assert_cases(student.gmm_log_likelihood, cases, **NEAR)
    assert_leaves_arguments(student.gmm_log_likelihood, calls)


@counterexample_search(
    X=strategies.matrices((1, 3), 1, low=-3, high=3),
    weights=strategies.choices(np.array([0.25, 0.75]), np.array([0.5, 0.5]), np.array([0.0, 1.0])),
    variances=strategies.choices((1.0, 4.0), (1.0, 1.0), (9.0, 0.25)),
)
def agrees_with_the_reference(student, reference, X, weights, variances):
    call = X, weights, np.array([[0.0], [2.0]]), np.reshape(variances, (2, 1, 1))
    assert_close(student.gmm_log_likelihood(*call), reference.gmm_log_likelihood(*call), **NEAR)
