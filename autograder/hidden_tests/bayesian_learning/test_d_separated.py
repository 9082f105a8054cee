"""Hidden tests of d_separated; first docstring lines are shown to students."""

from itertools import combinations

import numpy as np
import pytest

from autograder.hidden_tests.bayesian_learning.d_separated_oracle import by_paths, labelled
from autograder.hidden_tests.bayesian_learning.network_oracles import random_parents
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

CHAIN = {"a": [], "m": ["a"], "b": ["m"]}
FORK = {"m": [], "a": ["m"], "b": ["m"]}
COLLIDER = {"a": [], "b": [], "m": ["a", "b"], "child": ["m"], "grandchild": ["child"]}
ALARM = {"m": ["a"], "a": ["b", "e"], "j": ["a"], "b": [], "e": []}
# a -> m <- b, and a -> k -> b beside it
TWO_WAYS = {"a": [], "k": ["a"], "b": ["k"], "m": ["a", "b"]}
# a <- u -> m <- v -> b: closed unless m is given; u or v close it again
M_SHAPE = {"u": [], "v": [], "a": ["u"], "m": ["u", "v"], "b": ["v"]}
LONG = {"a": [], "p": ["a"], "q": ["p"], "r": ["q"], "s": ["r", "t"], "t": [], "b": ["t"]}
# Two chains from a to d, and a fork at a.
LADDER = {"a": [], "b": ["a"], "k": ["a"], "d": ["b", "k"], "e": ["a"]}
# a -> m -> b is the shortest path; a <- u -> v -> b goes round it.
DETOUR = {"u": [], "a": ["u"], "m": ["a"], "v": ["u"], "b": ["m", "v"]}
# a -> k -> m <- u -> n <- b, with two colliders, and a -> k -> d beside it
W_SHAPE = {"a": [], "k": ["a"], "d": ["k"], "m": ["k", "u"], "u": [], "n": ["u", "b"], "b": []}
FOUR = {"p": [], "q": [], "r": [], "s": [], "c": ["p", "q", "r", "s"]}
# x <- z -> n comes down to n, x <- n <- w goes up from it.
TURN = {"w": [], "z": [], "n": ["w", "z"], "x": ["n", "z"]}
# x <- z -> n comes down to n first, x <- m <- k <- n goes up from it later.
LATE_TURN = {"w": [], "z": [], "n": ["w", "z"], "k": ["n"], "m": ["k"], "x": ["m", "z"]}
# a and b meet in c, far above the last of the chain c, d, e, f, g.
BELOW = {"g": ["f"], "f": ["e"], "e": ["d"], "d": ["c"], "c": ["a", "b"], "a": [], "b": []}
# The common cause r stands five steps above a and above b.
ABOVE = {f"{end}{i}": [f"{end}{i + 1}"] if i < 5 else ["r"] for i in range(1, 6) for end in "ab"}
ABOVE = {"a": ["a1"], "b": ["b1"], **ABOVE, "r": []}
PIECES = {"a": [], "b": ["a"], "y": [], "z": ["y"], "c": ["z", "b"], "lone": []}


@pytest.mark.points(1)
def test_chains_and_forks(student):
    """Answers for chains and forks, one and two between the same ends, the middle given or not."""
    cases = labelled([
        ("a chain, nothing given", (CHAIN, "a", "b", set()), False),
        ("a chain, its middle given", (CHAIN, "a", "b", {"m"}), True),
        ("a chain, from the other end", (CHAIN, "b", "a", {"m"}), True),
        ("a chain, against the arrows", (CHAIN, "b", "a", set()), False),
        ("a fork, nothing given", (FORK, "a", "b", set()), False),
        ("a fork, its middle given", (FORK, "a", "b", {"m"}), True),
        ("parent and child", (CHAIN, "a", "m", {"b"}), False),
        ("two chains", (LADDER, "a", "d", set()), False),
        ("two chains, one middle given", (LADDER, "a", "d", {"b"}), False),
        ("two chains, both middles given", (LADDER, "d", "a", {"b", "k"}), True),
        ("a long fork", (LADDER, "e", "d", set()), False),
        ("a long fork, its top given", (LADDER, "e", "d", {"a"}), True),
        ("a cause far above", (ABOVE, "a", "b", set()), False),
    ])  # fmt: skip
    assert_cases(student.d_separated, cases, compare=assert_equal)
    calls = [*(case.arguments for case in cases), (CHAIN, "a", "b", {"a"})]
    assert_leaves_arguments(student.d_separated, calls)


@pytest.mark.points(1)
def test_colliders(student):
    """Opens colliders for themselves and for their descendants, and for nothing else."""
    cases = labelled([
        ("a collider, nothing given", (COLLIDER, "a", "b", set()), True),
        ("a collider, its middle given", (COLLIDER, "a", "b", {"m"}), False),
        ("a child of a collider given", (COLLIDER, "a", "b", {"child"}), False),
        ("a grandchild of a collider given", (COLLIDER, "b", "a", {"grandchild"}), False),
        ("a far descendant given", (BELOW, "a", "b", {"g"}), False),
        ("collider and descendant given", (COLLIDER, "a", "b", {"m", "child"}), False),
        ("nothing given", (ALARM, "b", "e", set()), True),
        ("a call given", (ALARM, "b", "e", {"j"}), False),
        ("joined below", (PIECES, "a", "y", set()), True),
        ("joined below, the joint given", (PIECES, "a", "y", {"c"}), False),
        ("a long path with a collider", (LONG, "a", "b", set()), True),
        ("a long path, its collider given", (LONG, "a", "b", {"s"}), False),
        ("the middle opens", (M_SHAPE, "a", "b", {"m"}), False),
        ("one of two colliders given", (W_SHAPE, "a", "b", {"m"}), True),
        ("two colliders given", (W_SHAPE, "a", "b", {"m", "n"}), False),
        ("a node beside the path given", (W_SHAPE, "b", "a", {"d", "n"}), True),
        ("collider and a node beside the path", (W_SHAPE, "a", "b", {"d", "m"}), True),
    ])  # fmt: skip
    assert_cases(student.d_separated, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_paths(student, seed):
    """Looks at every path, some opened and some closed by what is given, from both ends."""
    cases = labelled([
        ("cause and grandchild, child given", (COLLIDER, "a", "grandchild", {"child"}), True),
        ("the alarm given", (ALARM, "b", "j", {"a"}), True),
        ("the other call given", (ALARM, "j", "m", {"b", "e"}), False),
        ("two paths, both closed", (TWO_WAYS, "a", "b", {"k"}), True),
        ("two paths, one closed, one opened", (TWO_WAYS, "a", "b", {"k", "m"}), False),
        ("two paths, one open", (TWO_WAYS, "a", "b", set()), False),
        ("a node opens, another closes", (M_SHAPE, "a", "b", {"m", "v"}), True),
        ("a long path, closed far away", (LONG, "a", "b", {"s", "p"}), True),
        ("a long chain", (LONG, "a", "r", set()), False),
        ("a long chain, one of it given", (LONG, "a", "r", {"p"}), True),
        ("four parents, the outer ones", (FOUR, "p", "s", {"c", "q", "r"}), False),
        ("four parents, the last ones", (FOUR, "r", "s", {"c", "p", "q"}), False),
        ("four parents, child not given", (FOUR, "r", "s", {"p", "q"}), True),
        ("up and down", (TURN, "x", "w", set()), False),
        ("up and down, turned round", (TURN, "w", "x", set()), False),
        ("up only", (TURN, "x", "w", {"z"}), False),
        ("up, and down to a given node", (TURN, "x", "w", {"n"}), False),
        ("down to a given node, and up", ({**TURN, "x": ["z", "n"]}, "x", "w", {"n"}), False),
        ("up again, late", (LATE_TURN, "x", "w", set()), False),
        ("pieces", (PIECES, "lone", "a", {"z"}), True),
        ("a detour past a given node", (DETOUR, "a", "b", {"m"}), False),
        ("a detour, all closed", (DETOUR, "a", "b", {"m", "u"}), True),
    ])  # fmt: skip
    assert_cases(student.d_separated, cases, compare=assert_equal)
    rng = np.random.default_rng(seed("graphs"))
    calls = []
    for density in (0.3, 0.45):
        parents = random_parents(rng, "abcdef", density)
        for x, y in combinations(parents, 2):
            rest = [name for name in parents if name not in (x, y)]
            given = {str(name) for name in rng.choice(rest, size=rng.integers(0, 4), replace=False)}
            calls += [(parents, x, y, given), (parents, y, x, given)]
    fixed = [(M_SHAPE, x, y, set(g)) for x, y in combinations(M_SHAPE, 2) for g in ("", "m", "u")]
    fixed.append((W_SHAPE, "b", "a", {"d", "n"}))  # some random graph could hold it
    assert_agrees(student.d_separated, by_paths, calls + fixed, compare=assert_equal)
    assert_leaves_arguments(student.d_separated, calls[:6])


@pytest.mark.points(1)
def test_edges(student):
    """Answers if x or y is given, if they are the same, and for graphs in several pieces."""
    cases = labelled([
        ("x given", (CHAIN, "a", "m", {"a"}), True),
        ("y given", (CHAIN, "a", "m", {"m"}), True),
        ("x and y given", (CHAIN, "a", "m", {"a", "m"}), True),
        ("x = y, not given", (CHAIN, "a", "a", set()), False),
        ("x = y, another given", (CHAIN, "m", "m", {"a"}), False),
        ("x = y, given", (CHAIN, "a", "a", {"a"}), True),
        ("another piece", (PIECES, "a", "lone", set()), True),
        ("another piece, something given", (PIECES, "lone", "z", {"c"}), True),
        ("neighbours", (PIECES, "a", "b", set()), False),
    ])  # fmt: skip
    assert_cases(student.d_separated, cases, compare=assert_equal)


@counterexample_search(
    parents=strategies.choices(CHAIN, FORK, COLLIDER, TWO_WAYS, M_SHAPE),
    ends=strategies.choices(("a", "b"), ("b", "a"), ("a", "m"), ("a", "a")),
    given=strategies.choices((), ("m",), ("a",), ("b", "m")),
    below=strategies.choices(False, True),
)
def agrees_with_the_reference(student, reference, parents, ends, given, below):
    seen = {*given, *(["child"] if below and "child" in parents else [])}
    call = parents, *ends, seen
    assert_equal(student.d_separated(*call), reference.d_separated(*call))
