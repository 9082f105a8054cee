"""Hidden tests of randomized_optimization/random_restart; titles are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.randomized_optimization.bit_walk_oracles import (
    drawn_heights,
    draws,
    ends_at,
    restarted,
    runs_of,
)
from autograder.testing import (
    Case,
    Spy,
    as_tuple,
    assert_cases,
    assert_close,
    assert_draws,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_best_climb(student, reference, open_function, seed):
    """Returns the string and the value of the best climb, from the starts of the recipe."""
    cases = runs_of(open_function, [*range(12), seed("starts")], 4)
    cases += runs_of(open_function, [11, 12], 9) + runs_of(open_function, range(50, 62), 2)
    falls = open_function("weighted", [-1.0, -3.0])
    low = open_function("lookup", [-9, -5, -7, -6])
    cases += [((falls, 2, 2, draws(0)), (np.zeros(2), 0.0)), ((low, 2, 2, draws(1)), ([0, 1], -5))]
    tiny = open_function("lookup", [2.0**-70 * height for height in drawn_heights(3)])
    cases += [((tiny, 5, 3, draws(s)), restarted(tiny, 5, 3, s)[0]) for s in range(4)]
    ones = open_function("one_max")
    cases += [((ones, 28, 2, draws(3)), (np.ones(28), 28))]
    snake = open_function("lookup", [0, 1, -1, 2, -1, -1, 4, 3])  # 000, 001, 011, 111, 110
    cases += [Case((snake, 3, 2, draws(214)), ([1, 1, 0], 4), label="more moves than bits")]
    assert_cases(student.random_restart, cases, compare=ends_at)
    calls = [(falls, 2, 3, draws(2)), (snake, 3, 2, draws(3))]
    assert_draws(student.random_restart, reference.random_restart, calls)


@pytest.mark.points(1)
def test_equal_climbs(student, open_function):
    """Keeps the first of equally good climbs."""
    cases = runs_of(open_function, range(20, 32), 5, high=3)
    cases += [
        Case(call, expected, label="a flat landscape")
        for call, expected in [
            (
                (open_function("flat"), 4, 3, draws(number)),
                (draws(number).integers(0, 2, size=4), 2.5, 15),
            )
            for number in range(3)
        ]
    ]
    assert_cases(student.random_restart, cases, compare=ends_at)


@pytest.mark.points(1)
def test_all_evaluations(student, open_function):
    """Reports the evaluations of all climbs together, as often as f was called."""
    for number, n_bits, n_restarts in ((0, 5, 2), (1, 5, 1), (2, 1, 3)):  # of 3 starts 2 are equal
        f = open_function("lookup", drawn_heights(number))
        spy = Spy(f)
        total = as_tuple(student.random_restart(spy, n_bits, n_restarts, draws(number)), 3)[2]
        expected = restarted(f, n_bits, n_restarts, number)[0][2]
        require(len(spy.calls) == expected, "f is called more or less often than stated.")
        assert_close(total, expected, what="the number of evaluations")


@pytest.mark.points(1)
def test_number_of_climbs(student, open_function):
    """Takes a single climb, and raises ValueError for none."""
    f = open_function("lookup", drawn_heights(3))
    cases = runs_of(open_function, [40, 41, 42], 1)
    assert_cases(student.random_restart, cases, compare=ends_at)
    fails = {f"n_restarts = {number}": (f, 5, number, draws(0)) for number in (0, -1, -7)}
    assert_raises(student.random_restart, ValueError, fails, works_on=[(f, 5, 1, draws(0))])


@counterexample_search(
    values=strategies.labels(4, (0, 1, 5)),
    n_restarts=strategies.choices(1, 2, 3),
    start=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, open_function, values, n_restarts, start):
    f = open_function("lookup", values.tolist())
    got = student.random_restart(f, 2, n_restarts, draws(start))
    assert_close(got, reference.random_restart(f, 2, n_restarts, draws(start)))
