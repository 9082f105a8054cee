"""Self-checks of vc_bound: the worked example, the cap."""

import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns 0.0010287 for a million examples, eps = 0.02, dimension 3."""
    assert_close(student.vc_bound(1_000_000, 0.02, 3), 0.001028666585582, rtol=1e-6)


@pytest.mark.points(2)
def test_cap(student):
    """Returns 1 for a hundred examples, eps = 0.1, dimension 3."""
    assert_close(student.vc_bound(100, 0.1, 3), 1.0)
