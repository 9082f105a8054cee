"""Self-checks of vc_sample_size: the worked example, an error."""

import pytest
from selfchecks.testing import assert_equal, assert_raises


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 29300 for eps = delta = 0.1 and dimension 3."""
    assert_equal(student.vc_sample_size(0.1, 0.1, 3), 29300)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for eps = 0."""
    calls = {"eps = 0": (0.0, 0.1, 3)}
    assert_raises(student.vc_sample_size, ValueError, calls, works_on=[(0.5, 0.1, 3)])
