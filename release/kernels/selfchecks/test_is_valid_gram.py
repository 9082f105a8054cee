"""Self-checks of is_valid_gram: the worked examples, units, dust, shapes."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

GOOD = np.array([[2.0, 1.0], [1.0, 2.0]])
BAD = np.array([[1.0, 2.0], [2.0, 1.0]])


@pytest.mark.points(2)
def test_worked_examples(student):
    """Tells rows (2, 1), (1, 2) from rows (1, 2), (2, 1) and from rows (1, 1), (0, 1)."""
    assert_unchanged(student.is_valid_gram, GOOD)
    assert_equal(bool(student.is_valid_gram(GOOD)), True)
    assert_equal(bool(student.is_valid_gram(BAD)), False)
    assert_equal(bool(student.is_valid_gram(np.array([[1.0, 1.0], [0.0, 1.0]]))), False)


@pytest.mark.points(2)
def test_units_and_dust(student):
    """Gives the same answers in units of 1e-10 and 1e8, and takes tables of rank 1."""
    x = np.array([0.3, 0.7, -0.1, 1.1, 0.4])
    for unit in (1e-10, 1.0, 1e8):
        assert_equal(bool(student.is_valid_gram(unit * BAD)), False)
        assert_equal(bool(student.is_valid_gram(unit * np.outer(x, x))), True)


@pytest.mark.points(1)
def test_special_tables(student):
    """Takes a table of zeros, and refuses one that is not square."""
    assert_equal(bool(student.is_valid_gram(np.zeros((3, 3)))), True)
    assert_equal(bool(student.is_valid_gram(GOOD)), True)
    assert_equal(bool(student.is_valid_gram(np.ones((2, 3)))), False)
