"""Self-checks of lda_classify: the worked example, strings, ties, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

X = np.array([[0.0], [2.0], [5.0], [7.0], [5.0], [7.0]])
Y = np.array([0, 0, 1, 1, 1, 1])


@pytest.mark.points(2)
def test_worked_example(student):
    """Has its border at 3.292, so that 3.2 is class 0 and 3.4 class 1."""
    assert_unchanged(student.lda_classify, X, Y, X)
    got = student.lda_classify(X, Y, np.array([[3.2], [3.4], [3.6]]))
    assert_equal(got, np.array([0, 1, 1]))
    assert_equal(student.lda_classify(X, Y, np.array([[3.28], [3.3]])), np.array([0, 1]))
    got = student.lda_classify(X, np.where(Y == 1, -4, 9), X)
    assert_equal(got, np.where(Y == 1, -4, 9), what="the rows themselves, with the labels 9 and -4")


@pytest.mark.points(1)
def test_correlated_columns(student):
    """Takes the covariance into account: (2.4, 1.6) belongs to the mean that is further away."""
    long = np.array([[2.0, 2.0], [-2.0, -2.0], [0.5, -0.5], [-0.5, 0.5]])
    rows = np.vstack([long, long + np.array([3.0, 0.0])])
    got = student.lda_classify(rows, np.repeat([0, 1], 4), np.array([[2.4, 1.6], [2.4, 0.0]]))
    assert_equal(got, np.array([0, 1]))


@pytest.mark.points(1)
def test_strings_and_ties(student):
    """Returns strings for strings, and the smallest of tied labels."""
    rows = np.array([[-3.0], [-1.0], [1.0], [3.0]])
    labels = np.array(["fig", "fig", "a", "a"])
    got = student.lda_classify(rows, labels, np.array([[0.0], [1.0], [-1.0]]))
    assert_equal(got, np.array(["a", "a", "fig"]))
    tie = (7 - 0.6 * np.log(2)) / 2  # where both classes of the example tie
    assert_equal(
        student.lda_classify(X, Y, np.array([[tie]])), np.array([0]), what="a tie but for rounding"
    )


@pytest.mark.points(2)
def test_refuses(student):
    """Raises LinAlgError for dependent columns, and for as many classes as rows."""
    student.lda_classify(X, Y, X)
    with pytest.raises(np.linalg.LinAlgError):
        student.lda_classify(np.hstack([X, X]), Y, np.hstack([X, X]))
    with pytest.raises(np.linalg.LinAlgError):
        student.lda_classify(X, np.arange(6), X)
