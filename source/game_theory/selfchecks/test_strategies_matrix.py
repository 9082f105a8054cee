"""Self-checks of strategies_matrix: the card game of the text, orders, an error."""

import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, assert_raises


def move(kind, info, actions, *children):
    leaves = [c if isinstance(c, dict) else {"value": c} for c in children]
    return {"type": kind, "info": info, "actions": actions, "children": leaves}


def deal(*children):
    leaves = [c if isinstance(c, dict) else {"value": c} for c in children]
    return {"type": "chance", "probs": [0.5, 0.5], "children": leaves}


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns [[-5, 5], [10, -5]] for the card game of the text."""
    red = move("min", "reply", ["resign", "see"], 10, -40)
    black = move("min", "reply", ["resign", "see"], 10, 30)
    game = deal(move("max", "red", ["resign", "hold"], -20, red), black)
    A, rows, columns = as_tuple(student.strategies_matrix(game), 3)
    assert_equal(rows, [("resign",), ("hold",)], what="the row strategies")
    assert_equal(columns, [("resign",), ("see",)], what="the column strategies")
    assert_close(A, [[-5.0, 5.0], [10.0, -5.0]])


@pytest.mark.points(1)
def test_two_sets(student):
    """Orders the sets by name; the other player has the one strategy ()."""
    game = deal(move("max", "b", ["x", "y"], 0, 4), move("max", "a", ["u", "v"], 2, 8))
    A, rows, columns = as_tuple(student.strategies_matrix(game), 3)
    assert_equal(rows, [("u", "x"), ("u", "y"), ("v", "x"), ("v", "y")], what="the row strategies")
    assert_equal(columns, [()], what="the column strategies")
    assert_close(A, [[1.0], [3.0], [4.0], [6.0]])


@pytest.mark.points(1)
def test_unlike_nodes(student):
    """Raises ValueError if two nodes of one set have other actions."""
    unlike = deal(move("max", "s", ["a", "b"], 1, 2), move("max", "s", ["a", "c"], 1, 2))
    alike = deal(move("max", "s", ["a", "b"], 1, 2), move("max", "s", ["a", "b"], 1, 2))
    assert_raises(
        student.strategies_matrix, ValueError, {"a and c": (unlike,)}, works_on=[(alike,)]
    )
