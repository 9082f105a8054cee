"""Hidden tests of fit_elastic_net_cd; first docstring lines are shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.robust_sparse_regression.penalised_fits import (
    assert_minimum,
    centred_rows,
    far_rows,
    orthogonal_rows,
    read_fit,
    strongest_pull,
)
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

PARTS = ("w", "b")
CLOSE = {"rtol": 0.0, "scaled_atol": 2e-6, "parts": PARTS}
PAIR = np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0]]), np.array([1.0, 1.0, 4.0])
LINE = PAIR[0][:, :1], PAIR[1]
CENTRED = PAIR[0] - [2.0, 3.0], PAIR[1] - 2.0
MIDDLE = CENTRED[0][:, :1], CENTRED[1]
WHOLE = np.array([[7.0, 5.0], [6.0, 8.0], [8.0, 3.0], [5.0, 2.0]]), np.array([6.0, 5.0, 6.0, 1.0])
NEAR = (
    np.array([[2.0, 7, 2], [7, 0, 7], [2, 3, 6], [4, 4, 4], [2, 0, 3]]),
    np.array([1.0, 4, 2, 8, -1]),
)
"""Columns of which a stale residual never settles, and which take some 25 sweeps."""


def ridge(X, y, lam):
    Xc = X - X.mean(axis=0)
    w = np.linalg.solve(Xc.T @ Xc + lam * np.eye(X.shape[1]), Xc.T @ (y - y.mean()))
    return w, y.mean() - X.mean(axis=0) @ w


@pytest.mark.points(2)
def test_both_penalties(student, reference, seed):
    """Finds the minimum with both penalties, worked by hand and drawn."""
    rng = np.random.default_rng(seed("both"))
    cases = [
        ((*LINE, 1.0, 1.0), ([2 / 3], 2 / 3)),
        ((*LINE, 0.5, 3.0), ([0.5], 1.0)),
        ((*LINE, 4.0, 3.0), ([0.0], 2.0)),
    ]
    unlike = orthogonal_rows()[:, :2] * [1.0, 2.0**-24]
    call = unlike, 3 * 2.0**24 * unlike[:, 1], 2.0**-21, 2.0**-45
    cases.append(Case(call, ([0.0, 2.0**24], 0.0), atol=30.0, label="unlike units"))
    assert_cases(student.fit_elastic_net_cd, cases, atol=2e-6, parts=PARTS)
    calls = []
    for n, d, share, lam2 in [(10, 2, 0.3, 2.0), (25, 3, 0.1, 8.0), (14, 4, 0.6, 4.0)]:
        X, y = far_rows(rng, n, d, rho=0.2)
        calls.append((X, y, share * strongest_pull(X, y), lam2))
    calls.append((*NEAR, 0.5, 0.25))
    x, wave = np.arange(10.0) - 4.5, 2.6 - 5.2 * (np.arange(10) % 2)
    calls.append((np.column_stack([x, x + 0.3 * wave]), 3 * x + 0.6 * wave, 0.5, 0.25))

    def is_the_minimum(answer, *call):
        assert_minimum(answer, *call)
        expected = reference.fit_elastic_net_cd(*call)
        close = 2e-6 * max(np.abs(expected[0]).max(), abs(expected[1]))
        assert_close(answer, expected, rtol=0.0, atol=close, parts=PARTS)

    assert_law(student.fit_elastic_net_cd, calls, is_the_minimum)


@pytest.mark.points(1)
def test_ridge_end(student, seed):
    """Is ridge with lam = lam2 if lam1 = 0."""
    rng = np.random.default_rng(seed("ridge"))
    near = NEAR[0] - NEAR[0].mean(axis=0), NEAR[1] - NEAR[1].mean()
    cases = [((*MIDDLE, 0.0, 4.0), ([0.5], 0.0)), ((*near, 0.0, 0.5), ridge(*near, 0.5))]
    for n, d, lam in [(12, 2, 16.0), (20, 3, 100.0)]:
        X, y = centred_rows(rng, n, d)
        cases.append(((X, y, 0.0, lam), ridge(X, y, lam)))
    assert_cases(student.fit_elastic_net_cd, cases, atol=1e-9, **CLOSE)


@pytest.mark.points(1)
def test_lasso_end(student, reference, seed):
    """Is the lasso with lam = lam1 if lam2 = 0, and has weights of exactly 0."""
    rng = np.random.default_rng(seed("lasso"))
    X, y = centred_rows(rng, 15, 3, rho=0.0)
    call = X, y, 0.2 * strongest_pull(X, y)
    cases = [
        ((*CENTRED, 2.0, 0.0), ([0.0, -0.5], 0.0)),
        ((*MIDDLE, 1.0, 0.0), ([1.0], 0.0)),
        ((*call, 0.0), reference.fit_lasso_cd(*call)),
        Case((X, y, 1.001 * strongest_pull(X, y), 0.0), (np.zeros(3), y.mean()), label="no weight"),
    ]
    assert_cases(student.fit_elastic_net_cd, cases, atol=1e-9, **CLOSE)
    A = orthogonal_rows()
    t = A @ [3.0, 0.2, -1.0]
    cases = [((A, t, 4.0, 8.0), ([1.25, 0.0, -0.25], 0.0))]
    cases.append(((A, A @ [2.0, -1e-9, 0.5], 0.0, 0.0), ([2.0, -1e-9, 0.5], 0.0)))
    fit, small = assert_cases(student.fit_elastic_net_cd, cases, atol=2e-6, parts=PARTS)
    require(read_fit(fit, 3)[0][1] == 0, "A weight that should be exactly 0 is not.")
    require(read_fit(small, 3)[0][1] != 0, "A weight is 0 that should only be small.")


@pytest.mark.points(1)
def test_equal_and_constant_columns(student, seed):
    """Gives equal columns equal weights, and constant ones the weight 0."""
    rng = np.random.default_rng(seed("columns"))
    X, y = centred_rows(rng, 12, 2, rho=0.3)
    square = np.sum(X[:, 0] ** 2)
    both = MIDDLE[0][:, [0, 0]], MIDDLE[1]
    cases = [((*both, 1.0, 4.0), ([0.25, 0.25], 0.0)), ((*both, 0.0, 6.0), ([0.3, 0.3], 0.0))]
    flat = np.column_stack([np.full(3, 0.1), MIDDLE[0], np.full(3, 2.0)])
    settings = {"label": "constant columns"}
    cases.append(Case((flat, MIDDLE[1], 1.0, 1.0), ([0.0, 2 / 3, 0.0], 0.0), **settings))
    cases.append(Case((flat, MIDDLE[1], 0.0, 0.0), ([0.0, 1.5, 0.0], 0.0), **settings))
    assert_cases(student.fit_elastic_net_cd, cases, atol=2e-6, parts=PARTS)

    def keeps_0(answer, *_):
        w = read_fit(answer, 3)[0]
        require(w[0] == 0, "The weight of a constant column is not 0.")
        require(w[1:].any(), "All weights are 0.")

    column = np.full(12, 0.1)
    alone = np.linalg.qr(X)[0]  # columns at right angles need two sweeps
    idle = [(np.column_stack([column, alone]), y, lam1, 0.0) for lam1 in (0.0, 1e-3)]
    assert_law(student.fit_elastic_net_cd, idle, keeps_0)

    def shares(answer, X, *_):
        w = read_fit(answer, X.shape[1])[0]
        assert_close(w[-1], w[0], rtol=0.0, atol=2e-6, what="the weight of the second twin")

    calls = [
        (np.column_stack([X, X[:, 0]]), y, 0.1 * strongest_pull(X, y), 6.0 * square),
        (X[:, [0, 0]], y, 0.0, 0.25 * square),
    ]
    assert_law(student.fit_elastic_net_cd, calls, shares)


@pytest.mark.points(1)
def test_few_rows_and_integers(student, seed):
    """Fits data far from 0, fewer rows than columns, and integers, and changes no argument."""
    rng = np.random.default_rng(seed("forms"))
    cases, calls = [], []
    for n, d, lam2 in [(3, 4, 30.0), (4, 6, 100.0)]:
        X, y = far_rows(rng, n, d, rho=0.2)
        calls.append((X, y, 0.4 * strongest_pull(X, y), lam2))
    cases.append(((X, y, 0.0, lam2), ridge(X, y, lam2)))
    X, y = PAIR
    calls += [(X + 30, y - 200, 1.0, 2.0), (X + 3000, y + 1000, 0.5, 2.0)]
    cases.append(((X + 30, y - 200, 0.0, 6.0), ridge(X + 30, y - 200, 6.0)))
    assert_cases(student.fit_elastic_net_cd, cases, **CLOSE)
    assert_law(student.fit_elastic_net_cd, calls, assert_minimum)
    assert_accepts(
        student.fit_elastic_net_cd, [(*WHOLE, 1.0, 2.0)], integers=True, atol=2e-6, parts=PARTS
    )
    assert_leaves_arguments(student.fit_elastic_net_cd, [calls[-1], (*PAIR, 1.0, 2.0)])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if either penalty is negative."""
    calls = {
        f"lam1 = {a}, lam2 = {b}": (*PAIR, a, b)
        for a, b in [(-1.0, 1.0), (1.0, -1.0), (-1e-9, 0.0), (0.0, -1e-9), (5.0, -2.0)]
    }
    works_on = [(*PAIR, 2.0, 1.0), (*PAIR, 2.0, 3.0)]
    assert_raises(student.fit_elastic_net_cd, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.regressions((2, 4), (1, 2), low=-4, high=4),
    penalties=strategies.choices((1.0, 1.0), (0.0, 2.0), (2.0, 0.5), (1.0, -1.0), (-1.0, 1.0)),
)
def agrees_with_the_reference(student, reference, data, penalties):
    if min(penalties) < 0:
        with suppress(ValueError):
            student.fit_elastic_net_cd(*data, *penalties)
            require(False, "No ValueError, although a penalty is negative.")
    else:
        expected = reference.fit_elastic_net_cd(*data, *penalties)
        got = student.fit_elastic_net_cd(*data, *penalties)
        assert_close(got, expected, rtol=1e-6, atol=1e-6, parts=PARTS)
