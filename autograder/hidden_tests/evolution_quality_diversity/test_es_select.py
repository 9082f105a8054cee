"""Hidden tests of es_select; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.evolution_quality_diversity.strategy_oracles import (
    numbered,
    selected,
)
from autograder.testing import (
    answered_by,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

PARTS = "parents", "fitness"
NAN, INF, LARGEST = np.nan, np.inf, np.finfo(float).max


@pytest.mark.points(1)
def test_best_first(student, reference, seed):
    """Returns the rows of highest fitness, best first, with their fitness."""
    rng = np.random.default_rng(seed("fitness"))
    P = numbered(5)
    fitness = np.array([3.0, -8.0, 12.0, 0.5, 7.0])
    cases = [((P, fitness, 3), (P[[2, 4, 0]], np.array([12.0, 7.0, 3.0])))]
    cases += answered_by(selected, [(P, -fitness, mu) for mu in (2, 3, 4)])
    for n, d in ((6, 1), (9, 4), (20, 3)):
        cases += answered_by(
            selected, [(rng.normal(size=(n, d)), rng.permutation(n) - n / 3, n // 2)]
        )
    assert_cases(student.es_select, cases, parts=PARTS)
    calls = [call for call, _ in cases]
    assert_agrees(student.es_select, reference.es_select, calls, parts=PARTS)
    assert_leaves_arguments(student.es_select, calls)


@pytest.mark.points(1)
def test_ties(student):
    """Puts the smaller index first among equally fit rows."""
    rng = np.random.default_rng(76)
    cases = answered_by(selected, [(numbered(4), np.array(f, dtype=float), 3)
             for f in ([1, 1, 1, 1], [2, 5, 5, 2], [7, 3, 7, 7],
                       [1, 1 + 2**-45, 1, 1 + 2**-44], [-INF, -LARGEST, -INF, 3])])  # fmt: skip
    cases += answered_by(
        selected,
        [(numbered(n), np.tile([1.0, 3.0, 2.0, 3.0], n)[:n], 2 * n // 3) for n in (40, 90)],
    )
    cases += answered_by(
        selected,
        [(numbered(n), rng.integers(0, 4, size=n).astype(float), n - 2) for n in (30, 200)],
    )
    assert_cases(student.es_select, cases, parts=PARTS)


@pytest.mark.points(1)
def test_nan_and_infinity(student):
    """Puts NaN after minus infinity, and several NaN by index."""
    rng = np.random.default_rng(88)
    cases = answered_by(
        selected,
        [
            (numbered(len(f)), np.array(f), mu)
            for f, mu in (
                ([NAN, 2.0, 1.0], 3),
                ([NAN, 2.0, -1.0], 2),
                ([NAN, -INF, 4.0], 2),
                ([-INF, NAN, INF, NAN, -INF], 5),
                ([NAN, NAN, NAN, 0.0], 3),
                ([NAN, NAN, NAN], 2),
                ([INF, 1.0, INF], 2),
            )
        ],
    )
    some = rng.permutation(np.array([NAN, NAN, NAN, -INF, -INF, INF, 0.0, 2.0, -2.0, NAN]))
    cases += answered_by(selected, [(numbered(10), some, mu) for mu in (10, 7, 3)])
    assert_cases(student.es_select, cases, parts=PARTS)


@pytest.mark.points(1)
def test_sizes_and_errors(student):
    """Selects all, one of many and one of one, and raises ValueError for any other mu."""
    P, fitness = numbered(4), np.array([1.0, 4.0, 2.0, 3.0])
    cases = answered_by(
        selected,
        [
            (P, fitness, 4),
            (P, fitness, 1),
            (P[:1], fitness[:1], 1),
        ],
    )
    cases += answered_by(selected, [(P[:, :1], fitness, 4)])
    assert_cases(student.es_select, cases, parts=PARTS)
    fails = {f"mu = {mu} of {n}": (P[:n], fitness[:n], mu)
             for mu, n in ((0, 4), (-1, 4), (5, 4), (2, 1))}  # fmt: skip
    works_on = [(P, fitness, mu) for mu in (1, 4)]
    assert_raises(student.es_select, ValueError, fails, works_on=works_on)


@pytest.mark.points(1)
def test_integers_and_bools(student):
    """Takes fitness of integers of any kind, of bools and of float32, and returns it as float64."""
    P = numbered(4)
    cases = answered_by(selected, [(P, np.array([200, 0, 255, 7], dtype=np.uint8), 3)])
    cases += answered_by(selected, [(P, np.array([5, -128, 127, 0], dtype=np.int8), 4)])
    cases += answered_by(selected, [(P, np.array([3, 9, -4, 9]), 2)])
    cases += answered_by(selected, [(P, np.array([1.5, 0.5, 4.0, 2.0], dtype=np.float32), 3)])
    cases += answered_by(selected, [(P, np.array([False, True, False, True]), 3)])
    cases += answered_by(selected, [(np.array([[1, 2], [3, 4]]), np.array([0.5, 1.5]), 2)])
    answers = assert_cases(student.es_select, cases, parts=PARTS)
    floats = [np.asarray(answer[1]).dtype == float for answer in answers]
    assert_close(floats, [True] * len(floats), what="whether the fitness is float64")


@counterexample_search(
    fitness=strategies.vectors((1, 4), low=0, high=2), mu=strategies.choices(1, 2, 3)
)
def agrees_with_the_reference(student, reference, fitness, mu):
    P, mu = numbered(len(fitness)), min(mu, len(fitness))
    got = student.es_select(P, fitness, mu)
    assert_close(got, reference.es_select(P, fitness, mu), parts=PARTS)
