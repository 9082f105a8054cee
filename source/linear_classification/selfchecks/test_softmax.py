"""Self-checks of softmax: the worked examples, rows far apart, and a single row."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_examples(student):
    """Is (1/4, 3/4) for (0, log 3), and for (1000, 1000 + log 3) in the row below."""
    Z = np.array([[0.0, np.log(3.0)], [1000.0, 1000.0 + np.log(3.0)]])
    assert_unchanged(student.softmax, Z)
    assert_close(student.softmax(Z), [[0.25, 0.75], [0.25, 0.75]])


@pytest.mark.points(1)
def test_rows(student):
    """Divides along each row, not along each column, of a square table."""
    Z = np.log(np.array([[1.0, 3.0], [2.0, 2.0]]))
    assert_close(student.softmax(Z), [[0.25, 0.75], [0.5, 0.5]])


@pytest.mark.points(1)
def test_single_row(student):
    """Takes a single row of shape (K,), integers too."""
    assert_close(student.softmax(np.array([0, 0, 0, 0])), [0.25, 0.25, 0.25, 0.25])
