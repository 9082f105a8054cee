"""Tables whose rows can be told apart, for tests of what learners were given."""

import numpy as np

from autograder.testing import as_array, require


def numbered_rows(rng, n, columns=2):
    """Return rows of which the first column is the row number, and targets."""
    X = np.column_stack([np.arange(n), rng.normal(size=(n, columns - 1))])
    return X, rng.normal(size=n)


def row_numbers(X, table, y=None, targets=None):
    """Return which rows of the table X holds; their other columns and targets must fit."""
    X = as_array(X, shape=(None, table.shape[1]), what="X")
    rows = X[:, 0].astype(int).tolist()
    require(np.array_equal(X, table[rows]), "A learner was given rows that do not exist.")
    if targets is not None:
        message = "A learner was given targets that do not belong to its rows."
        require(np.array_equal(np.asarray(y), targets[rows]), message)
    return rows
