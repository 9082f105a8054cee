"""Self-checks of stop_reason: the worked examples and the order."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, require

A, B = np.array([0.0, 0.0]), np.array([3.0, 4.0])  # a step of length 5
ALLOWED = {"max_iter": "out of time", "f": "f stands still", "w": "so do we", "": "go on"}


def assert_reason(reason, wanted):
    """Compare two reasons; of what is none, say which there are."""
    words = ", ".join(f"{text!r} ({meaning})" for text, meaning in ALLOWED.items())
    is_one = isinstance(reason, str) and reason in ALLOWED
    require(is_one, f"The result is none of these texts: {words}.", f"Returned {reason!r:.60}.")
    assert_equal(reason, wanted)


@pytest.mark.points(2)
def test_worked_examples(student):
    """Goes on while f falls from 9 to 1; stops for 'f' if 8 counts as no change."""
    assert_reason(student.stop_reason(A, B, 9.0, 1.0, 7, 100, 0.01, 0.01), "")
    assert_reason(student.stop_reason(A, B, 9.0, 1.0, 7, 100, 8.0, 0.01), "f")


@pytest.mark.points(1)
def test_step(student):
    """Stops for 'w' if a step of length 5 counts as none, not if only 4.9 does."""
    assert_reason(student.stop_reason(A, B, 9.0, 1.0, 7, 100, 0.01, 5.0), "w")
    assert_reason(student.stop_reason(A, B, 9.0, 1.0, 7, 100, 0.01, 4.9), "")


@pytest.mark.points(1)
def test_order(student):
    """Names the first reason if several hold."""
    assert_reason(student.stop_reason(A, A, 9.0, 9.0, 100, 100, 0.01, 0.01), "max_iter")
    assert_reason(student.stop_reason(A, A, 9.0, 9.0, 7, 100, 0.01, 0.01), "f")
