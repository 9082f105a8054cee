"""Hidden tests of minimax_value; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.game_trees import random_tree_of_moves, value_of_moves
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

TEXTBOOK = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
DEEP = [[[5, 6], [7, 4, 5]], [[3]], [[6], [6, 9]], [[7], [5]], [[9, 8], [6]]]


@pytest.mark.points(1)
def test_several_levels(student, seed):
    """Returns the value where the players alternate over several levels, and changes nothing."""
    twice = [1, 5]
    cases = [
        Case(([twice, [twice, 7]],), 5.0, label="one branch at two depths"),
        (([[-4, -1], [-9, 2]],), -4.0),
        (([[0, 3], [-1, 5]],), 0.0),
        (([[[1, 9], [4, 3]], [[8, 7], [2, 6]]],), 6.0),
        (([[[[1, 9], [4, 3]], [[8, 7], [2, 6]]], [[[5, 5], [0, 11]], [[12, 3], [4, 4]]]],), 4.0),
    ]
    assert_cases(student.minimax_value, cases)
    rng = np.random.default_rng(seed("trees"))
    calls = [(random_tree_of_moves(rng, 5, leaf=0.0),) for _ in range(6)]
    assert_agrees(student.minimax_value, value_of_moves, calls)
    assert_leaves_arguments(student.minimax_value, [([[4, 1], [9, 2]],), *calls])


@pytest.mark.points(1)
def test_second_player_at_the_root(student):
    """Lets either player move at the root, as the argument says."""
    cases = [
        ((TEXTBOOK, False), 6.0),
        ((TEXTBOOK, True), 3.0),
        (([-3, -8, -5], False), -8.0),
        (([3, 8, 5], True), 8.0),
        (([[1, 9], [4, 3]], False), 4.0),
        (([[-2.5, 0.25], [-1.75, -7]], False), -1.75),
        Case(([0, -1], True), 0.0, label="a best leaf of 0"),
        Case(([0, 1], False), 0.0, label="a best leaf of 0"),
        (([[[1, 9], [4, 3]], [[8, 7], [2, 6]]], False), 3.0),
    ]
    assert_cases(student.minimax_value, cases)


@pytest.mark.points(1)
def test_uneven_trees(student, seed):
    """Takes unequal depths, single leaves, lists of one child, fractions and NumPy numbers."""
    cases = [
        Case((7.5,), 7.5, label="a single leaf"),
        Case((-2,), -2.0, label="a single leaf"),
        Case((4, False), 4.0, label="a single leaf"),
        Case(([[[5, 8]]],), 8.0, label="lists of one child"),
        Case(([[[5, 8]]], False), 5.0, label="lists of one child"),
        Case(([[5, 8]],), 5.0, label="lists of one child"),
        Case(([4, [6, 9], [[1, 2], 7]],), 6.0, label="unequal depths"),
        Case(([8, [6, [-3, 9]], [-1]], False), -1.0, label="unequal depths"),
        Case(([[0.75, 0.5], [-0.5, 2]],), 0.5, label="fractions"),
        Case(([[0.7, 0.1], [-0.3, 2]],), 0.1, label="tenths"),
        Case(([-4e12, -3e12],), -3e12, label="large payoffs"),
        Case(([4e12, 3e12], False), 3e12, label="large payoffs"),
        Case(([[np.int64(4), 9], [np.int64(7), np.int64(6)]],), 6.0, label="NumPy numbers"),
        Case(([[np.float32(2.5), 9], [1, 0.5]],), 2.5, label="NumPy numbers"),
        Case(([[np.uint8(4), 9], [np.uint8(7), 6]],), 6.0, label="NumPy numbers"),
    ]
    assert_cases(student.minimax_value, cases)
    rng = np.random.default_rng(seed("uneven"))
    calls = [([DEEP, random_tree_of_moves(rng, 4)], turn) for turn in (True, False)]
    assert_agrees(student.minimax_value, value_of_moves, calls)


@pytest.mark.points(1)
def test_no_move(student):
    """Raises ValueError for empty lists, also deep in the tree."""
    calls = {
        "an empty root": ([],),
        "an empty child": ([3, []],),
        "an empty list below": ([[3, 4], [[5, []], 2]],),
        "an empty root of the second player": ([], False),
        "an empty list in a branch that is bad": ([[5, 6], [4, []]],),
        "one in a branch that is bad for the second": ([[5, 6], [9, []]], False),
    }
    assert_raises(student.minimax_value, ValueError, calls, works_on=[(TEXTBOOK,), ([1, 2],)])


@counterexample_search(
    tree=strategies.choices(
        [1, 2], [[1, 2], [0, 3]], 4, [[1]], [[-1, -2], -3], [[[1, 4]], 2], [0.5]
    ),
    maximizing=strategies.choices(True, False),
)
def agrees_with_the_reference(student, reference, tree, maximizing):
    expected = reference.minimax_value(tree, maximizing)
    assert_close(student.minimax_value(tree, maximizing), expected)
