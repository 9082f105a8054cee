"""Self-checks of bayes_optimal_label: the classic example, divided votes, a tie by rounding."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged


@pytest.mark.points(2)
def test_classic_example(student):
    """Gives label 1 with 0.6: the first of .4, .3, .3 votes for 0, the others for 1."""
    call = np.array([0.4, 0.3, 0.3]), np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]])
    assert_unchanged(student.bayes_optimal_label, *call)
    label, probability = student.bayes_optimal_label(*call)
    assert_equal(label, 1, what="the label")
    assert_close(probability, 0.6, what="the probability")


@pytest.mark.points(2)
def test_weights_and_divided_votes(student):
    """Gives label 2 with 0.425 for posteriors 3/4, 1/4 and votes over three labels."""
    votes = np.array([[0.4, 0.2, 0.4], [0.0, 0.5, 0.5]])
    label, probability = student.bayes_optimal_label(np.array([0.75, 0.25]), votes)
    assert_equal(label, 2, what="the label")
    assert_close(probability, 0.425, what="the probability")


@pytest.mark.points(1)
def test_tie_by_rounding(student):
    """Takes the smaller label for 0.3 + 0.2 against 0.1 + 0.2 + 0.2: equal, but for rounding."""
    votes = np.eye(2)[[0, 0, 1, 1, 1]]
    label, _ = student.bayes_optimal_label(np.array([0.3, 0.2, 0.1, 0.2, 0.2]), votes)
    assert_equal(label, 0, what="the label")
    label, _ = student.bayes_optimal_label(np.array([0.3, 0.2, 0.1, 0.2, 0.2]), votes[:, ::-1])
    assert_equal(label, 0, what="the label, votes exchanged")
