"""Hidden tests of conjunction_learner; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.drawn_conjunctions import (
    draw_conjunction_rows,
    most_specific,
    satisfied,
    surprises,
)
from autograder.hidden_tests.learning_theory.hypothesis_tables import all_boolean
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

ROWS = "10110", "00010", "11110", "10100", "10111"
X = np.array([[int(bit) for bit in row] for row in ROWS])
Y = (np.arange(5) < 2).astype(int)
LITERALS, MISTAKES = (0, 2), (1, 2)


def at_most_one_more_than_columns(got, X, y):
    require(int(got[1]) <= X.shape[1] + 1, "There are more than k + 1 mistakes.")


@pytest.mark.points(1)
def test_literals(student, reference, seed):
    """Keeps the literals that no row with the label 1 violates, in order."""
    rng = np.random.default_rng(seed("rows"))
    cases = [((X, Y), [(1, 0), (3, 1), (4, 0)])]
    cases += [((np.array([[1, 0], [1, 1], [0, 1]]), np.array([1, 1, 0])), [(0, 1)])]
    for n, k in [(12, 3), (25, 6), (40, 9)]:
        rows, labels = draw_conjunction_rows(rng, n, k)
        cases.append(((rows, labels), most_specific(rows, labels)))
        cases.append(((rows, labels), reference.conjunction_learner(rows, labels)[0]))
    assert_cases(student.conjunction_learner, cases, part=LITERALS, compare=assert_equal)
    assert_leaves_arguments(student.conjunction_learner, [call for call, _ in cases])


@pytest.mark.points(1)
def test_all_targets(student):
    """Finds each of the 27 conjunctions of three bits from its eight rows."""
    rows = all_boolean(3)
    cases = []
    for code in range(27):
        target = [(0, 1, None)[code // 3**i % 3] for i in range(3)]
        labels = np.array([satisfied(row, target) for row in rows])
        expected = [(i, want) for i, want in enumerate(target) if want is not None]
        cases.append(((rows, labels), expected))
        cases.append(((rows[::-1], labels[::-1]), expected))
    assert_cases(student.conjunction_learner, cases, part=LITERALS, compare=assert_equal)


@pytest.mark.points(1)
def test_mistakes(student, seed):
    """Counts mistakes, of which there is one for each surprise and at most k + 1."""
    rng = np.random.default_rng(seed("rows"))
    stairs = np.tri(5, 4, -1, dtype=int)
    ones = np.array([[1, 1], [1, 1], [1, 1], [1, 0], [1, 1]])
    cases = [
        ((X, Y), 2),
        ((stairs, np.ones(5, dtype=int)), 5),
        ((stairs[::-1], np.ones(5, dtype=int)), 5),
        ((ones, np.ones(5, dtype=int)), 2),
    ]
    for n, k in [(10, 2), (20, 5), (40, 8)]:
        rows, labels = draw_conjunction_rows(rng, n, k)
        cases.append(((rows, labels), surprises(rows, labels)))
    assert_cases(student.conjunction_learner, cases, part=MISTAKES)
    calls = [call for call, _ in cases]
    assert_law(student.conjunction_learner, calls, at_most_one_more_than_columns)


@pytest.mark.points(1)
def test_nothing_to_drop(student):
    """Keeps all literals until a 1 comes; rows with the label 0 change nothing."""
    every = [(i, s) for i in range(3) for s in (0, 1)]
    zeros = np.zeros((0, 3), dtype=int), np.zeros(0, dtype=int)
    rows, none = all_boolean(3), np.zeros(8, dtype=int)
    late = none.copy()
    late[5] = 1
    cases = [
        Case((X, Y), ([(1, 0), (3, 1), (4, 0)], 2), label="the worked example"),
        Case((rows, none), (every, 0), label="no label 1"),
        Case(zeros, (every, 0), label="no rows"),
        Case((rows[:1], none[:1]), (every, 0), label="a single 0"),
        Case((rows, late), ([(0, 1), (1, 0), (2, 1)], 1), label="a single 1"),
        Case((rows[:1], np.array([1])), ([(0, 0), (1, 0), (2, 0)], 1), label="one row"),
    ]
    assert_cases(student.conjunction_learner, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_contradictions(student):
    """Raises ValueError if a row with the label 0 satisfies all literals that are left."""
    calls = {
        "the same row with 1, then 0": (np.array([[1, 0], [1, 0]]), np.array([1, 0])),
        "all literals gone, then a 0": (np.array([[1], [0], [1]]), np.array([1, 1, 0])),
        "between two rows": (
            np.array([[1, 0, 1], [1, 1, 1], [0, 0, 1], [0, 1, 1]]),
            np.array([1, 1, 1, 0]),
        ),
        "1, then 0, as uint8": (np.ones((2, 2), dtype=np.uint8), np.array([1, 0], dtype=np.uint8)),
        "1 or 1 is no conjunction": (all_boolean(2), np.array([0, 1, 1, 0])),
    }
    first = np.array([[1, 0], [1, 0]]), np.array([0, 1])
    works_on = [(X, Y), first, (np.array([[1], [0], [1]]), np.array([1, 1, 1]))]
    assert_raises(student.conjunction_learner, ValueError, calls, works_on=works_on)
    assert_cases(
        student.conjunction_learner,
        [(first, [(0, 1), (1, 0)])],
        part=LITERALS,
        compare=assert_equal,
    )


@pytest.mark.points(1)
def test_kinds_of_bits(student):
    """Takes bools and small integers, one column, and rows after all literals are gone."""
    plain = [(1, 0), (3, 1), (4, 0)], 2
    order = [0, 1, 2, 3, 4, 0, 1]
    again = X[order]
    kinds = (bool, np.int8, np.uint8, np.int64)
    cases = [
        Case((again.astype(kind), Y[order].astype(kind)), plain, label=f"{np.dtype(kind)}")
        for kind in kinds
    ]
    wide = np.zeros((3, 300), dtype=np.uint8)
    wide[1, 290] = wide[2, 5] = 1
    left = [(i, 0) for i in range(300) if i not in (5, 290)]
    one = np.array([[1], [0], [1], [0]])
    cases += [
        Case((wide, np.ones(3, dtype=int)), (left, 3), label="300 columns"),
        Case((one, np.array([1, 1, 1, 1])), ([], 2), label="no literal left"),
        Case((one[:1], np.array([1])), ([(0, 1)], 1), label="one column"),
    ]
    assert_cases(student.conjunction_learner, cases, compare=assert_equal)


@counterexample_search(
    rows=strategies.matrices((1, 3), (1, 2), 0, 1), target=strategies.choices(0, 1)
)
def agrees_with_the_reference(student, reference, rows, target):
    X = rows.astype(int)
    y = (X[:, 0] == target).astype(int)
    assert_equal(student.conjunction_learner(X, y), reference.conjunction_learner(X, y))
