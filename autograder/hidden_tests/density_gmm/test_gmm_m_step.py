"""Hidden tests of density_gmm/gmm_m_step; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_answers import assert_parts
from autograder.hidden_tests.density_gmm.mixture_oracles import (
    SOME,
    soft_shares,
    weighted_fit,
)
from autograder.testing import (
    Case,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    strategies,
)

LINE = np.array([[0.0], [2.0], [4.0]])
SHARED = np.array([[1.0, 0.0], [0.5, 0.5], [0.0, 1.0]])
X = np.array([[0.0, 1.0], [2.0, 5.0], [3.0, 1.0], [7.0, -2.0], [1.0, 1.0]])
HARD = np.array([[1.0, 0], [0, 1.0], [1.0, 0], [0, 1.0], [1.0, 0]])
SOFT = np.array([[1.0, 0], [0.25, 0.75], [0.5, 0.5], [0, 1.0], [0.75, 0.25]])


@pytest.mark.points(1)
def test_hard_shares(student):
    """Fits to each component the points that it owns."""
    first = np.array([[14 / 9, 0.0], [0.0, 0.0]])
    second = np.array([[6.25, -8.75], [-8.75, 12.25]])
    right = np.array([0.6, 0.4]), np.array([[4 / 3, 1.0], [4.5, 1.5]]), np.array([first, second])
    cases = [((X, HARD, 0.0), right), ((X, HARD[:, ::-1], 0.0), tuple(p[::-1] for p in right))]
    three = np.eye(3)[[2, 0, 1, 2, 2]]
    cases.append(((X, three, 0.0), weighted_fit(X, three, 0.0)))
    apart = X + 2.0**27 * (HARD @ [[-1.0], [1.0]])
    spots = np.array([right[1][0] - 2.0**27, right[1][1] + 2.0**27])
    label = "two groups far apart"
    cases.append(Case((apart, HARD, 0.0), (right[0], spots, right[2]), label=label))
    often = [np.repeat(part, [70, 3, 20, 40, 1], axis=0) for part in (X, HARD)]
    cases.append(Case((*often, 0.0), weighted_fit(*often, 0.0), label="many equal rows"))
    assert_cases(student.gmm_m_step, cases, compare=assert_parts)


@pytest.mark.points(1)
def test_soft_shares(student, reference, seed):
    """Weighs each point by its share, in weights, means and covariances."""
    rng = np.random.default_rng(seed("shares"))
    right = np.array([0.5, 0.5]), np.array([[2 / 3], [10 / 3]]), np.full((2, 1, 1), 8 / 9)
    cases = [((LINE, SHARED, 0.0), right), ((X, SOFT, 0.0), weighted_fit(X, SOFT, 0.0))]
    drawn = []
    for n, d, K in ((8, 2, 3), (5, 3, 2), (4, 2, 4)):
        drawn.append((2 + rng.normal(size=(n, d)), soft_shares(rng, n, K), 0.0))
    cases += [(call, weighted_fit(*call)) for call in drawn]
    assert_cases(student.gmm_m_step, cases, compare=assert_parts)
    assert_agrees(student.gmm_m_step, reference.gmm_m_step, drawn, compare=assert_parts)


@pytest.mark.points(1)
def test_component_without_points(student):
    """Has weight 0, mean 0 and reg times the identity where nothing is owned."""
    cases = []
    for k in (0, 1, 2):
        R = np.insert(HARD, k, 0.0, axis=1)
        cases.append(((X, R, 0.5), weighted_fit(X, R, 0.5)))
        faint = np.insert(HARD, k, 3e-14, axis=1)
        cases.append(Case((X, faint, 0.5), weighted_fit(X, faint, 0.5),
                          label="a component that owns less than 1e-12"))  # fmt: skip
    two = np.array([[3.0], [4.0]]), np.array([[0.0, 1.0]] * 2), 0.25
    variances = np.array([[[0.25]], [[0.5]]])
    cases.append((two, (np.array([0.0, 1.0]), np.array([[0.0], [3.5]]), variances)))
    few = np.full((5, 2), 4e-13)
    few[:, 1] = 1.0
    cases.append(((X, few, 0.0), weighted_fit(X, few, 0.0)))
    assert_cases(student.gmm_m_step, cases, compare=assert_parts)


@pytest.mark.points(1)
def test_reg(student):
    """Adds reg to the diagonal of each covariance and nowhere else; 1e-6 by default."""
    means, plain = (np.asarray(part) for part in as_tuple(student.gmm_m_step(X, SOFT, 0.0), 3)[1:])
    assert_close(means[0], X.T @ SOFT[:, 0] / 2.5, what="the first mean")
    for reg in (0.25, 3.0, 1e-3, 1e4):
        got = np.asarray(as_tuple(student.gmm_m_step(X, SOFT, reg), 3)[2])
        atol = 1e-9 * max(reg, 20.0)
        assert_close(got, plain + reg * np.eye(2), atol=atol, what="covs")
    twins = np.array([[3.0, 5.0]] * 3)
    R = np.array([[1.0, 0.0], [1.0, 0.0], [0.25, 0.75]])
    got = np.asarray(as_tuple(student.gmm_m_step(twins, R), 3)[2])
    assert_close(got, [1e-6 * np.eye(2)] * 2, atol=1e-15, what="covs with the default reg")


@pytest.mark.points(1)
def test_small_shapes(student):
    """Takes a single component, one dimension, a single point."""
    cases = [((LINE, np.ones((3, 1)), 0.0), weighted_fit(LINE, np.ones((3, 1)), 0.0))]
    cases.append(((X, np.ones((5, 1)), 0.0), weighted_fit(X, np.ones((5, 1)), 0.0)))
    uneven = np.array([[0.75, 0.25], [0.5, 0.5], [0.125, 0.875]])
    cases.append(((LINE, uneven, 0.5), weighted_fit(LINE, uneven, 0.5)))
    one = np.array([[3.0, 4.0]]), np.array([[0.25, 0.75]]), 1.0
    right = np.array([0.25, 0.75]), np.array([[3.0, 4.0]] * 2), np.array([np.eye(2)] * 2)
    cases.append((one, right))
    assert_cases(student.gmm_m_step, cases, compare=assert_parts)


@pytest.mark.points(1)
def test_far_from_zero(student):
    """Loses nothing where the data are far from zero."""
    plain = [np.asarray(p) for p in as_tuple(student.gmm_m_step(X, SOFT, 0.5), 3)]
    assert_close(plain[0], [0.5, 0.5], what="weights")
    for c in (2.0**27, -(2.0**30)):
        _, means, covs = as_tuple(student.gmm_m_step(X + c, SOFT, 0.5), 3)
        assert_close(means, plain[1] + c, what="means")
        assert_close(covs, plain[2], atol=1e-9 * plain[2].max(), what="covs")


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, and leaves the arguments as they were."""
    calls = [(X, HARD, 1.0), (LINE, HARD[:3], 2.0)]
    assert_varies(student.gmm_m_step, calls)
    assert_accepts(student.gmm_m_step, calls, integers=True, compare=assert_parts)
    wide = np.array([[-100, 90], [100, -120], [127, 3], [-128, 50], [5, 5]])
    plain = student.gmm_m_step(wide.astype(float), SOFT, 1.0)
    cases = [Case((wide.astype(np.int8), SOFT, 1.0), plain, label="int8")]
    owner = np.eye(2)[[0, 1, 1, 0, 0]]
    plain = student.gmm_m_step(wide.astype(float), owner, 1.0)
    both = wide.astype(np.int8), owner.astype(np.int8), 1.0
    cases.append(Case(both, plain, label="int8, shares as well"))
    whole = X.astype(int), SOFT, 0
    label = "integer points and other shares"
    cases.append(Case(whole, student.gmm_m_step(X, SOFT, 0.0), label=label))
    assert_cases(student.gmm_m_step, cases, compare=assert_parts)
    empty = X, np.insert(HARD, 1, 0.0, axis=1), 0.5
    assert_leaves_arguments(student.gmm_m_step, [*calls, empty, (SOME, HARD[:4], 0.0)])


@counterexample_search(
    X=strategies.matrices(2, 1, low=-3, high=3),
    R=strategies.choices(
        np.array([[1.0, 0.0], [0.5, 0.5]]),
        np.array([[1.0, 0.0], [1.0, 0.0]]),
        np.array([[0.25, 0.75], [0.5, 0.5]]),
    ),
    reg=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, X, R, reg):
    assert_parts(student.gmm_m_step(X, R, reg), reference.gmm_m_step(X, R, reg), 1e-8, 1e-12)
