"""Self-checks of pearson_scores: the worked example, signs, a constant column."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

X = np.array([[1.0, 4.0], [2.0, 0.0], [3.0, 2.0]])
Y = np.array([0.0, 2.0, 4.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 1 and 0.5 for the columns (1, 2, 3) and (4, 0, 2) and the target (0, 2, 4)."""
    assert_close(student.pearson_scores(X, Y), [1.0, 0.5], atol=1e-9)
    assert_close(student.pearson_scores(-X, Y), [1.0, 0.5], atol=1e-9)
    assert_unchanged(student.pearson_scores, X, Y)


@pytest.mark.points(1)
def test_units(student):
    """Returns the same in other units."""
    assert_close(student.pearson_scores(1000 * X, Y), [1.0, 0.5], atol=1e-9)
    assert_close(student.pearson_scores(X, Y / 7 + 2), [1.0, 0.5], atol=1e-9)


@pytest.mark.points(1)
def test_constant_column(student):
    """Gives a column of fives the score 0."""
    flat = np.column_stack([X, np.full(3, 5.0)])
    assert_close(student.pearson_scores(flat, Y), [1.0, 0.5, 0.0], atol=1e-9)
