"""Hidden tests of model_evaluation/cross_val_scores; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.searched_grids import HALVES
from autograder.hidden_tests.model_evaluation.spied_models import (
    SpiedModel,
    numbered_folds,
    numbered_rows,
    spied_calls,
)
from autograder.testing import (
    Case,
    answered_by,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


def calls_with_spies(rng):
    """Return spied calls, the last with two folds that have the same train."""
    calls, (X, y) = spied_calls(rng), numbered_rows(rng, 7)
    folds = [(np.arange(3), np.array([3, 4])), (np.arange(3), np.array([5, 6]))]
    return [*calls, (SpiedModel(X, y), X, y, folds)]


@pytest.mark.points(1)
def test_scores(student, reference, seed, open_function):
    """Scores each fold by the model that was fitted to its training rows."""
    rng = np.random.default_rng(seed("data"))
    fit, predict = open_function("fit_level"), open_function("predict_level")
    error = open_function("minus_distance")
    X, y = np.array([[0.0], [0.0], [1.0], [3.0]]), np.array([1.0, 2.0, 5.0, 9.0])
    cases = [((fit, predict, error, X, y, HALVES), [-7.5, -3.5])]
    calls = []
    for n, k in [(12, 3), (20, 5), (6, 3)]:
        X, y = rng.normal(size=(n, 2)), rng.normal(size=n)
        calls.append((fit, predict, error, X, y, numbered_folds(rng, n, [n // k] * k)))
    cases += answered_by(reference.cross_val_scores, calls)
    assert_cases(student.cross_val_scores, cases, atol=1e-9)


@pytest.mark.points(1)
def test_rows_of_fit(student, seed):
    """Calls fit once for each fold, with the rows of train and their targets, and no others."""
    for spied, X, y, folds in calls_with_spies(np.random.default_rng(seed("data"))):
        student.cross_val_scores(spied.fit, spied.predict, spied.metric, X, y, folds)
        seen = spied.fitted_rows()
        require(len(seen) == len(folds), "fit is not called exactly once for each fold.")
        for rows, (train, val) in zip(seen, folds, strict=True):
            require(not set(rows) & set(val.tolist()), "fit was given rows of the fold's own val.")
            message = "fit was given other rows than train, or in another order."
            require(rows == train.tolist(), message)


@pytest.mark.points(1)
def test_rows_of_predict(student, seed):
    """Calls predict and the metric once for each fold, with that fold's model and rows of val."""
    for spied, X, y, folds in calls_with_spies(np.random.default_rng(seed("data"))):
        student.cross_val_scores(spied.fit, spied.predict, spied.metric, X, y, folds)
        seen = spied.predicted_rows()
        require(len(seen) == len(folds), "predict is not called exactly once for each fold.")
        compared = len(spied.metric.calls)
        require(compared == len(folds), "The metric is not called exactly once for each fold.")
        for number, ((model, rows), (_, val)) in enumerate(zip(seen, folds, strict=True), 1):
            require(rows == val.tolist(), "predict was given other rows than val.")
            require(model == number, "predict was not given the model of its own fold.")


@pytest.mark.points(1)
def test_the_truth_comes_first(student, reference, seed, open_function):
    """Gives the metric the true targets first and the predictions second."""
    rng = np.random.default_rng(seed("data"))
    fit, predict = open_function("fit_level"), open_function("predict_level")
    calls = []
    for n, k in [(8, 2), (15, 5)]:
        X, y = rng.normal(size=(n, 2)), 3 + rng.normal(size=n)
        folds = numbered_folds(rng, n, [n // k] * k)
        calls.append((fit, predict, open_function("excess"), X, y, folds))
    assert_cases(
        student.cross_val_scores, answered_by(reference.cross_val_scores, calls), atol=1e-9
    )


@pytest.mark.points(1)
def test_any_folds(student, seed, open_function):
    """Returns one score for each fold in order, for folds of any sizes, any numbers, and text."""
    rng = np.random.default_rng(seed("data"))
    functions = [open_function(name) for name in ("fit_level", "predict_level", "minus_distance")]
    fit, predict, error = functions
    cases = []
    for n, sizes, used in [(10, (5, 3, 2), None), (9, (2, 6), 1), (14, (2, 2, 3, 2), 5)]:
        X, y = rng.normal(size=(n, 2)), rng.normal(size=n)
        folds = numbered_folds(rng, n, sizes, used)
        expected = [error(y[val], predict(fit(X[train], y[train]), X[val])) for train, val in folds]
        cases.append(((*functions, X, y, folds), expected))
    assert_leaves_arguments(student.cross_val_scores, [call for call, _ in cases])
    X, y = np.zeros((4, 1)), np.array([0, 1, 5, 8])
    integers = fit, predict, open_function("excess"), X, y, HALVES
    cases.append(Case(integers, [5.5, -12.5], label="integers as targets"))
    words = np.array(["ill", "well", "well", "ill", "ill"])
    # A model may be any object: here it is the first target, or None in place of "ill".
    text = [
        lambda X, y: None if y[0] == "ill" else str(y[0]),
        lambda label, X: np.full(len(X), label or "ill"),
        lambda y_true, y_pred: float(np.mean(y_true == y_pred)),
    ]
    folds = [(np.arange(2), np.arange(2, 5)), (np.arange(2, 5), np.arange(2))]
    cases.append(Case((*text, np.zeros((5, 1)), words, folds), [2 / 3, 1 / 2], label="text"))
    # Column 0 numbers a group; the model is the sum of the targets of each group, by counting.
    sums = [
        lambda X, y: np.bincount(np.repeat(X[:, 0], y), minlength=3),
        lambda model, X: model[X[:, 0]],
        open_function("excess"),
    ]
    groups, y = np.array([[2], [0], [2], [1]]), np.array([1, 3, 5, 8])
    whole = {"label": "whole numbers in X and y"}
    cases.append(Case((*sums, groups, y, HALVES), [-1.5, -12.5], **whole))
    cases.append(Case((*integers[:-1], HALVES[:1]), [5.5], label="a single fold"))
    assert_cases(student.cross_val_scores, cases, atol=1e-9)


@counterexample_search(
    data=strategies.regressions(rows=(3, 5), cols=1),
    split=strategies.choices(1, 2),
    metric=strategies.choices("minus_error", "excess"),
)
def agrees_with_the_reference(student, reference, open_function, data, split, metric):
    X, y = data
    rows = np.arange(len(y))
    folds = [(rows[split:], rows[:split]), (rows[:split], rows[split:])]
    functions = [open_function(name) for name in ("fit_level", "predict_level", metric)]
    expected = reference.cross_val_scores(*functions, X, y, folds)
    assert_close(student.cross_val_scores(*functions, X, y, folds), expected, atol=1e-9)
