"""Hidden tests of strategies_matrix; first docstring lines are shown to students."""

import pytest

from autograder.hidden_tests.game_theory.game_trees import (
    assert_normal_form,
    chance,
    leaf,
    move,
    poker,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

CARDS = chance(
    (0.25, 0.75),
    move("max", "high", "bc", move("min", "reply", "fs", 1, 4), move("min", "none", "xy", -2, 3)),
    move("max", "apex", "cb", 2.5, move("min", "reply", "fs", 1, -4)),
)


@pytest.mark.points(1)
def test_hidden_information(student):
    """Has one choice for all nodes of a set, averages over unequal chances, changes no tree."""
    names = [("resign",), ("hold",)], [("resign",), ("see",)]
    cases = [
        (poker(), ([[-20, -20], [10, -5]], *names)),
        (poker(0.25), ([[-20, -20], [10, 12.5]], *names)),
        (
            move(
                "max", "me", "ht", *[move("min", "you", "ht", *pay) for pay in ((3, -1), (-2, 4))]
            ),
            ([[3, -1], [-2, 4]], [("h",), ("t",)], [("h",), ("t",)]),
        ),
    ]
    red = move("min", "reply", ("resign", "see"), 10, -40)
    black = move("min", "reply", ("resign", "see"), 10, 30)
    depths = chance((0.25, 0.75), move("max", "red", ("resign", "hold"), -20, red), black)
    answer = [[2.5, 17.5], [10, 12.5]], *names
    cases.append(Case((depths,), answer, label="nodes of a set at two depths"))
    assert_cases(student.strategies_matrix, cases, compare=assert_normal_form)
    assert_leaves_arguments(student.strategies_matrix, [call for call, _ in cases[:3]])


@pytest.mark.points(1)
def test_orders(student):
    """Orders sets by name and strategies like itertools.product, with actions as listed."""
    tree = move(
        "max", "z", ("up", "down"), move("max", "a", "qp", 1.5, 2), move("max", "m", "rs", 3, 4)
    )
    rows = [(x, y, z) for x in "qp" for y in "rs" for z in ("up", "down")]
    table = [[{"up": {"q": 1.5, "p": 2}[x], "down": {"r": 3, "s": 4}[y]}[z]] for x, y, z in rows]
    replies = move(
        "max",
        "only",
        "ab",
        *[move("min", k, "cd", *v) for k, v in zip(("y", "xx"), ((1, 2), (3, 4)), strict=True)],
    )
    columns = [(x, y) for x in "cd" for y in "cd"]
    second = [[1, 2, 1, 2], [3, 3, 4, 4]]
    high = [("c", "b"), ("c", "c"), ("b", "b"), ("b", "c")]
    pairs = [("x", "f"), ("x", "s"), ("y", "f"), ("y", "s")]
    cards = [
        [
            0.25 * ({"f": 1, "s": 4}[r] if h == "b" else {"x": -2, "y": 3}[n])
            + 0.75 * (2.5 if a == "c" else {"f": 1, "s": -4}[r])
            for n, r in pairs
        ]
        for a, h in high
    ]
    never = chance((0, 1), move("max", "b", "xy", 7, 8), move("max", "c", "uv", 2, 3))
    also = [("x", "u"), ("x", "v"), ("y", "u"), ("y", "v")]
    forced = move("max", "m", ("go",), move("min", "y", "cd", 1, 2.5))
    capital = move("max", "a", "pq", move("max", "B", "rs", 1, 2), 3)
    both = [("r", "p"), ("r", "q"), ("s", "p"), ("s", "q")]
    cases = [
        Case((tree,), (table, rows, [()]), label="three sets of one player"),
        Case((replies,), (second, [("a",), ("b",)], columns), label="two sets of the other"),
        Case((CARDS,), (cards, high, pairs), label="chance at the root"),
        Case((never,), ([[2], [3], [2], [3]], also, [()]), label="a set that no chance leads to"),
        Case((forced,), ([[1, 2.5]], [("go",)], [("c",), ("d",)]), label="a single action"),
        Case((capital,), ([[1], [3], [2], [3]], both, [()]), label="a name with a capital letter"),
    ]
    assert_cases(student.strategies_matrix, cases, compare=assert_normal_form)


@pytest.mark.points(1)
def test_players_without_a_move(student):
    """Gives a player without a move the one strategy (); keeps sets of one name apart."""
    same = move("max", "s", "ab", move("min", "s", "cd", 1, 2), move("min", "s", "cd", 3.5, 0))
    cases = [
        Case((same,), ([[1, 2], [3.5, 0]], [("a",), ("b",)], [("c",), ("d",)]), label="one name"),
        Case((move("min", "i", "xyz", 1, 2, 3),), ([[1, 2, 3]], [()], [("x",), ("y",), ("z",)])),
        Case(
            (move("max", "i", "xyz", 1, 2, 3),), ([[1], [2], [3]], [("x",), ("y",), ("z",)], [()])
        ),
        Case((chance((0.25, 0.75), 4, 8),), ([[7]], [()], [()]), label="chance alone"),
        Case((leaf(2.5),), ([[2.5]], [()], [()]), label="a single leaf"),
    ]
    assert_cases(student.strategies_matrix, cases, compare=assert_normal_form)


@pytest.mark.points(1)
def test_sets_of_unlike_nodes(student):
    """Raises ValueError if nodes of one set have other actions, or in another order."""

    def two(kind, first, second):
        pair = [move(kind, "s", actions, *range(len(actions))) for actions in (first, second)]
        return (chance((0.5, 0.5), *pair),)

    calls = {
        "other labels": two("max", "ab", "ac"),
        "other labels, sorted the other way": two("max", "ac", "ab"),
        "more actions": two("min", "ab", "abc"),
        "another order": two("max", "ab", "ba"),
        "another order, descending first": two("max", "ba", "ab"),
        "another order, second player": two("min", "ab", "ba"),
    }
    calls["a node below probability 0"] = ({**calls["another order"][0], "probs": [1, 0]},)
    works_on = [two("max", "ab", "ab"), (poker(),)]
    assert_raises(student.strategies_matrix, ValueError, calls, works_on=works_on)


@counterexample_search(
    tree=strategies.choices(
        move("max", "i", "ab", 1, 2),
        move("min", "i", "ab", 1, 2),
        chance((0.25, 0.75), move("max", "b", "xy", 0, 4), move("max", "a", "yx", 0, 4)),
        move("max", "i", "ab", move("min", "j", "cd", 1, 2), move("min", "j", "cd", 3, 5)),
    )
)
def agrees_with_the_reference(student, reference, tree):
    assert_normal_form(student.strategies_matrix(tree), reference.strategies_matrix(tree))
