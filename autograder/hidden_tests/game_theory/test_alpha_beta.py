"""Hidden tests of alpha_beta; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.game_trees import random_tree_of_moves, value_of_moves
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

TEXTBOOK = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


LEAVES = {"part": (1, 2), "what": "the number of leaves"}


@pytest.mark.points(1)
def test_values(student, seed):
    """Returns the value of trees where the first player moves at the root, and changes nothing."""
    rng = np.random.default_rng(seed("trees"))
    trees = [[random_tree_of_moves(rng, 4, leaf=0.1), 0] for _ in range(8)]
    calls = [(TEXTBOOK,), ([[-4, -1], [-9, 2]], True), ([0, -1],), *((tree,) for tree in trees)]
    assert_agrees(student.alpha_beta, value_of_moves, calls, part=(0, 2))
    assert_leaves_arguments(student.alpha_beta, calls)


@pytest.mark.points(1)
def test_other_values(student, seed):
    """Returns the value of fractions, large payoffs, NumPy numbers, single leaves; either first."""
    rng = np.random.default_rng(seed("other trees"))
    calls = [([random_tree_of_moves(rng, 4, leaf=0.1), 0], False) for _ in range(8)]
    calls += [([[0.75, 0.5], [-0.5, 2]],), ([[9e6, 4.5e6], [5e6, 7e6]],), (-3.5,)]
    calls += [
        ([-9e6, -4.5e6], False),
        ([2e7, 3e7], False),
        ([-3e12, -2e12],),
        ([2e12, 3e12], False),
        ([0, 1], False),
        (TEXTBOOK, False),
        (2.25, False),
    ]
    assert_agrees(student.alpha_beta, value_of_moves, calls, part=(0, 2))
    numbers = [[np.uint8(3), np.int8(-12)], [np.float32(0.5), np.int64(6)]]
    cases = [
        Case(([-3e40, -2e40],), -2e40, label="large payoffs"),
        Case(([2e40, 3e40], False), 2e40, label="large payoffs"),
        Case(([np.uint8(9), np.int64(4), np.uint8(7)],), 9.0, label="NumPy numbers"),
        Case((numbers,), 0.5, label="NumPy numbers"),
    ]
    assert_cases(student.alpha_beta, cases, part=(0, 2))


@pytest.mark.points(1)
def test_counts(student, reference, seed):
    """Counts the leaves that are looked at from left to right."""
    cases = [
        (([[3, 12, 8], [2, 4, 6], [14, 5, 1]],), 7),
        (([[8, 12, 3], [6, 4, 2], [1, 5, 14]],), 7),
        (([[3, 9], [2, 7], [1, 8]],), 4),
        (([[1, 7], [2, 8], [3, 9]],), 6),
        (([[[5, 6], [7, 4]], [[3, 1], [8, 9]]],), 5),
        (([[0.75, 0.5], [0.625, 0.25]],), 4),
        (([[5, 9], [5 + 1e-10, 1]],), 4),
        (([[5, 9], [5 + 1e-14, 1]],), 4),
        ((6.5,), 1),
    ]
    assert_cases(student.alpha_beta, cases, **LEAVES)
    rng = np.random.default_rng(seed("counts"))
    trees = [random_tree_of_moves(rng, 2, leaf=0.05, whole=False) for _ in range(7)]
    calls = [([tree, trees[0]],) for tree in trees[1:]]
    expected = [reference.alpha_beta(*call)[1] for call in calls]
    assert_cases(student.alpha_beta, zip(calls, expected, strict=True), **LEAVES)


@pytest.mark.points(1)
def test_ties_and_grandparents(student):
    """Stops where alpha equals beta and where a grandparent is sure of more, with either first."""
    cases = [
        Case(([[5, 9], [5, 1], [5, 0]],), 4, label="ties"),
        Case(([[2, 0], [2, 9], [2, 8]], False), 4, label="ties, second player first"),
        Case(([[4, 4], [4, 4]],), 3, label="ties"),
        Case(([10, [[[3, 99], 50], 60]],), 4, label="a grandparent"),
        Case(([10, [[[3, 99], 20], 5]],), 4, label="a grandparent"),
        Case(([10, [[[[[3, 99]]]]]],), 2, label="a grandparent, far up"),
        Case(([10, [3, 99], [3, 99]],), 3, label="the same branch twice"),
        Case(([4, [[[7, 1], 5], 9]], False), 3, label="a grandparent, second player first"),
        Case(([[3, 12, 8], [2, 4, 6], [14, 5, 1]], False), 7, label="second player first"),
        Case(([[4, 1], [9, 2], [3, 8]], False), 5, label="second player first"),
    ]
    assert_cases(student.alpha_beta, cases, **LEAVES)


@counterexample_search(
    tree=strategies.choices(
        TEXTBOOK, [[1, 2], [0, 3]], [[2, 3], [2, 4]], 4, [[3, 1], [2, 2], [4, 0]]
    ),
    maximizing=strategies.choices(True, False),
)
def agrees_with_the_reference(student, reference, tree, maximizing):
    assert_agrees(student.alpha_beta, reference.alpha_beta, [(tree, maximizing)])
