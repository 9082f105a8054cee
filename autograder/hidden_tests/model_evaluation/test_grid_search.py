"""Hidden tests of model_evaluation/grid_search; first docstring lines are shown to students."""

import itertools

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.searched_grids import (
    HALVES,
    functions_of,
    search_for,
)
from autograder.hidden_tests.model_evaluation.spied_models import (
    SpiedModel,
    numbered_folds,
    numbered_rows,
    random_problem,
)
from autograder.testing import (
    answered_by,
    as_tuple,
    assert_cases,
    assert_close,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

FOUND = {"read": lambda answer: as_tuple(answer, 3)[:2], "what": "(best_params, best_score)"}


@pytest.mark.points(1)
def test_the_best(student, reference, seed, open_function):
    """Returns the combination with the highest mean score, and that score."""
    rng = np.random.default_rng(seed("data"))
    functions = functions_of(open_function, "minus_distance")
    grid = {"scale": [1.0, 0.5, 2.0]}
    cases = [
        (search_for(functions, [2.0, 2.0, 6.0, 6.0], grid, HALVES), ({"scale": 0.5}, -3.0)),
        (
            search_for(functions, [2e9, 2e9, 6e9, 6e9], {"scale": [1.0, 0.5]}, HALVES),
            ({"scale": 0.5}, -3e9),
        ),
    ]
    for n, sizes in [(12, (4, 4, 4)), (10, (5, 5))]:
        X, y, folds = random_problem(rng, n, sizes)
        call = *functions, X, y, {"scale": rng.uniform(0.5, 1.5, size=3).tolist()}, folds
        cases.append((call, reference.grid_search(*call)[:2]))
    assert_cases(student.grid_search, cases, atol=1e-9, **FOUND)


@pytest.mark.points(1)
def test_the_table(student, seed, open_function):
    """Lists all combinations with their mean scores; the last key changes fastest."""
    rng = np.random.default_rng(seed("data"))
    fit, predict, error = functions_of(open_function, "minus_distance")
    grids = [
        {"shift": [3.0, 1.0, 2.0], "scale": [0.0, 1.0]},
        {"scale": [1.0, 0.5], "shift": [0.0, -1.0]},
        {"scale": [0.25]},
        {"layers": [[8, 4], [6, 2]], "scale": [0.5], "kind": [3, "all"], "stop": [None]},
        {"zeta": [1], "shift": [0.5, 0.25], "alpha": ["x", "y"], "scale": [2.0]},
    ]
    cases = []
    for grid in grids:
        X, y, folds = random_problem(rng, 8, (4, 4))
        rows = []
        for values in itertools.product(*grid.values()):
            params = dict(zip(grid, values, strict=True))
            models = [fit(params, X[train], y[train]) for train, _ in folds]
            scores = [
                error(y[val], predict(m, X[val])) for m, (_, val) in zip(models, folds, strict=True)
            ]
            rows.append((params, sum(scores) / len(scores)))
        cases.append(
            (
                (fit, predict, error, X, y, grid, folds),
                [list(part) for part in zip(*rows, strict=True)],
            )
        )

    def columns(answer):
        table = as_tuple(answer, 3)[2]
        require(
            isinstance(table, list | tuple) and len(table) > 0, "The table is no list of pairs."
        )
        return [list(part) for part in zip(*(as_tuple(row, 2) for row in table), strict=True)]

    def columns_agree(got, expected):
        require(len(got[0]) == len(expected[0]), "The table has another number of rows.")
        for params, right in zip(got[0], expected[0], strict=True):
            require(params == right, "The table holds other combinations, or in another order.")
        assert_close(got[1], expected[1], atol=1e-9, what="the mean scores")

    assert_cases(student.grid_search, cases, read=columns, compare=columns_agree)
    assert_leaves_arguments(student.grid_search, [call for call, _ in cases[2:3]])


@pytest.mark.points(1)
def test_ties(student, open_function):
    """Keeps the first of equal means, and takes a grid of one combination."""
    functions = functions_of(open_function, "minus_distance")
    grids = [
        ({"scale": [0.5, 2.0, 1.0, 1.0]}, {"scale": 1.0}, 0.0),
        ({"scale": [0.0], "shift": [1.0, 2.0, 8.0, 2.0]}, {"scale": 0.0, "shift": 2.0}, -2.0),
        ({"scale": [0.0], "shift": [1.0, 6.0, 2.0]}, {"scale": 0.0, "shift": 6.0}, -2.0),
        ({"shift": [0.0, 4.0], "scale": [0.0, 1.0]}, {"shift": 0.0, "scale": 1.0}, 0.0),
        ({"shift": [4.0, 0.0], "scale": [1.0, 0.0]}, {"shift": 4.0, "scale": 0.0}, 0.0),
        ({"scale": [0.25]}, {"scale": 0.25}, -3.0),
    ]
    cases = [
        (search_for(functions, [4.0] * 4, grid, HALVES), (best, score))
        for grid, best, score in grids
    ]
    assert_cases(student.grid_search, cases, atol=1e-9, **FOUND)


@pytest.mark.points(1)
def test_what_models_are_given(student, seed):
    """Fits each combination to the rows of train of each fold, and predicts those of val."""
    rng = np.random.default_rng(seed("data"))
    grids = [{"depth": [1, 2, 3]}, {"b": [0.5, 0.25], "a": ["x", "y"]}]
    for grid, sizes in zip(grids, [(3, 3, 3), (2, 6)], strict=True):
        X, y = numbered_rows(rng, 9)
        folds, spied = numbered_folds(rng, 9, sizes), SpiedModel(X, y)
        student.grid_search(spied.fit_with, spied.predict, spied.metric, X, y, grid, folds)
        combinations = [dict(zip(grid, v, strict=True)) for v in itertools.product(*grid.values())]
        seen = list(zip(spied.fit_with.given(0), spied.fitted_rows(1), strict=True))
        for params, (train, val) in itertools.product(combinations, folds):
            fitted = [rows for given, rows in seen if given == params]
            leaks = [rows for rows in fitted if set(rows) == set(range(9))]
            require(not leaks, "fit_with was given rows that its model was then scored on.")
            times = sum(rows == train.tolist() for rows in fitted)
            message = "fit_with is not given each combination with train of each fold, once."
            require(times == 1, message)
            fits = {i for i, pair in enumerate(seen, 1) if pair == (params, train.tolist())}
            predicted = [rows for model, rows in spied.predicted_rows() if model in fits]
            message = "predict is not given the model of a fold with the rows of its val, once."
            require(predicted == [val.tolist()], message)
        message = "fit_with is called more often than once for each combination and fold."
        require(len(seen) == len(combinations) * len(folds), message)


@pytest.mark.points(1)
def test_scores_of_any_kind(student, reference, seed, open_function):
    """Takes the plain mean over folds of unequal sizes, of a metric that is not symmetric."""
    rng = np.random.default_rng(seed("data"))
    functions = functions_of(open_function, "excess")
    folds = [(np.array([3]), np.array([0, 1, 2])), (np.array([0, 1, 2]), np.array([3]))]
    # The scores are 5 - 2 and 1 - 10 for scale 1, and 10 - 2 and 2 - 10 for scale 2.
    by_hand = search_for(functions, [1.0, 1.0, 1.0, 5.0], {"scale": [1.0, 2.0]}, folds)
    cases = [(by_hand, ({"scale": 2.0}, 0.0))]
    calls = []
    for n, sizes in [(12, (7, 3, 2)), (9, (1, 8))]:
        X, y, folds = random_problem(rng, n, sizes)
        grid = {"scale": [0.5, 1.0], "shift": [-0.5, 8.25]}
        calls.append((*functions, X, y, grid, folds))
    cases += [(call, answer[:2]) for call, answer in answered_by(reference.grid_search, calls)]
    assert_cases(student.grid_search, cases, atol=1e-9, **FOUND)


@counterexample_search(
    y=strategies.vectors(size=(3, 4)),
    scales=strategies.choices([1.0], [1.0, 0.0], [0.0, 1.0, 0.5]),
    shifts=strategies.choices([0.0], [2.0, 0.0]),
)
def agrees_with_the_reference(student, reference, open_function, y, scales, shifts):
    rows = np.arange(len(y))
    folds = [(rows[1:], rows[:1]), (rows[:1], rows[1:])]
    functions = functions_of(open_function, "minus_distance")
    call = search_for(functions, y, {"scale": scales, "shift": shifts}, folds)
    best, score, table = reference.grid_search(*call)
    ranked = sorted((mean for _, mean in table), reverse=True)
    got_best, got_score, got_table = as_tuple(student.grid_search(*call), 3)
    assert_close(got_score, score, atol=1e-9, what="best_score")
    assert_equal([params for params, _ in got_table], [params for params, _ in table])
    if len(ranked) == 1 or ranked[0] - ranked[1] > 1e-9:
        require(got_best == best, "Another combination is called the best.")
