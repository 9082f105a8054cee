"""Hidden tests of nash_regret; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import (
    CONCERT,
    PENNIES,
    PRISONERS,
    random_mixed_play,
)
from autograder.testing import (
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

WIDE = np.array([[4.0, 1.0, -2.0], [0.0, 3.0, 5.0]]), np.array([[1.0, 6.0, 2.0], [-3.0, 0.5, 9.0]])


GAMES = [
    ((PENNIES, -PENNIES, np.array([1.0, 0.0]), np.array([1.0, 0.0])), (0.0, 2.0)),
    ((*PRISONERS, np.array([1.0, 0.0]), np.array([0.5, 0.5])), (1.5, 1.0)),
    ((*PRISONERS, np.array([0.0, 1.0]), np.array([0.0, 1.0])), (0.0, 0.0)),
    ((*(1e-7 * M for M in PRISONERS), np.array([1.0, 0.0]), np.array([0.5, 0.5])), (1.5e-7, 1e-7)),
    ((*CONCERT, np.array([2 / 3, 1 / 3]), np.array([1 / 3, 2 / 3])), (0.0, 0.0)),
    ((*WIDE, np.array([0.25, 0.75]), np.array([0.5, 0.25, 0.25])), (0.0625, 5.96875)),
]
SHAPES = ((2, 4), (3, 3), (5, 2))
ROUNDED = np.array([1.0, -8e-10])
TEN, TENTHS = (np.eye(10), np.eye(10)), np.full(10, 0.1)
# Shares that rounding has moved above 1 would make regrets of equal payoffs negative.
ABOVE = 1 + 1e-12
EVEN = [
    (np.full((n, n), 0.1), np.full((n, n), 0.3), np.full(n, ABOVE / n), np.full(n, ABOVE / n))
    for n in range(2, 9)
]


@pytest.mark.points(1)
def test_row_player(student, reference, seed):
    """Returns first what the row player could still gain."""
    cases = [(call, regrets[0]) for call, regrets in GAMES]
    games = [random_mixed_play(seed("rows") + k, *shape) for k, shape in enumerate(SHAPES)]
    cases += [(call, reference.nash_regret(*call)[0]) for call in games]
    assert_cases(student.nash_regret, cases, part=(0, 2), atol=1e-9)


@pytest.mark.points(1)
def test_column_player(student, reference, seed):
    """Returns second what the column player could still gain, and changes nothing."""
    cases = [(call, regrets[1]) for call, regrets in GAMES]
    games = [random_mixed_play(seed("columns") + k, *shape) for k, shape in enumerate(SHAPES)]
    cases += [(call, reference.nash_regret(*call)[1]) for call in games]
    assert_cases(student.nash_regret, cases, part=(1, 2), atol=1e-9)
    assert_leaves_arguments(student.nash_regret, games)


@pytest.mark.points(1)
def test_no_distributions(student):
    """Raises ValueError if a mix is no distribution; rounding leaves no regret below 0."""
    calls = {
        "p adds up to 0.9": (*CONCERT, np.array([0.5, 0.4]), np.array([0.5, 0.5])),
        "p adds up to 1.000001": (*CONCERT, np.array([0.5, 0.500001]), np.array([0.5, 0.5])),
        "p adds up to 1 + 5e-9": (*CONCERT, np.array([0.5, 0.5 + 5e-9]), np.array([0.5, 0.5])),
        "p adds up to 1 + 4e-9, in ten parts": (*TEN, np.full(10, 0.1 + 4e-10), TENTHS),
        "an entry of -5e-9 in q": (*CONCERT, np.array([0.5, 0.5]), np.array([-5e-9, 1 + 5e-9])),
        "q adds up to 1.1": (*CONCERT, np.array([0.5, 0.5]), np.array([0.5, 0.6])),
        "a negative entry in p": (*CONCERT, np.array([-0.5, 1.5]), np.array([0.5, 0.5])),
        "a negative entry in q": (*CONCERT, np.array([0.5, 0.5]), np.array([1.5, -0.5])),
    }
    rounded = 1 - 1e-12
    works_on = [
        (*CONCERT, np.array([0.5, 0.5]), np.array([0.5, 0.5])),
        (*TEN, TENTHS * rounded, TENTHS),
        (*WIDE, np.array([1.0, 0.0]), np.array([0.0, 0.0, 1.0])),
        (*CONCERT, ROUNDED, ROUNDED[::-1]),
    ]
    assert_raises(student.nash_regret, ValueError, calls, works_on=works_on)
    assert_leaves_arguments(student.nash_regret, works_on[-1:])
    assert_law(
        student.nash_regret, EVEN, lambda got, *_: require(min(as_tuple(got, 2)) >= 0, "Below 0.")
    )


@counterexample_search(
    A=strategies.matrices(2, 2, -2, 2),
    p=strategies.choices((1.0, 0.0), (0.0, 1.0), (0.5, 0.5), (0.25, 0.75)),
    q=strategies.choices((1.0, 0.0), (0.0, 1.0), (0.5, 0.5), (0.25, 0.75)),
)
def agrees_with_the_reference(student, reference, A, p, q):
    call = A, A.T + 1, np.array(p), np.array(q)
    assert_agrees(student.nash_regret, reference.nash_regret, [call], atol=1e-9)
