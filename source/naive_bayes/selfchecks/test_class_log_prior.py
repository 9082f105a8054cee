"""Self-checks of class_log_prior: the worked example and a single class."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives ham log 3/4 and spam log 1/4, with ham first, and takes three numbers as labels."""
    y, parts = np.array(["spam", "ham", "ham", "ham"]), ["the classes", "the log priors"]
    expected = np.array(["ham", "spam"]), np.log([3 / 4, 1 / 4])
    assert_close(student.class_log_prior(y), expected, parts=parts)
    assert_unchanged(student.class_log_prior, y)
    expected = np.array([-2, 3, 9]), np.log([1 / 4, 1 / 4, 2 / 4])
    assert_close(student.class_log_prior(np.array([9, 3, 9, -2])), expected, parts=parts)


@pytest.mark.points(1)
def test_single_class(student):
    """Gives a single class the log prior 0."""
    expected = np.array([7]), np.array([0.0])
    assert_close(student.class_log_prior(np.array([7, 7])), expected, atol=1e-9)
