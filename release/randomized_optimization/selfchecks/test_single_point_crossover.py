"""Self-checks of single_point_crossover: the example on paper, the error."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_unchanged

A, B = np.array([1, 1, 1, 1]), np.array([0, 0, 0, 0])


@pytest.mark.points(3)
def test_on_paper(student):
    """Cuts 1111 and 0000 at place 1."""
    first, second = as_tuple(student.single_point_crossover(A, B, 1), 2)
    assert_close(first, np.array([1, 0, 0, 0]), what="the first child")
    assert_close(second, np.array([0, 1, 1, 1]), what="the second child")
    assert_unchanged(student.single_point_crossover, A, B, 1)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a cut before the first bit."""
    student.single_point_crossover(A, B, 2)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.single_point_crossover(A, B, 0)
