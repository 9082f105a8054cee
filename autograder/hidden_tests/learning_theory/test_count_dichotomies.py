"""Hidden tests of count_dichotomies; first docstring lines are shown to students."""

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
    counterexample_search,
    strategies,
)


def by_pairs(outputs):
    """Return the number of rows that are equal to no row before them."""
    rows = outputs.tolist()
    return sum(row not in rows[:place] for place, row in enumerate(rows))


@pytest.mark.points(1)
def test_different_rows(student, reference, seed):
    """Counts rows, each kind of row once, and leaves the table alone."""
    rng = np.random.default_rng(seed("tables"))
    tables = [rng.integers(0, 2, size) for size in ((12, 3), (40, 4), (7, 6), (30, 1))]
    cases = [
        (np.array([[0, 1], [1, 1], [0, 1]]), 2),
        (np.array([[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 1], [0, 0, 0]]), 4),
        (np.ones((5, 3), dtype=int), 1),
        (all_boolean(4)[::-1], 16),
        (all_boolean(6), 64),
        (np.tri(6, 5, -1, dtype=int), 6),
    ]
    cases += [(table, by_pairs(table)) for table in tables]
    assert_cases(student.count_dichotomies, cases, compare=assert_equal)
    assert_agrees(student.count_dichotomies, reference.count_dichotomies, tables)
    signs = 2 * np.eye(3, dtype=int) - 1
    assert_leaves_arguments(student.count_dichotomies, [*(case[0] for case in cases), signs])


@pytest.mark.points(1)
def test_order_does_not_matter(student, seed):
    """Does not mind the order of the rows or of the columns, nor that labels are swapped."""
    rng = np.random.default_rng(seed("tables"))
    cases = [(np.array([[0, 1, 1], [1, 1, 0], [0, 1, 1], [1, 0, 0]]), 3), (np.eye(5, dtype=int), 5)]
    assert_cases(student.count_dichotomies, cases, compare=assert_equal)
    calls = [(rng.integers(0, 2, (20, 4)),), (np.repeat(np.eye(4, dtype=int), 3, axis=0),)]
    for change in (lambda a: (a[::-1],), lambda a: (a[:, ::-1],), lambda a: (1 - a,)):
        assert_invariant(student.count_dichotomies, calls, change)


@pytest.mark.points(1)
def test_empty_tables(student):
    """Has one dichotomy, the empty one, of no points, and none of no hypotheses."""
    cases = [
        Case(np.array([[0, 1], [1, 1], [0, 1]]), 2, label="the worked example"),
        Case(np.zeros((3, 0), dtype=int), 1, label="no points"),
        Case(np.zeros((1, 0), dtype=int), 1, label="no points"),
        Case(np.zeros((0, 4), dtype=int), 0, label="no hypotheses"),
        Case(np.zeros((0, 0), dtype=int), 0, label="neither"),
        Case(np.array([[1, 0, 1]]), 1, label="a single hypothesis"),
    ]
    assert_cases(student.count_dichotomies, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_labels_and_sizes(student, seed):
    """Takes labels -1 and 1, bools and small integers, and more points than an integer has bits."""
    rng = np.random.default_rng(seed("tables"))
    table = rng.integers(0, 2, (25, 4))
    right = by_pairs(table)
    balanced = np.array([[-1, 1], [1, -1], [-1, -1], [1, 1], [1, -1]])
    cases = [Case(2 * table - 1, right, label="labels -1 and 1"), (balanced, 4)]
    cases += [Case(table.astype(kind), right, label=str(np.dtype(kind)))
              for kind in (bool, np.int8, np.uint8, np.int64)]  # fmt: skip
    wide = np.zeros((140, 90), dtype=np.int8)
    wide[np.arange(90), np.arange(90)] = 1
    wide[90:130, 85:] = 1
    wide[130:, 0] = wide[130:135, 89] = 1
    cases += [Case(wide, 92, label="90 points"), Case(2 * wide - 1, 92, label="90 points")]
    cases += [Case(wide.astype(bool)[:, :70], 71, label="70 points")]
    long = np.zeros((3, 1500), dtype=np.int8)
    long[1, 700] = long[2, 800] = 1
    cases.append(Case(long, 3, label="1,500 points"))
    assert_cases(student.count_dichotomies, cases, compare=assert_equal)


@counterexample_search(outputs=strategies.matrices((1, 4), (1, 3), 0, 1))
def agrees_with_the_reference(student, reference, outputs):
    outputs = outputs.astype(int)
    assert_equal(student.count_dichotomies(outputs), reference.count_dichotomies(outputs))
