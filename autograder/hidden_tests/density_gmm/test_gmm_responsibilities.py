"""Hidden tests of density_gmm/gmm_responsibilities; first docstring lines are shown."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_oracles import (
    LINE,
    PLANE,
    SOME,
    mixture,
    rows_of,
    shares,
)
from autograder.testing import (
    Case,
    as_array,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_equivariant,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)

NEAR = {"rtol": 0.0, "atol": 1e-8}
ENDS = np.array([[0.0], [2.0]])


@pytest.mark.points(1)
def test_by_hand(student, reference, seed):
    """Shares each point out among the components by weight times density."""
    rng = np.random.default_rng(seed("mixtures"))
    first = [1 / (1 + 1.5 * math.exp(-0.5)), 1 / (1 + 1.5 * math.exp(2.0))]
    cases = [((ENDS, *LINE), np.transpose([first, np.subtract(1, first)]))]
    small = 1 / (1 + 1.5 * math.exp(24.5 - 81 / 8))  # 4e-7, which is not 0
    cases.append(((np.array([[-7.0]]), *LINE), [[small, 1 - small]]))
    cases.append(((SOME, *PLANE), shares(SOME, *PLANE)))
    tiny = 1e-5 * SOME, PLANE[0], 1e-5 * PLANE[1], 1e-10 * PLANE[2]
    cases.append(Case(tiny, shares(SOME, *PLANE), label="a small unit"))
    light = ENDS * 15, np.array([1e-20, 1.0]), ENDS * 15, np.ones((2, 1, 1))
    cases.append(Case(light, [[1.0, 0.0], [0.0, 1.0]], label="a weight of 1e-20"))
    drawn = []
    for K, d, n in ((2, 2, 6), (3, 3, 3), (5, 1, 4)):
        parts = mixture(rng, K, d, 1.0)
        drawn.append((rows_of(rng, parts, n), *parts))
    cases += [(call, shares(*call)) for call in drawn]
    for got in assert_cases(student.gmm_responsibilities, cases, **NEAR):
        sums = as_array(got).sum(axis=1)
        assert_close(sums, np.ones(len(sums)), rtol=0, atol=1e-8, what="the sums of the rows")
    assert_agrees(student.gmm_responsibilities, reference.gmm_responsibilities, drawn, **NEAR)


@pytest.mark.points(1)
def test_far_points(student):
    """Has rows with sum 1 and right shares where all densities are 0 in float64."""
    weights, means = np.array([0.4, 0.6]), np.array([[-1.0, 0.0], [1.0, 0.0]])
    round_ones = weights, means, np.array([np.eye(2)] * 2)
    far = np.array([[1e6, 0.0], [-1e6, 5.0], [60.0, -60.0], [-1000.0, 1e6]])
    cases = [((far, *round_ones), [[0, 1], [1, 0], [0, 1], [1, 0]])]
    wide = np.array([[1e6], [-1e6], [200.0], [-150.0]])
    cases.append(((wide, *LINE), [[0.0, 1.0]] * 4))
    middle = np.array([[0.0, 50.0], [0.0, -80.0]])
    cases.append(((middle, *round_ones), [[0.4, 0.6]] * 2))
    cases.append(((np.array([[1e6, 1e6], [-3e6, 1.0]]), *PLANE), [[0, 0, 1], [0, 0, 1]]))
    cases[-1] = (cases[-1][0], shares(*cases[-1][0]))
    assert_cases(student.gmm_responsibilities, cases, **NEAR)


@pytest.mark.points(1)
def test_identical_components_and_weights_of_zero(student):
    """Shares by weight among identical components; a weight of 0 has no share at all."""
    weights = np.array([0.2, 0.5, 0.3])
    same = np.repeat(PLANE[1][:1], 3, axis=0), np.repeat(PLANE[2][:1], 3, axis=0)
    cases = [((SOME, weights, *same), np.tile(weights, (4, 1)))]
    for some in ([0.5, 0.0, 0.5], [0.0, 1.0, 0.0], [0.0, 0.25, 0.75]):
        call = SOME, np.array(some), *PLANE[1:]
        cases.append((call, shares(*call)))
    far = np.array([[0.0], [80.0]])
    cases.append(((far, np.array([1.0, 0.0]), *LINE[1:]), [[1.0, 0.0]] * 2))
    cases.append(((far, np.array([0.0, 1.0]), *LINE[1:]), [[0.0, 1.0]] * 2))
    assert_cases(student.gmm_responsibilities, cases, **NEAR)


@pytest.mark.points(1)
def test_small_shapes(student):
    """Takes one component (all shares are 1), a single point, one dimension."""
    _, means, covs = PLANE
    cases = [((SOME, np.ones(1), means[:1], covs[:1]), np.ones((4, 1)))]
    cases.append(((ENDS, np.ones(1), np.array([[3.0]]), np.array([[[0.25]]])), np.ones((2, 1))))
    calls = [(SOME[1:2], *PLANE), (ENDS[1:], *LINE), (np.array([[1.0]]), *LINE)]
    square = np.array([[0.0, 1.0], [2.0, -1.0], [-2.0, 4.0]])
    calls.append((square, *PLANE))
    cases += [(call, shares(*call)) for call in calls]
    assert_cases(student.gmm_responsibilities, cases, **NEAR)


@pytest.mark.points(1)
def test_order_and_integers(student):
    """Permutes columns with the components, takes integers, leaves the arguments alone."""
    calls = [(SOME, *PLANE), (ENDS, *LINE)]
    assert_varies(student.gmm_responsibilities, calls)
    shapes = [(4, 3), (2, 2)]
    for got, shape in zip(student.gmm_responsibilities.map(calls), shapes, strict=True):
        as_array(got, shape=shape)
    assert_equivariant(
        student.gmm_responsibilities,
        calls,
        lambda X, *parts: (X, *(part[::-1] for part in parts)),
        lambda got, *_: np.asarray(got)[:, ::-1],
        **NEAR,
    )
    assert_accepts(student.gmm_responsibilities, calls, integers=[0, 2, 3], **NEAR)
    between = PLANE[0], PLANE[1] + 0.25, PLANE[2]
    mixed = SOME.astype(int), *between
    label = "integer points and other means"
    wide = 30 * SOME, PLANE[0], -20 * PLANE[1], 400 * PLANE[2]
    plain, apart = student.gmm_responsibilities.map([(SOME, *between), wide])
    cases = [Case(mixed, plain, label=label)]
    small = wide[0].astype(np.int8), wide[1], wide[2].astype(np.int8), wide[3]
    cases.append(Case(small, apart, label="int8, points far from means"))
    small = SOME.astype(np.int8), PLANE[0], *(part.astype(np.int8) for part in PLANE[1:])
    cases.append(Case(small, student.gmm_responsibilities(*calls[0]), label="int8"))
    assert_cases(student.gmm_responsibilities, cases, **NEAR)
    assert_leaves_arguments(student.gmm_responsibilities, calls)


@counterexample_search(
    X=strategies.matrices((1, 3), 1, low=-3, high=3),
    weights=strategies.choices(np.array([0.25, 0.75]), np.array([0.5, 0.5]), np.array([0.0, 1.0])),
    variances=strategies.choices((1.0, 4.0), (1.0, 1.0), (9.0, 0.25)),
)
def agrees_with_the_reference(student, reference, X, weights, variances):
    call = X, weights, np.array([[0.0], [2.0]]), np.reshape(variances, (2, 1, 1))
    assert_close(student.gmm_responsibilities(*call), reference.gmm_responsibilities(*call), **NEAR)
