"""Self-checks of bayes_posterior: the medical test, three hypotheses, an impossible observation."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


def medical_test():
    return np.array([0.01, 0.99]), np.array([0.99, 0.05])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (1/6, 5/6) for the medical test, and (1/4, 1/4, 1/2) for three hypotheses."""
    assert_unchanged(student.bayes_posterior, *medical_test())
    assert_close(student.bayes_posterior(*medical_test()), [1 / 6, 5 / 6])
    three = np.array([0.5, 0.25, 0.25]), np.array([0.2, 0.4, 0.8])
    assert_close(student.bayes_posterior(*three), [0.25, 0.25, 0.5])


@pytest.mark.points(1)
def test_small_likelihoods(student):
    """Gives (1/199, 198/199) for 40 and 80 times the smallest float as likelihoods."""
    prior, _ = medical_test()
    likelihood = np.array([40.0, 80.0]) * 2.0**-1074
    assert_close(student.bayes_posterior(prior, likelihood), [1 / 199, 198 / 199])


@pytest.mark.points(1)
def test_nothing_explains_the_data(student):
    """Raises ValueError if every likelihood is 0, and if the prior adds up to 2."""
    calls = {
        "likelihoods of 0": (np.array([0.5, 0.5]), np.zeros(2)),
        "a prior that adds up to 2": (np.ones(2), np.array([0.2, 0.3])),
    }
    assert_raises(student.bayes_posterior, ValueError, calls, works_on=[medical_test()])
