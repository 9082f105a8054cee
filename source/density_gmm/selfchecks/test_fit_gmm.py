"""Self-checks of fit_gmm: the worked example, two dimensions, when it stops, reg, integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged

MEANS = [[5.970612425205, 5.605507268977], [2.971255215681, 2.331028065879]]
COVS = [
    [[15.061511658828, 12.145707809805], [12.145707809805, 12.148982786635]],
    [[13.919981504122, 8.372336466988], [8.372336466988, 6.380114131223]],
]


def four():
    return np.array([[0.0], [1.0], [9.0], [10.0]]), np.array([[3.0], [6.0]])


@pytest.mark.points(2)
def test_start(student):
    """Starts from means0, equal weights and the covariance of all points, plus reg."""
    assert_unchanged(student.fit_gmm, *four(), 0)
    for reg in (0.0, 2.0):
        fit = student.fit_gmm(*four(), 0, 1e-6, reg)
        assert_close(fit["weights"], [0.5, 0.5], what="weights")
        assert_close(fit["means"], [[3.0], [6.0]], what="means")
        assert_close(fit["covs"], np.full((2, 1, 1), 20.5 + reg), what="covs")
        assert_equal(len(fit["history"]), 1, what="the length of history")


@pytest.mark.points(1)
def test_first_iteration(student):
    """Goes to the means 3.5076 and 6.3975 with the first iteration."""
    assert_unchanged(student.fit_gmm, *four(), 1)
    fit = student.fit_gmm(*four(), 1)
    assert_close(fit["means"], [[3.5076013439], [6.3974721072]], rtol=1e-7, what="means")
    assert_close(fit["weights"], [0.4835759872, 0.5164240128], rtol=1e-7, what="weights")
    assert_close(fit["history"], [-2.9356673920, -2.9270486117], rtol=1e-7, what="history")


@pytest.mark.points(1)
def test_end(student):
    """Ends with two tight components, and stops earlier for a larger tol."""
    fit = student.fit_gmm(*four())
    assert_close(fit["means"], [[0.5], [9.5]], rtol=1e-4, what="means")
    assert_close(fit["covs"], [[[0.25]], [[0.25]]], rtol=1e-4, what="covs")
    assert_close(fit["history"][-1], -1.4189385332, rtol=1e-6, what="the last of history")
    for tol, length in ((0.02, 2), (1e-3, 3)):
        short = student.fit_gmm(*four(), 200, tol)["history"]
        assert_equal(len(short), length, what="the length of history")


@pytest.mark.points(2)
def test_two_dimensions(student):
    """Starts with correlations, keeps them, and adds reg in each M-step (0.5 here)."""
    X = np.array([[0.0, 0.0], [1.0, 2.0], [8.0, 5.0], [9.0, 9.0]])
    means0 = np.array([[6.0, 6.0], [2.0, 1.0]])
    start, fit = (student.fit_gmm(X, means0, n, 0.0, 0.5) for n in (0, 1))
    assert_close(start["covs"], [[[16.75, 12.75], [12.75, 12.0]]] * 2, what="covs of the start")
    assert_close(fit["means"], MEANS, rtol=1e-7, what="means, in the order of means0,")
    assert_close(fit["covs"], COVS, rtol=1e-7, what="covs")
    whole = student.fit_gmm(X, means0.astype(int), 1, 0.0, 0.5)
    assert_close(whole["means"], MEANS, rtol=1e-7, what="means from integer means0")


@pytest.mark.points(1)
def test_last_parameters(student):
    """Returns the parameters that the last entry of history belongs to, also where tol stops."""
    fit = student.fit_gmm(*four(), 200, 0.02)
    assert_close(fit["means"], [[3.5076013439], [6.3974721072]], rtol=1e-7, what="means")


@pytest.mark.points(1)
def test_one_component(student):
    """Needs two iterations for one component: the first finds it, the second gains nothing."""
    fit = student.fit_gmm(four()[0], np.array([[3.0]]))
    assert_close(fit["means"], [[5.0]], what="means")
    assert_equal(len(fit["history"]), 3, what="the length of history")
