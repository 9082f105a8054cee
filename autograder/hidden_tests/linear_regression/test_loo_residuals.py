"""Hidden tests of linear_regression/loo_residuals; a first docstring line is shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_worked_by_hand(student):
    """Compares each target with the mean of the others if X is a column of ones, integers too."""
    y = np.array([2.0, -7.0, 2.0, 1.0, 7.0])
    cases = [
        ((np.ones((3, 1)), np.array([0.0, 3.0, 9.0])), [-6.0, -1.5, 7.5]),
        ((np.ones((5, 1)), y), 5 / 4 * (y - 1.0)),
        ((np.ones((3, 1), dtype=int), np.array([0, 3, 9])), [-6.0, -1.5, 7.5]),
        ((np.ones((3, 1), dtype=int), np.array([0.0, 1.5, 4.5])), [-3.0, -0.75, 3.75]),
        Case((np.ones((5, 1)), 1e-140 * y), 1.25e-140 * (y - 1.0), scaled_atol=1e-9, atol=0.0),
    ]
    assert_cases(student.loo_residuals, cases, atol=1e-9)


@pytest.mark.points(1)
def test_agrees_with_n_refits(student, reference, seed):
    """Equals the residuals of n fits that leave one sample out each, for X of any rank."""

    def refitted(X, y):
        """Return the residual of each sample under a fit to all the others: n fits, no shortcut."""
        others = [np.delete(np.arange(len(y)), i) for i in range(len(y))]
        fits = [np.linalg.lstsq(X[rows], y[rows], rcond=1e-10)[0] for rows in others]
        return np.array([y[i] - X[i] @ w for i, w in enumerate(fits)])

    rng = np.random.default_rng(seed("samples"))
    calls = []
    for n, d in [(6, 1), (12, 3), (25, 5)]:
        X = np.column_stack([np.ones(n), rng.normal(size=(n, d))])
        y = 10.0 + 3.0 * rng.normal(size=n)
        repeated = np.column_stack([X, X[:, 1]])
        calls += [(X, y), (repeated, y), (1e-3 * np.column_stack([X, X @ np.ones(d + 1)]), y)]
    answers = assert_agrees(student.loo_residuals, refitted, calls, rtol=1e-7, atol=1e-7)
    for answer, call in zip(answers, calls, strict=True):
        assert_close(answer, reference.loo_residuals(*call), rtol=1e-8, atol=1e-8)
    by_hand = np.array([[1.0], [2.0], [0.0]]), np.array([5.0, 4.0, 7.0])
    wide = np.array([[1.0, 2.0, 0.0], [1.0, 2.0, 0.0]]), np.array([5.0, 3.0])  # no leverage of 1
    assert_cases(student.loo_residuals, [(by_hand, [3.0, -6.0, 7.0]), (wide, [2.0, -2.0])])
    assert_leaves_arguments(student.loo_residuals, calls)


@pytest.mark.points(1)
def test_leverage_one_and_perfect_fit(student, seed):
    """Raises LinAlgError if the others say nothing about a sample; targets X @ w give zeros."""
    rng = np.random.default_rng(seed("samples"))
    X, w = rng.normal(size=(9, 3)), rng.normal(size=3)
    far = np.column_stack([np.ones(5), [0.0, 1.0, 2.0, 3.0, 1e5]])  # 1 - H[4, 4] is 5e-10
    cases = [
        Case((X, X @ w), np.zeros(9), atol=1e-9),
        Case((far, far @ [2.0, 3.0]), np.zeros(5), atol=10.0, label="a leverage just below 1"),
    ]
    assert_cases(student.loo_residuals, cases)
    lonely = np.column_stack([np.ones(6), np.eye(6)[:, 5]])
    turned = lonely @ np.array([[2.0, 1.0], [-1.0, 3.0]])
    square = 3.0 * np.eye(3) + rng.uniform(size=(3, 3))
    designs = {
        "a column that is zero in all rows but one": lonely,
        "a combination of columns that is zero in all rows but one": turned,
        "a square X": square,
        "n below d": np.eye(2, 3),
        "a single column that is zero in all rows but one": np.eye(4, 1),
    }
    calls = {name: (X, rng.normal(size=len(X))) for name, X in designs.items()}
    calls["a column that is zero in all rows but one, targets of 0"] = lonely, np.zeros(6)
    assert_raises(student.loo_residuals, np.linalg.LinAlgError, calls, works_on=[(X, X @ w)])


@counterexample_search(data=strategies.regressions(rows=(2, 5), cols=(1, 2)))
def agrees_with_the_reference(student, reference, data):
    X, y = data
    leverage = np.diag(X @ np.linalg.pinv(X))
    if np.any(1 - leverage <= 1e-10):
        with suppress(np.linalg.LinAlgError):
            student.loo_residuals(X, y)
            require(False, "No LinAlgError, although a diagonal entry of the hat matrix is 1.")
    else:
        assert_close(student.loo_residuals(X, y), reference.loo_residuals(X, y), atol=1e-9)
