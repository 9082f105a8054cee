"""Self-checks of dirichlet_map: three categories, two of them seen."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.5, 0.2 and 0.3 for counts 3, 0, 1 and alpha = 3, as a number or as an array."""
    counts, expected = np.array([3, 0, 1]), [0.5, 0.2, 0.3]
    cases = [((counts, 3.0), expected), ((counts, np.full(3, 3.0)), expected)]
    assert_cases(student.dirichlet_map, cases)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for alpha = 0.5."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.dirichlet_map(np.array([3, 0, 1]), 0.5)
