"""Self-checks of wilson_interval: the worked example and its mirror image."""

import pytest
from selfchecks.testing import assert_cases


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0 to 0.1611 for no errors in 20, and 0.0456 to 0.6994 for one in four."""
    cases = [((0, 20), (0.0, 0.1611252)), ((1, 4), (0.0455873, 0.6993582))]
    assert_cases(student.wilson_interval, cases, rtol=0, atol=1e-6)


@pytest.mark.points(1)
def test_mirror(student):
    """Gives 0.8389 to 1 for twenty errors in 20."""
    assert_cases(student.wilson_interval, [((20, 20), (0.8388748, 1.0))], rtol=0, atol=1e-6)
