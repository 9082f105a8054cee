"""Self-checks of posterior_from_log_joint: the worked example, tiny numbers, no hope."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives (1/4, 3/4) for the logs of 0.1 and 0.3, and again for both minus 9000."""
    row = np.log([0.1, 0.3])
    log_joint = np.array([row, row - 9000])
    assert_close(student.posterior_from_log_joint(log_joint), [[1 / 4, 3 / 4]] * 2, rtol=1e-9)
    assert_unchanged(student.posterior_from_log_joint, log_joint)


@pytest.mark.points(1)
def test_one_class_impossible(student):
    """Gives probability 0 to a class that is impossible."""
    got = student.posterior_from_log_joint(np.array([[-np.inf, -3.0]]))
    assert_close(got, [[0, 1]], atol=1e-9)


@pytest.mark.points(1)
def test_all_classes_impossible(student):
    """Is uniform where every class is impossible."""
    hopeless = np.array([[-np.inf, -np.inf, -np.inf, -np.inf], [0.0, 0.0, 0.0, -np.inf]])
    expected = [[1 / 4] * 4, [1 / 3, 1 / 3, 1 / 3, 0]]
    assert_close(student.posterior_from_log_joint(hopeless), expected, atol=1e-9)
