"""What a nested search fits and asks, seen by models that note their rows."""

import numpy as np

from autograder.hidden_tests.model_evaluation.fold_laws import leave_blocks_out
from autograder.hidden_tests.model_evaluation.spied_models import SpiedModel, numbered_rows
from autograder.testing import require


def searched_pairs(student, rng, n, k_outer, k_inner):
    """Require that every inner fold is tried; return what models were fitted to, and asked for."""
    X, y = numbered_rows(rng, n)
    spied = SpiedModel(X, y)
    grid = {"depth": [1, 2]}
    functions = spied.fit_with, spied.predict, spied.metric
    student.nested_cv(*functions, X, y, grid, k_outer, k_inner)
    fitted, outer = spied.fitted_rows(1), leave_blocks_out(np.arange(n), k_outer)
    pairs = [[fitted[model - 1], rows] for model, rows in spied.predicted_rows()]
    searched = [pair for train, _ in outer for pair in leave_blocks_out(train, k_inner)]
    for pair in searched:
        times = len(grid["depth"]) * searched.count(pair)
        message = "For some inner fold no model is fitted to its train and asked for its val."
        require(pairs.count(pair) >= times, message)
    return pairs
