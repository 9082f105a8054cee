"""Hidden tests of security_levels; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import levels_by_loops
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

WIDE = np.array([[4.0, 1.0, 8.0, 2.0], [5.0, 3.0, 6.0, 2.0]])
TALL = np.array([[-4.0, 7.0], [3.0, -1.0], [-3.0, -2.0]])
LARGE = [np.full((2, 2), 4e9) + WIDE[:, :2], TALL - 7e9]


SADDLES = [np.array([[3.0, 5.0], [1.0, 9.0]]), np.array([[-2.0, -6.0], [-3.0, -8.0]])]
GAPS = [np.array([[1.0, -1.0], [-1.0, 1.0]]), np.array([[-5.0, 5.0], [10.0, -5.0]])]
SMALL = {
    "a single row": (np.array([[3.5, -2.0, 7.0]]), (-2.0, -2.0)),
    "a single column": (np.array([[3.5], [-2.0], [7.0]]), (7.0, 7.0)),
    "a single entry": (np.array([[-6.5]]), (-6.5, -6.5)),
    "fractions": (np.array([[0.75, -0.25], [-3.5, 1.5]]), (-0.25, 0.75)),
    "tenths": (np.array([[0.7, -0.1], [-3.5, 1.4]]), (-0.1, 0.7)),
    "payoffs of 1e-9": (1e-9 * np.array([[0.7, -0.1], [-3.5, 1.4]]), (-1e-10, 7e-10)),
    "integers": (np.array([[4, 1], [-5, 3]]), (1.0, 3.0)),
    "8-bit integers": (np.array([[-128, 9], [2, 5]], dtype=np.int8), (2.0, 2.0)),
    "8-bit integers without a sign": (np.array([[0, 250], [7, 1]], dtype=np.uint8), (1.0, 7.0)),
}


@pytest.mark.points(1)
def test_lower(student, seed):
    """Returns the row player's level first, at saddle points and where there is a gap."""
    rng = np.random.default_rng(seed("tables"))
    shapes = (3, 3), (2, 5), (4, 3)
    drawn = [rng.integers(-90, 90, size=shape).astype(float) for shape in shapes]
    tables = [WIDE, TALL, *LARGE, *SADDLES, *GAPS, *drawn]
    cases = [(A, levels_by_loops(A)[0]) for A in tables]
    assert_cases(student.security_levels, cases, part=(0, 2))
    assert_leaves_arguments(student.security_levels, tables)


@pytest.mark.points(1)
def test_upper(student, seed):
    """Returns the column player's level second, at saddle points and where there is a gap."""
    rng = np.random.default_rng(seed("other tables"))
    shapes = (3, 3), (5, 2), (3, 4)
    drawn = [rng.integers(-90, 90, size=shape).astype(float) for shape in shapes]
    tables = [WIDE, TALL, *LARGE, *SADDLES, *GAPS, *drawn]
    cases = [(A, levels_by_loops(A)[1]) for A in tables]
    assert_cases(student.security_levels, cases, part=(1, 2))


@pytest.mark.points(1)
def test_lower_in_small_tables(student):
    """Returns the row player's level of single rows and columns, fractions and integers."""
    cases = [Case((A,), lower, label=label) for label, (A, (lower, _)) in SMALL.items()]
    assert_cases(student.security_levels, cases, part=(0, 2))


@pytest.mark.points(1)
def test_upper_in_small_tables(student):
    """Returns the column player's level of single rows and columns, fractions and integers."""
    cases = [Case((A,), upper, label=label) for label, (A, (_, upper)) in SMALL.items()]
    assert_cases(student.security_levels, cases, part=(1, 2))


@counterexample_search(A=strategies.matrices((1, 3), (1, 3), -4, 4))
def agrees_with_the_reference(student, reference, A):
    assert_agrees(student.security_levels, reference.security_levels, [(A,)])
