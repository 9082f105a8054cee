"""Hidden tests of subset_score; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.search_oracles import half_squares
from autograder.testing import (
    Case,
    as_number,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

X = np.array([[0.0, 3.0, 1.0], [1.0, -1.0, 1.0], [2.0, 0.0, 4.0], [4.0, 2.0, 0.0], [7.0, 1.0, 9.0]])
Y = np.array([1.0, 1.0, 4.0, 12.0, 2.0])
WIDE = np.array([[-100, 90, 70], [100, 3, -80], [40, 60, 90], [-90, -100, 1]], dtype=np.int8)
SETTINGS = {"atol": 1e-7, "read": as_number}


@pytest.mark.points(1)
def test_squares_left(student, seed):
    """Returns half the sum of squared residuals if features are free of charge."""
    rng = np.random.default_rng(seed("tables"))
    paper = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 1.0, 4.0])
    cases = [((*paper, [0], 0.0), 0.75)]
    cases += [((X, Y, list(s), 0.0), half_squares(X, Y, s)) for s in [(0,), (1,), (0, 2)]]
    corners = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
    call = corners, corners @ [1.0, 7e-5], [0], 0.0
    cases.append(Case(call, 2 * 7e-5**2, atol=4e-9, label="a nearly perfect fit"))
    for n, d, subset in [(9, 4, [1, 3]), (20, 6, [0, 2, 3, 5]), (7, 3, [2])]:
        A, y = rng.normal(size=(n, d)), rng.normal(size=n)
        cases.append(((A, y, subset, 0.0), half_squares(A, y, subset)))
    assert_cases(student.subset_score, cases, **SETTINGS)
    assert_leaves_arguments(student.subset_score, [(*paper, [0], 0.0), (X, Y, [2, 0], 0.5)])


@pytest.mark.points(1)
def test_price(student):
    """Charges lam for each feature, and nothing for the intercept."""
    cases = []
    for subset, lam in [((0,), 0.5), ((0, 1), 2.0), ((0, 1, 2), 0.25), ((1, 2), 1e3), ((2,), 1.0)]:
        right = half_squares(X, Y, subset) + lam * len(subset)
        cases.append(((X, Y, list(subset), lam), right))
    assert_cases(student.subset_score, cases, **SETTINGS)


@pytest.mark.points(1)
def test_intercept(student, seed):
    """Fits an intercept: shifts change nothing, and the empty subset has the mean."""
    rng = np.random.default_rng(seed("tables"))
    cases = [((X, Y, [], 3.0), float(np.sum((Y - Y.mean()) ** 2) / 2))]
    cases.append(((X[:, :1], Y + 100, [], 0.0), cases[0][1]))
    for subset in ([0], [1, 2]):
        right = half_squares(X, Y, subset) + 0.5 * len(subset)
        cases += [((X + 50, Y, subset, 0.5), right), ((X, Y - 70, subset, 0.5), right)]
    far = 1e6 + 1.1 * Y
    cases += [((X, far, s, 0.0), half_squares(X, far, s)) for s in ([], [1, 2])]
    A, y = rng.normal(size=(12, 3)) + 5, rng.normal(size=12) - 3
    cases.append(((A, y, [0, 2], 1.0), half_squares(A, y, [0, 2]) + 2))
    assert_cases(student.subset_score, cases, **SETTINGS)


@pytest.mark.points(1)
def test_dependent_columns(student, seed):
    """Takes copies, sums, constant columns, and more features than rows."""
    rng = np.random.default_rng(seed("tables"))
    more = np.column_stack([X, X[:, 0], X[:, 0] + X[:, 1], np.full(5, 2.0)])
    cases = [((X, Y, [0, 2], 1.0), half_squares(X, Y, [0, 2]) + 2)]
    for subset, same in [([0, 3], [0]), ([0, 1, 4], [0, 1]), ([5], []), ([1, 5], [1])]:
        right = half_squares(X, Y, same) + 0.5 * len(subset)
        cases.append(Case((more, Y, subset, 0.5), right, label="dependent columns"))
    first, second = np.random.default_rng(0).normal(size=(9, 2)).T
    close = np.column_stack([first, first + 3e-7 * second])
    cases.append(Case((close, second, [0, 1], 0.25), 0.5, label="nearly dependent columns"))
    copies = np.outer([0.0, 1.0, 2.0], [1.0, 2.0, -1.0, 3.0]), np.array([1.0, 1.0, 4.0])
    label = "more features than rows, and dependent"
    cases.append(Case((*copies, [0, 1, 2, 3], 0.25), 1.75, label=label))
    wide, y = rng.normal(size=(4, 9)), rng.normal(size=4)
    cases.append(Case((wide, y, list(range(9)), 0.25), 2.25, label="more features than rows"))
    cases.append(Case((X[:1], Y[:1], [1], 0.25), 0.25, label="one row"))
    assert_cases(student.subset_score, cases, **SETTINGS)


@pytest.mark.points(1)
def test_forms_and_units(student):
    """Takes subsets in any order, tuples, integers, and other units of columns and targets."""
    two = half_squares(X, Y, [0, 2])
    cases = [
        Case((X, Y, [2, 0], 0.5), two + 1, label="another order"),
        Case((X, Y, (0, 2), 0.5), two + 1, label="a tuple"),
        Case((X, Y, (), 0.5), half_squares(X, Y, []), label="an empty tuple"),
        Case((X * [1e4, 1.0, 1e-3], Y, [0, 2], 0.5), two + 1, label="other units of columns"),
        Case((X, 1e4 * Y, [0, 2], 0.5), 1e8 * two + 1, label="other units of y"),
    ]
    right = half_squares(WIDE[:, :2].astype(float), WIDE[:, 2].astype(float), [0, 1]) + 2
    cases.append(Case((WIDE[:, :2], WIDE[:, 2], [0, 1], 1), right, label="small integers"))
    assert_cases(student.subset_score, cases, **SETTINGS)
    assert_accepts(student.subset_score, [(X, Y, [1, 2], 0.5)], integers=(0, 1))


@counterexample_search(
    data=strategies.regressions(rows=(3, 4), cols=(2, 2)), size=strategies.choices(0, 1, 2)
)
def agrees_with_the_reference(student, reference, data, size):
    call = *data, [0, 1][:size], 0.5
    assert_close(student.subset_score(*call), reference.subset_score(*call), atol=1e-7)
