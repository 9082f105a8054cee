"""What every right answer of the functions that deal out rows has in common."""

import numpy as np

from autograder.testing import as_array, as_tuple, require


def read_folds(answer):
    """Return an answer as a list of pairs of index arrays, if it is one."""
    require(isinstance(answer, list | tuple), "The result is no list of pairs.")
    folds = []
    for pair in answer:
        train, val = as_tuple(pair, 2)
        folds.append((read_rows(train, "train"), read_rows(val, "val")))
    return folds


def read_rows(rows, what):
    """Return row numbers as an array of integers; an empty one may have any dtype."""
    rows = as_array(rows, shape=(None,), what=what)
    message = f"{what} does not hold integers, so it cannot pick rows."
    require(rows.dtype.kind in "iu" or len(rows) == 0, message)
    return rows.astype(int)


def read_sizes(piles):
    """Return how many rows each pile holds."""
    require(isinstance(piles, list | tuple), "The result is no tuple of arrays.")
    return [len(read_rows(pile, "a pile")) for pile in piles]


def assert_each_row_once(folds, n, k):
    """Assert that every row is validated by one of k folds."""
    require(len(folds) == k, "The result has another number of folds.")
    dealt = np.sort(np.concatenate([val for _, val in folds]))
    require(np.array_equal(dealt, np.arange(n)), "Not every row stands in exactly one val.")


def assert_equal_sizes(answer, y, k, *_):
    """Assert that the folds have equally many rows, give or take one."""
    folds = read_folds(answer)
    require(len(folds) == k, "The result has another number of folds.")
    sizes = [len(val) for _, val in folds]
    require(sum(sizes) == len(y), "The val of all folds do not hold all rows, each once.")
    require(np.ptp(sizes) <= 1, "Two folds differ in size by more than one row.")


def assert_train_is_the_rest(folds, n):
    """Assert that train holds all rows that are not in val, each once."""
    for train, val in folds:
        rest = np.setdiff1d(np.arange(n), val)
        message = "train does not hold all the rows that are not in val, each once."
        require(np.array_equal(np.sort(train), rest), message)


def leave_blocks_out(rows, k):
    """Return the pairs [others, block] of k consecutive blocks of some rows, as lists."""
    parts = [part.tolist() for part in np.array_split(rows, k)]
    return [
        [[row for other in parts if other is not part for row in other], part] for part in parts
    ]


def folds_in_lists(answer):
    """Return folds as lists, which can be compared at once."""
    return [[train.tolist(), val.tolist()] for train, val in read_folds(answer)]


def assert_folds_in_lists(got, expected):
    """Assert that folds hold the same rows in the same order."""
    require(len(got) == len(expected), "The result has another number of folds.")
    for (train, val), (right_train, right_val) in zip(got, expected, strict=True):
        require(val == right_val, "val does not hold the rows of its block, in their order.")
        require(train == right_train, "train does not hold the other rows, in their order.")


def assert_equal_mixtures(answer, y, k, *_):
    """Assert that the folds have equally many rows of each class, give or take one."""
    folds = read_folds(answer)
    require(len(folds) == k, "The result has another number of folds.")
    for name in np.unique(y):
        counts = [np.sum(y[val] == name) for _, val in folds]
        require(sum(counts) == np.sum(y == name), "Rows of a class are missing, or there twice.")
        require(np.ptp(counts) <= 1, "Two folds differ by more than one row of a class.")
