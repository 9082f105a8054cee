"""Self-checks of ovo_predict: a clear vote, a cycle, and a missing pair."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged


def said():
    return {
        (0, 1): np.array([0, 1, 1]),
        (0, 2): np.array([2, 0, 2]),
        (1, 2): np.array([1, 1, 2]),
    }


@pytest.mark.points(2)
def test_votes(student):
    """Answers 0 for a cycle, and 1 and 2 where these have two votes."""
    assert_unchanged(student.ovo_predict, said(), 3)
    assert_equal(student.ovo_predict(said(), 3), np.array([0, 1, 2]))


@pytest.mark.points(1)
def test_two_classes(student):
    """Repeats the only pair's answers for two classes."""
    assert_equal(student.ovo_predict({(0, 1): np.array([1, 0, 1])}, 2), np.array([1, 0, 1]))


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if a pair is missing."""
    some = said()
    del some[1, 2]
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.ovo_predict(some, 3)
