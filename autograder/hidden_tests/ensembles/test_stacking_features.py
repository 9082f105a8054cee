"""Hidden tests of ensembles/stacking_features; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.ensembles.spied_samples import numbered_rows, row_numbers
from autograder.hidden_tests.ensembles.stacking_features_oracle import (
    shuffled_folds,
    two_kinds,
)
from autograder.testing import (
    Case,
    Spy,
    answered_by,
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_predictions(student, reference, seed, open_function):
    """Predicts each row by models of every kind, one column each."""
    rng = np.random.default_rng(seed("data"))
    kinds = two_kinds(open_function)
    X, y = np.array([[0.0], [1.0], [2.0], [3.0]]), np.array([0.0, 4.0, 8.0, 6.0])
    halves = [(np.array([2, 3]), np.array([0, 1])), (np.array([0, 1]), np.array([2, 3]))]
    cases = [((*kinds, X, y, halves), [[9.5, 4.0], [10.5, 4.0], [4.5, 2.0], [5.5, 2.0]])]
    calls = []
    for n, k in [(6, 3), (12, 4), (9, 9)]:
        rows = np.arange(n)
        blocks = np.array_split(rows, k)
        folds = [(np.setdiff1d(rows, block), block) for block in blocks]
        calls.append((*kinds, rng.normal(size=(n, 2)), rng.normal(size=n), folds))
    cases += answered_by(reference.stacking_features, calls)
    assert_cases(student.stacking_features, cases, atol=1e-9)
    assert_leaves_arguments(student.stacking_features, calls)


@pytest.mark.points(1)
def test_no_row_is_seen_before(student, seed):
    """Fits models to the rows of train only, and predicts each row by one that has not seen it."""
    rng = np.random.default_rng(seed("data"))
    for n, sizes, T, left_out in [(8, (4, 4), 1, 0), (9, (3, 3, 3), 2, 0), (10, (4, 3, 3), 2, 2)]:
        X, y = numbered_rows(rng, n)
        folds = [(train[left_out:], val) for train, val in shuffled_folds(rng, n, sizes)]
        fit = Spy(lambda A, b: A[:, 0].astype(int).tolist())
        predict = Spy(lambda model, A: np.ones(len(A)))
        student.stacking_features([fit] * T, [predict] * T, X, y, folds)
        fitted = sorted(row_numbers(A, X, b, y) for A, b in fit.calls)
        predicted = []
        for model, A in predict.calls:
            rows = row_numbers(A, X)
            require(not set(rows) & set(model), "A model predicts rows that it was fitted to.")
            predicted += rows
        message = "Not each model is fitted once for each fold."
        require(len(fit.calls) == len(folds) * T, message)
        trains = sorted([train.tolist() for train, _ in folds] * T)
        require(
            fitted == trains,
            "A model was fitted to other rows than train, or to them in another order.",
        )
        require(sorted(predicted) == sorted(list(range(n)) * T), "Not every row is predicted once.")


@pytest.mark.points(1)
def test_order_of_the_table(student, seed, open_function):
    """Keeps the order of the table for shuffled folds, also of unequal size."""
    rng = np.random.default_rng(seed("data"))
    fits, predicts = two_kinds(open_function)
    cases = []
    fixed = [(np.array([0, 3]), np.array([4, 1, 2])), (np.array([2, 1, 4]), np.array([3, 0]))]
    for n, folds in [
        (5, fixed),
        (10, shuffled_folds(rng, 10, (5, 3, 2))),
        (7, shuffled_folds(rng, 7, (1, 6))),
    ]:
        X, y = rng.normal(size=(n, 2)), rng.normal(size=n)
        X[4] = X[0]  # in the fixed folds two equal rows are predicted by different models
        right = np.zeros((n, 2))
        for train, val in folds:
            for i in val.tolist():
                level = y[train].mean() + X[train, 0].mean()
                right[i] = level + X[i, 0], y[train].max() / 2
        cases.append(((fits, predicts, X, y, folds), right))
    assert_cases(student.stacking_features, cases, atol=1e-9)


@pytest.mark.points(1)
def test_models_in_their_columns(student, open_function):
    """Puts every kind of model into its own column, asked by its own predict."""
    (level, largest), (levels, halves) = two_kinds(open_function)
    X, y = np.array([[1.0], [2.0], [4.0]]), np.array([3.0, 0.0, 5.0])
    folds = [
        (np.array([1, 2]), np.array([0])),
        (np.array([0, 2]), np.array([1])),
        (np.array([0, 1]), np.array([2])),
    ]
    columns = {
        (level, levels): [6.5, 8.5, 7.0],
        (largest, halves): [2.5, 2.5, 1.5],
        (level, halves): [2.75, 3.25, 1.5],
        (largest, levels): [6.0, 7.0, 7.0],
    }
    cases = []
    for order in ([0, 1, 2, 3], [3, 1, 0, 2], [2, 0], [1], [0, 0, 3]):
        chosen = [list(columns)[t] for t in order]
        right = np.column_stack([columns[pair] for pair in chosen])
        call = [fit for fit, _ in chosen], [predict for _, predict in chosen], X, y, folds
        cases.append((call, right))
    assert_cases(student.stacking_features, cases)


@pytest.mark.points(1)
def test_one_model_and_integers(student, open_function):
    """Takes a single model, integers as targets and predictions, folds of one row."""
    X, y = np.array([[1], [2], [4]]), np.array([3, 0, 6])
    folds = [(np.array([1, 2]), np.array([0])), (np.array([0]), np.array([2, 1]))]
    single = [open_function("fit_largest")], [open_function("predict_half")]
    cases = [
        Case((*single, X, y, folds), [[3.0], [1.5], [1.5]], label="one model, integers as targets"),
        Case(
            ([open_function("fit_level")], [open_function("predict_level")], X, y, folds),
            [[7.0], [6.0], [8.0]],
            label="integers",
        ),
    ]
    assert_cases(student.stacking_features, cases)
    mixed = [lambda X, y: int(y[0]), lambda X, y: float(np.mean(y)) / 4]
    predicts = [lambda model, X: np.full(len(X), model + 1)] * 2
    got = student.stacking_features(mixed, predicts, X, y, folds)
    right = [[1.0, 1.75], [4.0, 1.75], [4.0, 1.75]]
    assert_close(as_array(got, shape=(3, 2)), right, what="columns of integers and of fractions")


@counterexample_search(
    data=strategies.regressions(rows=(3, 4), cols=1),
    split=strategies.choices(1, 2),
    flip=strategies.choices(1, -1),
)
def agrees_with_the_reference(student, reference, open_function, data, split, flip):
    X, y = data
    rows = np.arange(len(y))[::flip]
    folds = [(rows[split:], rows[:split]), (rows[:split], rows[split:])]
    call = *two_kinds(open_function), X, y, folds
    assert_close(student.stacking_features(*call), reference.stacking_features(*call), atol=1e-9)
