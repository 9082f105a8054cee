"""Hidden tests of bn_parameter_count; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.bn_parameter_count_oracle import row_by_row
from autograder.hidden_tests.bayesian_learning.network_oracles import random_parents
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

BURGLARY = {"j": ["a"], "m": ["a"], "a": ["b", "e"], "b": [], "e": []}


@pytest.mark.points(1)
def test_counts(student, seed):
    """Counts free numbers, for variables with one, two and more values and several parents."""
    star = {"y": [], "a": ["y"], "b": ["y"], "c": ["y"]}
    cases = [
        ((BURGLARY, dict.fromkeys(BURGLARY, 2)), (10, 31)),
        (({"a": [], "b": ["a"], "c": ["a"]}, {"a": 2, "b": 3, "c": 3}), (9, 17)),
        (({"a": ["b"], "b": []}, {"b": 4, "a": 3}), (11, 11)),
        ((star, {"y": 5, "a": 2, "b": 4, "c": 1}), (4 + 5 + 15, 39)),
        (({"x": [], "y": [], "z": ["x", "y"]}, {"x": 3, "y": 4, "z": 2}), (2 + 3 + 12, 23)),
        (({"x": []}, {"x": 1}), (0, 0)),
    ]
    assert_cases(student.bn_parameter_count, cases, compare=assert_equal)
    rng = np.random.default_rng(seed("graphs"))
    graphs = [random_parents(rng, "abcdef", 0.5) for _ in range(4)]
    calls = [(g, {name: int(rng.integers(1, 5)) for name in g}) for g in graphs]
    assert_agrees(student.bn_parameter_count, row_by_row, calls, compare=assert_equal)
    assert_leaves_arguments(student.bn_parameter_count, calls)


@pytest.mark.points(1)
def test_extremes(student):
    """Takes networks without edges, without variables, and a hundred variables, exactly."""
    coins = {f"x{i}": [] for i in range(100)}
    chain = {f"x{i}": [f"x{i - 1}"] if i else [] for i in range(70)}
    crowd = {**{f"x{i}": [] for i in range(65)}, "all": [f"x{i}" for i in range(65)]}
    cases = [
        (({"a": [], "b": [], "c": []}, {"a": 2, "b": 3, "c": 4}), (6, 23)),
        (({}, {}), (0, 0)),
        ((coins, dict.fromkeys(coins, 2)), (100, 2**100 - 1)),
        ((chain, dict.fromkeys(chain, 3)), (2 + 69 * 6, 3**70 - 1)),
        ((crowd, dict.fromkeys(crowd, 2)), (65 + 2**65, 2**66 - 1)),
    ]
    assert_cases(student.bn_parameter_count, cases, compare=assert_equal)


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
