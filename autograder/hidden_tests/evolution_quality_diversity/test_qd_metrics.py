"""Hidden tests of qd_metrics; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_entries,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    call_with,
    counterexample_search,
    strategies,
)


def grid(*fitness):
    """Return a grid of elites with these fitness values."""
    return {(n, 7 - n): (np.full(2, 0.1 * n), value) for n, value in enumerate(fitness)}


def numbers(fitness, n_cells, offset=0.0):
    """Return the five numbers by sums."""
    size = len(fitness)
    return {
        "size": size,
        "coverage": size / n_cells,
        "max": sorted(fitness)[-1],
        "mean": math.fsum(fitness) / size,
        "qd_score": math.fsum(value - offset for value in fitness),
    }


@pytest.mark.points(1)
def test_size_and_coverage(student, seed):
    """Counts the elites, and their share of all cells."""
    rng = np.random.default_rng(seed("fitness"))
    cases = [((grid(1.0, 4.0, 1.0), 12), {"size": 3, "coverage": 0.25}),
             ((grid(-1.0), 1), {"size": 1, "coverage": 1.0})]  # fmt: skip
    for n, n_cells in ((5, 40), (7, 7), (2, 3000)):
        cases.append(((grid(*rng.normal(size=n)), n_cells), {"size": n, "coverage": n / n_cells}))
    assert_cases(student.qd_metrics, cases, compare=assert_entries)


@pytest.mark.points(1)
def test_fitness(student, reference):
    """Returns the largest fitness, the mean over the elites and the QD-score."""
    rng = np.random.default_rng(18)
    cases = []
    fixed = [1.0, 4.0, 2.5], [-7e9], [-3.0, -2.0, -9.0, -4.0], [4.0, 1.0, 4.0]
    for fitness in (*fixed, rng.normal(size=8)):
        some = numbers(list(map(float, fitness)), 20)
        cases.append(((grid(*fitness), 20), {k: some[k] for k in ("max", "mean", "qd_score")}))
    cases.append(((grid(2, 5, 9), 20), {"max": 9, "mean": 16 / 3, "qd_score": 16}))
    assert_cases(student.qd_metrics, cases, compare=assert_entries)
    calls = [call for call, _ in cases]
    assert_agrees(student.qd_metrics, reference.qd_metrics, calls, compare=assert_entries)
    assert_leaves_arguments(student.qd_metrics, calls)


@pytest.mark.points(1)
def test_offset(student):
    """Takes the offset off each elite in the QD-score, and there only."""
    some = -3.0, -2.0, -8.0, 1.0
    cases = [(call_with(grid(*some), 10, offset), numbers(some, 10, offset))
             for offset in (-10.0, 0.5, 0.0)]  # fmt: skip
    cases += [(call_with(grid(4.0), 3, offset=1.5), numbers([4.0], 3, 1.5))]
    read = [(call, {k: right[k] for k in ("max", "mean", "qd_score")}) for call, right in cases]
    assert_cases(student.qd_metrics, read, compare=assert_entries)


@pytest.mark.points(1)
def test_empty_and_errors(student):
    """Returns zeros for an empty grid, NaN where there is no fitness, and refuses few cells."""
    assert_varies(student.qd_metrics, [(grid(1.0), 4), (grid(2.0, 3.0), 4)])
    nothing = {"size": 0, "coverage": 0.0, "qd_score": 0.0, "max": math.nan, "mean": math.nan}
    cases = [(({}, 5), nothing), (({}, 1, -4.0), nothing)]
    assert_cases(student.qd_metrics, cases, compare=assert_entries)
    fails = {
        "0 cells": ({}, 0),
        "-3 cells": (grid(1.0), -3),
        "1 cell, 2 elites": (grid(1.0, 2.0), 1),
    }
    works_on = [({}, 1), (grid(1.0, 2.0), 2)]
    assert_raises(student.qd_metrics, ValueError, fails, works_on=works_on)


@counterexample_search(
    fitness=strategies.vectors((1, 3), low=-3, high=3), offset=strategies.choices(0.0, -4.0)
)
def agrees_with_the_reference(student, reference, fitness, offset):
    call = grid(*map(float, fitness)), 4, offset
    assert_entries(student.qd_metrics(*call), reference.qd_metrics(*call))
