"""Hidden tests of halving_mistakes; first docstring lines are shown to students."""

from math import log2

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.hypothesis_tables import (
    SQUARE,
    TEN,
    consistent,
    drawn_rows,
    functions,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

MISTAKES, SURVIVORS = (0, 2), (1, 2)


def by_tables(rows, points, stream):
    """Return mistakes and survivors, from the tables themselves."""
    mistakes = 0
    for step, (point, label) in enumerate(stream):
        left = consistent(rows, points, stream[:step])
        votes = [rows[name][list(points).index(point)] for name in left]
        mistakes += (votes.count(1) > votes.count(0)) != bool(label)
    return mistakes, consistent(rows, points, stream)


def streams(seed, open_function):
    """Return rows, points, the call and what it must return, for drawn classes."""
    rng = np.random.default_rng(seed("streams"))
    for count, size, steps in [(6, 4, 5), (15, 6, 9), (33, 8, 10), (64, 9, 9)]:
        rows, points = drawn_rows(rng, count, size), list(range(size))
        right = rows["h0"]
        stream = [(x, right[x]) for x in rng.integers(0, size, steps).tolist()]
        yield (functions(open_function, rows, points), stream), by_tables(rows, points, stream)


@pytest.mark.points(1)
def test_mistakes(student, reference, seed, open_function):
    """Counts the wrong votes of what is still possible, at most log2 of the class."""
    rules = functions(open_function, TEN, SQUARE)
    three = functions(open_function, {"a": (1, 0, 0), "b": (1, 1, 0), "c": (1, 1, 1)}, "pqr")
    cases = [
        ((rules, [((0, 0), 0), ((0, 1), 1), ((1, 1), 1), ((1, 0), 0)]), 1),
        ((rules, [((0, 0), 0), ((0, 1), 1)]), 1),
        ((three, [("p", 1), ("q", 0), ("r", 0)]), 1),
        ((three, [("r", 1), ("q", 1)]), 1),
    ]
    drawn = list(streams(seed, open_function))
    cases += [(call, expected[0]) for call, expected in drawn]
    cases += [(call, reference.halving_mistakes(*call)[0]) for call, _ in drawn]
    assert_cases(student.halving_mistakes, cases, part=MISTAKES)
    calls = [call for call, _ in drawn]
    assert_law(student.halving_mistakes, calls, bounded)


def bounded(got, hypotheses, stream):
    require(int(got[0]) <= log2(len(hypotheses)), "There are more than log2 |H| mistakes.")


@pytest.mark.points(1)
def test_survivors(student, seed, open_function):
    """Returns who agrees with all of the stream, sorted, and leaves the arguments alone."""
    rules = functions(open_function, TEN, SQUARE)
    cases = [
        ((rules, [((0, 0), 0), ((0, 1), 1)]), ["OR", "XOR", "x2"]),
        ((rules, [((1, 1), 1), ((0, 0), 1)]), ["EQUIV", "T"]),
        ((rules, []), sorted(TEN)),
        ((rules, [((0, 0), 0), ((0, 0), 1)]), []),
    ]
    cases += [(call, expected[1]) for call, expected in streams(seed, open_function)]
    assert_cases(student.halving_mistakes, cases, part=SURVIVORS, compare=assert_equal)
    assert_leaves_arguments(student.halving_mistakes, [call for call, _ in cases])


@pytest.mark.points(1)
def test_ties_and_empty(student, open_function):
    """Predicts 0 in a tie and when none is left; takes an empty stream, and points of any kind."""
    two = functions(open_function, {"up": (0, 1), "down": (1, 0)}, "pq")
    ones = functions(open_function, {"a": (1, 1), "b": (1, 1), "c": (1, 0)}, "pq")
    lists = {f"cut {cut}": open_function("at_least", cut) for cut in ([1, 0], [2, 5])}
    cases = [
        Case((ones, [("p", 0)]), (1, []), label="a majority for 1"),
        Case((two, [("p", 1)]), (1, ["down"]), label="a tie, and the label 1"),
        Case((two, [("p", 0)]), (0, ["up"]), label="a tie, and the label 0"),
        Case(
            (two, [("q", 1), ("p", 1), ("q", 1), ("q", 0), ("p", 1)]), (4, []), label="none is left"
        ),
        Case((two, []), (0, ["down", "up"]), label="an empty stream"),
        Case(
            (lists, [([1, 3], 0), ([2, 7], 1)]), (0, ["cut [2, 5]"]), label="points that are lists"
        ),
        Case(({}, [("p", 0), ("q", 1), ("q", 1)]), (2, []), label="no hypotheses"),
    ]
    assert_cases(student.halving_mistakes, cases, compare=assert_equal)


@counterexample_search(
    rows=strategies.matrices((1, 3), 2, 0, 1), labels=strategies.labels((0, 3), (0, 1))
)
def agrees_with_the_reference(student, reference, open_function, rows, labels):
    table = {f"h{i}": tuple(row) for i, row in enumerate(rows.astype(int).tolist())}
    stream = [(place % 2, int(label)) for place, label in enumerate(labels)]
    call = functions(open_function, table, [0, 1]), stream
    assert_equal(student.halving_mistakes(*call), reference.halving_mistakes(*call))
