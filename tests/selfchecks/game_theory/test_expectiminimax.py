"""Self-checks of expectiminimax: the worked example, both players, wrong probabilities."""

import pytest
from selfchecks.testing import assert_close, assert_raises


def node(kind, *children, **more):
    leaves = [c if isinstance(c, dict) else {"value": c} for c in children]
    return {"type": kind, "children": leaves, **more}


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 3 for a choice between 2 and an even chance of -4 and 10."""
    coin = node("chance", -4, 10, probs=[0.5, 0.5])
    assert_close(student.expectiminimax(coin), 3.0)
    assert_close(student.expectiminimax(node("max", 2, coin)), 3.0)
    assert_close(student.expectiminimax(node("min", 2, coin)), 2.0)


@pytest.mark.points(1)
def test_unequal_chances(student):
    """Returns 9.2 for a chance of 80 % to get 9 and 20 % to get 10."""
    assert_close(student.expectiminimax(node("chance", 9, 10, probs=[0.8, 0.2])), 9.2)


@pytest.mark.points(2)
def test_wrong_probabilities(student):
    """Raises ValueError for probabilities 0.5 and 0.4."""
    calls = {"0.5 and 0.4": (node("chance", 1, 2, probs=[0.5, 0.4]),)}
    works_on = [(node("chance", 1, 2, probs=[0.5, 0.5]),)]
    assert_raises(student.expectiminimax, ValueError, calls, works_on=works_on)
