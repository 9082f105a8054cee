"""Self-checks of confusion_matrix: the worked example, given labels, the dtype."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close, require

TRUTH, GUESS = np.array(["cat", "cat", "dog"]), np.array(["cat", "dog", "dog"])


@pytest.mark.points(2)
def test_worked_example(student):
    """Has true classes in its rows: one cat was taken for a dog, no dog for a cat."""
    assert_close(student.confusion_matrix(TRUTH, GUESS), [[1, 1], [0, 1]])


@pytest.mark.points(1)
def test_given_labels(student):
    """Follows the order of the labels dog, cat, emu; with dog alone it counts no cats."""
    labels = np.array(["dog", "cat", "emu"])
    expected = [[1, 0, 0], [1, 1, 0], [0, 0, 0]]
    assert_close(student.confusion_matrix(TRUTH, GUESS, labels), expected)
    assert_close(student.confusion_matrix(TRUTH, GUESS, np.array(["dog"])), [[1]])


@pytest.mark.points(1)
def test_integers(student):
    """Returns counts as integers, for sorted numbers, of which one is only predicted."""
    C = as_array(student.confusion_matrix(np.array([7, 3]), np.array([7, 1])), shape=(3, 3))
    assert_close(C, [[0, 0, 0], [1, 0, 0], [0, 0, 1]])
    require(C.dtype.kind in "iu", f"Expected integers, got dtype {C.dtype}.")
