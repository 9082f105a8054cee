"""What the notebook of game_theory claims."""

from itertools import combinations_with_replacement, product
from math import comb, factorial
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
    "section 5 also on `mdp_q_learning`.",
    "John von Neumann showed in 1928 [...]",
    "John Nash showed in 1950 [...]",
    "Lloyd Shapley showed in 1953 [...]",
    "In a zero-sum game their shares approach optimal mixes (Julia Robinson, 1951), [...]",
    "Here the other player has a say: it is the value of the table (Michael Littman, 1994).",
    "On the right is the **folk theorem**, known long before anybody wrote it down: [...]",
    "the points are those of Robert Axelrod's tournaments.",
    "In 1980 Robert Axelrod published two tournaments of programs that play [...]",
    "Tit for tat, sent in by Anatol Rapoport, won both.",
    why="history and citations",
)

given(
    "**Tests probe** players in any order, chance below [...]",
    "**Tests probe** mixtures of outcomes, edges and vertices, points [...]",
    "**Tests probe** hidden information (one choice for all [...]",
    "**Tests probe** which player has the rows, the [...]",
    "**Tests probe** the row player's mix, the [...]",
    "**Tests probe** the costs, a row for each [...]",
    "**Tests probe** answers at the same time, first [...]",
    "**Tests probe** either axis, each action by itself [...]",
    "**Tests probe** who chooses what, what the row [...]",
    "**Tests probe** several rounds, many rounds, columns, [...]",
    "**Tests probe** several levels, either player at [...]",
    "**Tests probe** the other's indifference, probabilities of [...]",
    "**Tests probe** whose regret is whose, what the [...]",
    "**Tests probe** first rounds, the two that never [...]",
    "**Tests probe** moves at the same time, each [...]",
    "**Tests probe** what comes before the cycle, cycles [...]",
    "**Tests probe** the row player's value, the [...]",
    "**Tests probe** taking turns, always defecting, the larger [...]",
    "**Tests probe** all five histories, the empty history [...]",
    "**Tests probe** the function for the value, the [...]",
    "Payoffs are equal, or at least $10^{-6}$ apart.",
    why="what hidden tests look at, held by stored answers",
)
given(
    "**On paper.** `[[3, 12, 8], [2, 4, 6], [14, 5, 2]]` [...]",
    "The 14 is bait.",
    "An even chance of $-4$ and $10$ is [...]",
    "A first player who may have this or [...]",
    "In the tree above the second branch stops [...]",
    "The third needs all of its leaves.",
    "That makes $3 + 1 + 3 = 7$ leaves of 9.",
    "In the game of cards the second player [...]",
    "If each node had its own choice there [...]",
    "For $\\begin{pmatrix} 3 & -1 \\\\ -2 & 4 \\end{pmatrix}$:",
    "$c = (0, 0, -1)$, the rows of [...]",
    "The game of cards, both start with action 0.",
    "Round 2: against *resign* holding is best; against *resign on red*, resigning.",
    "Round 3: the rows' payoffs against two *resign* [...]",
    "The shares are $(\\tfrac13, \\tfrac23)$ and $(\\tfrac23, \\tfrac13)$ [...]",
    "$A = \\begin{pmatrix} 3 & 0 & 2 \\\\ 5 & 1 & 2 \\end{pmatrix}$.",
    "Best rows for the columns: second, second, both.",
    "As a column player's table: the first [...]",
    "$A = \\begin{pmatrix} 1 & 1 & 0 [...]",
    "The third column loses to the second; then [...]",
    "$p = 2/3$ and $q = 1/3$, each [...]",
    "Matching pennies (both show a side of a coin; [...]",
    "Tit for tat against alld, three rounds:",
    "$0 + 1 + 1 = 2$ and $5 + 1 + 1 = 7$.",
    "Tit for tat against alld at $\\gamma = \\tfrac12$: [...]",
    "$0, 1, 0, 1, \\dots$ make $\\tfrac12 \\cdot \\tfrac12 / (1 - \\tfrac14) = \\tfrac13$.",
    "In the dilemma a saddle point: 1 for both, by defecting.",
    "In the concert $\\begin{pmatrix} 2 & 0 \\\\ 0 & 1 \\end{pmatrix}$ mixes [...]",
    "In the dilemma $(2.9, 2.9)$ and [...]",
    "Tit for tat at $\\gamma = 0.9$, after [...]",
    "$Q_{sab} = 0$, $r = 2$, $\\alpha = 0.5$ [...]",
    "One state, a table of value 1, $\\gamma = \\tfrac12$:",
    "$1$, then $1.5$, then $1.75$, towards $1/(1 - \\gamma) = 2$.",
    why="worked examples, which self-checks and hidden tests assert",
)
given(
    "Here are six strangers.",
    "Two players who help earn 3 points each.",
    "A cheat who meets a helper earns 5, and the helper nothing.",
    "Two cheats earn 1 each.",
    "Tomorrow you will meet programs like these, for [...]",
    "Best for me depends on what is best [...]",
    "This chapter unties the knot, first where one [...]",
    "In section 6 you identify the strangers and [...]",
    "The data are made up;",
    "`A` of shape `(m, n)` holds what the [...]",
    "Moves in the dilemma are 0 for C and 1 for D.",
    "Tables hold floats or integers, 8-bit ones [...]",
    "Two players move in turn, and see everything.",
    "A node is a leaf if and only [...]",
    "The players take one, two or three in [...]",
    "Dice and cards move, too, but they want nothing.",
    "Who moves where is now written in the [...]",
    "If the probabilities are not one for each [...]",
    "The first player gets a card, red or [...]",
    "On red, the first player may *resign* and lose 20.",
    "Otherwise (on black always) the first player *holds*.",
    "The second may then *resign*, and pay 10 [...]",
    "With how many would you rather not begin?",
    "Let $\\alpha$ be what the first player is [...]",
    "After each child the player who moves improves [...]",
    "one of the two has something as good elsewhere.",
    "Nodes that a player cannot tell apart form [...]",
    'If two nodes of a set have different `"actions"`, raise `ValueError`.',
    "The careful way: take the row whose worst [...]",
    "that entry is at least the one level and at most the other.",
    "If the two levels are equal, this entry [...]",
    "If the first row of [...]",
    "with $q$ the probability of the first column, [...]",
    "This holds only where there is no saddle [...]",
    "Return probabilities 1 or 0 and its entry.",
    "Its peak is the value; dotted are the two levels without coins.",
    "Return `(c, A_ub, b_ub, A_eq, b_eq, bounds)` [...]",
    "Arrays are compared at $10^{-12}$.",
    "Rock, paper, scissors: the loser pays 1.",
    "Now a rock that wins gets 2.",
    "If you kept to thirds, rock would be [...]",
    "Nobody solves programs while playing.",
    "Suppose that both take an action that does [...]",
    "Of actions whose sums of payoffs are within [...]",
    "Two interests",
    "From here on nobody has to lose.",
    "The first idea needs only one of them: [...]",
    "With `axis=0` list the best rows for [...]",
    "Counted in is whatever is at most `tol` [...]",
    "A pair of actions is a **Nash equilibrium** [...]",
    "Two examples.",
    "In the **dilemma** of the strangers, D is [...]",
    "An action is **strictly dominated** if another one is better whatever happens.",
    "Only fixed actions that survive can dominate, strictly [...]",
    "With $p$ the probability of the first row, [...]",
    "Return `(p, q)`, or `None` unless both lie [...]",
    "Each player's **regret** is what the best action would add:",
    "Both are 0 exactly at equilibria.",
    "Regrets are never below 0.",
    "If an entry of a mix is below [...]",
    "In the dilemma cheating is best, once.",
    "Five classics:",
    "**allc** always cooperates, **alld** always defects.",
    "`own` and `opp` are lists of 0 (C) [...]",
    "A strategy is a function: `a(own, opp)` [...]",
    "Moves are at the same time: nobody sees [...]",
    "Moves come back as integers, shape `(n_rounds, 2)`, totals as `(2,)`.",
    "A move that does not equal 0 or 1 raises `ValueError`.",
    "A strategy is a tuple of labels, one for [...]",
    "Two players of tit for tat meet, and [...]",
    "And with two Pavlovs?",
    "With the factor $1 - \\gamma$ in front the [...]",
    "If $u_t$ is the payoff of round $t$, counted from 0,",
    "Infinitely many terms, and still exact: if moves [...]",
    "Add up what comes before the cycle; a [...]",
    "The strategies depend on nothing but the last [...]",
    "last move is D.) Unless $0 \\le \\gamma < 1$, raise `ValueError`.",
    "If both knew which round is the last, [...]",
    "So let there be another one after each round with probability $\\gamma$, [...]",
    "What can nobody take from you?",
    "Suppose the other player wanted only to hurt you.",
    "`payoff` is symmetric, and $R, S, T, P$ [...]",
    "A threshold of 1 or more is returned as it is: never.",
    "`True` if the point is a mixture of [...]",
    "A threat is empty if nobody would carry it out.",
    "A pair of strategies is **subgame perfect** if [...]",
    "It is enough to try deviations in a [...]",
    "Both play `strategy`, which depends on the last moves only.",
    "Values are those of `repeated_value`; a deviation [...]",
    "than $10^{-9}$ to count. Unless $0 \\le \\gamma < 1$, raise `ValueError`.",
    "A parcel stands on a line of seven squares.",
    "If they choose different sides, it moves forward: [...]",
    "Off the upper end the first player wins [...]",
    "If nobody tells you the rules, learn them as in Q-learning.",
    "There the value of a state is its best action.",
    "Let $Q_{sab}$ be what the first player expects in all after [...]",
    "If the rules are known, sweep: from [...]",
    "A sweep uses the old values in all [...]",
    "Each classic says what it would have done after every history.",
    "How often was that what the stranger did?",
    "Everybody meets everybody, and a twin, for 200 [...]",
    "Cedar is none of the five.",
    "Look at the first figure, then count what [...]",
    "The only player missing is yours.",
    "Change `mine` as you like; as it stands [...]",
    "Which of the six does worst, and which [...]",
    "And who gains most if alld stays at home?",
    "Add a player, leave one out, let hands [...]",
    "SciPy solves linear programs of any size, by [...]",
    "Your six arrays are what `linprog` takes.",
    "For a dilemma with payoffs 4 (cheating a [...]",
    "Ten lines.",
    "Argue on half a page which field it [...]",
    why="a definition, a rule, a question, or the contract of an exercise, held by hidden tests",
)


def program(name, own, opp):
    """Return the next move of the program behind a stranger."""
    if not own:
        return int(name == "alld")
    moves = {"allc": 0, "alld": 1, "tft": opp[-1], "grim": int(1 in own or 1 in opp)}
    moves |= {"pavlov": int(own[-1] != opp[-1]), "two tats": int(tuple(opp[-2:]) == (1, 1))}
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
    "Bluff with two red cards of five; the second player resigns two times of five. "
    "The game is worth 1 to the first player.",
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


@claim(
    "On average there is one: [...]",
    "But more than a quarter of these games have none.",
    "So (D, D) is the only equilibrium, [...]",
)
def equilibria(reference, notebook):
    counts = notebook.names["counts"]
    assert 0.25 < counts[0] / counts.sum() < 0.29
    assert abs(counts @ np.arange(len(counts)) / counts.sum() - 25 / 5**2) < 0.05
    exact = sum((-1) ** k * comb(5, k) ** 2 * factorial(k) / 25**k for k in range(6))
    assert 0.25 < exact < 0.29  # inclusion and exclusion over sets of cells that can all be one
    A = POINTS[..., 0]
    assert reference.pure_nash(A, A.T) == [(1, 1)]


@claim("A hundred times as many rounds bring the bounds about ten times closer together, [...]")
def fictitious_play_is_slow(reference, notebook):
    cards = notebook.names["poker"]
    width = {n: np.subtract(*reference.fictitious_play(cards, n)[:1:-1]) for n in (10, 100, 1000)}
    width[10000] = np.subtract(*reference.fictitious_play(cards, 10000)[:1:-1])
    for n in (10, 100):
        assert 7 < width[n] / width[100 * n] < 13


@claim(
    "Nobody regrets anything, and yet each earns less than even the one who gives way, [...]",
)
def the_concert(reference, notebook):
    A, B = notebook.names["concert"]
    p, q = reference.mixed_nash_2x2(A, B)
    rows, columns = np.array([p, 1 - p]), np.array([q, 1 - q])
    assert_allclose([rows @ A @ columns, rows @ B @ columns], 2 / 3)
    assert min(A[1, 1], B[0, 0]) == 1
    assert_allclose(p * (1 - q) + (1 - p) * q, 5 / 9)


@claim("On the left alld lives on allc and on Pavlov (5.00 and 3.11), [...] (1.40).")
def alld_among_the_patient(notebook):
    row = dict(zip(notebook.names["classics"], notebook.names["values"][1, :, 0], strict=True))
    for name, written in {"allc": "5.00", "pavlov": "3.11", "tft": "1.40", "grim": "1.40"}.items():
        assert_rounds_to(row[name], written)


@claim(
    "Its threat is one bad round: [...]",
    "So it is perfect from $\\gamma = (T - R)/(R - P)$ on, [...] for the points.",
)
def when_pavlov_is_perfect(reference, notebook):
    def pavlov(own, opp):
        return reference.ipd_strategy("pavlov", own, opp)

    rng = np.random.default_rng(13)
    drawn = [tuple(np.cumsum(rng.uniform(0.5, 3, size=4))) for _ in range(20)]
    for S, P, R, T in [*drawn, (0.0, 1.0, 3.0, 5.0), (-9.0, -6.0, -1.0, 0.0)]:
        table = np.array([[[R, R], [S, T]], [[T, S], [P, P]]])
        threshold = (T - R) / (R - P)
        for gamma in (threshold - 0.02, threshold + 0.02, 0.99):
            if 0 < gamma < 1:
                perfect = reference.is_subgame_perfect(pavlov, table, gamma)
                assert perfect == (gamma >= threshold)
    assert_allclose((0 - -1) / (-1 - -6), 1 / 5)
    assert (5 - 3) / (3 - 1) == 1


@claim("A push on the left carries twice as far, and yet [...]")
def the_push_that_is_expected(reference, notebook):
    V, R, P = (notebook.names[name] for name in ("exact", "R", "P"))
    tables = R[:7] + 0.9 * P[:7] @ np.append(V, 0)
    left = np.array([reference.solve_2x2_zero_sum(table)[0] for table in tables])
    assert np.all(left[:6] < 0.45)
    assert_allclose(left[6], 0.5)
    learnt = [reference.solve_2x2_zero_sum(table)[0] for table in notebook.names["Q"][:7]]
    assert_allclose(learnt, left, atol=1e-3)


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


def best_against_tft(T, R, P, S, gamma):
    """Return what the best answer to tit for tat earns from the start, by value iteration."""
    kind, cross = 0.0, 0.0  # tit for tat is about to cooperate, to defect
    for _ in range(3000):
        now = [(1 - gamma) * pay + gamma * kind for pay in (R, S)]
        later = [(1 - gamma) * pay + gamma * cross for pay in (T, P)]
        kind, cross = max(now[0], later[0]), max(now[1], later[1])
    return kind


@claim(
    "Tit for tat is about to cooperate or about to defect, and a best answer needs one [...]",
    "If it cooperates in the first case, it earns $R$ for ever.",
    "If it defects there, two habits are left, [...]",
)
def two_habits(reference):
    rng = np.random.default_rng(11)
    for _ in range(20):
        S, P, R, T = np.cumsum(rng.uniform(0.5, 3, size=4))
        table = np.array([[[R, R], [S, T]], [[T, S], [P, P]]])
        threshold = reference.tft_threshold(table)
        for gamma in (threshold - 0.02, threshold + 0.02):
            if 0 < gamma < 0.98:
                gains = best_against_tft(T, R, P, S, gamma) - R
                assert (gains > 1e-6) == (gamma < threshold)
                habits = (1 - gamma) * T + gamma * P, (T + gamma * S) / (1 + gamma)
                assert_allclose(R + gains, max(R, *habits), atol=1e-9)


@claim(
    "A classic whose hand slips in three rounds of a hundred agrees with itself in about "
    "97 % of them.",
    "Five of the strangers have found their names: [...]",
    "Fir always defects, and Oak is grim.",
    "Fir opens with D in all four matches, Oak with C.",
    "Two defections in a row. One is forgiven: [...]",
)
def names_of_strangers(notebook):
    matches = notebook.names["matches"]
    for name, move in {"Fir": "D", "Oak": "C"}.items():
        assert set(matches.loc[matches["stranger"] == name, "moves"].str[0]) == {move}
    shares = {last: np.mean(found) for last, found in notebook.names["after"].items()}
    assert shares.pop("DD") > 0.9
    assert max(shares.values()) < 0.1
    found = notebook.names["found"]
    for stranger, name in STRANGERS.items():
        if name != "two tats":
            assert found.loc[stranger].idxmax() == name
            assert 0.96 < found.loc[stranger].max() < 0.99
    assert found.loc["Cedar"].max() < 0.75


def mean_points(a, b, slip=0.02, rounds=200):
    """Return what two strategies earn a round, exactly, if hands slip."""
    states, total = {((), ()): 1.0}, np.zeros(2)  # of own and other's moves what can still matter
    for _ in range(rounds):
        later = {}
        for (own, opp), weight in states.items():
            i, j = program(a, own, opp), program(b, opp, own)
            for x, y in product((0, 1), repeat=2):
                share = weight * (slip if x else 1 - slip) * (slip if y else 1 - slip)
                total += share * POINTS[i ^ x, j ^ y]
                after = kept((*own, i ^ x)), kept((*opp, j ^ y))
                later[after] = later.get(after, 0) + share
        states = later
    return total / rounds


def kept(moves):
    """Return the last two moves, behind a 1 if anything before them was a defection."""
    return (*((1,) if 1 in moves[:-2] else ()), *moves[-2:])


def standings(*mine):
    """Return, for each program to enter beside the six, these by their exact means, best first."""
    six = ("allc", "alld", "tft", "grim", "pavlov", "two tats")
    points = {}
    for a, b in combinations_with_replacement(six, 2):
        points[a, b], points[b, a] = mean_points(a, b)
    six_alone = {one: sum(points[one, other] for other in six) for one in six}
    return [sorted(six, key=lambda one: -six_alone[one] - points[one, own]) for own in mine]


@claim(
    "With `mine` as it stands, tit for two tats is first: it makes peace with both [...]",
    "alld is last. It lives on allc and on Pavlov, and gets little from others.",
    "Without alld it is allc that gains most.",
    "`tft` and `mine` are one program, so what lies between them is luck.)",
    "Make `mine` a second Pavlov, and on average Pavlov is first; [...]",
)
def the_tournament(notebook):
    table, order = notebook.names["table"], notebook.names["names"]
    points = table["points a round"]
    assert (points.idxmax(), points.idxmin()) == ("two tats", "alld")
    assert (table["without alld"] - points).idxmax() == "allc"
    means = dict(zip(order, notebook.names["results"].mean(axis=0), strict=True))
    tats = [order.index("tft"), order.index("mine")]
    assert means["two tats"][tats].min() > 2.8
    assert max(means["tft"][tats].max(), means["mine"][tats].max()) < 2.5
    gets = dict(zip(order, means["alld"], strict=True))
    assert min(gets.pop("allc"), gets.pop("pavlov")) > 2.9
    assert max(gets.values()) < 1.3
    for history in product((0, 1), repeat=3):
        other = list(history)
        assert notebook.names["mine"]([0, 0, 0], other, None) == other[-1]
    beside_tft, beside_pavlov, beside_allc = standings("tft", "pavlov", "allc")
    assert (beside_tft[0], beside_tft[-1]) == ("two tats", "alld")
    assert (beside_pavlov[0], beside_allc[0]) == ("pavlov", "grim")


@claim("as in every linear program with a solution and a corner, some corner is best. [...]")
def corners(reference, notebook):
    from scipy.optimize import linprog

    rng = np.random.default_rng(5)
    for m, n in product((2, 3), (2, 4)):
        arrays = reference.zero_sum_lp(rng.normal(size=(m, n)))
        z = notebook.names["solve_program"](*arrays)
        assert_allclose(z[-1], -linprog(*arrays).fun, atol=1e-9)
