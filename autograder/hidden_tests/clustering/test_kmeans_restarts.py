"""Hidden tests of clustering/kmeans_restarts; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    CREEP,
    LINE,
    assert_best,
    best_run,
    drawn_heaps,
    restarted,
    slow_rows,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_draws,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    remembered,
    strategies,
)

HEAPS = np.repeat([[0.0, 0.0], [9.0, 0.0], [0.0, 9.0], [9.0, 9.0]], 3, axis=0)
SQUARES = np.arange(30.0)[:, np.newaxis] ** 2
HEAPS = HEAPS + np.tile([[0.0, 0.5], [1.0, 0.0], [0.25, 1.5]], (4, 1))
LONELY = np.array([[0.0]] * 9 + [[100.0], [110.0]])
HUGE = 2.0**298  # a power of two, which leaves ties as they are
LATE = 3  # with this generator none of 12 runs betters the first, and then the fourteenth does
FAR_APART = np.array([[0.0], [2.0], [6.0], [10.0], [1e8], [1.01e8]])
TWICE = 13  # with this generator three runs end at the losses 2 + 2.4e-9, 2 + 1.2e-9 and 2
FALLING = 268  # with this generator three runs end at the losses 5e11, 18.67 and 10
LONG = 230  # with this generator k-means needs 39 rounds for 40 rows
ENDLESS = 34  # with this generator k-means needs 319 rounds for 320 rows, and the default is 300


WISHES = {
    "neither first nor last": lambda losses, best: (
        0 < best < len(losses) - 2 and min(losses[0], losses[-2]) > 1.01 * losses[best]
    ),
    "not last": lambda losses, best: best < len(losses) - 1,
    "slightly better": lambda losses, best: losses[1] < losses[0] < 1.5 * losses[1],
    "last": lambda losses, best: best == len(losses) - 1 and losses[0] > 1.01 * losses[best],
}
"""What the losses of several runs, and the place of the best, are asked to be."""


@remembered
def number_for(wish, X, k, runs, start=0):
    """Return the first number from ``start`` whose generator gives runs as they are wished."""
    for number in range(start, start + 400):
        made, best = restarted(X, k, runs, np.random.default_rng(number))
        if WISHES[wish]([run[2][-1] for run in made], best):
            return number
    raise RuntimeError("no such generator was found: choose other rows")


def nearly_square(gain):
    """Return four rows that can be parted in two ways, of which one is better by a little."""
    return np.array([[0.0, 0.0], [0.0, 1.0], [1.0 + gain / 2, 0.0], [1.0 + gain / 2, 1.0]])


@pytest.mark.points(1)
def test_best_of_many(student, reference, seed):
    """Draws one start for each run, and returns the best run, wherever it comes."""
    rng = np.random.default_rng(seed("rows"))
    drawn = drawn_heaps(rng, 20, 2, 4, gap=8.0)[0]
    runs = [
        # One run more would be no better, so that it is another test that counts the runs.
        (X, k, n_init, number_for("neither first nor last", X, k, n_init + 1, start))
        for X, k, n_init in ((CREEP, 3, 3), (HEAPS, 4, 4))
        for start in (0, seed("runs") % 10_000)
    ]
    no_better_fourth = number_for("not last", drawn, 4, 4, 1)
    runs += [(LINE, 2, 3, 0), (drawn, 4, 3, no_better_fourth), (LONELY, 3, 14, LATE)]
    calls = [(*run, np.random.default_rng(number)) for *run, number in runs]
    cases = [
        (call, best_run(*run, np.random.default_rng(number)))
        for call, (*run, number) in zip(calls, runs, strict=True)
    ]
    losses = [run[2][-1] for run in restarted(LONELY, 3, 14, np.random.default_rng(LATE))[0]]
    assert min(losses[1:13]) >= losses[0] > 1.01 * losses[13]
    assert_cases(student.kmeans_restarts, cases, compare=assert_best)
    call = LINE, 2, 3, np.random.default_rng(0)
    assert_draws(student.kmeans_restarts, reference.kmeans_restarts, [call])


@pytest.mark.points(1)
def test_equal_runs(student):
    """Keeps the first of equal runs, and of runs that are better by a hair only."""
    cases = []
    pair, hair = np.array([[0.0], [1.0]]), nearly_square(1e-10)
    for number in range(3):
        label = "two rows, which are the centres"
        expected = best_run(pair, 2, 3, np.random.default_rng(number))
        cases.append(Case((pair, 2, 3, np.random.default_rng(number)), expected, label=label))
    expected = best_run(CREEP, 1, 2, np.random.default_rng(0))
    cases.append(Case((CREEP, 1, 2, np.random.default_rng(0)), expected, label="k = 1"))
    for start in (0, 100):
        number = number_for("slightly better", hair, 2, 2, start)
        expected = best_run(hair, 2, 2, np.random.default_rng(number))
        label = "a second run that is better by 1e-10 of the loss"
        cases.append(Case((hair, 2, 2, np.random.default_rng(number)), expected, label=label))
    assert_cases(student.kmeans_restarts, cases, compare=assert_best)


@pytest.mark.points(1)
def test_single_run(student, reference, seed):
    """Returns the only run if there is one, whatever its loss."""
    cases = []
    drawn = seed("run") % 10_000
    for X, k, number in (
        (LINE, 2, 0),
        (CREEP, 3, 1),
        (HEAPS, 4, 1),
        (LINE, 4, drawn),
        (SQUARES, 4, 0),
        (SQUARES, 4, drawn),
    ):
        expected = best_run(X, k, 1, np.random.default_rng(number))
        call = X, k, 1, np.random.default_rng(number)
        cases.append(Case(call, expected, label=f"{len(X)} rows and {k} centres"))
    slow = slow_rows(40, 1e-3)
    centers, labels, loss = best_run(slow, 2, 1, np.random.default_rng(LONG))
    for unit in (1.0, 1e-9):
        call = unit * slow, 2, 1, np.random.default_rng(LONG)
        expected = unit * centers, labels, unit**2 * loss
        cases.append(Case(call, expected, label=f"a run of 39 rounds, unit {unit:g}"))
    slow = slow_rows(320, 1e-4)
    expected = reference.kmeans_restarts(slow, 2, 1, np.random.default_rng(ENDLESS))
    call = slow, 2, 1, np.random.default_rng(ENDLESS)
    cases.append(Case(call, expected, label="a run that 300 rounds do not finish"))
    assert_cases(student.kmeans_restarts, cases, compare=assert_best)


@pytest.mark.points(1)
def test_no_run(student):
    """Raises ValueError if n_init is below 1, and only then."""
    fails = {f"n_init = {runs}": (LINE, 2, runs, np.random.default_rng(0)) for runs in (0, -1, -5)}
    works_on = [(LINE, 2, runs, np.random.default_rng(0)) for runs in (1, 2, 3)]
    assert_raises(student.kmeans_restarts, ValueError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_gains_and_units(student):
    """Takes gains above 1e-9 of the best loss in any unit, takes integers, changes no argument."""
    cases, small = [], nearly_square(1e-8)
    number = number_for("slightly better", small, 2, 2)
    for unit in (1.0, 1e-9):
        expected = best_run(unit * small, 2, 2, np.random.default_rng(number))
        call = unit * small, 2, 2, np.random.default_rng(number)
        cases.append(Case(call, expected, label=f"a gain of 1e-8 of the loss, unit {unit:g}"))
        last = number_for("last", CREEP, 3, 3)
        expected = best_run(unit * CREEP, 3, 3, np.random.default_rng(last))
        call = unit * CREEP, 3, 3, np.random.default_rng(last)
        cases.append(Case(call, expected, label=f"unit {unit:g}"))
    expected = best_run(FAR_APART, 4, 3, np.random.default_rng(FALLING))
    call = FAR_APART, 4, 3, np.random.default_rng(FALLING)
    assert 9 < expected[2] < 11
    cases.append(Case(call, expected, label="a first loss that is huge"))
    expected = best_run(HUGE * LINE, 2, 3, np.random.default_rng(0))
    call = HUGE * LINE, 2, 3, np.random.default_rng(0)
    cases.append(Case(call, expected, label=f"unit {HUGE:.0e}"))
    square = nearly_square(1.2e-9)
    hairs = np.vstack([square, square + np.array([1000.0, 0.0])])
    expected = best_run(hairs, 4, 3, np.random.default_rng(TWICE))
    label = "two gains of 6e-10 of the loss, one after the other"
    cases.append(Case((hairs, 4, 3, np.random.default_rng(TWICE)), expected, label=label))
    whole = np.array([[81], [90], [97], [140], [200], [209], [222], [250]], dtype=np.uint8)
    last = number_for("last", whole, 3, 3)
    expected = best_run(whole, 3, 3, np.random.default_rng(last))
    call = whole, 3, 3, np.random.default_rng(last)
    cases.append(Case(call, expected, label="rows of dtype uint8"))
    assert_cases(student.kmeans_restarts, cases, compare=assert_best)
    assert_leaves_arguments(student.kmeans_restarts, [(LINE, 2, 2, np.random.default_rng(0))])


@counterexample_search(
    X=strategies.matrices((3, 4), 1, low=0, high=9),
    n_init=strategies.choices(1, 2, 4),
    number=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, X, n_init, number):
    expected = reference.kmeans_restarts(X, 2, n_init, np.random.default_rng(number))
    got = student.kmeans_restarts(X, 2, n_init, np.random.default_rng(number))
    assert_best(got, expected)
