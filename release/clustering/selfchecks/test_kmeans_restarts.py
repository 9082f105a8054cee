"""Self-checks of kmeans_restarts: the best run wins, the first of equal ones, the error."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, assert_unchanged

LINE = np.array([[0.0], [2.0], [6.0], [10.0]])


@pytest.mark.points(2)
def test_best_run(student):
    """Finds the loss 10 in ten runs, and returns the centres and labels of that run."""
    call = LINE, 2, 10, np.random.default_rng(0)
    centers, labels, loss = as_tuple(student.kmeans_restarts(*call), 3)
    assert_close(loss, 10.0, what="loss")
    assert_close(np.sort(np.ravel(centers)), [1.0, 8.0], what="centers, sorted")
    assert_close(
        np.ravel(np.asarray(centers)[labels]), [1.0, 1.0, 8.0, 8.0], what="centers[labels]"
    )
    assert_unchanged(student.kmeans_restarts, LINE, 2, 2, np.random.default_rng(0))


@pytest.mark.points(2)
def test_first_of_equals(student):
    """Keeps the names of the first of equal runs: of two rows it never exchanges the centres."""
    X = np.array([[0.0], [1.0]])
    for seed in range(4):
        order = np.random.default_rng(seed).choice(2, size=2, replace=False)
        got = as_tuple(student.kmeans_restarts(X, 2, 6, np.random.default_rng(seed)), 3)
        assert_close(got[0], X[order], what="centers", atol=1e-12)
        assert_equal(got[1], np.argsort(order), what="labels")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for no run at all."""
    student.kmeans_restarts(LINE, 2, 1, np.random.default_rng(0))
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.kmeans_restarts(LINE, 2, 0, np.random.default_rng(0))
