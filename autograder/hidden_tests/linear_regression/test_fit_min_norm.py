"""Hidden tests of linear_regression/fit_min_norm; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    matrix_with_singular_values,
    strategies,
)


@pytest.mark.points(1)
def test_full_rank_is_ordinary_least_squares(student, reference, seed):
    """Is the ordinary least-squares fit for independent columns, of integers, too."""
    rng = np.random.default_rng(seed("full rank"))
    calls = [
        (matrix_with_singular_values(rng, n, d, np.geomspace(5.0, 0.1, d)), rng.normal(size=n))
        for n, d in [(1, 1), (4, 4), (25, 3)]
    ]
    on_paper = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]]), np.array([1.0, 1.0, 6.0])
    cases = [
        Case(on_paper, [1 / 6, 5 / 2], atol=0.0),
        *answered_by(reference.fit_min_norm, calls),
    ]
    _, *answers = assert_cases(student.fit_min_norm, cases, atol=1e-9)
    for (X, y), w in zip(calls, answers, strict=True):
        gradient = X.T @ (y - X @ np.asarray(w))
        assert_close(gradient, np.zeros(len(w)), atol=1e-9, what="X.T @ residual")
    whole, y = np.array([[1, 0], [1, 1], [1, 2]]), np.array([0.5, 0.5, 3.0])
    integers = [((whole, y), [1 / 12, 5 / 4]), ((whole, np.array([1, 1, 6])), [1 / 6, 5 / 2])]
    assert_cases(student.fit_min_norm, integers)
    assert_leaves_arguments(student.fit_min_norm, calls)


@pytest.mark.points(1)
def test_equal_columns_share_the_weight(student, seed):
    """Gives equal columns equal weights, not everything to one nor huge weights that cancel."""
    by_hand = np.array([[1.0, 1.0], [2.0, 2.0]]), np.array([2.0, 4.0])
    cases = [Case(by_hand, [1, 1], atol=0.0)]
    rng = np.random.default_rng(seed("columns"))
    for n in (5, 8, 13, 30):
        a, b, y = rng.normal(size=(3, n))
        alone = np.linalg.lstsq(np.column_stack([a, b]), y, rcond=None)[0]
        shared = alone[[0, 1, 0, 0]] / [3, 1, 3, 3]
        cases.append(((np.column_stack([a, b, a, a]), y), shared))
    assert_cases(student.fit_min_norm, cases, atol=1e-9)


@pytest.mark.points(1)
def test_fewer_samples_than_weights(student, seed):
    """Passes through every target if n < d, with the shortest weights of all that do."""
    calls = []
    for n, d in [(1, 2), (2, 3), (4, 9), (6, 20)]:
        rng = np.random.default_rng(seed(f"{n} by {d}"))
        X = matrix_with_singular_values(rng, n, d, np.linspace(3.0, 0.5, n))
        calls.append((X, rng.normal(size=n)))
    on_paper = np.array([[3.0, 4.0]]), np.array([50.0])
    twice = np.array([[3.0, 4.0, 12.0], [3.0, 4.0, 12.0]]), np.array([338.0, 338.0])
    cases = [((X, y), X.T @ np.linalg.solve(X @ X.T, y)) for X, y in calls]
    cases += [Case(on_paper, [6, 8], atol=0.0), (twice, [6, 8, 24])]
    *answers, _, _ = assert_cases(student.fit_min_norm, cases, atol=1e-9)
    assert_leaves_arguments(student.fit_min_norm, calls)
    for (X, y), w in zip(calls, answers, strict=True):
        assert_close(X @ np.asarray(w), y, atol=1e-9, what="X @ w")


@pytest.mark.points(1)
def test_unit_of_features_does_not_matter(student, seed):
    """Measures small against the largest singular value: 1e-13 * X gives 1e13 times the weights."""
    rng = np.random.default_rng(seed("units"))
    cases = []
    for n, d, rank in [(12, 3, 3), (10, 4, 2)]:
        X = matrix_with_singular_values(rng, n, d, np.linspace(1.0, 0.2, rank))
        y = rng.normal(size=n)
        w = np.linalg.pinv(X, rcond=1e-12) @ y
        units = (1e-13, 1e-120, 1e13)
        cases += [Case((unit * X, y), w / unit, atol=1e-9 / unit) for unit in units]
    assert_cases(student.fit_min_norm, cases)


@pytest.mark.points(1)
def test_rcond_draws_the_line(student, reference, seed):
    """Drops a direction if its singular value is at most rcond times the largest, else keeps it."""
    lines = [(1e-5, 1e-3), (1e-5, 1e-7), (0.3, 0.4), (0.3, 0.2), (6e-12, None), (2e-13, None)]
    cases = []
    for small, rcond in lines:
        rng = np.random.default_rng(seed(f"{small} against {rcond}"))
        for largest in (1e-4, 1e4):
            X = largest * matrix_with_singular_values(rng, 8, 3, [1.0, 0.5, small])
            call = X, rng.normal(size=8), *([] if rcond is None else [rcond])
            # The finer tolerance is promised for singular values within a factor of 1e3 only.
            tolerance = 1e-9 if small > 1e-3 else 1e-2
            cases.append(Case(call, reference.fit_min_norm(*call), scaled_atol=tolerance))
    on_the_line = call_with(np.diag([4.0, 1.0, 0.5]), np.array([8.0, 3.0, 7.0]), rcond=0.25)
    above_it = np.diag([1.0, 1.0, 0.6]), np.array([2.0, 5.0, 3.0]), 0.5
    wide = np.eye(2, 3) * [1.0, 0.4, 1.0], np.array([2.0, 5.0]), 0.5
    square = np.diag([1.0, 2e-13]), np.array([2.0, 5.0])
    cases += [Case(on_the_line, [2, 0, 0], atol=1e-9), (above_it, [2, 5, 5])]
    cases += [Case(wide, [2, 0, 0], atol=1e-9), Case(square, [2, 0], atol=1e-9)]
    nothing_but_zero = np.diag([1.0, 5e-16, 0.0]), np.array([2.0, 15e-16, 7.0]), 0.0
    cases.append(Case(nothing_but_zero, [2, 3, 0], rtol=1e-2, atol=1e-9, label="rcond = 0"))
    assert_cases(student.fit_min_norm, cases)


@pytest.mark.points(1)
def test_zeros_give_zeros(student):
    """Returns zeros if X is all zeros, and a zero weight for a column of zeros."""
    X, y = np.array([[0.0, 1.0], [0.0, 2.0], [0.0, 2.0]]), np.array([3.0, 6.0, 6.0])
    sizes = [(1, 1), (3, 2), (2, 5)]
    cases = [((np.zeros((n, d)), np.arange(1.0, n + 1)), np.zeros(d)) for n, d in sizes]
    assert_cases(student.fit_min_norm, [*cases, Case((X, y), [0, 3], atol=1e-9)])
    assert_leaves_arguments(student.fit_min_norm, [(X, y, 1e-6), (np.zeros((2, 2)), y[:2])])


@counterexample_search(data=strategies.regressions())
def agrees_with_the_reference(student, reference, data):
    expected = reference.fit_min_norm(*data)
    assert_close(student.fit_min_norm(*data), expected, atol=1e-9)
