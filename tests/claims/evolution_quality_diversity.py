"""What the notebook of evolution_quality_diversity claims."""

import time
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.testing import assert_allclose
from scipy.optimize import differential_evolution
from scipy.spatial import cKDTree
from scipy.stats import norm

from autograder.authoring.claims import assert_rounds_to, claim, given, printed

DATA = Path("assignments/evolution_quality_diversity/data")

given(
    "About six hours.",
    "A solution is a [...] exit.",
    "Section 2 rewards something else.",
    "The second half keeps [...] it.",
    "What is a thousand [...] one?",
    "In section 4 a [...] maze.",
    "All randomness comes from [...] ones.",
    "Rechenberg and Schwefel began [...] measured.",
    "Each of $n$ offspring [...] $\\sigma$:",
    "Parents $(1, 10)$ and [...] 0.5$.",
    "Twelve offspring of the [...] sizes:",
    "The simplest rule is [...] best.",
    "Now from the beginning: [...] is.",
    "The hill $f(x) = [...] $1$.",
    "Which step size is [...] generations?",
    "Which after a hundred?",
    "Thin lines are five [...] median.",
    "Rechenberg's rule of 1973 [...] parent.",
    "(The rule was made [...] fifty.",
    "Lehman and Stanley (2011) [...] goal.",
    "With the factor $a [...] 1.5$:",
    "(A trap of randomized_optimization was [...] directions.)",
    "Ask for something new: [...] seen.",
    "In the maze, those [...] parents.",
    "The archive holds $(0, [...] 2$.",
    "So a descriptor enters [...] threshold.",
    "And one after the [...] in.",
    "An empty archive, the [...] 1$.",
    "The whole search, with [...] goal:",
    "In how many of ten [...] ring?",
    "And in how many [...] selected?",
    "Make the objective as [...] corner.",
    "Then change what it [...] direction.",
    "Novelty has a price: it cannot prefer.",
    "Of all that it [...] them.",
    "The best one for [...] place",
    "Novelty search keeps all [...] kind.",
    "Quality diversity wants both: [...] so.",
    "The example is a [...] origin.",
    "A solution $x \\in [...] before.",
    "Kinds of behaviour are [...] cell.",
    "Four parts, ranges $[0, [...] 9)$:",
    "A new solution challenges [...] else.",
    "MAP-Elites (Mouret and Clune, [...] result.",
    "Its size is the [...] diversity.",
    "The QD-score puts both [...] elites.",
    "MAP-Elites with 100 random [...] only.",
    "Which fills more cells [...] all?",
    "Which with 3,000?",
    "And whose elites are better?",
    "Each individual competes with [...] outperform?",
    "Descriptors $0, 1, 5$, [...] 1$.",
    "(One way out is Voronoi [...] each.)",
    "An unstructured archive has [...] entry.",
    "Cully and Demiris (2018) [...] radius.",
    "One entry, at $0$ [...] $0.5$.",
    "Tonight one joint of [...] reach.",
    "Twenty targets are waiting.",
    "Four ways to serve them:",
    "best of ten: for each [...] best;",
    "Must one try all elites?",
    "By what factor do [...] of them?",
    "map: try every elite [...] nearest;",
    "Orange is the locked [...] targets.",
    "Explain the effect of [...] way?",
    "Ten to fifteen lines.",
    "Half a page, with [...] wrong.",
    "The idea is that [...] joints.",
    "They do better than [...] guess.",
    "Try the elite that [...] next.",
    "Their robot walked again within two minutes.",
    "Strategies that climb without [...] kind.",
    why="history, order, a definition, a question, advice, or an estimate for the reader",
)
given(
    "The recipe: rng.integers(0, mu, [...] steps.",
    "n may be 0.",
    "Tests probe the order of [...] ValueError.",
    "Best first.",
    "If mu is not [...] ValueError.",
    "Tests probe the order, [...] ValueError.",
    "The new population has [...] offspring:",
    "$\\mu + \\lambda$ rows, [...] 0.",
    "Tests probe the recipe, that the [...] 0.",
    "The recipe: rng.uniform(-5, 5, [...] rng.",
    "Return the best row [...] included.",
    "It may be called [...] calls.",
    "Tests probe the recipe, no [...] calls.",
    "At exactly one fifth, [...] is.",
    "Tests probe shares above [...] ValueError.",
    "If the archive has [...] infinite.",
    "Rows of the archive [...] 0.",
    "If k is below [...] ValueError.",
    "It enters if its [...] enters.",
    "Tests probe that rows [...] integers.",
    "update the archive with [...] rows;",
    "the more novel half [...] parents;",
    "The archive begins empty, [...] first rows.",
    "Each of n_gen generations [...] steps.",
    "Of $n$ rows the [...] 2.",
    "Call it once for [...] $q$.",
    "Return the archive; for [...] q)$.",
    "Tests probe the recipe, that scores [...] spreads.",
    "A boundary belongs to [...] exact).",
    "If bins is below [...] ValueError.",
    "Tests probe different ranges [...] ValueError.",
    "NaN is never stored; [...] usual.",
    "Tests probe empty cells, [...] integers.",
    "The recipe: rng.uniform(0, 1, [...] order.",
    "Then n_iter times: cells [...] it.",
    "Fitness and behaviour are [...] 1.",
    "Tests probe the random [...] do.",
    "For an empty grid [...] 0.",
    "If n_cells is below [...] ValueError.",
    "If $k \\ge n$, [...] count.",
    "For a k below [...] ValueError.",
    "Tests probe an empty [...] integers.",
    why="the contract of an exercise, which hidden tests hold",
)


def hill(x):
    return -float(x @ x)


def gaps_of(notebook, title):
    """Return how many of ten runs end in the ring, as the notebook prints it."""
    line = next(x for x in notebook.printed.splitlines() if x.strip().startswith(title + ":"))
    return int(line.split(":")[1].split()[0])


# --- strategies -----------------------------------------------------------------------------------


@claim(
    "It walks eight straight [...] slides along.",
    "Here is what becomes [...] the exit:",
    "The square is the start, the green ring (of radius 1) the exit.",
    "The robot has found the nearest place [...] no nearer.",
)
def the_robot_is_stuck(notebook):
    names = notebook.names
    path = names["walk"](np.zeros(8), start=(1.5, 1.5))
    assert path.shape == (33, 2)
    assert_allclose(np.diff(path, axis=0)[:4], np.tile([1.0, 0.0], (4, 1)))
    best, end_of, to_exit = (names[name] for name in ("best", "end_of", "to_exit"))
    assert 3.49 < to_exit(end_of(best)) < 3.51
    rng = np.random.default_rng(1)
    tried = [to_exit(end_of(best + 0.1 * rng.standard_normal(8))) for _ in range(2000)]
    assert min(tried) > to_exit(end_of(best)) - 0.01
    assert min(tried) > 3.49
    end = end_of(best)
    assert names["WALLS"][int(end[1] + 0.5)][int(end[0])]  # the wall is right above


@claim("With $\\sigma = 0.03$ all end [...] worst of all.")
def deception_in_one_picture(reference, notebook):
    names = notebook.names
    ends = {
        sigma: np.array([
            names["end_of"](child)
            for child in reference.gaussian_offspring(
                names["best"][np.newaxis], 12, sigma, np.random.default_rng(2)
            )
        ])
        for sigma in (0.03, 0.5)
    }  # fmt: skip
    assert (ends[0.03][:, 1] > 8.7).all()
    assert (np.abs(ends[0.03][:, 0] - 4.5) < 0.5).all()
    gaps = np.array([names["to_exit"](end) for end in ends[0.5]])
    beyond = ends[0.5][:, 0] > 13  # the long wall ends with column 12
    assert beyond.sum() == 1
    assert gaps.argmax() == beyond.argmax()
    assert_rounds_to(gaps.max(), "12")


@claim("The robot's is of little use: [...] to the same wall.")
def the_slope_leads_to_the_wall(notebook):
    f, ends = notebook.names["nearness"], []
    for seed in range(10):
        x = np.random.default_rng(seed).uniform(-5, 5, size=8)
        for _ in range(200):
            slope = (np.array([f(x + row) for row in 1e-6 * np.eye(8)]) - f(x)) / 1e-6
            length = np.linalg.norm(slope)
            if length < 50:  # beyond that it has met a jump
                x = x + 0.05 * slope / max(length, 1)
        ends.append(-f(x))
    assert sum(3.49 < gap < 4.01 for gap in ends) >= 8
    assert min(ends) > 3.49
    steps = np.linspace(0, 2 * np.pi, 20_001)
    reached = np.array([notebook.names["end_of"](np.full(8, angle)) for angle in steps])
    assert np.abs(np.diff(reached, axis=0)).max() > 0.4  # a jump, at steps of 0.0003


@claim(
    "If the draws are [...] (3, 19.5)$.",
    "Fitness $(1, 9, 5)$ and $\\mu = 2$: row 1, then row 2.",
    "Fitness $(5, 9, 5)$: row 1, then row 0, which came first.",
    "It looks at the order only, [...] in logarithms.",
    "$f(x) = -x^2$ on $3, -1, 2$ gives $-9, -1, -4$.",
    "With $\\mu = 1$ the parent [...] -1, -1$.",
    "$3$ of $10$ turn [...] into $0.5$.",
)
def strategies_on_paper(reference, rng):
    assert_allclose(np.array([2, 20]) + 0.5 * np.array([2, -1]), [3, 19.5])
    P = np.arange(3.0)[:, np.newaxis]
    assert reference.es_select(P, np.array([1.0, 9, 5]), 2)[0].ravel().tolist() == [1, 2]
    assert reference.es_select(P, np.array([5.0, 9, 5]), 2)[0].ravel().tolist() == [1, 0]
    fitness = rng.uniform(1, 9, size=3)
    for other in (100 * fitness, np.log(fitness)):
        same = reference.es_select(P, other, 3)[0], reference.es_select(P, fitness, 3)[0]
        assert_allclose(*same)
    P = np.array([[3.0], [-1.0], [2.0]])
    assert [-(x[0] ** 2) for x in P] == [-9, -1, -4]
    assert reference.es_step(P, hill, 1, 2, 0.0, rng).ravel().tolist() == [-1, -1, -1]
    steps = [
        reference.one_fifth_rule(*call) for call in ((0.5, 3, 10), (0.5, 2, 10), (0.75, 1, 10))
    ]
    assert steps == [0.75, 0.5, 0.5]


@claim(
    "After ten generations the largest, after a hundred the middle one.",
    "Large steps come near [...] progress stops.",
    "The smallest is still [...] the three.",
    "The two larger step sizes [...] on its way.",
)
def three_step_sizes(reference, rng):
    ends = {}
    for sigma in (0.01, 0.1, 1.0):
        runs = [reference.es_run(hill, 5, 10, 50, sigma, 100, np.random.default_rng(s))[2]
                for s in range(5)]  # fmt: skip
        ends[sigma] = np.median(runs, axis=0)
    assert ends[1.0][10] > ends[0.1][10] > ends[0.01][10]
    assert ends[0.1][100] > ends[1.0][100] > ends[0.01][100]
    late = [reference.es_run(hill, 5, 10, 50, sigma, 400, np.random.default_rng(0))[2]
            for sigma in (0.01, 0.1, 1.0)]  # fmt: skip
    assert late[0][400] > late[1][400] > late[2][400]
    gains = [np.sqrt(history[100] / history[200]) for history in late]
    assert gains[0] > 10
    assert max(gains[1:]) < 2
    near = np.full(5, 0.3 / np.sqrt(5))  # at the distance 0.3, where steps of size 1 have stopped
    children = near + rng.standard_normal((20_000, 5))
    assert np.mean((children**2).sum(axis=1) < 0.09) < 0.01


@claim("The border is one success in five: [...] in between.")
def one_in_five():
    sigma = np.linspace(0.01, 5, 5000)  # in units of the distance over d, as d grows
    gain = sigma / np.sqrt(2 * np.pi) * np.exp(-(sigma**2) / 8) - sigma**2 / 2 * norm.sf(sigma / 2)
    assert_rounds_to(norm.sf(sigma[gain.argmax()] / 2), "0.27")
    assert_rounds_to(1 / (2 * np.e), "0.18")  # Rechenberg's share for the corridor
    assert 0.18 < 1 / 5 < 0.27


@claim("The factor $a$ decides how steep it is: [...] in its place.")
def the_factor_sets_the_pace(notebook):
    climb, ends = notebook.names["climb"], {}
    for factor in (1.1, 1.5, 2.0):
        runs = [climb(hill, 5, 50, 100, np.random.default_rng(s), 1.0, factor) for s in range(5)]
        ends[factor] = np.median([-run[-1, 0] for run in runs])
        shorter = [np.mean(np.diff(run[:, 1]) < 0) for run in runs]
        if factor == 1.5:
            assert min(shorter) > 0.9
    assert ends[1.1] > 1e6 * ends[1.5]
    assert ends[1.5] > 100 * ends[2.0]


@claim("No fixed $\\sigma$ follows that far; [...] nearest of the three.")
def a_step_size_that_adapts(reference, notebook):
    climb = notebook.names["climb"]
    for seed in range(3):
        rule = -climb(hill, 5, 50, 50, np.random.default_rng(seed))[-1, 0]
        theirs = differential_evolution(
            lambda x: -hill(x), [(-5, 5)] * 5, popsize=10, maxiter=59, tol=0, polish=False, rng=seed
        ).fun
        fixed = [
            -reference.es_run(hill, 5, 10, 50, sigma, 49, np.random.default_rng(seed))[1]
            for sigma in (0.01, 0.03, 0.1, 0.3, 1.0)
        ]
        assert 1000 * rule < theirs < min(fixed) / 1000


# --- novelty --------------------------------------------------------------------------------------


@claim(
    "The descriptor $(0, 0)$ lies $0$, $5$ and $15$ away: its novelty is $2.5$.",
    "And $(3, 0)$ lies $3$, $4$ and $\\sqrt{180}$ away:",
    "$3.5$.",
    "$0$ enters; [...] does not.",
    "The archive is $0, 3$.",
    "(With $k = 1$ no duplicate ever enters.",
    "With $k = 2$ one can [...] = 5$.)",
)
def archives_on_paper(reference, rng):
    archive = np.array([[0.0, 0], [3, 4], [9, 12]])
    B = np.array([[0.0, 0], [3, 0]])
    assert np.linalg.norm(archive - B[0], axis=1).tolist() == [0, 5, 15]
    assert_allclose(np.linalg.norm(archive - B[1], axis=1), [3, 4, np.sqrt(180)])
    assert reference.novelty_scores(B, archive, 2).tolist() == [2.5, 3.5]
    line = np.array([[0.0], [1], [3], [4]])
    assert reference.archive_update(line[:0], line, 1.0, 1).ravel().tolist() == [0, 3]
    assert reference.novelty_scores(line[:1], np.array([[0.0], [10]]), 2)[0] == 5
    rows = rng.integers(0, 4, size=(200, 2)).astype(float)
    kept = reference.archive_update(rows[:0], rows, 0.0, 1)
    assert len(kept) == len(np.unique(kept, axis=0)) == len(np.unique(rows, axis=0))


@claim("It is no fault of the strategy: [...] at the wall.")
def the_way_around(notebook):
    names = notebook.names
    way = np.array(shortest_way(names["WALLS"], (4, 8), (4, 12))) + 0.5
    gaps = np.hypot(*(way - names["EXIT"]).T)
    assert gaps[-1] == 0
    assert (gaps[way[:, 1] < 10] > 3.5).all()  # the room of the ring begins with row 10
    assert way[:, 1].min() < 5  # back south, below the long wall in row 5
    assert way[:, 0].max() > 13  # and around its end in column 12


def shortest_way(walls, start, goal):
    """Return the squares of a shortest way, found by breadth-first search."""
    came_from, queue = {start: None}, [start]
    for column, row in queue:
        for step in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if step not in came_from and not walls[step[1]][step[0]]:
                came_from[step] = (column, row)
                queue.append(step)
    way = [goal]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


@claim(
    "Nine of the ten populations have gathered at the wall; one was lucky.",
    "The maze, 29 generations [...] $0.5$.",
    "A robot is in the ring [...] farther on.",
    "Random directions are there in two of ten.",
    "Both methods and a third, [...] robots each:",
    "Novelty search is in the ring all ten times, [...] same wall.",
    "Random directions, which select nothing, [...] cannot be caught.",
    "In this maze a bad objective is worse than none.",
    "The objective leaves [...] in the descriptor.",
    "And it works since [...] free squares.",
)
def novelty_gets_there(notebook):
    names = notebook.names
    assert 30 + 70 + 40 * 70 == 29 * 100 == 2900
    stuck = [end for end, gap in zip(names["strategy_ends"], names["strategy_gaps"], strict=True)
             if gap > 1]  # fmt: skip
    assert len(names["strategy_gaps"]) == 10
    assert len(stuck) == 9
    assert (np.abs(np.array(stuck) - [4.5, 9.0]) < [0.5, 0.1]).all()
    counts = [gaps_of(notebook, name) for name in names["nearest"]]
    assert counts == [1, 10, 2]
    assert max(names["nearest"]["random directions"]) < 3.4
    assert "objective" not in names["explore"].__code__.co_names
    table = pd.read_csv(DATA / "maze.csv").to_numpy()
    assert (table != 1).sum() == 230
    seen = names["seen"]
    south, room = seen[:, 1] < 5, (seen[:, 0] < 12) & (seen[:, 1] > 10)
    order = np.arange(len(seen))
    assert np.median(order[south]) < np.median(order[~south]) < np.median(order[room])
    assert (order[room] > 200).all()


@claim("Describe a robot by [...] in the ring.")
def a_descriptor_without_places(reference, notebook):
    names = notebook.names
    sizes, nearest = [], []
    for seed in range(10):
        rng, ends = np.random.default_rng(seed), []

        def describe(directions, ends=ends):
            ends.append(names["end_of"](directions))
            return np.array([np.cos(directions[-1]), np.sin(directions[-1])])

        start = rng.uniform(-5, 5, size=(100, 8))
        kept = reference.novelty_search(describe, start, 29, 100, 0.3, 15, 0.5, rng)
        sizes.append(len(kept))
        nearest.append(min(map(names["to_exit"], ends)))
    assert (min(sizes), max(sizes)) == (52, 56)
    assert len(names["seen"]) == 1960
    assert min(nearest) > 1


# --- maps -----------------------------------------------------------------------------------------


@claim(
    "Few random hands come near it, and few to its left side.",
    "A step from an elite often [...] any other.",
)
def hands_and_steps(reference, notebook, rng):
    names = notebook.names
    hands = np.array([names["hand"](x) for x in rng.uniform(0, 1, size=(4000, 8))])
    assert np.mean(np.linalg.norm(hands, axis=1) > 0.9) < 0.05
    assert np.mean(hands[:, 0] < -0.5) < 0.1
    arms, near = names["arms"], []
    for cell in sorted(arms):
        child = np.clip(arms[cell][0] + 0.1 * rng.standard_normal(8), 0, 1)
        place = reference.cell_index(names["hand"](child), names["LOW"], names["HIGH"], 20)
        near.append(np.abs(np.subtract(place, cell)).max())
    assert np.mean(np.array(near) == 1) > 0.2


@claim(
    "A straight arm has the variance 0, and so has an arc of a circle.",
    "Bright is the curve [...] the middle.",
    "Dark are the left edge [...] more than $80^\\circ$.",
)
def bright_and_dark(notebook):
    names, arms = notebook.names, notebook.names["arms"]
    bent = np.array([names["hand"](np.full(8, x)) for x in np.linspace(0.2, 0.8, 601)])
    assert [names["smoothness"](np.full(8, x)) for x in (0.3, 0.5)] == [0, 0]
    corners = names["arm"](np.full(8, 0.6))
    middle = np.linalg.solve(2 * np.diff(corners[:3], axis=0), np.diff((corners[:3] ** 2).sum(1)))
    assert np.ptp(np.linalg.norm(corners - middle, axis=1)) < 1e-12  # all on one circle
    for place in ((1, 0), (0.12, 0.75), (0.12, -0.75), (0, 0)):
        assert np.linalg.norm(bent - place, axis=1).min() < 0.01
    centres = {cell: np.array(cell) / 10 - 0.95 for cell in arms}
    off = {cell: np.linalg.norm(bent - centre, axis=1).min() for cell, centre in centres.items()}
    bright = [arms[cell][1] for cell in arms if off[cell] < 0.05]
    left = [arms[cell][1] for cell in arms if cell[0] <= 2]
    patch = [cell for cell in arms if np.linalg.norm(centres[cell] - [0.5, 0]) < 0.1]
    assert len(patch) == 4
    assert np.mean(bright) > -0.1
    assert np.mean(left) < -0.25
    assert max(arms[cell][1] for cell in patch) < -0.25
    assert min(off[cell] for cell in patch) > 0.3
    for cell in patch:
        assert 180 * np.ptp(arms[cell][0]) > 80


printed("Local winners are spread wider, over 25 large cells against 17")


@claim("The radius is not kept: [...] its own descriptor.")
def entries_that_move(notebook):
    places = notebook.names["places"]
    gaps = np.linalg.norm(places[:, np.newaxis] - places, axis=2) + np.diag(np.full(len(places), 9))
    assert 0.55 < np.mean(gaps.min(axis=1) < 0.1) < 0.65


@claim(
    "$\\lfloor 1.2 \\rfloor = 1$ and $\\lfloor 3.6 \\rfloor = 3$, the cell $(1, 3)$.",
    "The upper end belongs [...] $(3, 3)$.",
    "Into an empty grid, a solution of fitness 2 in cell $(0, 1)$ is stored.",
    "Another one of fitness 2 is not; one of 3 takes its place.",
    "Elites of fitness $-1$ [...] = 5$.",
    "The nearest other of $0$ is $1$, whom it outperforms: 1.",
    "That of $1$ is $0$: 0.",
    "That of $5$ is $1$: 1.",
    "A solution at $0.5$ [...] does not.",
    "A grid needs a range [...] $20^{10}$ cells.",
)
def maps_on_paper(reference):
    low, high, x = np.zeros(2), np.array([1.0, 10.0]), np.zeros(1)
    assert reference.cell_index(np.array([0.3, 9.0]), low, high, 4) == (1, 3)
    assert reference.cell_index(high, low, high, 4) == (3, 3)
    assert np.floor(high / high * 4).tolist() == [4, 4]
    grid, stored = reference.map_elites_add({}, (0, 1), x, 2.0)
    assert stored
    assert not reference.map_elites_add(grid, (0, 1), x, 2.0)[1]
    assert reference.map_elites_add(grid, (0, 1), x, 3.0)[1]
    numbers = reference.qd_metrics({(0,): (x, -1.0), (1,): (x, -4.0)}, 8, -5.0)
    assert list(numbers.values()) == [2, 0.25, -1.0, -2.5, 5.0]
    B = np.array([[0.0], [1.0], [5.0]])
    assert reference.local_competition(np.array([3.0, 1, 2]), B, 1).tolist() == [1, 0, 1]
    one = reference.unstructured_add([], x, x, 2.0, 0.5)
    for fitness, kept in ((7.0, 7.0), (2.0, 2.0)):
        after = reference.unstructured_add(one, x + 0.5, x, fitness, 0.5)
        assert [entry[2] for entry in after] == [kept]


@claim(
    "With 200 arms [...] an offspring.",
    "With 3,000 MAP-Elites [...] were smooth.",
    "(The first points of both curves are the same 100 arms.)",
    "The disc of radius 1 touches 344 of the 400 cells; no map can fill more.",
    "Ten of them, the leftmost, [...] -0.875$.",
)
def maps_against_random_arms(reference, notebook):
    names, ends = notebook.names, np.linspace(-1, 1, 21)
    f, hand, box = names["smoothness"], names["hand"], (names["LOW"], names["HIGH"])
    small = []
    for seed in range(12):
        pair = [
            reference.map_elites(f, hand, 8, 20, *box, n, 200 - n, 0.1, np.random.default_rng(seed))
            for n in (100, 200)
        ]
        small.append([len(grid) / 400 for grid in pair])
    assert np.abs(np.diff(np.mean(small, axis=0))) < 0.03
    assert 0.6 < 1 - np.mean(small) < 0.72
    for seed in range(3):
        ours, random = (
            reference.map_elites(
                f, hand, 8, 20, *box, n, 3000 - n, 0.1, np.random.default_rng(seed)
            )
            for n in (100, 3000)
        )
        assert len(ours) > len(random)
        quality = [np.mean([value for _, value in grid.values()]) for grid in (ours, random)]
        assert quality[0] > 0.6 * quality[1]
    nearest = np.clip(0, ends[:-1], ends[1:])
    assert (np.hypot.outer(nearest, nearest) < 1 - 1e-9).sum() == 344
    assert max(len(ours), len(random)) <= 344
    assert (np.hypot(nearest[0], nearest) < 1 - 1e-9).sum() == 10
    assert ends[1] < -0.875 == -7 / 8  # seven links to the left, the first one upright
    upright = np.array([1.0, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])
    assert_allclose(hand(upright), [-0.875, 0.125])


@claim("A mediocre arm in a region where all arms are bad is a winner there.")
def local_winners(reference):
    B = np.array([[0.0], [0.1], [0.2], [9.0], [9.1], [9.2]])
    wins = reference.local_competition(np.array([5.0, 6, 7, 3, 1, 2]), B, 2)
    assert wins.tolist() == [0, 1, 2, 2, 0, 1]


@claim(
    "Ten tries halve the distance [...] to its target;",
    "As it was is far off; [...] single target.",
    "(es_run may ask twice for one solution;",
    "With twenty targets that is 6,080 tries against 304, and the 3,000 before,",
    "But the map pays once, for all targets, and each search pays again.",
)
def broken_joints(notebook):
    names = notebook.names
    assert (len(names["arms"]), len(names["targets"])) == (304, 20)
    assert 4 + 20 + 20 * (304 // 20 - 1) == 304
    assert 20 * 304 == 6080
    factors, medians = [], {}
    for joint in (0, 2, 4, 6):
        errors = names["serve"](names["arms"], joint, names["targets"], 20)
        hope, ten, table, search = (np.median(values) for values in errors.values())
        assert hope > max(2 * ten, 3 * table)
        factors.append(table / search)
        assert (errors["search"] < errors["map"]).mean() > 0.8
        medians[joint] = (ten, table)
    for joint, ten, table in ((0, "0.08", "0.05"), (4, "0.07", "0.04")):  # those of the notebook
        assert_rounds_to(medians[joint][0], ten)
        assert_rounds_to(medians[joint][1], table)
    assert 8 < min(factors) <= max(factors) < 12


@claim(
    "Like this: one of [...] for it.",
    "Nor for the four others.",
    "In white squares nobody has ended.",
)
def ways_through_the_maze(notebook):
    names = notebook.names
    cells = names["exits"]
    assert all(cell in names["ways"] for cell in cells)
    exit_cell = tuple(int(part) for part in names["EXIT"])
    assert exit_cell == cells[0]
    lengths = [-fitness for _, fitness in names["ways"].values()]
    assert 0 <= min(lengths) <= max(lengths) <= 32
    assert (len(cells), len(names["ways"]), names["squares"]) == (5, 228, 230)


@claim("A tree finds [...] many thousands.")
def trees_pay(reference, rng):
    archive, B = rng.normal(size=(20_000, 2)), rng.normal(size=(50, 2))
    start = time.process_time()
    theirs = cKDTree(archive).query(B, k=10)[0].mean(axis=1)
    between = time.process_time()
    ours = reference.novelty_scores(B, archive, 10)
    assert time.process_time() - between > between - start
    assert_allclose(ours, theirs)
