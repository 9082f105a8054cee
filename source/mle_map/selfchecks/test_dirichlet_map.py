"""Self-checks of dirichlet_map: three categories, two of them seen."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_raises


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.5, 0.2, 0.3 for counts 3, 0, 1 and alpha = 3 or an array of it; 1/3 for no counts."""
    counts, expected = np.array([3, 0, 1]), [0.5, 0.2, 0.3]
    cases = [((counts, 3.0), expected), ((counts, np.full(3, 3.0)), expected)]
    cases += [((0 * counts, 1.0), [1 / 3, 1 / 3, 1 / 3]), ((0 * counts, np.ones(3)), [1 / 3] * 3)]
    cases += [((counts, np.array([1.0, 4.0, 3.0])), np.array([3, 3, 3]) / 9)]
    assert_cases(student.dirichlet_map, cases)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for alpha = 0.5 and for a single entry of 0.5."""
    counts = np.array([3, 0, 1])
    calls = {"alpha = 0.5": (counts, 0.5), "an entry 0.5": (counts, np.array([2.0, 0.5, 2.0]))}
    assert_raises(student.dirichlet_map, ValueError, calls, works_on=[(counts, 2.0)])
