"""Hidden tests of map_elites_add; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.archive_oracles import assert_added
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

A, B, C = np.array([0.1, 0.9]), np.array([0.4, 0.2]), np.array([0.7, 0.7])
GRID = {(0, 1): (A, 2.0), (3, 0): (B, -1.5)}
KEPT = {cell: elite for cell, elite in GRID.items() if cell != (3, 0)}


@pytest.mark.points(1)
def test_better_or_empty(student, reference, seed):
    """Stores into an empty cell and over a lower fitness, not under a higher one."""
    rng = np.random.default_rng(seed("solutions"))
    cases = [
        ((GRID, (3, 0), C, 0.5), (KEPT | {(3, 0): (C, 0.5)}, True)),
        ((GRID, (3, 0), C, -2.0), (GRID, False)),
        ((GRID, (3, 0), C, -1.25), (KEPT | {(3, 0): (C, -1.25)}, True)),
        ((GRID, (1, 0), C, -99.0), (GRID | {(1, 0): (C, -99.0)}, True)),
        ((GRID, (0, 1), C, 1.9), (GRID, False)),
        (({}, (5,), C, 0.0), ({(5,): (C, 0.0)}, True)),
    ]
    assert_cases(student.map_elites_add, cases, compare=assert_added)
    calls = [(GRID, cell, rng.normal(size=2), fitness)
             for cell in ((0, 1), (3, 0), (9, 9)) for fitness in rng.normal(size=4)]  # fmt: skip
    name = reference.map_elites_add
    assert_agrees(student.map_elites_add, name, calls, compare=assert_added)


@pytest.mark.points(1)
def test_equal(student):
    """Keeps the older of two equally good solutions."""
    zero = {(2, 2): (A, 0.0)}
    cases = [
        ((GRID, (0, 1), C, 2.0), (GRID, False)),
        ((zero, (2, 2), C, -0.0), (zero, False)),
        ((GRID, (3, 0), C, -1.5), (GRID, False)),
        ((GRID, (3, 0), C, -1.5 + 2**-40), (KEPT | {(3, 0): (C, -1.5 + 2**-40)}, True)),
    ]
    assert_cases(student.map_elites_add, cases, compare=assert_added)


@pytest.mark.points(1)
def test_nan_and_infinity(student):
    """Never stores NaN, and lets infinities compete as numbers do."""
    low, top = {(1,): (A, -np.inf)}, {(1,): (A, np.inf)}
    cases = [
        ((GRID, (3, 0), C, 3.0), (KEPT | {(3, 0): (C, 3.0)}, True)),
        ((GRID, (3, 0), C, np.nan), (GRID, False)),
        ((GRID, (8, 8), C, np.nan), (GRID, False)),
        (({}, (0,), C, np.nan), ({}, False)),
        (({}, (1,), A, -np.inf), (low, True)),
        ((low, (1,), C, -np.inf), (low, False)),
        ((low, (1,), C, -1e300), ({(1,): (C, -1e300)}, True)),
        ((top, (1,), C, np.inf), (top, False)),
        ((low, (1,), A, np.inf), (top, True)),
    ]
    assert_cases(student.map_elites_add, cases, compare=assert_added)


@pytest.mark.points(1)
def test_new_grid(student):
    """Returns a new grid with plain values, and leaves the one that was given alone."""
    calls = [
        (GRID, (3, 0), C, 5.0),
        (GRID, (0, 1), C, 1.0),
        (GRID, (7, 7), C, 1.0),
        ({}, (1,), C, 1.0),
    ]
    expected = [KEPT | {(3, 0): (C, 5.0)}, GRID, GRID | {(7, 7): (C, 1.0)}, {(1,): (C, 1.0)}]
    cases = [
        (call, (grid, n != 1)) for n, (call, grid) in enumerate(zip(calls, expected, strict=True))
    ]
    answers = assert_cases(student.map_elites_add, cases, compare=assert_added)
    plain = [isinstance(stored, bool | np.bool_) for _, stored in answers]
    require(plain, "The second part of the result is a number, not a bool.")
    assert_leaves_arguments(student.map_elites_add, calls)
    whole = {(0, 1): (np.array([3.0, 4.0]), 7.0)}
    answers = assert_cases(
        student.map_elites_add,
        [(({}, (0, 1), np.array([3, 4], dtype=kind), 7), (whole, True))
         for kind in (int, np.float32)],
        compare=assert_added,
    )  # fmt: skip
    for grid, _ in answers:
        x, fitness = grid[0, 1]
        require(np.asarray(x).dtype == float, "The stored solution is not float64.")
        require(isinstance(fitness, float | np.floating), "The stored fitness is no float.")


@counterexample_search(
    fitness=strategies.choices(1.0, 2.0, 3.0, np.nan), cell=strategies.choices((0,), (1,))
)
def agrees_with_the_reference(student, reference, fitness, cell):
    call = {(0,): (np.array([0.5]), 2.0)}, cell, np.array([0.25]), fitness
    assert_added(student.map_elites_add(*call), reference.map_elites_add(*call))
