"""Hidden tests of pearson_scores; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.dependence_oracles import correlation
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

X = np.array([[1.0, 4.0, -3.0], [2.0, 0.0, -1.0], [3.0, 2.0, -2.0], [6.0, 7.0, -8.0]])
Y = np.array([0.0, 2.0, 4.0, -1.0])
RIGHT = [correlation(column, Y) for column in X.T]
ENDS = [correlation(column, Y) for column in X[[1, 0, 3, 1]].T]


@pytest.mark.points(1)
def test_correlations(student, seed):
    """Returns the size of the correlation, whatever its sign, and never more than 1."""
    rng = np.random.default_rng(seed("columns"))
    paper = np.array([[1.0, 4.0], [2.0, 0.0], [3.0, 2.0]]), np.array([0.0, 2.0, 4.0])
    cases = [(paper, [1.0, 0.5]), ((X, Y), RIGHT), ((-X, Y), RIGHT), ((X, -2 * Y), RIGHT)]
    calls = []
    for n, d in [(5, 3), (20, 4), (7, 2)]:
        A = rng.normal(size=(n, d))
        calls.append((A, A[:, 0] - A[:, 1] + rng.normal(size=n)))
        calls.append((A @ np.diag(np.linspace(-2, 2, d + 1)[1:] + 0.1), 3 * calls[-1][1] + 1))
    cases += [((A, y), [correlation(column, y) for column in A.T]) for A, y in calls]
    first, second, third = np.array([[1, 1, -1, -1], [1, -1, 1, -1], [1, -1, -1, 1]])
    close = np.column_stack([first, second]), first + 3e-4 * third + 5e-8 * second
    cases.append((close, [correlation(column, close[1]) for column in close[0].T]))  # no 1, no 0
    assert_cases(student.pearson_scores, cases, atol=1e-9)
    lines = [np.outer(np.linspace(0.1, 0.1 * n, n) ** 2, [1.0, -0.7, 1.3]) for n in range(3, 30)]
    message = "A score is above 1."
    perfect = [(line, line[:, 0]) for line in lines]
    assert_law(student.pearson_scores, perfect, lambda r, *_: require(np.max(r) <= 1, message))
    assert_leaves_arguments(student.pearson_scores, [paper, (X, Y), (1e50 * X, Y)])


@pytest.mark.points(1)
def test_constants(student):
    """Gives constant columns the score 0, and all columns if y is constant."""
    flat = np.column_stack([X[:, 0], np.full(4, 0.1), np.full(4, -7.0), X[:, 1], np.zeros(4)])
    many = np.column_stack([np.full(30, 0.1), np.arange(30.0), np.full(30, 1e-7)])
    cases = [
        Case((flat, Y), [RIGHT[0], 0.0, 0.0, RIGHT[1], 0.0], label="constant columns"),
        Case((many, 2 - np.arange(30.0)), [0.0, 1.0, 0.0], label="columns of 0.1 and of 1e-7"),
        Case((X[[1, 0, 3, 1]], Y), ENDS, label="columns that end as they begin"),
        Case((X, np.full(4, 3.0)), np.zeros(3), label="a constant y"),
        Case((many, np.full(30, 0.1)), np.zeros(3), label="a y of 0.1"),
        Case((flat[:, 1:3], Y), [0.0, 0.0], label="constant columns only"),
    ]
    assert_cases(student.pearson_scores, cases, atol=1e-9)


@pytest.mark.points(1)
def test_units_and_offsets(student, seed):
    """Sees through columns far from 0, and through tiny and huge units."""
    rng = np.random.default_rng(seed("columns"))
    cases = [((X + 2.0**20, Y), RIGHT), ((X - 2.0**20, Y + 2.0**21), RIGHT)]
    very_far = [(X + 2.0**45, Y), (X, Y - 2.0**45)]  # not constant, and few digits are left
    cases += [Case(call, RIGHT, atol=0.05, label="nearly constant") for call in very_far]
    steps = np.array([[0.0], [1.0], [0.0], [1.0]])  # of four units in the last place, below
    right = [correlation(steps[:, 0], Y)]
    cases.append(Case((steps + 2.0**50, Y), right, atol=0.05, label="nearly constant"))
    whole = rng.integers(-9, 10, size=(12, 3)).astype(float)
    whole[-1] = whole[0] + 1.0  # columns that end as they begin have a case of their own
    y = rng.permutation(12) + whole[:, 1]
    right = [correlation(column, y) for column in whole.T]
    cases += [((whole + 2.0**20, y), right), ((whole, y - 2.0**20), right)]
    far = 1e6 + rng.normal(size=(12, 2)), y + 1e6 + rng.normal(size=12)
    cases.append((far, [correlation(column, far[1]) for column in far[0].T]))
    fixed = 1e6 + np.sin(np.arange(24.0).reshape(12, 2) ** 2), 1e6 + np.cos(np.arange(12.0) ** 2)
    cases.append((fixed, [correlation(column, fixed[1]) for column in fixed[0].T]))
    for unit in (1e-50, 1e-9, 1e9, 1e50):
        cases += [((unit * X, Y), RIGHT), ((X, unit * Y), RIGHT), ((unit * whole, y), right)]
    cases.append(((X * [1e-50, 1.0, 1e50], Y), RIGHT))
    assert_cases(student.pearson_scores, cases, atol=1e-9)


@pytest.mark.points(1)
def test_shapes_and_integers(student, seed):
    """Takes one column, one row, more columns than rows, and integers."""
    rng = np.random.default_rng(seed("columns"))
    wide = rng.normal(size=(4, 9))
    cases = [
        Case((X[:, :1], Y), RIGHT[:1], label="one column"),
        Case((wide, Y), [correlation(column, Y) for column in wide.T], label="many columns"),
        Case((X[:1], Y[:1]), np.zeros(3), label="one row"),
        Case((X[:2], Y[:2]), np.ones(3), label="two rows"),
        Case((X, np.array([0, 1, 1, 0])), [correlation(c, [0, 1, 1, 0]) for c in X.T]),
    ]
    small = np.array([[100, 3], [-100, 1], [120, 0], [-128, 4]], dtype=np.int8)
    right = [correlation(column, [1, 0, 1, 1]) for column in small.astype(float).T]
    cases.append(Case((small, np.array([1, 0, 1, 1], dtype=np.uint8)), right, label="integers"))
    assert_cases(student.pearson_scores, cases, atol=1e-9)
    assert_accepts(student.pearson_scores, [(X, Y)], integers=True)


@counterexample_search(data=strategies.regressions(rows=(2, 4), cols=(1, 2)))
def agrees_with_the_reference(student, reference, data):
    assert_close(student.pearson_scores(*data), reference.pearson_scores(*data), atol=1e-9)
