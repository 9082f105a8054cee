"""Self-checks of gaussian_mean_posterior: two observations, none, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (3, 1/4) for 4 and 8, sigma2 = 1 and the prior N(0, 1/2), (4.2, 1/5) for a single 5."""
    call = np.array([4.0, 8.0]), 1.0, 0.0, 0.5
    single = np.array([5.0]), 0.25, 1.0, 1.0
    cases = [(call, (3.0, 0.25)), (single, (4.2, 0.2))]
    assert_cases(student.gaussian_mean_posterior, cases, parts=("m", "v"))


@pytest.mark.points(1)
def test_no_observations(student):
    """Gives the prior back if there are no observations, and (6, 1/2) if tau2 is inf."""
    none, flat = (np.array([]), 1.0, 2.0, 0.5), (np.array([4.0, 8.0]), 1.0, 2.0, np.inf)
    cases = [(none, (2.0, 0.5)), (flat, (6.0, 0.5))]
    assert_cases(student.gaussian_mean_posterior, cases, parts=("m", "v"))


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for tau2 = 0."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.gaussian_mean_posterior(np.array([4.0]), 1.0, 0.0, 0.0)
