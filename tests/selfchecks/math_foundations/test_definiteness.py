"""Self-checks of definiteness: the worked examples, zero, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(2)
def test_worked_examples(student):
    """Finds [[2, 1], [1, 2]] positive definite, [[1, 2], [2, 1]] indefinite, and -I negative."""
    assert_equal(student.definiteness(np.array([[2.0, 1.0], [1.0, 2.0]])), "positive definite")
    assert_equal(student.definiteness(np.array([[1.0, 2.0], [2.0, 1.0]])), "indefinite")
    assert_equal(student.definiteness(-np.eye(2)), "negative definite")


@pytest.mark.points(1)
def test_semidefinite(student):
    """Finds [[1, 1], [1, 1]] and a matrix of zeros positive semidefinite."""
    assert_equal(student.definiteness(np.ones((2, 2))), "positive semidefinite")
    assert_equal(student.definiteness(np.zeros((2, 2))), "positive semidefinite")


@pytest.mark.points(1)
def test_not_symmetric(student):
    """Raises ValueError for [[1, 3], [2, 1]]."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.definiteness(np.array([[1.0, 3.0], [2.0, 1.0]]))
