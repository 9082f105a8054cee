"""Hidden tests of linear_regression/fit_min_norm; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_array, assert_close, assert_unchanged


def with_singular_values(rng, n, d, values):
    """Return a random matrix with these singular values, which has no pattern otherwise."""
    U, _, Vt = np.linalg.svd(rng.normal(size=(n, d)), full_matrices=False)
    return U[:, : len(values)] * values @ Vt[: len(values)]


def agree(student, cases):
    """Compare the answers for X, y, the right weights and an absolute tolerance."""
    answers = student.fit_min_norm.map([(X, y) for X, y, _, _ in cases])
    for answer, (_, _, w, tolerance) in zip(answers, cases, strict=True):
        assert_close(answer, w, atol=tolerance)


@pytest.mark.points(1)
def test_full_rank_is_ordinary_least_squares(student, reference, seed):
    """Is the ordinary least-squares fit if the columns of X are independent."""
    rng = np.random.default_rng(seed("full rank"))
    calls = [
        (with_singular_values(rng, n, d, np.geomspace(5.0, 0.1, d)), rng.normal(size=n))
        for n, d in [(1, 1), (4, 4), (25, 3)]
    ]
    on_paper = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]]), np.array([1.0, 1.0, 6.0])
    by_hand, *answers = student.fit_min_norm.map([on_paper, *calls])
    assert_close(by_hand, [1 / 6, 5 / 2])
    for (X, y), answer in zip(calls, answers, strict=True):
        d = X.shape[1]
        w = as_array(answer, shape=(d,))
        assert_close(w, reference.fit_min_norm(X, y), atol=1e-9)
        assert_close(X.T @ (y - X @ w), np.zeros(d), atol=1e-9, what="X.T @ residual")
    assert_unchanged(student.fit_min_norm, *calls[-1])


@pytest.mark.points(1)
def test_equal_columns_share_the_weight(student, seed):
    """Gives equal columns equal weights, not everything to one nor huge weights that cancel."""
    cases = [(np.array([[1.0, 1.0], [2.0, 2.0]]), np.array([2.0, 4.0]), [1, 1], 0.0)]
    rng = np.random.default_rng(seed("columns"))
    for n in (5, 8, 13, 30):
        a, b, y = rng.normal(size=(3, n))
        alone = np.linalg.lstsq(np.column_stack([a, b]), y, rcond=None)[0]
        shared = alone[[0, 1, 0, 0]] / [3, 1, 3, 3]
        cases.append((np.column_stack([a, b, a, a]), y, shared, 1e-9))
    agree(student, cases)


@pytest.mark.points(1)
def test_fewer_samples_than_weights(student, seed):
    """Passes through every target if n < d, with the shortest weights of all that do."""
    calls = []
    for n, d in [(1, 2), (2, 3), (4, 9), (6, 20)]:
        rng = np.random.default_rng(seed(f"{n} by {d}"))
        X = with_singular_values(rng, n, d, np.linspace(3.0, 0.5, n))
        calls.append((X, rng.normal(size=n)))
    on_paper = np.array([[3.0, 4.0]]), np.array([50.0])
    *answers, by_hand = student.fit_min_norm.map([*calls, on_paper])
    for (X, y), answer in zip(calls, answers, strict=True):
        w = as_array(answer, shape=X.shape[1:])
        assert_close(X @ w, y, atol=1e-9, what="X @ w")
        assert_close(w, X.T @ np.linalg.solve(X @ X.T, y), atol=1e-9)
    assert_close(by_hand, [6, 8])


@pytest.mark.points(1)
def test_unit_of_features_does_not_matter(student, seed):
    """Measures small against the largest singular value: 1e-13 * X gives 1e13 times the weights."""
    rng = np.random.default_rng(seed("units"))
    cases = []
    for n, d, rank in [(12, 3, 3), (10, 4, 2)]:
        X, y = with_singular_values(rng, n, d, np.linspace(1.0, 0.2, rank)), rng.normal(size=n)
        expected = np.linalg.pinv(X, rcond=1e-12) @ y
        cases += [(unit, (unit * X, y), expected) for unit in (1e-13, 1e-7, 1e9)]
    answers = student.fit_min_norm.map([arguments for _, arguments, _ in cases])
    for answer, (unit, _, expected) in zip(answers, cases, strict=True):
        assert_close(unit * as_array(answer), expected, atol=1e-9)


@pytest.mark.points(1)
def test_rcond_draws_the_line(student, reference, seed):
    """Drops a direction if its singular value is at most rcond times the largest, else keeps it."""
    lines = [(1e-5, 1e-3), (1e-5, 1e-7), (0.3, 0.4), (0.3, 0.2), (6e-12, None), (2e-13, None)]
    calls, tolerances = [], []
    for small, rcond in lines:
        rng = np.random.default_rng(seed(f"{small} against {rcond}"))
        for largest in (1.0, 1e4):
            X = largest * with_singular_values(rng, 8, 3, np.array([1.0, 0.5, small]))
            calls.append((X, rng.normal(size=8), *([] if rcond is None else [rcond])))
            # The finer tolerance is promised for singular values within a factor of 1e3 only.
            tolerances.append(1e-9 if small > 1e-3 else 1e-2)
    answers = student.fit_min_norm.map(calls)
    for call, answer, tolerance in zip(calls, answers, tolerances, strict=True):
        expected = reference.fit_min_norm(*call)
        assert_close(answer, expected, atol=tolerance * np.abs(expected).max())
    on_the_line = np.diag([4.0, 1.0]), np.array([8.0, 3.0])
    assert_close(student.fit_min_norm(*on_the_line, rcond=0.25), [2, 0], atol=1e-9)
    above_it = np.diag([1.0, 1.0, 0.6]), np.array([2.0, 5.0, 3.0])
    assert_close(student.fit_min_norm(*above_it, 0.5), [2, 5, 5])


@pytest.mark.points(1)
def test_zeros_give_zeros(student):
    """Returns zeros if X is all zeros, and a zero weight for a column of zeros."""
    X, y = np.array([[0.0, 1.0], [0.0, 2.0], [0.0, 2.0]]), np.array([3.0, 6.0, 6.0])
    sizes = [(1, 1), (3, 2), (2, 5)]
    cases = [(np.zeros((n, d)), np.arange(1.0, n + 1), np.zeros(d), 0.0) for n, d in sizes]
    agree(student, [*cases, (X, y, [0, 3], 1e-9)])
    assert_unchanged(student.fit_min_norm, X, y, 1e-6)


@closer_look(data=strategies.regressions())
def agrees_with_the_reference(student, reference, data):
    expected = reference.fit_min_norm(*data)
    assert_close(student.fit_min_norm(*data), expected, atol=1e-9)
