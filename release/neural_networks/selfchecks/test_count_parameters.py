"""Self-checks of count_parameters: the worked examples."""

import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(2)
def test_worked_examples(student):
    """Counts 2410 for [64, 32, 10], 15 for [4, 3] and 0 for [5]."""
    assert_equal(student.count_parameters([64, 32, 10]), 2410)
    assert_equal(student.count_parameters([4, 3]), 15)
    assert_equal(student.count_parameters([5]), 0)
