"""Self-checks of noise_free_posterior: the worked example, nobody left."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives 0, 1/4, 3/4 for priors 1/2, 1/8, 3/8 if the first hypothesis is refuted."""
    call = np.array([0.5, 0.125, 0.375]), np.array([False, True, True])
    assert_unchanged(student.noise_free_posterior, *call)
    assert_close(student.noise_free_posterior(*call), np.array([0.0, 0.25, 0.75]))


@pytest.mark.points(1)
def test_nobody_left(student):
    """Raises ValueError if all are refuted, or the survivor had the prior 0."""
    works_on = [(np.array([0.5, 0.5]), np.array([True, False]))]
    calls = {
        "all refuted": (np.array([0.5, 0.5]), np.array([False, False])),
        "a survivor with the prior 0": (np.array([1.0, 0.0]), np.array([False, True])),
    }
    assert_raises(student.noise_free_posterior, ValueError, calls, works_on=works_on)
