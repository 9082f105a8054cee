"""What the hidden tests of ensembles/cascade_predict compare with."""

import numpy as np

from autograder.testing import as_tuple, assert_close, require

PARTS = ["labels", "n_evaluated"]


def row_by_row(stages, X):
    """Return labels and counts, one row after the other."""
    labels, counts = [], []
    for row in X:
        count, label = 0, 1
        for score, threshold in stages:
            count += 1
            if score(row[np.newaxis])[0] < threshold:
                label = 0
                break
        labels.append(label)
        counts.append(count)
    return np.array(labels), np.array(counts)


def assert_integers(got, right):
    """Assert labels and counts, and that both are integers."""
    for part, expected, what in zip(as_tuple(got, 2), right, PARTS, strict=True):
        assert_close(part, expected, what=what)
        require(np.asarray(part).dtype.kind in "iu", f"{what}: no integers.")


def drawn(rng, open_function, n, d, stages):
    """Return stages that ask about columns, and rows of integers, which equal no threshold."""
    columns = rng.integers(d, size=stages).tolist()
    asked = [(open_function("column", j), rng.integers(-2, 2) + 0.5) for j in columns]
    return asked, rng.integers(-3, 4, size=(n, d)) * 1.0
