"""Self-checks of mcnemar_exact: the worked examples and a draw."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases

Y = np.ones(6, dtype=int)


@pytest.mark.points(2)
def test_worked_examples(student):
    """Gives 0.03125 for six wins to none, and 14/64 for five to one."""
    five = np.array([1, 1, 1, 1, 1, 0])
    cases = [((Y, Y, 0 * Y), 0.03125), ((Y, five, 1 - five), 14 / 64)]
    assert_cases(student.mcnemar_exact, cases)


@pytest.mark.points(1)
def test_draw(student):
    """Gives 1 for three wins each, and where both are wrong in different ways."""
    half = np.array([1, 1, 1, 0, 0, 0])
    truth, cats, dogs = (np.array([name] * 6) for name in ("emu", "cat", "dog"))
    cases = [((Y, half, 1 - half), 1.0), ((truth, cats, dogs), 1.0)]
    assert_cases(student.mcnemar_exact, cases)
