"""Self-checks of mutual_information_scores: the worked example, independent columns, strings."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

X = np.array([[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 1, 1]])
Y = np.array([0, 0, 1, 1])
THIRD = 0.5 * np.log(4 / 3) + 0.25 * np.log(2 / 3) + 0.25 * np.log(2)


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns 0.693, 0 and 0.216 nats for the three columns of the example."""
    assert_close(student.mutual_information_scores(X, Y), [np.log(2), 0.0, THIRD], atol=1e-12)
    assert_unchanged(student.mutual_information_scores, X, Y)


@pytest.mark.points(2)
def test_labels(student):
    """Does not care what the labels are called."""
    words = np.array(["no", "no", "yes", "yes"])
    assert_close(student.mutual_information_scores(X, words), [np.log(2), 0.0, THIRD], atol=1e-12)
