"""Self-checks of alpha_beta: the worked example, a tie, another order."""

import pytest
from selfchecks.testing import assert_close, assert_equal


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns the value 3 after 7 leaves for the tree of the text."""
    value, visited = student.alpha_beta([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    assert_close(value, 3.0)
    assert_equal(visited, 7, what="the number of leaves")


@pytest.mark.points(1)
def test_other_order(student):
    """Looks at 9 leaves where the best branch stands last."""
    value, visited = student.alpha_beta([[6, 4, 2], [14, 5, 2], [3, 12, 8]])
    assert_close(value, 3.0)
    assert_equal(visited, 9, what="the number of leaves")


@pytest.mark.points(1)
def test_tie(student):
    """Looks at 3 leaves of [[5, 9], [5, 1]]."""
    value, visited = student.alpha_beta([[5, 9], [5, 1]])
    assert_close(value, 5.0)
    assert_equal(visited, 3, what="the number of leaves")
