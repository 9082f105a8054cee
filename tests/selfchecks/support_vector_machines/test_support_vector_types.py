"""Self-checks of support_vector_types: the worked example, a hard margin, and an empty kind."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def assert_kinds(kinds, non, free, bounded):
    for name, expected in (("non", non), ("free", free), ("bounded", bounded)):
        assert_equal(np.asarray(kinds[name]), np.array(expected, dtype=int), what=name)


@pytest.mark.points(2)
def test_worked_example(student):
    """Sorts (0.5, 0, 2, 1e-12) with C = 2 into non 1 and 3, free 0, bounded 2."""
    alpha = np.array([0.5, 0.0, 2.0, 1e-12])
    assert_unchanged(student.support_vector_types, alpha, 2.0)
    assert_kinds(student.support_vector_types(alpha, 2.0), [1, 3], [0], [2])


@pytest.mark.points(1)
def test_hard_margin(student):
    """Finds nobody bounded for C = np.inf."""
    alpha = np.array([0.5, 0.0, 2.0])
    assert_kinds(student.support_vector_types(alpha, np.inf), [1], [0, 2], [])
