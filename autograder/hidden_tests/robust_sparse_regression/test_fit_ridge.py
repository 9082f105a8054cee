"""Hidden tests of fit_ridge; first docstring lines are shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.hidden_tests.robust_sparse_regression.penalised_fits import (
    centred_rows,
    far_rows,
    read_fit,
)
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
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
CLOSE = {"rtol": 1e-8, "scaled_atol": 1e-8, "parts": PARTS}
LINE = np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 1.0, 4.0])
PAIR = np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0], [7.0, 2.0]]), np.array([1.0, 1.0, 4.0, 7.0])


def augmented(X, y, lam):
    """Return ridge as the least squares of more rows: sqrt(lam) times the identity, targets 0."""
    Xc, d = X - X.mean(axis=0), X.shape[1]
    rows = np.vstack([Xc, np.sqrt(lam) * np.eye(d)])
    w = np.linalg.lstsq(rows, np.concatenate([y - y.mean(), np.zeros(d)]), rcond=None)[0]
    return w, y.mean() - X.mean(axis=0) @ w


@pytest.mark.points(1)
def test_weights(student, reference, seed):
    """Finds the weights, with the penalty as it stands: no 1/2, no 1/n."""
    rng = np.random.default_rng(seed("weights"))
    centred = np.array([[-1.0], [0.0], [1.0]]), np.array([-1.0, -1.0, 2.0])
    cases = [((*centred, lam), ([3 / (2 + lam)], 0.0)) for lam in (0.5, 1.0, 4.0)]
    twins = np.array([[-1.0, -1.0], [1.0, 1.0]]), np.array([-3.0, 3.0])
    cases.append(((*twins, 2.0), ([1.0, 1.0], 0.0)))
    calls = []
    for n, d, lam in [(8, 2, 0.7), (20, 4, 5.0), (12, 3, 60.0)]:
        X, y = far_rows(rng, n, d)
        calls.append((X - X.mean(axis=0), y - y.mean(), lam))
    cases += [(call, augmented(*call)) for call in calls]
    settings = {"part": (0, 2), "what": "w", "rtol": 1e-8, "scaled_atol": 1e-8}
    weights = [Case(arguments, expected[0]) for arguments, expected in cases]
    assert_cases(student.fit_ridge, weights, **settings)
    assert_agrees(student.fit_ridge, lambda *call: reference.fit_ridge(*call)[0], calls, **settings)


@pytest.mark.points(1)
def test_free_intercept(student, seed):
    """Leaves the intercept free: data far from 0, and the mean alone for an enormous penalty."""
    rng = np.random.default_rng(seed("intercept"))
    cases = [
        ((*LINE, 1.0), ([1.0], 0.0)),
        ((LINE[0] + 4, LINE[1] + 100, 1.0), ([1.0], 96.0)),
        Case((LINE[0], LINE[1] + 100, 1e12), ([0.0], 102.0), atol=1e-9, label="lam = 1e12"),
    ]
    for n, d, lam in [(8, 2, 0.7), (20, 4, 5.0)]:
        X, y = far_rows(rng, n, d)
        cases += [
            ((X, y, lam), augmented(X, y, lam)),
            ((X + 9, y - 70, lam), augmented(X + 9, y - 70, lam)),
        ]
        cases.append(Case((X, y, 1e12), (np.zeros(d), y.mean()), atol=1e-6, label="lam = 1e12"))
    assert_cases(student.fit_ridge, cases, **(CLOSE | {"atol": 1e-9}))


@pytest.mark.points(1)
def test_no_penalty(student, seed):
    """Is least squares for lam = 0."""
    rng = np.random.default_rng(seed("least squares"))
    cases = [((*LINE, 0.0), ([1.5], -1.0)), ((*LINE, 0), ([1.5], -1.0))]
    for n, d in [(4, 3), (15, 2), (30, 5)]:
        X, y = far_rows(rng, n, d, rho=0.3)
        b, *w = np.linalg.lstsq(np.column_stack([np.ones(n), X]), y, rcond=None)[0]
        cases.append(((X, y, 0.0), (np.array(w), b)))
    assert_cases(student.fit_ridge, cases, rtol=1e-7, scaled_atol=1e-7, parts=PARTS)


@pytest.mark.points(1)
def test_few_rows(student, seed):
    """Fits fewer rows than columns, repeated columns, and a single row."""
    rng = np.random.default_rng(seed("few"))
    cases = [
        Case((np.array([[3.0, -2.0]]), np.array([5.0]), 2.0), ([0.0, 0.0], 5.0), label="one row")
    ]
    for n, d, lam in [(2, 3, 1.0), (4, 9, 0.5)]:
        X, y = far_rows(rng, n, d)
        cases.append(Case((X, y, lam), augmented(X, y, lam), label="fewer rows than columns"))
    X, y = far_rows(rng, 7, 2)
    twice = np.column_stack([X, X[:, 0]])
    cases.append(Case((twice, y, 3.0), augmented(twice, y, 3.0), label="a repeated column"))
    flat = np.column_stack([X, np.full(7, 2.0)])
    cases.append(Case((flat, y, 3.0), augmented(flat, y, 3.0), label="a constant column"))
    assert_cases(student.fit_ridge, cases, **(CLOSE | {"atol": 1e-9}))


@pytest.mark.points(1)
def test_units_and_integers(student, seed):
    """Follows the units of columns and targets, takes integers, and leaves its arguments alone."""
    rng = np.random.default_rng(seed("units"))
    calls = [(*far_rows(rng, 9, 2), 2.0), (*PAIR, 3.0)]
    answers = [read_fit(answer, 2) for answer in student.fit_ridge.map(calls)]
    cases = []
    for (X, y, lam), (w, b) in zip(calls, answers, strict=True):
        cases += [((c * X, y, c**2 * lam), (w / c, b)) for c in (1e-4, 1e5)]
        cases += [((X, c * y, lam), (c * w, c * b)) for c in (1e-9, 1e6)]
    assert_cases(student.fit_ridge, cases, rtol=1e-7, scaled_atol=1e-7, parts=PARTS)
    assert_accepts(student.fit_ridge, [(*PAIR, 3.0), (*PAIR, 0.0)], integers=True, **CLOSE)
    assert_leaves_arguments(student.fit_ridge, [*calls, (*PAIR, 0.0)])
    assert_law(student.fit_ridge, [(*PAIR, 3.0)], lambda fit, *_: require(
        np.abs(read_fit(fit, 2)[0]).min() > 0, "A weight is 0 that should not be."))  # fmt: skip


@pytest.mark.points(1)
def test_refuses_negative_penalties(student):
    """Raises ValueError for a negative penalty, however small."""
    calls = {f"lam = {lam}": (*PAIR, lam) for lam in (-1.0, -1e-12, -50)}
    assert_raises(student.fit_ridge, ValueError, calls, works_on=[(*PAIR, 1.0), (*PAIR, 1e-9)])


@pytest.mark.points(1)
def test_refuses_dependent_columns(student, seed):
    """Raises LinAlgError for dependent columns without a penalty, and only there."""
    rng = np.random.default_rng(seed("dependent"))
    X, y = far_rows(rng, 9, 3)
    # Small integers and 2 or 4 rows: centring has no rounding errors that could hide the rank.
    A, t = (
        np.array([[1.0, 2.0], [4.0, 7.0], [9.0, 3.0], [5.0, 5.0]]),
        np.array([3.0, 1.0, 4.0, 1.0]),
    )
    square = np.array([[3.0, 0, 1, 7], [1, 4, 0, 2], [0, 5, 2, 9], [6, 1, 1, 0]])
    tables = {
        "a constant column": (np.column_stack([A, np.full(4, 2.0)]), t),
        "a repeated column": (np.column_stack([A, A[:, 0]]), t),
        "a column that repeats another but for a shift": (np.column_stack([A, A[:, 1] + 5]), t),
        "a third column that is the sum of two": (np.column_stack([A, A.sum(axis=1)]), t),
        "as many rows as columns": (square, t),
        "fewer rows than columns": (square[:2], t[:2]),
        "a single row": (square[:1], t[:1]),
    }
    for n in (5, 6, 8, 11, 15, 20):  # rounding hides some of them from a solver
        C, yc = centred_rows(rng, n, 2)
        tables[f"{n} rows, the third column the sum of two"] = (
            np.column_stack([C, C.sum(axis=1)]),
            yc,
        )
    calls = {name: (A, t, 0.0) for name, (A, t) in tables.items()}
    works_on = [(X, y, 0.0), (X[:4], y[:4], 0.0)]
    assert_raises(student.fit_ridge, np.linalg.LinAlgError, calls, works_on=works_on)
    fits = [(A, t, 0.5) for A, t in tables.values()] + [(1e-6 * X, y, 0.0)]
    fits += [(B, t, 1e-8) for B, t in tables.values()]
    Q = np.linalg.qr(np.column_stack([np.ones(9), X]))[0][:, 1:]  # columns that are centred
    fits += [(Q * sizes, y, 0.0) for sizes in ([1.0, 0.1, 1e-3], [1.0, 1e-4, 3e-9])]
    fits.append((Q * [1.0, 1e-4, 3e-9] + [1e6, 0.0, 0.0], y, 0.0))  # one column far from 0
    assert_law(student.fit_ridge, fits, lambda fit, A, *_: read_fit(fit, A.shape[1]))


@counterexample_search(
    data=strategies.regressions((1, 4), (1, 2), low=-4, high=4),
    lam=strategies.choices(1.0, 0.0, 4.0, -1.0),
)
def agrees_with_the_reference(student, reference, data, lam):
    X, y = data
    if lam < 0 or (lam == 0 and np.linalg.matrix_rank(X - X.mean(axis=0)) < X.shape[1]):
        error = ValueError if lam < 0 else np.linalg.LinAlgError
        with suppress(error):
            student.fit_ridge(X, y, lam)
            require(False, f"No {error.__name__}.")
    else:
        expected = reference.fit_ridge(X, y, lam)
        assert_close(student.fit_ridge(X, y, lam), expected, rtol=1e-7, atol=1e-7, parts=PARTS)
