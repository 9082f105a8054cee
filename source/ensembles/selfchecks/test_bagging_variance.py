"""Self-checks of bagging_variance: the worked example, and both ends."""

import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Is 2.5 for rho = 1/2, variance 4 and four models."""
    assert_close(student.bagging_variance(0.5, 4.0, 4), 2.5)


@pytest.mark.points(1)
def test_both_ends(student):
    """Is sigma2 / M for independent models, and sigma2 for identical ones."""
    assert_close(student.bagging_variance(0.0, 3.0, 6), 0.5, what="rho = 0")
    assert_close(student.bagging_variance(1.0, 3.0, 6), 3.0, what="rho = 1")
    assert_close(student.bagging_variance(0.2, 10.0, 5), 3.6, what="rho = 0.2, five models")
