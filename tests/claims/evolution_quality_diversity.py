"""What the notebook of evolution_quality_diversity claims."""

import time
from pathlib import Path

import numpy as np
import pandas as pd
from numpy.testing import assert_allclose
from scipy.spatial import cKDTree

from autograder.authoring.claims import claim, given

DATA = Path("assignments/evolution_quality_diversity/data")

given(
    "About six hours.",
    "A solution is a [...] exit.",
    "The surprise of this [...] all.",
    "The second half keeps [...] it.",
    "What is a thousand [...] one?",
    "In section 4 a [...] exit.",
    "All randomness comes from [...] ones.",
    "The robot has none: [...] jumps.",
    "All that can be [...] try.",
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
    "The border is one [...] five.",
    "With the factor $a [...] 1.5$:",
    "Ask for something new: [...] seen.",
    "In the maze, those [...] parents.",
    "The archive holds $(0, [...] 2$.",
    "So a descriptor enters [...] threshold.",
    "And one after the [...] in.",
    "An empty archive, the [...] 1$.",
    "The whole search, with [...] goal:",
    "The maze, 50 generations [...] $0.5$.",
    "How near does the [...] heard?",
    "Both methods and a [...] robots:",
    "Make the objective as [...] corner.",
    "But that has a [...] prefer.",
    "Of all that it [...] were.",
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
    "Which with 5,000?",
    "And whose elites are better?",
    "Each individual competes with [...] outperform?",
    "Descriptors $0, 1, 5$, [...] 1$.",
    "An unstructured archive has [...] entry.",
    "One entry, at $0$ [...] $0.5$.",
    "Tonight one joint of [...] reach.",
    "Twenty targets are waiting.",
    "Three ways to serve them:",
    "map: try every elite [...] nearest;",
    "Orange is the locked [...] targets.",
    "Explain the effect of [...] way?",
    "Ten to fifteen lines.",
    "Half a page, with [...] wrong.",
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
    "The archive begins empty, [...] infinite.",
    "Each of n_gen generations [...] steps.",
    "Of $n$ rows the [...] 2.",
    "Call it once for [...] $b$.",
    "Return the archive; for [...] b)$.",
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
    assert path.shape == (65, 2)
    assert_allclose(np.diff(path, axis=0)[:8], np.tile([0.5, 0.0], (8, 1)))
    best, end_of, to_exit = (names[name] for name in ("best", "end_of", "to_exit"))
    assert 3.49 < to_exit(end_of(best)) < 3.51
    rng = np.random.default_rng(1)
    tried = [to_exit(end_of(best + 0.1 * rng.standard_normal(8))) for _ in range(2000)]
    assert min(tried) > to_exit(end_of(best)) - 0.01
    assert min(tried) > 3.49
    end = end_of(best)
    assert names["WALLS"][int(end[1] + 0.5)][int(end[0])]  # the wall is right above


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
)
def three_step_sizes(reference, rng):
    ends = {}
    for sigma in (0.01, 0.1, 1.0):
        runs = [reference.es_run(hill, 5, 10, 50, sigma, 100, np.random.default_rng(s))[2]
                for s in range(5)]  # fmt: skip
        ends[sigma] = np.median(runs, axis=0)
    assert ends[1.0][10] > ends[0.1][10] > ends[0.01][10]
    assert ends[0.1][100] > ends[1.0][100] > ends[0.01][100]
    late = [reference.es_run(hill, 5, 10, 50, sigma, 400, np.random.default_rng(0))[1]
            for sigma in (0.01, 0.1, 1.0)]  # fmt: skip
    assert late[0] > late[1] > late[2]
    near = np.full(5, 0.3 / np.sqrt(5))  # at the distance 0.3, where steps of size 1 have stopped
    children = near + rng.standard_normal((20_000, 5))
    assert np.mean((children**2).sum(axis=1) < 0.09) < 0.01


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


@claim(
    "Eight of the ten populations have gathered at the wall; two were lucky.",
    "Into the ring, in each of the ten runs below.",
    "Once the south [...] farther on.",
    "Novelty search is in the ring all ten times, the objective twice.",
    "Even random directions, [...] than none.",
    "Its line does not change, because it has never asked.",
    "And it works since [...] free squares.",
)
def novelty_gets_there(notebook):
    names = notebook.names
    stuck = [gap for gap in names["strategy_gaps"] if gap > 1]
    assert len(names["strategy_gaps"]) == 10
    assert len(stuck) == 8
    assert all(3.49 < gap < 3.51 for gap in stuck)
    counts = [gaps_of(notebook, name) for name in names["nearest"]]
    assert counts == [2, 10, 3]
    table = pd.read_csv(DATA / "maze.csv").to_numpy()
    assert (table != 1).sum() == 230
    seen = names["seen"]
    south, room = seen[:, 1] < 5, (seen[:, 0] < 12) & (seen[:, 1] > 10)
    order = np.arange(len(seen))
    assert np.median(order[south]) < np.median(order[~south]) < np.median(order[room])
    assert (order[room] > 200).all()


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
    "With 5,000 MAP-Elites [...] were smooth.",
    "(The first points of both curves are the same 100 arms.)",
    "The disc of radius 1 touches 344 of the 400 cells; no map can fill more.",
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
                f, hand, 8, 20, *box, n, 5000 - n, 0.1, np.random.default_rng(seed)
            )
            for n in (100, 5000)
        )
        assert len(ours) > len(random)
        quality = [np.mean([value for _, value in grid.values()]) for grid in (ours, random)]
        assert quality[0] > quality[1] / 2
    nearest = np.clip(0, ends[:-1], ends[1:])
    assert (np.hypot.outer(nearest, nearest) < 1 - 1e-9).sum() == 344
    assert max(len(ours), len(random)) <= 344


@claim("A mediocre arm in a region where all arms are bad is a winner there.")
def local_winners(reference):
    B = np.array([[0.0], [0.1], [0.2], [9.0], [9.1], [9.2]])
    wins = reference.local_competition(np.array([5.0, 6, 7, 3, 1, 2]), B, 2)
    assert wins.tolist() == [0, 1, 2, 2, 0, 1]


@claim(
    "As it was is far off; [...] single target.",
    "With twenty targets that is 6,080 tries against 311.",
    "But the map pays once, for all targets, and each search pays again.",
)
def broken_joints(notebook):
    names = notebook.names
    assert (len(names["arms"]), len(names["targets"])) == (311, 20)
    assert 4 + 20 + 20 * (311 // 20 - 1) == 304
    assert 20 * 304 == 6080
    factors = []
    for joint in (0, 2, 4, 6):
        errors = names["serve"](names["arms"], joint, names["targets"], 20)
        hope, table, search = (np.median(values) for values in errors.values())
        assert 0.035 < table < 0.075
        assert hope > 2 * table
        factors.append(table / search)
        assert (errors["search"] < errors["map"]).mean() > 0.8
    assert 5 < min(factors) <= max(factors) < 13


@claim(
    "Like this: the blue [...] for it.",
    "Nor for the four others.",
    "The colour of a square is the length of its way, from 0 (dark) to 32 (light).",
)
def ways_through_the_maze(notebook):
    names = notebook.names
    cells = [(4, 12), (10, 13), (2, 8), (17, 13), (8, 7)]
    assert all(cell in names["ways"] for cell in cells)
    exit_cell = tuple(int(part) for part in names["EXIT"])
    assert exit_cell == cells[0]
    lengths = [-fitness for _, fitness in names["ways"].values()]
    assert 0 <= min(lengths) <= max(lengths) <= 32


@claim("A tree finds [...] many thousands.")
def trees_pay(reference, rng):
    archive, B = rng.normal(size=(20_000, 2)), rng.normal(size=(50, 2))
    start = time.process_time()
    theirs = cKDTree(archive).query(B, k=10)[0].mean(axis=1)
    between = time.process_time()
    ours = reference.novelty_scores(B, archive, 10)
    assert time.process_time() - between > between - start
    assert_allclose(ours, theirs)
