"""Self-checks of pca_transform: the worked example, one direction, the mean of the model."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def paper(k):
    directions = np.array([[0.6, 0.8], [0.8, -0.6]])
    return {"mean": np.array([1.0, 2.0]), "components": directions[:k]}


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (5, 4) the scores 4 and 2, also in other company."""
    assert_unchanged(student.pca_transform, paper(2), np.array([[5.0, 4.0]]))
    assert_close(student.pca_transform(paper(2), np.array([[5.0, 4.0]])), [[4.0, 2.0]])
    turned = {"mean": np.zeros(2), "components": np.array([[0.6, 0.8], [-0.8, 0.6]])}
    got = student.pca_transform(turned, np.array([[5.0, 0.0]]))
    assert_close(got, [[3.0, -4.0]], what="the scores in a turned model")
    full = {**paper(2), "explained_variance": np.array([9.0, 4.0]), "ratio": np.array([0.5, 0.2])}
    X = np.array([[5.0, 4.0], [1.0, 2.0], [4.0, 6.0], [9.0, 9.0], [8.0, 1.0]])
    got = student.pca_transform(full, X)
    right = [[4.0, 2.0], [0.0, 0.0], [5.0, 0.0], [10.4, 2.2], [3.4, 6.2]]
    assert_close(got, right, atol=1e-9, what="the scores of five rows (less the mean of the model)")
    both = student.pca_transform(paper(2), np.array([[5.0, 4.0], [1.0, 2.0]]))
    assert_close(both, [[4.0, 2.0], [0.0, 0.0]], atol=1e-9)


@pytest.mark.points(1)
def test_one_direction(student):
    """Returns three rows and one column for three rows and one direction."""
    X = np.array([[5.0, 4.0], [4.0, 6.0], [1.0, 2.0]])
    assert_close(student.pca_transform(paper(1), X), [[4.0], [5.0], [0.0]], atol=1e-9)
