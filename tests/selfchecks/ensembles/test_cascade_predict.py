"""Self-checks of cascade_predict: the worked example, and who is shown to each stage."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_equal, require

X = np.array([[0.0, 9.0], [1.0, 5.0], [3.0, 2.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Labels 0, 1, 0 after 1, 2, 2 evaluations; a score equal to the threshold passes."""
    stages = [(lambda X: X[:, 0], 1.0), (lambda X: X[:, 1], 5.0)]
    labels, counts = as_tuple(student.cascade_predict(stages, X), 2)
    assert_equal(labels, np.array([0, 1, 0]), what="labels")
    assert_equal(counts, np.array([1, 2, 2]), what="n_evaluated")


@pytest.mark.points(2)
def test_who_is_shown(student):
    """Shows a stage only the rows that are still in, and calls none for nobody."""
    seen = []

    def column(j):
        def score(X):
            seen.append(X[:, 1].astype(int).tolist())
            return X[:, j]

        return score

    student.cascade_predict([(column(0), 1.0), (column(1), 99.0), (column(1), 0.0)], X)
    assert_equal(seen, [[9, 5, 2], [5, 2]], what="the second numbers of the rows shown")
    require(np.asarray(counts_of(student)).dtype.kind in "iu", "n_evaluated should be integers.")


def counts_of(student):
    """Return the counts of one stage."""
    return as_tuple(student.cascade_predict([(lambda X: X[:, 0], 1.0)], X), 2)[1]
