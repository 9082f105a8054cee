"""Self-checks of average_precision: the worked example and constant scores."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives 5/6 for a positive at the first and at the third place."""
    cases = [((np.array([1, 0, 1, 0]), np.array([0.9, 0.6, 0.5, 0.1])), 5 / 6)]
    assert_cases(student.average_precision, cases)


@pytest.mark.points(1)
def test_constant_scores(student):
    """Gives the share of the positives if all scores are equal."""
    assert_cases(student.average_precision, [((np.array([0, 1, 0, 0]), np.ones(4)), 1 / 4)])
