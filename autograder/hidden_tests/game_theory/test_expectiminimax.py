"""Hidden tests of expectiminimax; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.game_trees import (
    chance,
    leaf,
    node,
    random_tree_with_chance,
)
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


@pytest.mark.points(1)
def test_chance(student, reference, seed):
    """Weights children with unequal probabilities, with chance below chance and in any order."""
    cases = [
        ((chance((0.25, 0.75), 8, -4),), -1.0),
        ((chance((0.5, 0.25, 0.25), 1, 10, -6),), 1.5),
        ((chance((0.125, 0.875), chance((0.75, 0.25), 16, -16), 8),), 8.0),
        ((chance((0.25, 0.75), chance((0.75, 0.25), 4, 20), chance((0.5, 0.5), -1, 5)),), 3.5),
        ((chance((0.9, 0.1), 2, 7),), 2.5),
        Case(
            (node("min", chance((0.5, 0.5), 2, 10), chance((0.75, 0.25), 2, 10)),),
            4.0,
            label="equal children of unlike chances",
        ),
    ]
    assert_cases(student.expectiminimax, cases)
    rng = np.random.default_rng(seed("trees"))
    calls = [(chance((0.25, 0.75), random_tree_with_chance(rng, 4), 3),) for _ in range(8)]
    assert_agrees(student.expectiminimax, reference.expectiminimax, calls, atol=1e-9)


@pytest.mark.points(1)
def test_players_in_any_order(student):
    """Lets the players move in any order, with certain chance between, and changes no tree."""
    after = chance((1.0,), -5)
    cases = [
        ((node("max", node("max", 3, 12), node("max", 8, 4)),), 12.0),
        ((node("min", node("min", 3, 12), node("max", 8, 4)),), 3.0),
        ((node("max", node("min", 3, 12), node("min", 8, 4), 2),), 4.0),
        ((node("min", node("max", after, -6), after, node("max", -4, -9)),), -5.0),
        ((node("max", -6, after),), -5.0),
        ((node("max", 0, -1),), 0.0),
        ((node("min", 0, 1),), 0.0),
    ]
    assert_cases(student.expectiminimax, cases)
    assert_leaves_arguments(student.expectiminimax, [call for call, _ in cases])


@pytest.mark.points(1)
def test_small_and_special(student):
    """Takes single leaves, leaves of 0, probability 0, and sums that rounding has moved."""
    cases = [
        Case((leaf(2.5),), 2.5, label="a single leaf"),
        Case((leaf(0),), 0.0, label="a leaf of 0"),
        Case((chance((0.5, 0.5), 0, 3),), 1.5, label="a leaf of 0"),
        Case((chance((0.0, 0.25, 0.75), 99, 4, 8),), 7.0, label="probability 0"),
        Case((chance((0.0, 1.0), 5, 6),), 6.0, label="probability 0"),
        Case((chance([0.1] * 10, *range(10)),), 4.5, label="ten times 0.1"),
        Case((chance((0.25, 0.75 + 1e-10), 4, 8),), 7.0, label="a sum of 1 + 1e-10"),
        Case((chance((0.25, 0.75 + 8e-10), 4, 8),), 7.0 + 64e-10, label="a sum of 1 + 8e-10"),
        Case((chance((0.25, 0.75 - 8e-10), 4, 8),), 7.0 - 64e-10, label="a sum of 1 - 8e-10"),
        Case((chance((1.0,), chance((1.0,), 7)),), 7.0, label="one child"),
    ]
    assert_cases(student.expectiminimax, cases)


@pytest.mark.points(1)
def test_sums_and_signs(student):
    """Raises ValueError for a sum other than 1 and for negative probabilities."""
    calls = {
        "a sum of 0.9": (chance((0.5, 0.4), 1, 2),),
        "a sum of 1.1": (chance((0.5, 0.6), 1, 2),),
        "a sum of 1.001": (chance((0.5, 0.501), 1, 2),),
        "a sum of 1.000001": (chance((0.5, 0.500001), 1, 2),),
        "a sum of 1 + 5e-9": (chance((0.5, 0.5 + 5e-9), 1, 2),),
        "a sum of 1 + 4e-9, of ten": (chance([0.1 + 4e-10] * 10, *range(1, 11)),),
        "a negative probability": (chance((-0.5, 1.5), 1, 2),),
        "a negative probability, second of three": (chance((0.75, -0.5, 0.75), 1, 2, 3),),
        "a probability of -1e-10": (chance((-1e-10, 1.0 + 1e-10), 1, 2),),
        "a probability of -1e-14": (chance((-1e-14, 1.0), 1, 2),),
    }
    works_on = [(chance((0.5, 0.5), 1, 2),)]
    assert_raises(student.expectiminimax, ValueError, calls, works_on=works_on)


@pytest.mark.points(1)
def test_counts_and_depth(student):
    """Raises ValueError for too many or too few probabilities, also deep in the tree."""
    calls = {
        "one too few": (chance((1.0,), 1, 2),),
        "one too many": (chance((0.5, 0.5, 0.0), 1, 2),),
        "too few, with another sum": (chance((0.5,), 1, 2),),
        "below a player": (node("max", 5, chance((0.5, 0.5), 1, 2, 3)),),
        "below probability 0": (chance((0.0, 1.0), chance((1.0,), 1, 2), 3),),
        "three levels below probability 0": (
            chance((0.0, 1.0), node("max", node("min", node("max", chance((1.0,), 1, 2)))), 3),
        ),
        "two levels below": (node("max", node("min", 5, chance((0.5, 0.25), 1, 2))),),
    }
    works_on = [(chance((0.5, 0.5), 1, 2),), (node("max", 5, chance((1.0,), 2)),)]
    assert_raises(student.expectiminimax, ValueError, calls, works_on=works_on)


@counterexample_search(
    tree=strategies.choices(
        chance((0.25, 0.75), 1, 5),
        node("max", 1, 2),
        node("min", 1, 2),
        leaf(0),
        chance((0.0, 1.0), 1, 2),
        node("max", node("max", 1, 2), 0),
        chance((0.5, 0.5), chance((0.25, 0.75), 0, 4), 1),
    )
)
def agrees_with_the_reference(student, reference, tree):
    assert_close(student.expectiminimax(tree), reference.expectiminimax(tree), atol=1e-9)
