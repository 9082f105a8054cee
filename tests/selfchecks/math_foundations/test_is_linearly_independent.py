"""Self-checks of is_linearly_independent: the worked examples, and another unit."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(2)
def test_worked_examples(student):
    """Says True for (1, 2), (3, 4) and False for (1, 2), (2, 4)."""
    assert_equal(student.is_linearly_independent(np.array([[1.0, 2.0], [3.0, 4.0]])), True)
    assert_equal(student.is_linearly_independent(np.array([[1.0, 2.0], [2.0, 4.0]])), False)


@pytest.mark.points(1)
def test_rows_not_columns(student):
    """Looks at rows: two rows of length three can be independent, three of length two never."""
    V = np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
    assert_equal(student.is_linearly_independent(V), True)
    assert_equal(student.is_linearly_independent(V.T), False)


@pytest.mark.points(1)
def test_small_vectors(student):
    """Says True for 1e-8 times independent rows too."""
    assert_equal(student.is_linearly_independent(1e-8 * np.array([[1.0, 2.0], [3.0, 4.0]])), True)
