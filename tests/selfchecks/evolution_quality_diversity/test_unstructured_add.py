"""Self-checks of unstructured_add: append, replace, keep."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ARCHIVE = [(np.array([0.0]), np.array([1.0]), 2.0), (np.array([4.0]), np.array([5.0]), 6.0)]


@pytest.mark.points(2)
def test_append_replace_keep(student):
    """Appends 9, replaces 0 by a better 1, keeps 4 against a worse 5."""
    x = np.array([7.0])
    assert_unchanged(student.unstructured_add, ARCHIVE, np.array([1.0]), x, 3.0, 1.5)
    for b, fitness, expected in [
        (9.0, 0.0, [2.0, 6.0, 0.0]),
        (1.0, 3.0, [3.0, 6.0]),
        (5.0, 1.0, [2.0, 6.0]),
    ]:
        got = student.unstructured_add(ARCHIVE, np.array([b]), x, fitness, 1.5)
        assert_close(np.array([entry[2] for entry in got]), np.array(expected), what="the fitness")


@pytest.mark.points(1)
def test_empty(student):
    """Begins an archive."""
    got = student.unstructured_add([], np.array([3.0]), np.array([7.0]), 1.0, 0.5)
    assert_close(tuple(got[0]), (np.array([3.0]), np.array([7.0]), 1.0), what="the entry")
