"""Self-checks of pairwise_mutual_information: the example on paper, shape."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

P = np.array([[0, 0, 1], [0, 0, 0], [1, 1, 1], [1, 1, 0]])


@pytest.mark.points(3)
def test_on_paper(student):
    """Finds log 2 between two equal bits, and nothing else."""
    expected = np.zeros((3, 3))
    expected[0, 1] = expected[1, 0] = np.log(2)
    assert_close(student.pairwise_mutual_information(P), expected, atol=1e-9)
    assert_unchanged(student.pairwise_mutual_information, P)


@pytest.mark.points(2)
def test_a_quarter(student):
    """Returns 0.2158 for the four strings 00, 01, 11, 11."""
    got = student.pairwise_mutual_information(np.array([[0, 0], [0, 1], [1, 1], [1, 1]]))
    shared = 0.25 * np.log(2) + 0.25 * np.log(2 / 3) + 0.5 * np.log(4 / 3)
    assert_close(got, np.array([[0, shared], [shared, 0]]), atol=1e-9)
