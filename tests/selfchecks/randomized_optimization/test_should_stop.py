"""Self-checks of should_stop: the examples of the statement."""

import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(4)
@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (([3.0, 5.0, 5.0, 4.0], 9.0, 50, 2), "stagnation"),
        (([3.0, 5.0, 5.0, 4.0], 9.0, 50, 3), ""),
        (([3.0, 5.0, 5.0, 4.0], 9.0, 3, 2), "generations"),
        (([3.0, 5.0, 5.0, 4.0], 5.0, 3, 2), "target"),
    ],
)
def test_on_paper(student, call, reason):
    """Names the reasons of the statement."""
    assert_equal(student.should_stop(*call), reason)
