"""Hidden tests of bn_parameter_count; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.bn_parameter_count_oracle import row_by_row
from autograder.hidden_tests.bayesian_learning.network_oracles import random_parents
from autograder.testing import (
    answered_by,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

BURGLARY = {"j": ["a"], "m": ["a"], "a": ["b", "e"], "b": [], "e": []}


STAR = {"y": [], "a": ["y"], "b": ["y"], "c": ["y"]}
SMALL = [
    ((BURGLARY, dict.fromkeys(BURGLARY, 2)), (10, 31)),
    (({"a": [], "b": ["a"], "c": ["a"]}, {"a": 2, "b": 3, "c": 3}), (9, 17)),
    (({"a": ["b"], "b": []}, {"b": 4, "a": 3}), (11, 11)),
    ((STAR, {"y": 5, "a": 2, "b": 4, "c": 1}), (4 + 5 + 15, 39)),
    (({"x": [], "y": [], "z": ["x", "y"]}, {"x": 3, "y": 4, "z": 2}), (2 + 3 + 12, 23)),
    (({"a": [], "b": [], "c": []}, {"a": 2, "b": 3, "c": 4}), (6, 23)),
    (({"x": []}, {"x": 1}), (0, 0)),
]
COINS = {f"x{i}": [] for i in range(100)}
CHAIN = {f"x{i}": [f"x{i - 1}"] if i else [] for i in range(70)}
CROWD = {**{f"x{i}": [] for i in range(65)}, "all": [f"x{i}" for i in range(65)]}
LARGE = [
    ((COINS, dict.fromkeys(COINS, 2)), (100, 2**100 - 1)),
    ((CHAIN, {**dict.fromkeys(CHAIN, 3), "x0": 5}), (4 + 10 + 68 * 6, 5 * 3**69 - 1)),
    ((CROWD, dict.fromkeys(CROWD, 2)), (65 + 2**65, 2**66 - 1)),
]


def counted(seed, part):
    """Return all cases with one part of what each must return."""
    rng = np.random.default_rng(seed("graphs"))
    graphs = [random_parents(rng, "abcdef", 0.5) for _ in range(4)]
    calls = [(g, {name: int(rng.integers(1, 5)) for name in g}) for g in graphs]
    cases = [*SMALL, *LARGE, *answered_by(row_by_row, calls)]
    return [(call, expected[part]) for call, expected in cases]


@pytest.mark.points(1)
def test_network(student, seed):
    """Counts the free numbers of the network, of any size, exactly."""
    cases = counted(seed, 0)
    assert_cases(student.bn_parameter_count, cases, part=(0, 2), compare=assert_equal)
    assert_leaves_arguments(student.bn_parameter_count, [call for call, _ in SMALL])


@pytest.mark.points(1)
def test_joint(student, seed):
    """Counts the free numbers of the table of everything, of any size and of none, exactly."""
    cases = [*counted(seed, 1), (({}, {}), 0)]
    assert_cases(student.bn_parameter_count, cases, part=(1, 2), compare=assert_equal)


@counterexample_search(
    parents=strategies.choices(
        {"a": []}, {"a": [], "b": ["a"]}, {"a": [], "b": [], "c": ["a", "b"]}
    ),
    sizes=strategies.choices((2, 2, 2), (3, 2, 2), (2, 3, 4), (1, 2, 3)),
)
def agrees_with_the_reference(student, reference, parents, sizes):
    card = dict(zip(parents, sizes, strict=False))
    expected = reference.bn_parameter_count(parents, card)
    assert_equal(student.bn_parameter_count(parents, card), expected)
