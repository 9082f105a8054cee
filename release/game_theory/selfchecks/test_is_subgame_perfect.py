"""Self-checks of is_subgame_perfect: tit for tat, grim, always defect."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal

PAYOFF = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
TFT, GRIM = (0, [[0, 1], [0, 1]]), (0, [[0, 1], [1, 1]])


@pytest.mark.points(2)
def test_worked_example(student, open_function):
    """Says False for tit for tat at 0.9, where the threat is not worth carrying out."""
    assert_equal(
        bool(student.is_subgame_perfect(open_function("remembers", *TFT), PAYOFF, 0.9)), False
    )


@pytest.mark.points(2)
def test_grim(student, open_function):
    """Says True for grim at 0.5 and 0.9, False at 0.4."""
    grim = open_function("remembers", *GRIM)
    said = [bool(student.is_subgame_perfect(grim, PAYOFF, gamma)) for gamma in (0.4, 0.5, 0.9)]
    assert_equal(said, [False, True, True])
