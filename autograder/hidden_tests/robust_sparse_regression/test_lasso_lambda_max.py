"""Hidden tests of lasso_lambda_max; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.robust_sparse_regression.penalised_fits import far_rows
from autograder.testing import (
    Case,
    as_number,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_invariant,
    assert_leaves_arguments,
    assert_scales_with,
    counterexample_search,
    strategies,
)

X = np.array([[-1.0, 2.0, 0.5], [0.0, 1.0, -1.0], [1.0, -3.0, 0.5]])  # columns and targets centred
Y = np.array([-1.0, -1.0, 2.0])


def column_by_column(X, y):
    """Return the strongest pull by a loop over the columns."""
    centre = sum(y.tolist()) / len(y)
    pulls = [
        sum(x * (t - centre) for x, t in zip(column, y.tolist(), strict=True))
        for column in X.T.tolist()
    ]
    return max(abs(pull) for pull in pulls)


@pytest.mark.points(1)
def test_strongest_pull(student, seed):
    """Is the largest product of a column with the targets, whatever its sign."""
    rng = np.random.default_rng(seed("pulls"))
    cases = [
        Case((X, Y), 9.0, label="a negative largest product"),
        Case((-X, Y), 9.0, label="a positive largest product"),
        Case((X[:, [0]], Y), 3.0, label="one column"),
        Case((X[:, [2, 0]], Y), 3.0),
        Case((X / 7000, Y), 9 / 7000, label="a product of many digits"),
    ]
    for n, d in [(5, 1), (9, 4), (4, 11)]:
        A, y = rng.normal(size=(n, d)), rng.normal(size=n)
        A, y = A - A.mean(axis=0), y - y.mean()
        cases.append(((A, y), column_by_column(A, y)))
    assert_cases(student.lasso_lambda_max, cases, read=as_number)


@pytest.mark.points(1)
def test_centring(student, reference, seed):
    """Centres columns and targets, so that shifts of either change nothing."""
    rng = np.random.default_rng(seed("shifts"))
    cases = [
        ((X + 5, Y + 100), 9.0),
        ((X + np.array([40.0, 0, 0]), Y), 9.0),
        ((X[:, [0]] - 3, Y + 7), 3.0),
    ]
    assert_cases(student.lasso_lambda_max, cases, rtol=1e-9, read=as_number)
    calls = [far_rows(rng, n, d) for n, d in [(6, 2), (20, 5), (3, 8)]]
    settings = {"read": as_number, "rtol": 1e-8}
    assert_agrees(student.lasso_lambda_max, reference.lasso_lambda_max, calls, **settings)
    far = [(A + 1e6, y - 1e6) for A, y in calls]
    cases = [(there, column_by_column(A, y)) for there, (A, y) in zip(far, calls, strict=True)]
    assert_cases(student.lasso_lambda_max, cases, rtol=1e-6, read=as_number)
    assert_invariant(student.lasso_lambda_max, calls, lambda A, y: (A + 50, y), **settings)
    assert_invariant(student.lasso_lambda_max, calls, lambda A, y: (A, y - 80), **settings)


@pytest.mark.points(1)
def test_units(student, seed):
    """Grows with columns and targets, in tiny and huge units."""
    rng = np.random.default_rng(seed("units"))
    calls = [(X, Y), far_rows(rng, 7, 3)]
    cases = [((a * X, c * Y), a * c * 9.0) for a, c in [(1e-9, 1.0), (1e6, 1e-3), (1.0, 1e9)]]
    cases.append(((np.tile(X, (3, 1)), np.tile(Y, 3)), 27.0))
    assert_cases(student.lasso_lambda_max, cases, read=as_number)
    for argument in (0, 1):
        assert_scales_with(student.lasso_lambda_max, calls, power=1, argument=argument, rtol=1e-8)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, and leaves its arguments as they were."""
    whole = (
        np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0], [7.0, 2.0]]),
        np.array([1.0, 1.0, 4.0, 0.0]),
    )
    small = tuple(part.astype(int) for part in whole)
    table = [[200, 5], [100, 4], [0, 0]], [200, 100, 0]
    tiny = tuple(np.array(part, dtype=np.uint8) for part in table)
    cases = [(whole, 7.5), (small, 7.5), Case(tiny, 20000.0, label="integers of dtype uint8")]
    assert_cases(student.lasso_lambda_max, cases, read=as_number)
    assert_accepts(student.lasso_lambda_max, [whole], integers=True, fortran=[0])
    assert_leaves_arguments(student.lasso_lambda_max, [(X, Y), whole, small])


@counterexample_search(data=strategies.regressions((2, 4), (1, 2), low=-4, high=4))
def agrees_with_the_reference(student, reference, data):
    expected = reference.lasso_lambda_max(*data)
    assert_close(student.lasso_lambda_max(*data), expected, atol=1e-9)
