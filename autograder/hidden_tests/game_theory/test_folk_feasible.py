"""Hidden tests of folk_feasible; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

DILEMMA = np.array([[3.0, 0.0], [5.0, 1.0]]), np.array([[3.0, 5.0], [0.0, 1.0]])
BATTLE = np.array([[2.0, 0.0], [0.0, 1.0]]), np.array([[1.0, 0.0], [0.0, 2.0]])
LINE = np.array([[1.0, -1.0], [-2.0, 2.0]]), np.array([[1.0, -1.0], [-2.0, 2.0]])
UNLIKE = np.array([[4.0, 0.0], [1.0, 2.0]]), np.array([[7.0, 2.0], [-1.0, 3.0]])


def said(student, game, yes, no):
    cases = [Case((np.array(p), *game), True, label="inside") for p in yes]
    cases += [Case((np.array(p), *game), False, label="outside") for p in no]

    def same(got, expected):
        require(isinstance(got, (bool, np.bool_)), "The result is no bool.")
        assert_equal(bool(got), expected)

    assert_cases(student.folk_feasible, cases, compare=same)


@pytest.mark.points(1)
def test_hull(student):
    """Accepts mixtures of outcomes, edges and vertices, and refuses points outside of the hull."""
    edge, fraction = [(4.0, 1.5), (3.5, 2.25)], [(2.9, 2.9), (1.5, 2.0), (2.0, 1.125)]
    said(student, DILEMMA, [(3.0, 3.0), *edge, *fraction], [(4.9, 1.2), (3.01, 3.0), (4.0, 4.0)])
    said(
        student, UNLIKE, [(4.0, 7.0), (2.0, 3.75), (3.0, 5.0)], [(3.9, 3.1), (4.1, 7.2), (1.9, 6.0)]
    )
    assert_leaves_arguments(student.folk_feasible, [(np.array([2.0, 2.0]), *DILEMMA)])


@pytest.mark.points(1)
def test_minmax(student):
    """Refuses points below the minmax values of either player, and points equal to them."""
    said(
        student,
        DILEMMA,
        [(1.125, 1.25)],
        [(1.0, 3.0), (3.0, 1.0), (1.0, 1.0), (0.9, 3.2), (3.2, 0.9)],
    )
    said(student, BATTLE, [(0.75, 0.75), (1.5, 1.5)], [(0.6, 0.75), (0.75, 0.6), (0.0, 0.0)])
    said(student, UNLIKE, [(2.5, 4.0)], [(1.5, 3.0), (1.59, 2.5)])


@pytest.mark.points(1)
def test_flat_hulls(student):
    """Takes outcomes on one line, and outcomes that are all the same."""
    same = np.full((2, 2), 2.0), np.full((2, 2), 3.0)
    said(student, DILEMMA, [(3.0, 3.0)], [(0.5, 0.5)])
    said(student, LINE, [(1.5, 1.5), (2.0, 2.0)], [(2.5, 2.5), (1.5, 1.25), (-1.0, -1.0)])
    said(student, same, [], [(2.0, 3.0), (3.0, 3.0), (2.5, 3.5)])


@counterexample_search(
    point=strategies.vectors(2, 0, 6), game=strategies.choices(DILEMMA, LINE, UNLIKE, BATTLE)
)
def agrees_with_the_reference(student, reference, point, game):
    assert_equal(bool(student.folk_feasible(point, *game)), reference.folk_feasible(point, *game))
