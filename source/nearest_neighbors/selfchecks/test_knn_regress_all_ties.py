"""Self-checks of knn_regress_all_ties: two rows at one distance."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def training():
    return np.array([[1.0], [3.0], [4.0]]), np.array([0.0, 3.0, 9.0])


@pytest.mark.points(2)
def test_one_distance(student):
    """Predicts 1.5 from both rows at distance 1."""
    assert_unchanged(student.knn_regress_all_ties, *training(), np.array([2.0]), 1)
    assert_close(student.knn_regress_all_ties(*training(), np.array([2.0]), 1), 1.5)


@pytest.mark.points(1)
def test_two_distances(student):
    """Predicts 4 from the two smallest distances: the mean of all three."""
    assert_close(student.knn_regress_all_ties(*training(), np.array([2.0]), 2), 4.0)
