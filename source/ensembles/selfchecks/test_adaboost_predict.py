"""Self-checks of adaboost_predict: the worked example, scores of 0, an empty committee."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal


def above(cut, X):
    """Return +1 above the cut and -1 elsewhere."""
    return np.where(X[:, 0] > cut, 1, -1)


@pytest.mark.points(2)
def test_scores_and_labels(student):
    """Adds up says times predictions; the label is the sign."""
    X = np.array([[1.0], [3.0], [0.0]])
    score, label = as_tuple(student.adaboost_predict([(1.0, 2.5), (0.5, 0.5)], above, X), 2)
    assert_close(score, [-0.5, 1.5, -1.5], what="score")
    assert_equal(label, np.array([-1, 1, -1]), what="label")
    score, label = as_tuple(student.adaboost_predict([(-0.5, 2.0)], above, X), 2)
    assert_close(score, [0.5, -0.5, 0.5], what="score of one stump with the say -1/2")
    assert_equal(label, np.array([1, -1, 1]), what="label for the say -1/2")


@pytest.mark.points(2)
def test_a_score_of_0(student):
    """Labels a score of 0 with +1, also if nobody votes."""
    model = [(0.5, 2.5), (0.5, 0.5)]
    score, label = as_tuple(student.adaboost_predict(model, above, np.array([[1.0]])), 2)
    assert_close(score, [0.0], atol=1e-12, what="score")
    assert_equal(label, np.array([1]), what="label of a score of 0")
    score, label = as_tuple(student.adaboost_predict([], above, np.zeros((3, 1))), 2)
    assert_close(score, np.zeros(3), atol=1e-12, what="score of an empty model")
    assert_equal(label, np.ones(3, dtype=int), what="label of an empty model")
