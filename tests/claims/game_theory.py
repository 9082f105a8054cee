"""What the notebook of game_theory claims."""

from itertools import product
from pathlib import Path

import numpy as np
from numpy.testing import assert_allclose

from autograder.authoring.claims import assert_rounds_to, claim, given

DATA = Path("assignments/game_theory/data/strangers.csv")
POINTS = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
STRANGERS = {
    "Ash": "pavlov",
    "Birch": "allc",
    "Cedar": "two tats",
    "Elm": "tft",
    "Fir": "alld",
    "Oak": "grim",
}

given(
    "About seven hours.",
    "John von Neumann showed in 1928 [...]",
    "John Nash showed in 1950 [...]",
    "Lloyd Shapley showed in 1953 [...]",
    "In a zero-sum game their shares approach optimal mixes (Julia Robinson, 1951), [...]",
    "Here the other player has a say: it is the value of the table (Michael Littman, 1994).",
    "The **folk theorem**, known long before anybody wrote it down: [...]",
    why="history and citations",
)


def program(name, own, opp):
    """Return the next move of the program behind a stranger."""
    if not own:
        return int(name == "alld")
    moves = {"allc": 0, "alld": 1, "tft": opp[-1], "grim": int(1 in own or 1 in opp)}
    moves |= {"pavlov": int(own[-1] != opp[-1]), "two tats": int(opp[-2:] == [1, 1])}
    return moves[name]


@claim("Each has played four matches of a hundred rounds; [...]")
def the_strangers_can_be_made_again():
    rng = np.random.default_rng(2027)
    lines = ["stranger,match,moves,opponent"]
    for stranger, name in STRANGERS.items():
        for match in range(1, 5):
            own, opp = [], []
            for _ in range(100):
                slip, coin = rng.random() < 0.03, int(rng.integers(0, 2))
                own, opp = [*own, program(name, own, opp) ^ slip], [*opp, coin]
            texts = ("".join("CD"[m] for m in moves) for moves in (own, opp))
            lines.append(f"{stranger},{match}," + ",".join(texts))
    assert DATA.read_text() == "\n".join(lines) + "\n"


@claim(
    "The branches are worth 3, 2 and 2, so the tree is worth 3.",
    "Whoever begins loses if the number of sticks is a multiple of four, and wins otherwise: [...]",
)
def trees(reference, notebook):
    tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
    assert [min(branch) for branch in tree] == [3, 2, 2]
    assert reference.minimax_value(tree) == 3
    values = [reference.minimax_value(notebook.names["sticks"](n)) for n in range(1, 14)]
    assert values == [-1 if n % 4 == 0 else 1 for n in range(1, 14)]


@claim(
    "The game of cards: $a + d - b - c = -25$, [...]",
    "In the game of cards the rows' worst are $-5$ and $-5$, [...]",
    "So the levels are $-5$ and $5$.",
    "Bluff with two red cards of five. The game is worth 1 to the first player.",
    "No: rock and scissors a quarter each, paper half of the time.",
)
def zero_sum(reference, notebook):
    cards = notebook.names["poker"]
    assert cards.tolist() == [[-5, 5], [10, -5]]
    assert_allclose(reference.solve_2x2_zero_sum(cards), (0.6, 0.4, 1))
    assert reference.security_levels(cards) == (-5, 5)
    rock = np.array([[0.0, -1, 2], [1, 0, -1], [-2, 1, 0]])
    z = notebook.names["solve_program"](*reference.zero_sum_lp(rock))
    assert_allclose(z, [0.25, 0.5, 0.25, 0], atol=1e-12)


@claim("More than a quarter of these have none.", "So (D, D) is the only equilibrium, [...]")
def equilibria(reference, notebook):
    counts = notebook.names["counts"]
    assert 0.25 < counts[0] / counts.sum() < 0.29
    A = POINTS[..., 0]
    assert reference.pure_nash(A, A.T) == [(1, 1)]


@claim(
    "Tit for tat takes turns: each punishes the other for the last punishment, [...] again.",
    "Points 5, 3, 1, 0: [...]",
    "If I forgive instead, I get 3.",
)
def repetition(reference, notebook):
    names = notebook.names
    moves = {}
    for name in ("tft", "pavlov"):

        def once(own, opp, name=name):
            return names["slips_once"](name, 2, own, opp)

        def plain(own, opp, name=name):
            return reference.ipd_strategy(name, own, opp)

        moves[name] = reference.play_ipd(once, plain, POINTS, 60)[0]
    assert np.all(moves["tft"][2:].sum(axis=1) == 1)
    assert moves["pavlov"][2:5].tolist() == [[1, 0], [1, 1], [0, 0]]
    assert moves["pavlov"][4:].sum() == 0
    assert_allclose(reference.tft_threshold(POINTS), 2 / 3)
    assert_allclose(reference.tft_threshold(names["years"]), 1 / 6)
    assert_rounds_to(5 / 1.9, "2.63")


@claim(
    "A classic whose hand slips in three rounds of a hundred agrees with itself in about 97 % of them.",
    "Five of the strangers have found their names: [...]",
    "And Cedar is none of the five. It defects after two defections in a row: [...]",
)
def names_of_strangers(notebook):
    found = notebook.names["found"]
    for stranger, name in STRANGERS.items():
        if name != "two tats":
            assert found.loc[stranger].idxmax() == name
            assert 0.96 < found.loc[stranger].max() < 0.99
    assert found.loc["Cedar"].max() < 0.75


@claim(
    "Allc does worst: alld and grim live on it. [...]",
    "grim is behind, because hands slip. Without alld it is allc that gains most.",
)
def the_tournament(notebook):
    table = notebook.names["table"]
    points, without = table["points a round"], table["without alld"]
    assert points.idxmin() == "allc"
    top = points[["pavlov", "tft", "two tats"]]
    assert top.max() - top.min() < 0.05
    assert table["least"][top.index].max() < table["most"][top.index].min()
    assert points["grim"] < top.min()
    assert (without - points).idxmax() == "allc"
    means = notebook.names["results"].mean(axis=0)
    order = notebook.names["names"]
    allc = order.index("allc")
    assert {order[k] for k in np.argsort(means[:, allc])[-2:]} == {"alld", "grim"}


@claim("as in every linear program with a solution and a corner, some corner is best. [...]")
def corners(reference, notebook):
    from scipy.optimize import linprog

    rng = np.random.default_rng(5)
    for m, n in product((2, 3), (2, 4)):
        arrays = reference.zero_sum_lp(rng.normal(size=(m, n)))
        z = notebook.names["solve_program"](*arrays)
        assert_allclose(z[-1], -linprog(*arrays).fun, atol=1e-9)
