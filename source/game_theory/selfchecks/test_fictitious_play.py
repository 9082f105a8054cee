"""Self-checks of fictitious_play: the worked example, a single round."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close

CARDS = np.array([[-5.0, 5.0], [10.0, -5.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (1/3, 2/3), (2/3, 1/3), -5/3 and 5 after three rounds of the card game."""
    p, q, lower, upper = as_tuple(student.fictitious_play(CARDS, 3), 4)
    assert_close(p, [1 / 3, 2 / 3])
    assert_close(q, [2 / 3, 1 / 3])
    assert_close((lower, upper), (-5 / 3, 5.0))


@pytest.mark.points(1)
def test_single_round(student):
    """Returns (1, 0) for both after one round."""
    p, q, lower, upper = as_tuple(student.fictitious_play(CARDS, 1), 4)
    assert_close((p, q), ([1.0, 0.0], [1.0, 0.0]))
    assert_close((lower, upper), (-5.0, 10.0))
