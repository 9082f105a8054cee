"""Self-checks of halving_mistakes: the worked example, a tie."""

import pytest
from selfchecks.testing import assert_equal

RULES = {
    "from 1": lambda x: int(x >= 1),
    "from 2": lambda x: int(x >= 2),
    "from 3": lambda x: int(x >= 3),
    "from 4": lambda x: int(x >= 4),
}


@pytest.mark.points(2)
def test_worked_example(student):
    """Makes one mistake on the labels 0, 1, 0 of 1, 3, 2; "from 3" survives."""
    got = student.halving_mistakes(RULES, [(1, 0), (3, 1), (2, 0)])
    assert_equal(got, (0, ["from 3"]))
    got = student.halving_mistakes(RULES, [(3, 0), (4, 1)])
    assert_equal(got, (1, ["from 4"]))


@pytest.mark.points(1)
def test_tie(student):
    """Predicts 0 in a tie: the label 1 of 2 is a mistake."""
    assert_equal(student.halving_mistakes(RULES, [(2, 1)]), (1, ["from 1", "from 2"]))
