"""Hidden tests of linear_regression/fit_normal_equations; first docstring lines are shown."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    matrix_with_condition,
    require,
    strategies,
)

ORDINARY = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]]), np.array([1.0, 1.0, 6.0])


@pytest.mark.points(1)
def test_worked_by_hand(student):
    """Gives the weights of fits that can be done on paper, also of integers."""
    cases = [
        (([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]], [1.0, 1.0, 6.0]), [1 / 6, 5 / 2]),
        (([[2.0, 0.0], [0.0, 5.0], [0.0, 0.0]], [6.0, -10.0, 1.0]), [3, -2]),
        (([[1.0], [2.0], [3.0]], [2.0, 3.0, 4.0]), [10 / 7]),
    ]
    cases = [((np.array(X), np.array(y)), w) for (X, y), w in cases]
    assert_cases(student.fit_normal_equations, cases, rtol=1e-8)
    whole, halves = np.array([[1, 0], [1, 1], [1, 2]]), np.array([0.5, 0.5, 3.0])
    integers = [((whole, np.array([1, 1, 6])), [1 / 6, 5 / 2]), ((whole, halves), [1 / 12, 5 / 4])]
    assert_cases(student.fit_normal_equations, integers, rtol=1e-8)


@pytest.mark.points(1)
def test_minimises_the_squared_error(student, reference, seed):
    """Leaves a residual that is orthogonal to every column, for condition numbers up to 1e3."""
    calls, units = [], []
    for n, d, condition in [(6, 1, 1), (5, 5, 30), (30, 4, 1e3), (60, 8, 1e3)]:
        rng = np.random.default_rng(seed(f"{n} by {d}"))
        for unit in (1.0, 1e-60, 1e5):
            X = unit * matrix_with_condition(rng, n, d, condition)
            calls.append((X, X @ rng.normal(size=d) / unit + rng.normal(size=n)))
            units.append(unit)
    oracle = reference.fit_normal_equations
    answers = assert_agrees(
        student.fit_normal_equations, oracle, calls, rtol=1e-8, scaled_atol=1e-8
    )
    for w, (X, y), unit in zip(answers, calls, units, strict=True):
        gradient, tolerance = X.T @ (y - X @ np.asarray(w)) / unit, 1e-8 * np.linalg.norm(y)
        assert_close(gradient, np.zeros(len(w)), atol=tolerance, what="X.T @ residual")
    assert_leaves_arguments(student.fit_normal_equations, calls)


@pytest.mark.points(1)
def test_several_targets(student, seed):
    """Fits every column of a two-dimensional y as if it stood alone."""
    rng = np.random.default_rng(seed("targets"))
    X = rng.normal(size=(9, 3))
    targets = [rng.normal(size=(9, k)) for k in (1, 3, 4)]
    calls = [*((X, Y) for Y in targets), (X[:, :1], targets[1])]
    cases = [(call, np.linalg.lstsq(*call, rcond=None)[0]) for call in calls]
    by_hand = np.array([[3.0], [4.0], [7.0]])
    cases.append(Case((np.eye(3, 2), by_hand), by_hand[:2], rtol=1e-9, atol=0.0))
    whole = np.array([[1, 0], [1, 1], [1, 2]]), np.array([[1, 3], [1, 0], [6, 1]])
    cases.append(Case(whole, [[1 / 6, 7 / 3], [5 / 2, -1]], label="integers"))
    assert_cases(student.fit_normal_equations, cases, rtol=1e-8, atol=1e-8)
    assert_leaves_arguments(student.fit_normal_equations, calls)


@pytest.mark.points(1)
def test_refuses_useless_columns(student, seed):
    """Raises LinAlgError for a zero or repeated column or n < d, but not for near dependence."""
    rng = np.random.default_rng(seed("columns"))
    a, b = rng.normal(size=(2, 7))
    designs = {
        "a column of zeros": np.column_stack([a, 0 * a]),
        "a repeated column": np.column_stack([b, a, b]),
        "a column of zeros between others": np.column_stack([a, 0 * a, b]),
        "a column that is a multiple of another": np.column_stack([a, -3 * a]),
        "n = d - 1": rng.normal(size=(2, 3)),
        "n far below d": rng.normal(size=(4, 9)),
        "X of zeros": np.zeros((3, 1)),
        "X of a single 0": np.zeros((1, 1)),
    }
    for n in (4, 5, 6):  # rounding hides some of them from a solver
        a, b = rng.normal(size=(2, n))
        designs[f"a repeated column, n = {n}"] = np.column_stack([b, a, b])
        designs[f"n = d - 2, d = {n}"] = rng.normal(size=(n - 2, n))
    calls = {name: (X, rng.normal(size=len(X))) for name, X in designs.items()}
    twice = np.array([[1.0, 1.0], [2.0, 2.0], [4.0, 4.0]])
    calls["a repeated column, several targets"] = twice, np.eye(3, 2)
    assert_raises(student.fit_normal_equations, np.linalg.LinAlgError, calls, works_on=[ORDINARY])
    # All have full rank. X.T @ X of the first looks singular beside its largest entry; the last
    # has a condition number of 2e14, which is all units.
    Q, _ = np.linalg.qr(rng.normal(size=(9, 3)))
    # The second is the same under every secret: some have two columns that look alike.
    designs = Q * [1.0, 1e-4, 3e-9], matrix_with_condition(np.random.default_rng(0), 9, 3, 1e6)
    calls = [(X, rng.normal(size=9)) for X in designs]
    calls.append((np.eye(4, 3) * [1.0, 1e-7, 5e-15], np.array([3.0, 1.0, 2.0, 5.0])))
    assert_law(student.fit_normal_equations, calls, lambda w, *_: as_array(w, shape=(3,)))


@pytest.mark.points(1)
def test_refuses_hidden_dependence(student, seed):
    """Raises LinAlgError for dependence such as a column of ones next to a full one-hot coding."""
    rng = np.random.default_rng(seed("sums"))
    coded = np.column_stack([np.ones(9), np.eye(3)[rng.permutation(9) % 3]])
    a, b = np.array([[0.1, 0.7, 0.4], [1.1, 0.3, 0.9]])  # no pivot of the solver is exactly 0
    designs = {
        "a column of ones next to a full one-hot coding": coded,
        "a column too small to count": np.eye(30, 2) * [1.0, 2e-15],
        "a third column equal to the sum of two others, n = 3": np.column_stack([a, b, a + b]),
    }
    for n in (4, 5, 6, 8, 10, 12, 20, 30):
        a, b = rng.normal(size=(2, n))
        designs[f"a third column equal to the sum of two others, n = {n}"] = np.column_stack(
            [a, b, a + b]
        )
    calls = {name: (X, rng.normal(size=len(X))) for name, X in designs.items()}
    assert_raises(student.fit_normal_equations, np.linalg.LinAlgError, calls, works_on=[ORDINARY])


@counterexample_search(data=strategies.regressions())
def agrees_with_the_reference(student, reference, data):
    X, y = data
    if np.linalg.matrix_rank(X) < X.shape[1]:
        with suppress(np.linalg.LinAlgError):
            student.fit_normal_equations(X, y)
            require(False, "No LinAlgError, although the rank of X is below its number of columns.")
    else:
        expected = reference.fit_normal_equations(X, y)
        assert_close(student.fit_normal_equations(X, y), expected, rtol=1e-8, atol=1e-8)
