"""Hidden tests of model_evaluation/nested_cv; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.fold_laws import leave_blocks_out
from autograder.hidden_tests.model_evaluation.nested_folds import searched_pairs
from autograder.hidden_tests.model_evaluation.searched_grids import functions_of, search_for
from autograder.hidden_tests.model_evaluation.spied_models import SpiedModel, numbered_rows
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

PARTS = ["outer_scores", "chosen"]


@pytest.mark.points(1)
def test_scores_and_choices(student, reference, seed, open_function):
    """Returns the outer scores, and the settings that the inner search chose for each."""
    rng = np.random.default_rng(seed("data"))
    functions = functions_of(open_function, "minus_error")
    grid = {"scale": [0.0], "shift": [1.0, 5.0]}
    chosen = [{"scale": 0.0, "shift": 5.0}, {"scale": 0.0, "shift": 1.0}]
    cases = [(search_for(functions, [1.0, 1.0, 5.0, 5.0], grid, 2, 2), ([-8.0, -4.0], chosen))]
    # Three inner folds choose 1 for 8, 9, 12 (by -3.5 and -4.83), and 0.5 for 1, 2, 4 (by -2.5
    # and -1.67). Two inner folds, or the outer fold itself, would choose other settings.
    uneven = search_for(functions, [1, 2, 4, 8, 9, 12], {"scale": [0.5, 1.0]}, 2, 3)
    cases.append((uneven, ([-44 / 3, -8.5], [{"scale": 1.0}, {"scale": 0.5}])))
    # So do four inner folds, where three would choose otherwise.
    single = search_for(functions, [7, 3, 8, 4, 11, 11, 8, 7], {"scale": [0.5, 1.0]}, 2, 4)
    cases.append((single, ([-7.5, -6.5], [{"scale": 1.0}, {"scale": 0.5}])))
    # Rows that are shuffled before the inner folds choose otherwise.
    mixed = search_for(functions, [2, 10, 8, 11, 6, 7, 12, 9], {"scale": [0.5, 1.0]}, 2, 2)
    cases.append((mixed, ([-5.1875, -2.625], [{"scale": 0.5}, {"scale": 1.0}])))
    y = np.sort(rng.normal(size=12))  # so that the outer folds want different settings
    grid = {"scale": rng.uniform(0, 2, size=2).tolist(), "shift": [0.4]}
    drawn = *functions, rng.normal(size=(12, 1)), y, grid, 3, 2
    cases += answered_by(reference.nested_cv, [drawn])
    assert_cases(student.nested_cv, cases, atol=1e-9, parts=PARTS)


@pytest.mark.points(1)
def test_no_outer_row_before_its_score(student, seed):
    """Searches each outer training set by inner folds of its own; no other row is touched."""
    rng = np.random.default_rng(seed("data"))
    for n, k_outer, k_inner in [(9, 3, 2), (8, 2, 3)]:
        for rows, asked in searched_pairs(student, rng, n, k_outer, k_inner):
            message = "A model predicts rows that it was fitted to."
            require(not set(rows) & set(asked), message)


@pytest.mark.points(1)
def test_last_fit(student, seed):
    """Fits the winner once to all outer training rows, and scores it on the outer fold."""
    rng = np.random.default_rng(seed("data"))
    for n, k_outer, k_inner in [(8, 2, 2), (10, 3, 2)]:
        X, y = numbered_rows(rng, n)
        spied = SpiedModel(X, y)
        functions = spied.fit_with, spied.predict, spied.metric
        answer = student.nested_cv(*functions, X, y, {"depth": [3, 1]}, k_outer, k_inner)
        chosen = as_tuple(answer, 2)[1]
        fitted, given = spied.fitted_rows(1), spied.fit_with.given(0)
        for place, (train, test) in enumerate(leave_blocks_out(np.arange(n), k_outer)):
            fits = [i for i, rows in enumerate(fitted, 1) if rows == train]
            message = "The winner is not fitted once to all the rows outside of the outer fold."
            require(len(fits) == 1, message)
            require(given[fits[0] - 1] == chosen[place], "The last fit has other settings.")
            asked = [rows for model, rows in spied.predicted_rows() if model in fits]
            require(asked == [test], "The last model does not predict the outer fold.")


@pytest.mark.points(1)
def test_uneven_folds_and_ties(student, reference, seed, open_function):
    """Follows the same rules for unequal folds, ties and a metric that is not symmetric."""
    rng = np.random.default_rng(seed("data"))
    error, excess = (functions_of(open_function, name) for name in ("minus_error", "excess"))
    grid = {"scale": [0.0], "shift": [0.0, 3.0]}  # too small by 2, too large by 1: both -2
    first = {"scale": 0.0, "shift": 0.0}
    cases = [(search_for(error, [2.0] * 5, grid, 2, 2), ([-2.0, -2.0], [first] * 2))]
    # Here the second fold alone has a tie: the choice of the first one says nothing about it.
    second = search_for(error, [2, 2, 4, 4], grid, 2, 2)
    cases.append((second, ([-2.0, -4.0], [{"scale": 0.0, "shift": 3.0}, first])))
    # Inner folds of unequal sizes; with rows left out or shuffled the choice would be another one.
    odd = search_for(error, [3, 4, 0, 11, 3, 11, 9], {"scale": [0.5, 1.0]}, 2, 2)
    cases.append((odd, ([-53 / 6, -65 / 12], [{"scale": 1.0}, {"scale": 0.5}])))
    calls = []
    # Levels far from 0, so that the folds agree on the best settings.
    for n, k_outer, k_inner, level in [(11, 3, 2, 4), (3, 3, 2, -4)]:
        grid = {"scale": rng.permutation([0.0, 1.0]).tolist(), "shift": [0.25]}
        y = level + rng.uniform(-1, 1, size=n)
        calls.append((*excess, rng.normal(size=(n, 1)), y, grid, k_outer, k_inner))
    cases += answered_by(reference.nested_cv, calls)
    assert_cases(student.nested_cv, cases, atol=1e-9, parts=PARTS)
    assert_leaves_arguments(student.nested_cv, [odd])
    searched_pairs(student, rng, 7, 2, 2)


@counterexample_search(
    y=strategies.vectors(size=(4, 5)),
    shifts=strategies.choices([0.0], [1.0, -1.0], [0.0, 3.0]),
    k_inner=strategies.choices(2, 3),
)
def agrees_with_the_reference(student, reference, open_function, y, shifts, k_inner):
    if k_inner > len(y) // 2:
        return
    functions = functions_of(open_function, "minus_error")
    call = search_for(functions, y, {"scale": [0.0], "shift": shifts}, 2, k_inner)
    scores, chosen = as_tuple(student.nested_cv(*call), 2)
    right_scores, right_chosen = reference.nested_cv(*call)
    assert_close(scores, right_scores, atol=1e-9, what="outer_scores")
    assert_equal(chosen, right_chosen, what="chosen")
