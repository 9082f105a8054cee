"""Hidden tests of alpha_beta; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.game_oracles import random_tree_of_moves, value_of_moves
from autograder.testing import (
    Case,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

TEXTBOOK = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


@pytest.mark.points(1)
def test_values(student, seed):
    """Returns the value of the tree, for either player at the root, and changes nothing."""
    rng = np.random.default_rng(seed("trees"))
    trees = [[random_tree_of_moves(rng, 4, leaf=0.1), 0] for _ in range(8)]
    calls = [(tree, turn) for tree in trees for turn in (True, False)]
    calls += [(TEXTBOOK,), ([[0.75, 0.5], [-0.5, 2]],), ([[900, 450], [500, 700]],), (-3.5,)]
    calls += [([-900, -450], False)]
    first = {"read": lambda got: as_tuple(got, 2)[0]}
    assert_agrees(student.alpha_beta, value_of_moves, calls, **first)
    assert_leaves_arguments(student.alpha_beta, calls)


@pytest.mark.points(1)
def test_counts(student, reference, seed):
    """Counts the leaves that are looked at from left to right, for either player at the root."""
    cases = [
        (([[3, 12, 8], [2, 4, 6], [14, 5, 1]],), 7),
        (([[3, 12, 8], [2, 4, 6], [14, 5, 1]], False), 7),
        (([[8, 12, 3], [6, 4, 2], [1, 5, 14]],), 7),
        (([[4, 1], [9, 2], [3, 8]], False), 5),
        (([[3, 9], [2, 7], [1, 8]],), 4),
        (([[1, 7], [2, 8], [3, 9]],), 6),
        ((6.5,), 1),
    ]
    second = {"read": lambda got: as_tuple(got, 2)[1], "what": "the number of leaves"}
    assert_cases(student.alpha_beta, cases, **second)
    rng = np.random.default_rng(seed("counts"))
    trees = [random_tree_of_moves(rng, 2, leaf=0.05, whole=False) for _ in range(6)]
    calls = [([tree, trees[0]], turn) for tree in trees for turn in (True, False)]
    expected = [reference.alpha_beta(*call)[1] for call in calls]
    assert_cases(student.alpha_beta, zip(calls, expected, strict=True), **second)


@pytest.mark.points(1)
def test_ties_and_grandparents(student):
    """Stops where alpha equals beta, and where a grandparent is sure of more."""
    cases = [
        Case(([[5, 9], [5, 1], [5, 0]],), (5.0, 4), label="ties"),
        Case(([[2, 0], [2, 9], [2, 8]], False), (2.0, 4), label="ties"),
        Case(([[4, 4], [4, 4]],), (4.0, 3), label="ties"),
        Case(([10, [[[3, 99], 50], 60]],), (50.0, 4), label="a grandparent"),
        Case(([10, [[[3, 99], 20], 5]],), (10.0, 4), label="a grandparent"),
        Case(([10, [[[[[3, 99]]]]]],), (10.0, 2), label="a grandparent, far up"),
        Case(([4, [[[7, 1], 5], 9]], False), (4.0, 3), label="a grandparent"),
    ]
    assert_cases(student.alpha_beta, cases, parts=("the value", "the number of leaves"))


@counterexample_search(
    tree=strategies.choices(
        TEXTBOOK, [[1, 2], [0, 3]], [[2, 3], [2, 4]], 4, [[3, 1], [2, 2], [4, 0]]
    ),
    maximizing=strategies.choices(True, False),
)
def agrees_with_the_reference(student, reference, tree, maximizing):
    assert_agrees(student.alpha_beta, reference.alpha_beta, [(tree, maximizing)])
