"""Self-checks of pca_inverse: the worked example, zeros, two directions."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def paper(k):
    directions = np.array([[0.6, 0.8], [0.8, -0.6]])
    return {"mean": np.array([1.0, 2.0]), "components": directions[:k]}


@pytest.mark.points(1)
def test_worked_example(student):
    """Rebuilds (3.4, 5.2) from the score 4 along one direction."""
    assert_unchanged(student.pca_inverse, paper(1), np.array([[4.0]]))
    assert_close(student.pca_inverse(paper(1), np.array([[4.0]])), [[3.4, 5.2]])


@pytest.mark.points(2)
def test_two_directions(student):
    """Brings (5, 4) back from its two scores, and makes the mean of zeros."""
    turned = {"mean": np.zeros(2), "components": np.array([[0.6, 0.8], [-0.8, 0.6]])}
    got = student.pca_inverse(turned, np.array([[5.0, 0.0]]))
    assert_close(got, [[3.0, 4.0]], atol=1e-9, what="a row of a turned model")
    Z = np.array([[4.0, 2.0], [0.0, 0.0], [5.0, 0.0]])
    right = [[5.0, 4.0], [1.0, 2.0], [4.0, 6.0]]
    assert_close(student.pca_inverse(paper(2), Z), right, atol=1e-9)
