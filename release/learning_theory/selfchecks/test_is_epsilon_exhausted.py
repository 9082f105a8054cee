"""Self-checks of is_epsilon_exhausted: the worked example."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal

POINTS = [(0, 0), (0, 1), (1, 0), (1, 1)]
RULES = {
    "XOR": lambda x: x[0] ^ x[1],
    "OR": lambda x: x[0] | x[1],
    "AND": lambda x: x[0] & x[1],
    "x2": lambda x: x[1],
}
SAMPLES = [((0, 0), 0), ((0, 1), 1)]


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns False for eps = 0.3, True for 0.6 (x2 is wrong about two of the four points)."""
    for eps, expected in ((0.3, False), (0.6, True)):
        got = student.is_epsilon_exhausted(
            RULES, SAMPLES, RULES["XOR"], POINTS, np.full(4, 0.25), eps
        )
        assert_equal(got, expected)


@pytest.mark.points(1)
def test_one_more_sample(student):
    """Returns True for eps = 0.3 once (1, 0) -> 1 is known, too: only OR and XOR are left."""
    samples = [*SAMPLES, ((1, 0), 1)]
    for eps, expected in ((0.2, False), (0.3, True)):
        got = student.is_epsilon_exhausted(
            RULES, samples, RULES["XOR"], POINTS, np.full(4, 0.25), eps
        )
        assert_equal(got, expected)
