"""Hidden tests of ensembles/permutation_importance; first docstring lines are shown."""

import copy

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.permutation_importance_oracle import (
    by_recipe,
    checked,
    linear_calls,
)
from autograder.testing import (
    Case,
    Spy,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_importances(student, reference, seed, open_function):
    """Is the mean fall of the score when a column is shuffled."""
    rng = np.random.default_rng(seed("data"))
    calls = linear_calls(rng, open_function, [(5, 2, 1), (8, 3, 4), (12, 4, 2)])
    checked(student, calls, seed)
    full = [(*call, np.random.default_rng(seed("more"))) for call in calls]
    assert_agrees(student.permutation_importance, reference.permutation_importance, full, atol=1e-9)
    assert_leaves_arguments(student.permutation_importance, full)


@pytest.mark.points(1)
def test_columns_without_use(student, seed, open_function):
    """Is 0 for columns that the model ignores, positive for the one that it lives on."""
    rng = np.random.default_rng(seed("data"))
    X = rng.normal(size=(30, 3))
    score = open_function("minus_squared_error", np.array([0.0, 2.0, 0.0]))
    call = score, X, 2 * X[:, 1], 3, np.random.default_rng(3)
    falls = np.asarray(student.permutation_importance(*call), dtype=float)
    require(falls.shape == (3,), "The result has another shape than (d,).")
    assert_close(falls[[0, 2]], [0.0, 0.0], atol=1e-12, what="columns that do not matter")
    require(falls[1] > 1, "The column that decides has no positive importance.")


@pytest.mark.points(1)
def test_one_column_at_a_time(student, seed):
    """Shows the score tables that differ from X in the order of one column only."""
    rng = np.random.default_rng(seed("data"))
    for n, d, n_repeats in [(9, 3, 2), (12, 4, 1)]:
        X, y = rng.normal(size=(n, d)), rng.normal(size=n)
        score = Spy(lambda A, b: float(np.sum(A[:, 0] * b)))
        student.permutation_importance(score, X, y, n_repeats, np.random.default_rng(5))
        require(len(score.calls) >= 1 + d * n_repeats, "The score is taken too seldom.")
        shuffled = set()
        for A, b in score.calls:
            require(np.array_equal(np.asarray(b), y), "The score was given other targets.")
            A = np.asarray(A, dtype=float)
            require(A.shape == X.shape, "The score was given a table of another shape.")
            changed = np.flatnonzero((A != X).any(axis=0))
            require(len(changed) <= 1, "More than one column differs from X.")
            require(np.array_equal(np.sort(A, axis=0), np.sort(X, axis=0)), "Values were changed.")
            shuffled |= set(changed.tolist())
        require(shuffled == set(range(d)), "Some column is never shuffled.")


@pytest.mark.points(1)
def test_order_of_the_draws(student, reference, seed, open_function):
    """Shuffles column by column, all repeats of one before the next, and nothing else."""
    rng = np.random.default_rng(seed("data"))
    calls = linear_calls(rng, open_function, [(6, 3, 3), (10, 2, 5), (7, 5, 2)])
    checked(student, calls, seed)
    call = *calls[0], np.random.default_rng(7)
    assert_draws(student.permutation_importance, reference.permutation_importance, [call])


@pytest.mark.points(1)
def test_shapes_and_integers(student, seed, open_function):
    """Takes one column, wide tables, a single row, integers, scores of products, tiny scores."""
    rng = np.random.default_rng(seed("data"))
    calls = linear_calls(rng, open_function, [(6, 1, 2), (3, 6, 2)])
    score = open_function("minus_squared_error", np.array([1.0, 2.0, -1.0]))
    constant = np.column_stack([np.full(6, 4.0), rng.normal(size=(6, 2))])
    calls.append((score, constant, rng.normal(size=6), 2))
    product = open_function("product_score")
    calls.append((product, np.arange(1, 13).reshape(4, 3), np.array([1, -2, 3, 5]), 3))
    checked(student, calls, seed)
    one = product, np.array([[2.0, 3.0]]), np.array([1.0]), 2, np.random.default_rng(0)
    two = product, np.array([[1.0], [9.0]]), np.array([0.0, 1.0]), 4, np.random.default_rng(0)
    assert_varies(student.permutation_importance, [one, two])
    tiny = open_function("minus_squared_error", np.array([2e-7, 1e-7])), calls[1][1][:, :2]
    tiny = *tiny, np.zeros(3), 2, np.random.default_rng(0)
    cases = [
        Case(one, [0.0, 0.0], label="a single row"),
        Case(tiny, by_recipe(*copy.deepcopy(tiny)), atol=1e-24, label="scores of size 1e-14"),
    ]
    assert_cases(student.permutation_importance, cases, atol=1e-12)


@counterexample_search(
    data=strategies.regressions(rows=(2, 4), cols=(1, 2)), n_repeats=strategies.choices(1, 2)
)
def agrees_with_the_reference(student, reference, open_function, data, n_repeats):
    X, y = data
    score = open_function("minus_squared_error", np.array([1.0, 2.0])[: X.shape[1]])
    right = reference.permutation_importance(score, X, y, n_repeats, np.random.default_rng(0))
    got = student.permutation_importance(score, X, y, n_repeats, np.random.default_rng(0))
    assert_close(got, right, atol=1e-9)
