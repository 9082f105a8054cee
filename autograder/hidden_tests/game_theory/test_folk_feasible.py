"""Hidden tests of folk_feasible; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import CONCERT, PRISONERS
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

LINE = np.array([[1.0, -1.0], [-2.0, 2.0]]), np.array([[1.0, -1.0], [-2.0, 2.0]])
# Around the hull the outcomes come as they stand in the table, row by row.
AROUND = np.array([[1.0, 1.0], [3.0, 7.0]]), np.array([[3.0, -3.0], [0.0, 6.0]])
# Here it pays to take turns: to help each other is inside of the hull.
TURNS = np.array([[3.0, 0.0], [8.0, 1.0]]), np.array([[3.0, 8.0], [0.0, 1.0]])
SMALL = tuple((50 * M - 125).astype(np.int8) for M in PRISONERS)
# With short edges points far outside have cross products below 1e-9; with long ones rounding
# makes larger ones on the edge.
TINY, LARGE = (tuple(scale * M for M in PRISONERS) for scale in (1e-5, 1e4))
UNLIKE = np.array([[4.0, 0.0], [1.0, 2.0]]), np.array([[7.0, 2.0], [-1.0, 3.0]])


def verdicts(game, *, yes=(), no=(), payoffs=""):
    """Return cases of one game: points that players can earn, and points that they cannot."""
    among = f" among {payoffs} payoffs" if payoffs else ""
    cases = [Case((np.array(p), *game), True, label=f"a point to accept{among}") for p in yes]
    return cases + [
        Case((np.array(p), *game), False, label=f"a point to refuse{among}") for p in no
    ]


@pytest.mark.points(1)
def test_mixtures(student):
    """Accepts mixtures of outcomes, edges and vertices, for tiny and large payoffs too."""
    inside = [(2.9, 2.9), (1.5, 2.0), (2.0, 1.125), (1.125, 1.25)]
    edges = [(3.0, 3.0), (4.0, 1.5), (3.5, 2.25)]
    cases = verdicts(PRISONERS, yes=[*edges, *inside], no=[(-1.0, -1.0)])
    edges = [(3.2, 2.7), (3.4, 2.4), (3.0 + 5e-12, 3.0 + 5e-12)]
    cases += verdicts(PRISONERS, yes=edges)
    cases += verdicts(UNLIKE, yes=[(4.0, 7.0), (2.5, 4.0), (3.0, 5.0)])
    cases += verdicts(AROUND, yes=[(6.25, 5.5)])
    cases += verdicts(TURNS, yes=[(3.75, 3.75), (2.5, 5.5), (3.0, 3.0)])
    cases += verdicts(SMALL, yes=[(20.0, 20.0)])
    cases += verdicts(LARGE, yes=[(30000.4, 29999.4)], payoffs="large")
    assert_cases(student.folk_feasible, cases, compare=assert_equal)
    assert_leaves_arguments(student.folk_feasible, [(np.array([2.0, 2.0]), *PRISONERS)])


@pytest.mark.points(1)
def test_outside(student):
    """Refuses points outside of the hull, of tiny and large payoffs too."""
    outside = [(4.9, 1.2), (3.01, 3.0), (4.0, 4.0), (3.0 + 2e-7, 3.0 + 2e-7)]
    cases = verdicts(PRISONERS, yes=[(2.9, 2.9)], no=outside)
    cases += verdicts(UNLIKE, yes=[(2.5, 4.0)], no=[(3.9, 3.1), (4.1, 7.2), (1.9, 6.0)])
    cases += verdicts(AROUND, no=[(6.0, 5.75)])
    cases += verdicts(
        TINY, yes=[(2.9e-5, 2.9e-5)], no=[(3.2e-5, 3.2e-5), (4.9e-5, 1.2e-5)], payoffs="tiny"
    )
    cases += verdicts(LARGE, no=[(30000.4, 29999.5)], payoffs="large")
    cases += verdicts(SMALL, no=[(120.0, -65.0), (90.0, -60.0)])
    assert_cases(student.folk_feasible, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_minmax(student):
    """Refuses points below the minmax values of either player, and points equal to them."""
    below = [(1.0, 3.0), (3.0, 1.0), (1.0, 1.0), (0.9, 3.2), (3.2, 0.9)]
    below += [(1.0 + 1e-12, 3.0), (3.0, 1.0 + 1e-12)]
    cases = verdicts(PRISONERS, yes=[(2.9, 2.9), (1.0 + 1e-6, 3.0), (3.0, 1.0 + 1e-6)], no=below)
    cases += verdicts(CONCERT, yes=[(0.75, 0.75)], no=[(0.6, 0.75), (0.75, 0.6), (0.0, 0.0)])
    cases += verdicts(UNLIKE, yes=[(2.5, 4.0)], no=[(1.5, 3.0), (1.59, 2.5), (1.7, 2.0)])
    turned = UNLIKE[1].T, UNLIKE[0].T
    cases += verdicts(turned, yes=[(4.0, 2.5)], no=[(3.0, 1.5), (2.0, 1.7)])
    assert_cases(student.folk_feasible, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_flat_hulls(student):
    """Takes outcomes on one line, and outcomes that are all the same."""
    same = np.full((2, 2), 2.0), np.full((2, 2), 3.0)
    cases = verdicts(LINE, yes=[(2.0, 2.0), (1.5, 1.5)], no=[(2.5, 2.5), (-1.0, -1.0)])
    cases += verdicts(LINE, no=[(1.6, 1.4), (1.4, 1.6), (1.5 + 1e-6, 1.5 - 1e-6)])
    cases += verdicts(same, no=[(3.0, 3.0), (2.5, 3.5)])
    assert_cases(student.folk_feasible, cases, compare=assert_equal)


@counterexample_search(
    point=strategies.vectors(2, 0, 6), game=strategies.choices(PRISONERS, LINE, UNLIKE, CONCERT)
)
def agrees_with_the_reference(student, reference, point, game):
    assert_equal(student.folk_feasible(point, *game), reference.folk_feasible(point, *game))
