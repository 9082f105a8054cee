"""Self-checks of hypothesis_posterior: the worked example, priors that differ, nothing left."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives 2/3, 1/3, 0 for priors 1/2, 1/4, 1/4 and log-likelihoods -1000, -1000, -inf."""
    call = np.log([0.5, 0.25, 0.25]), np.array([-1000.0, -1000.0, -np.inf])
    assert_unchanged(student.hypothesis_posterior, *call)
    assert_close(student.hypothesis_posterior(*call), np.array([2 / 3, 1 / 3, 0.0]))


@pytest.mark.points(1)
def test_prior_and_likelihood(student):
    """Gives 3/5, 2/5 for priors 3/4, 1/4 and likelihoods 1/8, 1/4."""
    got = student.hypothesis_posterior(np.log([0.75, 0.25]), np.log([0.125, 0.25]))
    assert_close(got, np.array([0.6, 0.4]))


@pytest.mark.points(1)
def test_nothing_left(student):
    """Raises ValueError if prior or likelihood of each hypothesis is 0."""
    works_on = [(np.array([0.0, 0.0]), np.array([-1.0, -2.0]))]
    calls = {"one without prior, one refuted": (np.array([-np.inf, 0.0]), np.array([0.0, -np.inf]))}
    assert_raises(student.hypothesis_posterior, ValueError, calls, works_on=works_on)
