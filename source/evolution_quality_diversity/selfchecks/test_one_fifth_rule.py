"""Self-checks of one_fifth_rule: above, below, equal."""

import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_table(student):
    """Turns 0.5 into 0.75 for 3 of 10, leaves it for 2 of 10, turns 0.75 into 0.5 for 1 of 10."""
    assert_close(student.one_fifth_rule(0.5, 3, 10), 0.75)
    assert_close(student.one_fifth_rule(0.5, 2, 10), 0.5)
    assert_close(student.one_fifth_rule(0.75, 1, 10), 0.5)


@pytest.mark.points(1)
def test_factor(student):
    """Turns 1 into 4 or into 0.25 with the factor 4."""
    assert_close(student.one_fifth_rule(1.0, 5, 10, 4.0), 4.0)
    assert_close(student.one_fifth_rule(1.0, 0, 10, 4.0), 0.25)
