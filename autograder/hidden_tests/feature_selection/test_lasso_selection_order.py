"""Hidden tests of lasso_selection_order; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.weights_by_price import (
    beside_the_limit,
    of_two_sizes,
)
from autograder.testing import (
    Case,
    Spy,
    assert_cases,
    assert_close,
    assert_equal,
    assert_leaves_arguments,
    require,
)

X = np.array([[1.0, 8.0, 3.0], [2.0, 0.0, -3.0], [4.0, 4.0, 3.0], [9.0, 4.0, 5.0]])
Y = np.array([1.0, 7.0, 2.0, 6.0])
Z = (X - X.mean(axis=0)) / X.std(axis=0)


@pytest.mark.points(1)
def test_order_of_entry(student, open_function):
    """Lists features as they enter, each once; equals by index, and none that stays out."""
    cases = []
    for prices, lams, right in [
        ([2.0, -5.0, 0.0], [9.0, 4.0, 1.0], [1, 0]),
        ([2.0, -5.0, 0.0], [1.0, 4.0, 9.0], [1, 0]),
        ([2.0, -5.0, 3.0], [4.0, 1.0, 9.0], [1, 0, 2]),
        ([2.0, -5.0, 3.0], [0.5], [0, 1, 2]),
        ([2.0, -5.0, 3.0], [7.0, 6.0], []),
        ([-1.0, 2.0, 3.0], [2.5, 0.5, 1.5, 2.5], [2, 1, 0]),
    ]:
        call = X, Y, np.array(lams), open_function("entering", np.array(prices))
        cases.append(Case(call, right, label="told weights"))
    lams = np.array([9.0, 4.0, 1.0])
    cases += [
        Case((X, Y, lams, beside_the_limit), [0, 1], label="weights near the limit"),
        Case((X, Y, lams, of_two_sizes), [0, 1], label="two at one price"),
    ]
    assert_cases(student.lasso_selection_order, cases, compare=assert_equal)
    assert_leaves_arguments(student.lasso_selection_order, [case.arguments for case in cases[:3]])


@pytest.mark.points(1)
def test_what_the_lasso_is_given(student):
    """Gives the lasso standardised columns and a centred y."""
    wide = np.column_stack([1e-20 * X[:, 0], X[:, 1:] + 2.0**30, np.full(4, 0.1)])
    flat = np.column_stack([X[:3], np.full(3, 0.1)])  # its deviation is 1e-17, by rounding
    Z3 = np.column_stack([(X[:3] - X[:3].mean(axis=0)) / X[:3].std(axis=0), np.zeros(3)])
    small = np.array([[-100, 3, 70], [100, 60, -80], [40, -90, 90]], dtype=np.int8)
    Zs = (small - small.mean(axis=0)) / small.std(axis=0)
    for A, y, right in [
        (X, Y, Z),
        (wide, Y, np.column_stack([Z, np.zeros(4)])),
        (flat, Y[:3], Z3),
        (small, small[:, 0], Zs),
    ]:
        spy = Spy(lambda A, t, lam: np.array([lam < 3, 0, -1 * (lam < 1.5), 0])[: A.shape[1]])
        got = student.lasso_selection_order(A, y, np.array([1.0, 4.0, 2.0]), spy)
        assert_equal(got, [0, 2])
        require(len(spy.calls) > 0, "The lasso is not called.")
        for table, target, _ in spy.calls:
            assert_close(table, right, atol=1e-9, what="the columns given to the lasso")
            assert_close(target, y - y.mean(), atol=1e-9, what="the targets given to the lasso")


@pytest.mark.points(1)
def test_with_a_lasso(student, open_function):
    """Finds the order of a real lasso: also of features that leave again, in any unit."""
    lasso = open_function("lasso_by_descent")
    signs = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
    y = signs @ [1.0, -3.0] + 5
    lams = np.array([20.0, 8.0, 2.0, 1.0])
    rng = np.random.default_rng(7)
    hidden = rng.normal(size=(20, 2))
    A = np.column_stack([hidden, hidden @ [1.0, 1.0] + 0.3 * rng.normal(size=20)])
    prices = np.geomspace(40, 0.05, 12)
    cases = [
        Case((signs, y, lams, lasso), [1, 0], label="two columns"),
        Case((signs * [1e3, 1e-3], y, lams, lasso), [1, 0], label="other units"),
        Case((A, hidden @ [1.0, 1.2], prices, lasso), [2, 1, 0], label="a sum"),
    ]
    leaving = [([5.0, 3.0], [2.0, 0.0], [0, 1]), ([3.0, 5.0], [0.0, 2.5], [1, 0])]
    for highest, lowest, right in leaving:
        told = open_function("between", np.array(highest), np.array(lowest))
        call = signs, y, np.array([9.0, 4.0, 1.0]), told
        cases.append(Case(call, right, label="a feature that leaves"))
    assert_cases(student.lasso_selection_order, cases, compare=assert_equal)
