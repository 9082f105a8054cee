"""Counts of classes, and what rows of balanced classes have in common."""

import numpy as np

from autograder.hidden_tests.model_evaluation.fold_laws import read_rows
from autograder.testing import require


def pairs_counted(y_true, y_pred, labels):
    """Count pair by pair."""
    pairs = list(zip(y_true.tolist(), y_pred.tolist(), strict=True))
    return [[pairs.count((a, b)) for b in labels.tolist()] for a in labels.tolist()]


def assert_balanced(answer, y, mode, *_):
    """Assert what holds for every right answer; return the rows."""
    rows = read_rows(answer, "the result")
    require(np.all((rows >= 0) & (rows < len(y))), "The result holds rows that do not exist.")
    sizes = np.unique(y, return_counts=True)[1]
    counts = np.array([np.sum(y[rows] == name) for name in np.unique(y)])
    aim = sizes.min() if mode == "down" else sizes.max()
    require(np.all(counts == aim), "The classes are not as frequent as they should be.")
    if mode == "down":
        require(len(set(rows.tolist())) == len(rows), "A row is picked twice.")
    else:
        require(set(rows.tolist()) == set(range(len(y))), "A row of the table is not picked.")
    return rows
