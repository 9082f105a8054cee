"""Hidden tests of density_gmm/gmm_aic_bic; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_oracles import counted
from autograder.testing import (
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    counterexample_search,
    strategies,
)

SIZES = ((100, 2, 3), (50, 3, 2), (342, 2, 4), (30, 5, 3), (17, 4, 2))


@pytest.mark.points(1)
def test_akaike(student, reference, seed):
    """Charges 2 for each parameter of K full covariances, K means and K - 1 weights."""
    rng = np.random.default_rng(seed("sizes"))
    cases = [((-2.0, 100, 2, 3), (434.0, 0.0)), ((-1.0, 50, 3, 2), (138.0, 0.0))]
    drawn = [(-float(rng.uniform(0.5, 5)), *size) for size in SIZES]
    cases += [(call, counted(*call)) for call in drawn]
    assert_cases(student.gmm_aic_bic, [((call), right[0]) for call, right in cases],
                 read=lambda got: as_tuple(got, 2)[0], what="aic")  # fmt: skip

    def first(got, right):
        assert_close(as_tuple(got, 2)[0], right[0], what="aic")

    assert_agrees(student.gmm_aic_bic, reference.gmm_aic_bic, drawn, compare=first)


@pytest.mark.points(1)
def test_schwarz(student):
    """Charges log n for each parameter."""
    cases = [
        ((-2.0, 100, 2, 3), 400 + 17 * math.log(100)),
        ((-1.0, 50, 3, 2), 100 + 19 * math.log(50)),
    ]
    cases += [((v, *size), counted(v, *size)[1]) for v in (-4.75, -0.5, -2) for size in SIZES]
    read = {"read": lambda got: as_tuple(got, 2)[1], "what": "bic"}
    assert_cases(student.gmm_aic_bic, cases, **read)


@pytest.mark.points(1)
def test_small_sizes(student):
    """Takes one component, one dimension, a single point, positive log-likelihoods, integers."""
    cases = [((-2.5, 1, 1, 1), (9.0, 5.0)), ((-2.0, 1, 3, 1), (22.0, 4.0))]
    cases += [
        ((-3.0, 1, 1, 4), (28.0, 6.0)),
        ((1.5, 1, 2, 2), (19.0, -3.0)),
        ((-2, 1, 2, 3), (38.0, 4.0)),
    ]
    assert_cases(student.gmm_aic_bic, cases, parts=("aic", "bic"))
    cases = [((-1.5, 10, 4, 1), 58.0), ((-0.5, 20, 1, 1), 24.0), ((-3.0, 12, 1, 4), 94.0)]
    cases += [((1.5, 10, 1, 2), -20.0), ((0.0, 8, 1, 1), 4.0)]
    assert_cases(student.gmm_aic_bic, cases, read=lambda got: as_tuple(got, 2)[0], what="aic")


@counterexample_search(
    loglik_mean=strategies.choices(-1.0, 0.0, 2.0),
    n=strategies.choices(10, 1, 100),
    d=strategies.choices(1, 2, 3),
    K=strategies.choices(1, 2, 3),
)
def agrees_with_the_reference(student, reference, loglik_mean, n, d, K):
    call = loglik_mean, n, d, K
    assert_close(student.gmm_aic_bic(*call), reference.gmm_aic_bic(*call))
