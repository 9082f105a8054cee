"""Self-checks of feature_relevance: the worked examples, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_raises, assert_unchanged

XOR = np.array([[[0.25, 0.0], [0.0, 0.25]], [[0.0, 0.25], [0.25, 0.0]]])
COPIES = np.array([[[0.5, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.5]]])
TILTED = np.array([[0.4, 0.1], [0.3, 0.2]])


@pytest.mark.points(3)
def test_worked_examples(student):
    """Calls a half of an exclusive or strong, and each of two copies weak."""
    for axis in (0, 1):
        assert_equal(student.feature_relevance(XOR, axis), "strong")
        assert_equal(student.feature_relevance(COPIES, axis), "weak")
    assert_unchanged(student.feature_relevance, XOR, 1)


@pytest.mark.points(2)
def test_irrelevant(student):
    """Calls a feature irrelevant that never changes the best guess."""
    assert_equal(student.feature_relevance(np.array([[0.5, 0.0], [0.0, 0.5]]), 0), "strong")
    assert_equal(student.feature_relevance(TILTED, 0), "irrelevant")


@pytest.mark.points(1)
def test_counts(student):
    """Raises ValueError for counts in place of chances."""
    calls, works_on = [(4 * XOR, 0)], [(XOR, 0)]
    assert_raises(student.feature_relevance, ValueError, calls, works_on=works_on)
