"""Hidden tests of vc_dimension; first docstring lines are shown to students."""

from itertools import combinations

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.hypothesis_tables import all_boolean
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_invariant,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

RAYS = np.tri(6, 5, -1, dtype=int)[:, ::-1]
INTERVALS = np.array([[int(a <= x < b) for x in range(5)] for a in range(6) for b in range(a, 6)])
ENDS = np.array([[a, 0, 0, b] for a in (0, 1) for b in (0, 1)])
LAST = np.array([[0, 1, a, b, c] for a in (0, 1) for b in (0, 1) for c in (0, 1)])


def with_decoys():
    """Shatter columns 1, 3 and 5; each makes a pair with all others, of which no triple comes."""
    table = np.zeros((10, 7), dtype=int)
    table[:8, [1, 3, 5]] = all_boolean(3)
    table[8:, ::2] = table[9] = 1
    return table


def by_counting(outputs):
    """Return the largest size of a set of columns on which all patterns occur."""
    rows, best = outputs.tolist(), 0
    for size in range(1, outputs.shape[1] + 1):
        for subset in combinations(range(outputs.shape[1]), size):
            if len({tuple(row[i] for i in subset) for row in rows}) == 2**size:
                best = size
    return best


@pytest.mark.points(1)
def test_classes(student, reference, seed):
    """Finds the dimension of rays, intervals and drawn classes."""
    rng = np.random.default_rng(seed("tables"))
    tables = [rng.integers(0, 2, size) for size in ((6, 4), (14, 5), (9, 5))]
    cases = [(RAYS, 1), (INTERVALS, 2), (ENDS, 2), (LAST, 3)]
    cases.append((with_decoys(), 3))
    cases += [(table, by_counting(table)) for table in tables]
    assert_cases(student.vc_dimension, cases, compare=assert_equal)
    assert_agrees(student.vc_dimension, reference.vc_dimension, tables[:1])
    assert_leaves_arguments(student.vc_dimension, [tables[0], 2 * ENDS - 1])


@pytest.mark.points(1)
def test_which_columns(student):
    """Finds shattered columns wherever they stand."""
    cases = [(RAYS, 1), (with_decoys(), 3)]
    for place in (0, 3):
        table = np.zeros((2, 4), dtype=int)
        table[1, place] = 1
        cases.append((table, 1))
    for i, j in ((0, 1), (0, 3), (2, 3)):
        table = np.zeros((5, 4), dtype=int)
        table[:4, [i, j]] = all_boolean(2)
        cases.append((table, 2))
    assert_cases(student.vc_dimension, cases, compare=assert_equal)
    assert_invariant(student.vc_dimension, [(ENDS,)], lambda a: (a[:, ::-1],))


@pytest.mark.points(1)
def test_smallest_and_largest(student):
    """Is 0 for a single hypothesis, N for all functions, and 0 for no points."""
    cases = [Case(INTERVALS[:, :4], 2, label="intervals of four points")]
    cases += [Case(RAYS[k : k + 1], 0, label="a single hypothesis") for k in (0, 3)]
    cases += [Case(all_boolean(n), n, label="all functions") for n in (1, 2, 3, 5, 9)]
    cases += [Case(np.zeros((h, 0), dtype=int), 0, label="no points") for h in (1, 4)]
    assert_cases(student.vc_dimension, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_repeats_and_labels(student):
    """Does not mind repeated rows, and takes labels -1 and 1, bools and small integers."""
    cases = [
        Case(np.repeat(RAYS, 8, axis=0), 1, label="repeated rows"),
        Case(np.repeat(RAYS[:1], 8, axis=0), 0, label="one row, eight times"),
        Case(np.tile(all_boolean(2), (5, 1)), 2, label="repeated rows"),
        Case(2 * INTERVALS[:, :4] - 1, 2, label="labels -1 and 1"),
        Case(2 * all_boolean(2) - 1, 2, label="labels -1 and 1"),
        Case(INTERVALS[:, :4].astype(bool), 2, label="bools"),
        Case(RAYS.astype(np.int8), 1, label="int8"),
        Case(INTERVALS[:, :4].astype(np.uint8), 2, label="uint8"),
    ]
    assert_cases(student.vc_dimension, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_no_hypotheses(student):
    """Raises ValueError if there is no hypothesis."""
    calls = {f"{n} points": (np.zeros((0, n), dtype=int),) for n in (3, 1, 0)}
    works_on = [(ENDS,), (RAYS[:1],)]
    assert_raises(student.vc_dimension, ValueError, calls, works_on=works_on)


@counterexample_search(outputs=strategies.matrices((1, 5), (1, 3), 0, 1))
def agrees_with_the_reference(student, reference, outputs):
    outputs = outputs.astype(int)
    assert_equal(student.vc_dimension(outputs), reference.vc_dimension(outputs))
