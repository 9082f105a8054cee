"""Self-checks of reconstruction_error: the worked example, nothing lost, a sum."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def paper(k):
    directions = np.array([[0.6, 0.8], [0.8, -0.6]])
    return {"mean": np.array([1.0, 2.0]), "components": directions[:k]}


@pytest.mark.points(2)
def test_worked_example(student):
    """Is 4 for the row (5, 4), and still 4 with the row (4, 6), which loses nothing."""
    X = np.array([[5.0, 4.0], [4.0, 6.0]])
    assert_unchanged(student.reconstruction_error, paper(1), X)
    assert_close(student.reconstruction_error(paper(1), X[:1]), 4.0)
    assert_close(student.reconstruction_error(paper(1), X), 4.0)


@pytest.mark.points(1)
def test_a_sum(student):
    """Adds up over rows: three rows that lose 4 each lose 12."""
    X = np.array([[5.0, 4.0], [-3.0, 0.0], [5.0, 4.0]])
    assert_close(student.reconstruction_error(paper(1), X), 12.0)


@pytest.mark.points(1)
def test_nothing_lost(student):
    """Is 0 with as many directions as columns, and not 0 with one."""
    X = np.array([[5.0, 4.0], [-3.0, 0.0]])
    assert_close(student.reconstruction_error(paper(2), X), 0.0, atol=1e-9)
