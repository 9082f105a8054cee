"""Self-checks of best_query: the worked example."""

import pytest
from selfchecks.testing import assert_equal

RULES = {
    "from 1": lambda x: int(x >= 1),
    "from 2": lambda x: int(x >= 2),
    "from 3": lambda x: int(x >= 3),
    "from 4": lambda x: int(x >= 4),
}


@pytest.mark.points(1)
def test_worked_example(student):
    """Asks for the label of 2, which leaves two of four thresholds."""
    assert_equal(student.best_query(RULES, [1, 2, 3, 4]), (2, 2))


@pytest.mark.points(1)
def test_other_points(student):
    """Asks for 3 if 2 may not be asked for; then three may be left."""
    assert_equal(student.best_query(RULES, [4, 3, 1]), (3, 3))
