"""Self-checks of cost_complexity: the worked example and a single leaf."""

import pytest
from selfchecks.testing import assert_close


def leaf(value, n, impurity):
    return {"impurity": impurity, "n": n, "value": value}


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.7 for two leaves at the price of 1/4 each, and 0.2 without a price."""
    split = {"feature": 0, "threshold": 1.5, "decrease": 0.28}
    tree = {**leaf("a", 5, 0.48), **split, "left": leaf("a", 3, 0.0), "right": leaf("b", 2, 0.5)}
    assert_close(student.cost_complexity(tree, 0.25), 0.7, atol=1e-9)
    assert_close(student.cost_complexity(tree, 0.0), 0.2, atol=1e-9)


@pytest.mark.points(1)
def test_single_leaf(student):
    """Gives the impurity plus the price for a single leaf."""
    assert_close(student.cost_complexity(leaf("a", 3, 0.5), 0.25), 0.75, atol=1e-9)
