"""Self-checks of gaussian_mle: four observations, one, none."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_unchanged


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives mean 3 and variance 3.5 for 1, 2, 6, 3, also near 10 ** 8; 7 and 0 for a single 7."""
    x = np.array([1.0, 2.0, 6.0, 3.0])
    cases = [(x, (3.0, 3.5)), (np.array([7.0]), (7.0, 0.0))]
    cases.append((x + 1e8, (1e8 + 3, 3.5)))
    assert_cases(student.gaussian_mle, cases, rtol=(1e-9, 1e-6), parts=("mu", "sigma2"))
    assert_unchanged(student.gaussian_mle, x)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for an empty sample."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.gaussian_mle(np.array([]))
