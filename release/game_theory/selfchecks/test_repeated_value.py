"""Self-checks of repeated_value: the worked example, a cycle, a wrong factor."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises

PAYOFF = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
TFT, ALLD = (0, [[0, 1], [0, 1]]), (1, [[1, 1], [1, 1]])
PAVLOV = (0, [[0, 1], [1, 0]])


@pytest.mark.points(2)
def test_worked_example(student, open_function):
    """Returns (0.5, 3) for tit for tat against alld at gamma = 1/2."""
    pair = open_function("remembers", *TFT), open_function("remembers", *ALLD)
    assert_close(student.repeated_value(*pair, PAYOFF, 0.5), (0.5, 3.0))


@pytest.mark.points(2)
def test_cycle(student, open_function):
    """Returns (1/3, 11/3) for Pavlov against alld at gamma = 1/2, a cycle of two rounds."""
    pair = open_function("remembers", *PAVLOV), open_function("remembers", *ALLD)
    assert_close(student.repeated_value(*pair, PAYOFF, 0.5), (1 / 3, 11 / 3))


@pytest.mark.points(1)
def test_wrong_factor(student, open_function):
    """Raises ValueError for gamma = 1."""
    tft = open_function("remembers", *TFT)
    calls = {"gamma = 1": (tft, tft, PAYOFF, 1.0)}
    assert_raises(student.repeated_value, ValueError, calls, works_on=[(tft, tft, PAYOFF, 0.5)])
