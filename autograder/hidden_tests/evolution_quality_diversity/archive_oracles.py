"""Archives spelt out with loops, and how grids of elites are compared."""

import math

import numpy as np

from autograder.hidden_tests.evolution_quality_diversity.strategy_oracles import ranked, stepped
from autograder.testing import Mismatch, assert_close, require


def novelty(row, archive, k):
    """Return the mean distance of a row to the k nearest of an archive."""
    gaps = sorted(math.dist(map(float, row), map(float, kept)) for kept in archive)[:k]
    return math.fsum(gaps) / len(gaps) if gaps else math.inf


def kept_after(archive, B, threshold, k):
    """Return the archive after all rows of B have been offered, one after the other."""
    kept = [[float(value) for value in row] for row in archive]
    for row in B:
        if novelty(row, kept, k) > threshold:
            kept.append([float(value) for value in row])
    return np.array(kept, dtype=float).reshape(-1, np.shape(B)[1])


def searched(behaviour, P0, n_gen, lam, sigma, k, threshold, rng):
    """Return the archive of a novelty search, and the population of each generation."""
    P, populations = np.array(P0, dtype=float), []
    archive = np.empty((0, len(behaviour(P[0]))))
    for _ in range(n_gen):
        populations.append(P)
        B = [behaviour(x) for x in P]
        order = ranked([novelty(row, archive, k) for row in B])
        archive = kept_after(archive, B, threshold, k)
        P = stepped([P[i] for i in order[: max(1, len(P) // 2)]], lam, sigma, rng)
    return archive, populations


def cell_of(b, low, high, bins):
    """Return the grid cell of a descriptor, by counting the boundaries at or below it."""
    return tuple(
        sum(1 for part in range(1, bins) if value >= start + (end - start) * part / bins)
        for value, start, end in zip(b, low, high, strict=True)
    )


def illuminated(f, behaviour, d, bins, low, high, n_init, n_iter, sigma, rng):
    """Return the grid of a MAP-Elites run."""
    grid = {}

    def offer(x):
        cell, fitness = cell_of(behaviour(x), low, high, bins), f(x)
        if cell not in grid or fitness > grid[cell][1]:
            grid[cell] = (x, fitness)

    for x in rng.uniform(0, 1, size=(n_init, d)):
        offer(x)
    for _ in range(n_iter):
        cells = sorted(grid)
        x = grid[cells[rng.integers(len(cells))]][0] + sigma * rng.standard_normal(d)
        offer(np.minimum(np.maximum(x, 0), 1))
    return grid


def as_grid(got):
    """Read a grid of elites, or say what it is in place of one."""
    require(isinstance(got, dict), "The grid is no dict.")
    for cell, elite in got.items():
        require(isinstance(cell, tuple), "Some cell of the grid is no tuple.")
        pair = isinstance(elite, tuple | list) and len(elite) == 2
        require(pair, "Some entry of the grid is no pair of a solution and its fitness.")
    return got


def assert_grid(got, expected, rtol=1e-9):
    """Assert that two grids hold the same elites in the same cells."""
    as_grid(got)
    if sorted(got) != sorted(expected):
        missing = len(set(expected) - set(got))
        raise Mismatch(
            "The filled cells are not the right ones: "
            + ("some is missing." if missing else "there are too many.")
        )
    for cell, (x, fitness) in expected.items():
        assert_close(got[cell][0], x, rtol=rtol, atol=1e-12, what="the solution of some cell")
        assert_close(got[cell][1], fitness, rtol=rtol, atol=1e-12, what="the fitness of some cell")


def assert_added(got, expected):
    """Assert the pair of a grid and of whether something was stored."""
    pair = isinstance(got, tuple | list) and len(got) == 2
    require(pair, "The result is no pair of a grid and a bool.")
    whole = isinstance(got[1], bool | np.bool_ | int | np.integer)
    require(whole and got[1] in (0, 1), "The second part of the result is no bool.")
    require(
        bool(got[1]) == expected[1],
        f"The solution was {'' if expected[1] else 'not '}to be stored.",
    )
    assert_grid(got[0], expected[0])


def entries(*rows):
    """Return an archive from rows (first, second, fitness); each solution tells its row."""
    return [(np.array(row[:2], dtype=float), np.array([10.0 * n]), row[2])
            for n, row in enumerate(rows)]  # fmt: skip


def assert_archive(got, expected):
    """Assert that two archives hold the same entries in the same order."""
    require(isinstance(got, list | tuple), "The archive is no list.")
    require(len(got) == len(expected), "The archive has not the right number of entries.")
    for entry, right in zip(got, expected, strict=True):
        triple = isinstance(entry, list | tuple) and len(entry) == 3
        require(triple, "Some entry has not three parts.")
        for part, value, name in zip(
            entry, right, ("descriptor", "solution", "fitness"), strict=True
        ):
            assert_close(part, value, what=f"the {name} of some entry")


def search_cases(open_function, rng, settings):
    """Return cases with what loops find, for (n0, d, b, n_gen, lam, sigma, k, threshold)."""
    cases = []
    for number, (n0, d, b, *more) in enumerate(settings):
        behaviour = open_function("scaled", rng.normal(size=(b, d)) + np.eye(b, d))
        call = behaviour, rng.normal(size=(n0, d)), *more
        expected, _ = searched(*call, np.random.default_rng(number))
        cases.append(((*call, np.random.default_rng(number)), expected))
    return cases


def novelties(B, archive, k):
    """Return the novelty of each row."""
    return np.array([novelty(row, archive, k) for row in B])


def competition_case(fitness, B, k):
    """Return one case, with what a sorted list of the others says."""
    fitness, B, wins = np.asarray(fitness), np.asarray(B), []
    for i, row in enumerate(B):
        others = [
            (math.dist(map(float, row), map(float, B[j])), j) for j in range(len(B)) if j != i
        ]
        wins.append(sum(float(fitness[j]) < float(fitness[i]) for _, j in sorted(others)[:k]))
    return (fitness, B, k), np.array(wins)


def offered_case(archive, b, fitness, radius):
    """Return one case, with what a loop over the entries does."""
    b, x, after = np.array(b), np.array([-1.0]), list(archive)
    gaps = [math.dist(b.astype(float), kept) for kept, _, _ in archive]
    if not gaps or min(gaps) > radius:
        after.append((b, x, fitness))
    elif fitness > archive[gaps.index(min(gaps))][2]:
        after[gaps.index(min(gaps))] = (b, x, fitness)
    return (archive, b, x, fitness, radius), after
