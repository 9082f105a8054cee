"""Game trees to ask about, as nested lists and as dicts, and their values."""

import numpy as np

from autograder.testing import as_tuple, assert_close, assert_equal


def leaf(v):
    """Return the end of a game."""
    return {"value": v}


def leaves_of(children):
    """Return trees, where numbers may stand for leaves."""
    return [child if isinstance(child, dict) else leaf(child) for child in children]


def node(kind, *children):
    """Return a node of a player who sees everything."""
    return {"type": kind, "children": leaves_of(children)}


def chance(probs, *children):
    """Return a node of chance."""
    return {**node("chance", *children), "probs": list(probs)}


def move(kind, info, actions, *children):
    """Return a node of a player in an information set."""
    return {**node(kind, *children), "info": info, "actions": list(actions)}


def poker(red=0.5):
    """Return a game of cards whose first player does not see the card either, and may resign."""
    hold = [move("min", "call", ("resign", "see"), 10, v) for v in (-40, 30)]
    return chance(
        (red, 1 - red),
        move("max", "red", ("resign", "hold"), -20, hold[0]),
        move("max", "red", ("resign", "hold"), -20, hold[1]),
    )


def assert_normal_form(got, expected):
    """Assert the table, entries with a tolerance, and both lists of strategies as they are."""
    A, rows, columns = as_tuple(got, 3)
    assert_equal(rows, expected[1], what="the row strategies")
    assert_equal(columns, expected[2], what="the column strategies")
    assert_close(A, np.array(expected[0], dtype=float), atol=1e-9, what="the table")


def random_tree_of_moves(rng, depth, *, leaf=0.15, whole=True):
    """Return nested lists with integer leaves, some of them high up; no two alike if not whole."""
    if depth == 0 or rng.random() < leaf:
        return int(rng.integers(-50, 51)) if whole else float(rng.normal())
    width = rng.integers(1, 4)
    return [random_tree_of_moves(rng, depth - 1, leaf=leaf, whole=whole) for _ in range(width)]


def random_tree_with_chance(rng, depth):
    """Return a tree of dicts with players and chance in any order."""
    if depth == 0 or rng.random() < 0.1:
        return {"value": float(rng.normal())}
    kind = ("max", "min", "chance")[rng.integers(3)]
    node = {"type": kind}
    node["children"] = [random_tree_with_chance(rng, depth - 1) for _ in range(rng.integers(1, 4))]
    if kind == "chance":
        node["probs"] = rng.dirichlet(np.ones(len(node["children"]))).tolist()
    return node


def value_of_moves(tree, first=True):
    """Return the value of nested lists: the best that the first player can do for sure."""
    if not isinstance(tree, list):
        return tree
    return (max if first else min)(value_of_moves(child, not first) for child in tree)
