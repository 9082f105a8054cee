"""Hidden tests of map_elites; first docstring lines are shown to students."""

from itertools import pairwise

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.archive_oracles import (
    as_grid,
    assert_grid,
    cell_of,
    illuminated,
)
from autograder.testing import (
    Spy,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    counterexample_search,
    require,
    strategies,
)

BOX = np.array([-1.0, -1.0]), np.array([1.0, 1.0])


def arms(open_function, settings, shift=0):
    """Return calls of arms, for (d, bins, n_init, n_iter, sigma)."""
    f, behaviour = open_function("minus_spread"), open_function("arm_end")
    return [
        (f, behaviour, d, bins, *BOX, n_init, n_iter, sigma, np.random.default_rng(number + shift))
        for number, (d, bins, n_init, n_iter, sigma) in enumerate(settings)
    ]


def answered(calls):
    """Return cases, with what loops find."""
    seeds = [int(call[-1].integers(2**32)) for call in calls]
    return [
        ((*call[:-1], np.random.default_rng(number)),
         illuminated(*call[:-1], np.random.default_rng(number)))
        for call, number in zip(calls, seeds, strict=True)
    ]  # fmt: skip


@pytest.mark.points(1)
def test_random_solutions(student, seed, open_function):
    """Begins with random solutions between 0 and 1, and ends with them where n_iter is 0."""
    settings = [(3, 5, 12, 0, 0.1), (1, 4, 1, 0, 0.1), (5, 2, 15, 0, 0.2)]
    calls = arms(open_function, settings) + arms(open_function, settings[:1], seed("draws"))
    assert_cases(student.map_elites, answered(calls), compare=assert_grid)


@pytest.mark.points(1)
def test_recipe(student, reference, seed, open_function):
    """Draws a sorted cell, then a step from its elite, clips, and offers the result."""
    settings = [(3, 5, 5, 10, 0.1), (2, 8, 1, 12, 0.4), (4, 3, 8, 6, 0.02)]
    cases = answered(arms(open_function, settings))
    lead, low, high = open_function("leading", 1), np.array([0.25]), np.array([0.75])
    call = open_function("first_coordinate"), lead, 2, 6, low, high, 4, 12, 0.2
    expected = illuminated(*call, np.random.default_rng(8))
    cases.append(((*call, np.random.default_rng(8)), expected))
    call = open_function("steps"), lead, 2, 3, low, high, 4, 4, 0.02  # all are equally good
    expected = illuminated(*call, np.random.default_rng(9))
    cases.append(((*call, np.random.default_rng(9)), expected))
    call = open_function("first_coordinate"), lead, 2, 12, np.zeros(1), np.ones(1), 6, 5, 0.2
    expected = illuminated(*call, np.random.default_rng(17))  # cells 2 and 10 are filled
    cases.append(((*call, np.random.default_rng(17)), expected))
    call = open_function("scaled", np.full(2, -1e12)), lead, 2, 4, low, high, 3, 2, 0.2
    expected = illuminated(*call, np.random.default_rng(10))
    cases.append(((*call, np.random.default_rng(10)), expected))
    assert_cases(student.map_elites, cases, compare=assert_grid)
    calls = arms(open_function, settings, seed("draws"))
    assert_agrees(student.map_elites, reference.map_elites, calls, compare=assert_grid)
    assert_draws(student.map_elites, reference.map_elites, calls[:1])


@pytest.mark.points(1)
def test_elites(student, open_function):
    """Keeps each elite between 0 and 1, in the cell of its behaviour, with its fitness."""

    def holds(got, f, behaviour, d, bins, low, high, *_):
        grid = as_grid(got)
        require(len(grid) > 1, "The grid has no more than one elite.")
        for cell, (x, fitness) in grid.items():
            x = as_array(x, shape=(d,), what="a solution")
            require((x >= 0) & (x <= 1), "Some coordinate is not between 0 and 1.")
            require(
                tuple(cell) == cell_of(behaviour(x), low, high, bins),
                "Some elite is in a wrong cell.",
            )
            assert_close(fitness, f(x), what="the fitness of an elite", atol=1e-12)

    settings = [(3, 5, 6, 15, 0.8), (6, 4, 3, 12, 0.3), (2, 9, 4, 12, 1.5)]
    assert_law(student.map_elites, arms(open_function, settings, 5), holds)


@pytest.mark.points(1)
def test_nothing_is_lost(student, open_function):
    """Never loses a cell, and never the better solution of one."""
    calls = [arms(open_function, [(4, 6, 8, n, 0.2)], 3)[0] for n in (0, 4, 16)]
    grids = [as_grid(grid) for grid in assert_law(student.map_elites, calls, lambda *_: None)]
    for before, after in pairwise(grids):
        require(set(before) <= set(after), "A cell that was filled is empty later.")
        rises = [float(after[cell][1]) >= float(before[cell][1]) for cell in before]
        require(rises, "An elite gave way to a worse solution.")
    require(len(grids[-1]) > len(grids[0]), "No cell is filled by offspring.")


@pytest.mark.points(1)
def test_evaluations(student):
    """Asks for fitness and behaviour of each solution once."""
    for d, n_init, n_iter, sigma in [(3, 6, 9, 0.1), (2, 1, 6, 0.0), (1, 4, 0, 0.1)]:
        f, behaviour = Spy(lambda x: -float(np.var(x))), Spy(lambda x: x[:1])
        got = student.map_elites(f, behaviour, d, 4, np.zeros(1), np.ones(1), n_init, n_iter, sigma,
                                 np.random.default_rng(4))  # fmt: skip
        require(len(as_grid(got)) > 0, "The grid is empty.")
        for spy, name in ((f, "fitness"), (behaviour, "behaviour")):
            fair = len(spy.calls) == n_init + n_iter
            require(fair, f"The {name} is not asked for once for each solution.")


@pytest.mark.points(1)
def test_illuminates(student, open_function):
    """Fills cells that random solutions hardly ever reach."""
    f, mean = open_function("minus_spread"), open_function("scaled", np.full((1, 10), 0.1))
    wide = np.zeros(1), np.ones(1)

    def holds(got, *_):
        require(len(as_grid(got)) >= 22, "Few cells are filled.")

    # Of 130 random solutions, 16 cells are filled; the right search fills 23.
    call = f, mean, 10, 40, *wide, 10, 120, 0.3, np.random.default_rng(6)
    assert_law(student.map_elites, [call], holds)


@counterexample_search(
    n_init=strategies.choices(1, 2),
    n_iter=strategies.choices(0, 1, 3),
    bins=strategies.choices(2, 4),
)
def agrees_with_the_reference(student, reference, open_function, n_init, n_iter, bins):
    f, lead = open_function("first_coordinate"), open_function("leading", 1)
    call = f, lead, 1, bins, np.zeros(1), np.ones(1), n_init, n_iter, 0.5
    expected = reference.map_elites(*call, np.random.default_rng(0))
    assert_grid(student.map_elites(*call, np.random.default_rng(0)), expected)
