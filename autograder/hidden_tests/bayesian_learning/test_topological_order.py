"""Hidden tests of topological_order; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.network_oracles import first_order, random_parents
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_parents_first(student):
    """Lists parents before children, in chains and with several parents."""
    cases = [
        ({"c": ["b"], "b": ["a"], "a": []}, ["a", "b", "c"]),
        ({"a": ["b"], "b": ["c"], "c": []}, ["c", "b", "a"]),
        ({"d": ["a", "c"], "a": [], "c": ["b"], "b": ["a"]}, ["a", "b", "c", "d"]),
        ({"wet": ["sprinkler", "rain"], "rain": ["cloudy"], "sprinkler": ["cloudy"], "cloudy": []},
         ["cloudy", "rain", "sprinkler", "wet"]),
        ({"a": ["b", "c"], "b": [], "c": ["d"], "d": []}, ["b", "d", "c", "a"]),
        ({"a": ["c", "b"], "b": [], "c": ["d"], "d": []}, ["b", "d", "c", "a"]),
        ({"a": ["d", "b", "c"], "b": [], "c": [], "d": []}, ["b", "c", "d", "a"]),
        ({"b": ["a"], "a": ["z"], "ca": [], "z": []}, ["ca", "z", "a", "b"]),
        ({f"x{i:02}": [f"x{i + 1:02}"] if i < 60 else [] for i in range(61)},
         [f"x{i:02}" for i in range(60, -1, -1)]),
    ]  # fmt: skip
    assert_cases(student.topological_order, cases, compare=assert_equal)
    assert_leaves_arguments(student.topological_order, [call for call, _ in cases])


@pytest.mark.points(1)
def test_smallest_first(student, seed):
    """Takes the smallest of all nodes that are free at every step, new ones and old."""
    cases = [
        Case(
            ({"a": ["b"], "b": [], "z": []},), ["b", "a", "z"], label="a new node before an old one"
        ),
        Case(
            ({"z": ["b"], "b": [], "c": []},), ["b", "c", "z"], label="an old node before a new one"
        ),
        Case(
            ({"a": ["y"], "b": ["a"], "c": ["x"], "x": [], "y": []},),
            ["x", "c", "y", "a", "b"],
            label="nodes of several layers",
        ),
        Case(({"m": [], "k": ["p"], "p": [], "a": ["p"]},), ["m", "p", "a", "k"]),
        Case(({"z": [], "d": ["b"], "c": ["b"], "b": []},), ["b", "c", "d", "z"]),
        Case(({"p": [], "q": ["p"], "s": ["p"], "r": ["p", "q"]},), ["p", "q", "r", "s"]),
        Case(
            ({"~b": [], "b": [], "B": [], "a9": [], "a10": [], "~a": []},),
            ["B", "a10", "a9", "b", "~a", "~b"],
            label="as < compares",
        ),
    ]
    assert_cases(student.topological_order, cases, compare=assert_equal)
    rng = np.random.default_rng(seed("graphs"))
    graphs = [random_parents(rng, "abcdefgh", density) for density in (0.1, 0.2, 0.3, 0.5) * 2]
    calls = [({node: above[:1] for node, above in graph.items()},) for graph in graphs]
    assert_agrees(student.topological_order, first_order, calls, compare=assert_equal)
    assert_leaves_arguments(student.topological_order, calls)


@pytest.mark.points(1)
def test_pieces_and_small_graphs(student):
    """Takes graphs in several pieces, a single node, and none."""
    cases = [
        ({"q": [], "b": ["q"], "c": [], "a": ["c"]}, ["c", "a", "q", "b"]),
        ({"c": [], "a": [], "b": []}, ["a", "b", "c"]),
        ({"only": []}, ["only"]),
        ({}, []),
    ]
    assert_cases(student.topological_order, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_cycles(student):
    """Raises ValueError for a cycle, alone or behind other nodes, and for its own parent."""
    calls = {
        "two nodes in a cycle": ({"a": ["b"], "b": ["a"]},),
        "a cycle of three": ({"a": ["c"], "b": ["a"], "c": ["b"]},),
        "a cycle behind other nodes": ({"a": [], "b": ["d"], "c": ["b"], "d": ["c"], "e": ["a"]},),
        "a cycle with a node below it": ({"a": ["b"], "b": ["a"], "z": ["b"], "y": []},),
        "its own parent": ({"q": ["q"]},),
        "its own parent, among others": ({"a": [], "b": ["b"], "c": ["a"]},),
    }
    works_on = [({"a": [], "b": ["a"]},), ({"d": [], "c": []},)]
    assert_raises(student.topological_order, ValueError, calls, works_on=works_on)


@pytest.mark.points(1)
def test_unknown_parents(student):
    """Raises ValueError for a parent that is no node, and for a cycle, beside other parents."""
    calls = {
        "a single node with an unknown parent": ({"a": ["b"]},),
        "the last of several parents": ({"a": [], "b": [], "c": ["a", "b", "x"]},),
        "the first of several parents": ({"a": [], "b": ["x", "a"], "c": ["b"]},),
        "at the end of the dict": ({"a": [], "b": ["a"], "z": ["y"]},),
        "a cycle, and a parent outside it": ({"a": [], "b": ["a", "c"], "c": ["b"]},),
        "its own parent, and another": ({"a": ["b", "a"], "b": []},),
    }
    works_on = [({"a": [], "b": ["a"]},), ({"d": [], "c": []},)]
    assert_raises(student.topological_order, ValueError, calls, works_on=works_on)


@counterexample_search(
    parents=strategies.choices(
        {"b": [], "a": ["b"]},
        {"a": ["b"], "b": [], "z": []},
        {"z": ["b"], "b": [], "c": []},
        {"b": ["a"], "a": [], "c": ["a"]},
        {"a": ["c"], "b": [], "c": []},
        {"d": ["a", "c"], "a": [], "c": ["b"], "b": []},
        {},
    )
)
def agrees_with_the_reference(student, reference, parents):
    assert_equal(student.topological_order(parents), reference.topological_order(parents))
