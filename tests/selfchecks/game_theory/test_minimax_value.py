"""Self-checks of minimax_value: the worked example, the other player, an empty list."""

import pytest
from selfchecks.testing import assert_close, assert_raises

TREE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 3 for the tree of the text, and 6 where the second player begins."""
    assert_close(student.minimax_value(TREE), 3.0)
    assert_close(student.minimax_value(TREE, False), 6.0)


@pytest.mark.points(1)
def test_three_levels(student):
    """Returns 6 for a tree of three levels."""
    assert_close(student.minimax_value([[[1, 9], [4, 3]], [[8, 7], [2, 6]]]), 6.0)


@pytest.mark.points(1)
def test_empty_list(student):
    """Raises ValueError for an empty list."""
    assert_raises(student.minimax_value, ValueError, {"an empty list": ([],)}, works_on=[(TREE,)])
