"""Hidden tests of density_gmm/gmm_sample; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_answers import (
    assert_draws,
    assert_numbers_components,
    read_draws,
)
from autograder.hidden_tests.density_gmm.mixture_oracles import LINE, PLANE, mixture, recipe
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)
from autograder.testing import assert_draws as assert_same_draws

MANY = 2000


@pytest.mark.points(2)
def test_recipe(student, reference, seed):
    """Draws the kinds first, then all the normal numbers, and nothing else."""
    rng = np.random.default_rng(seed("mixtures"))
    sizes = ((LINE, 3), (PLANE, 6), (PLANE, 1), (LINE, 9))
    cases = [
        ((*parts, n, np.random.default_rng(k)), recipe(*parts, n, k))
        for k, (parts, n) in enumerate(sizes)
    ]
    for K, d in ((2, 3), (5, 2)):
        parts = mixture(rng, K, d)
        cases.append(((*parts, 7, np.random.default_rng(K)), recipe(*parts, 7, K)))
    tiny = PLANE[0], 1e-5 * PLANE[1], 1e-10 * PLANE[2]
    call = *tiny, 6, np.random.default_rng(8)
    cases.append(Case(call, recipe(*tiny, 6, 8), label="a small unit"))
    single = (np.ones(1), PLANE[1][:1], PLANE[2][:1]), (np.ones(1), *(p[1:] for p in LINE[1:]))
    cases += [Case((*parts, 5, np.random.default_rng(4)), recipe(*parts, 5, 4),
                   label="a single component") for parts in single]  # fmt: skip
    assert_cases(student.gmm_sample, cases, compare=assert_draws)
    calls = [(*PLANE, 5, np.random.default_rng(9)), (*LINE, 4, np.random.default_rng(8))]
    assert_agrees(student.gmm_sample, reference.gmm_sample, calls, compare=assert_draws)
    assert_law(student.gmm_sample, calls, assert_numbers_components)
    assert_same_draws(student.gmm_sample, reference.gmm_sample, calls)


@pytest.mark.points(1)
def test_moments(student):
    """Has the shares, means and covariances of the components in many draws."""
    weights, means, _ = PLANE
    covs = np.array([np.diag(v) for v in ([4.0, 1.0], [1.0, 9.0], [2.0, 3.0])])
    got = student.gmm_sample(weights, means, covs, MANY, np.random.default_rng(3))
    X, z = read_draws(got, MANY, 2)
    for k in range(3):
        rows = X[z == k]
        share = len(rows) / MANY
        assert_close(share, weights[k], atol=0.05, rtol=0, what="the share of a component")
        assert_close(rows.mean(axis=0), means[k], atol=0.7, rtol=0, what="the mean of a component")
        spread = np.cov(rows.T)
        atol = 0.3 * covs[k].max()
        assert_close(spread, covs[k], atol=atol, rtol=0, what="the covariance of a component")


@pytest.mark.points(1)
def test_weights_of_zero_and_no_points(student):
    """Never draws a component of weight 0; n = 0 gives empty arrays."""
    weights = np.array([0.0, 0.75, 0.25])
    shifted = PLANE[1] + np.array([0.0, 100.0])
    X, z = read_draws(
        student.gmm_sample(weights, shifted, PLANE[2], 400, np.random.default_rng(4)), 400, 2
    )
    require(set(z.tolist()) == {1, 2}, "Not exactly the components with a weight are drawn.")
    require((X[:, 1] > 50).all(), "The points are not those of their components.")
    for parts, d in ((PLANE, 2), (LINE, 1)):
        read_draws(student.gmm_sample(*parts, 0, np.random.default_rng(5)), 0, d)
        read_draws(student.gmm_sample(*parts, 1, np.random.default_rng(6)), 1, d)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers as means and covariances, and leaves the arguments as they were."""
    weights, means, covs = PLANE
    calls = [(weights, means, covs), (LINE[0], *LINE[1:])]
    plain = [student.gmm_sample(*c, 6, np.random.default_rng(7)) for c in calls]
    right = [read_draws(got, 6, d) for got, d in zip(plain, (2, 1), strict=True)]
    require(np.ptp(right[0][0]) > 0, "All points are the same.")
    whole = [(w, m.astype(kind), c.astype(kind)) for w, m, c in calls for kind in (int, np.int8)]
    cases = [((*call, 6, np.random.default_rng(7)), right[k // 2]) for k, call in enumerate(whole)]
    assert_cases(student.gmm_sample, cases, compare=assert_draws)
    assert_leaves_arguments(
        student.gmm_sample, [(*c, 3, np.random.default_rng(0)) for c in (*calls, *whole)]
    )


@counterexample_search(
    weights=strategies.choices(np.array([0.25, 0.75]), np.array([0.0, 1.0])),
    variance=strategies.choices(4.0, 1.0, 9.0),
    n=strategies.choices(1, 3),
)
def agrees_with_the_reference(student, reference, weights, variance, n):
    parts = weights, np.array([[0.0], [10.0]]), np.array([[[1.0]], [[variance]]])
    got = student.gmm_sample(*parts, n, np.random.default_rng(0))
    assert_draws(got, reference.gmm_sample(*parts, n, np.random.default_rng(0)))
