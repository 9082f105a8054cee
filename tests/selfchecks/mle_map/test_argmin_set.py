"""Self-checks of argmin_set: two minimisers, and a tie in the last digit."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives -1 and 1 for (w^2 - 1)^2 on the grid from -2 to 2, in the order of any grid."""
    grid = np.array([-2.0, -1.0, 0.0, 1.0, 2.0])
    cases = [(((w**2 - 1) ** 2, w), w[[1, 3]]) for w in (grid, grid[::-1].copy())]
    cases.append(((grid**2 - 5, grid, 1.0), [-1.0, 0.0, 1.0]))
    assert_cases(student.argmin_set, cases)


@pytest.mark.points(1)
def test_tie_in_the_last_digit(student):
    """Takes 0.1 + 0.2 and 0.3 for equal, and what is 1e-10 or 0.4 larger only if tol says so."""
    values, grid = np.array([0.1 + 0.2, 0.3, 0.7, 0.3 + 1e-10]), np.array([5.0, 6.0, 7.0, 8.0])
    cases = [((values, grid), [5.0, 6.0]), ((values, grid, 0.5), [5.0, 6.0, 7.0, 8.0])]
    assert_cases(student.argmin_set, cases)
