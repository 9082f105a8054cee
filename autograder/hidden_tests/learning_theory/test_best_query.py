"""Hidden tests of best_query; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.hypothesis_tables import (
    SQUARE,
    TEN,
    drawn_rows,
    functions,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_worst_case(student, reference, seed, open_function):
    """Asks where the larger of the two groups is smallest, and says how large it is."""
    rng = np.random.default_rng(seed("rows"))
    rows = {"a": (0, 1, 1), "b": (0, 1, 1), "c": (0, 0, 1), "d": (0, 1, 1), "e": (1, 0, 1)}
    rules = functions(open_function, rows, range(3))
    few = functions(open_function, {"a": (1, 0, 0), "b": (1, 0, 1), "c": (1, 1, 0)}, range(3))
    flipped = functions(
        open_function, {n: tuple(1 - v for v in r) for n, r in rows.items()}, range(3)
    )
    cases = [
        ((rules, [0, 1, 2]), (1, 3)),
        ((rules, [2, 0]), (0, 4)),
        ((few, [0, 1]), (1, 2)),
        ((flipped, [0, 1, 2]), (1, 3)),
    ]
    calls = []
    while len(calls) < 6:
        count, size = (int(n) for n in rng.integers([5, 3], [40, 9]))
        table, points = drawn_rows(rng, count, size), list(range(size))
        ones = np.array(list(table.values())).sum(axis=0)
        worst = np.maximum(ones, count - ones)
        if (worst == worst.min()).sum() > 1:
            continue
        call = functions(open_function, table, points), points
        cases.append((call, (int(worst.argmin()), int(worst.min()))))
        calls.append(call)
    assert_cases(student.best_query, cases, compare=assert_equal)
    assert_agrees(student.best_query, reference.best_query, calls, compare=assert_equal)
    assert_leaves_arguments(student.best_query, calls)


@pytest.mark.points(1)
def test_ties_and_edges(student, open_function):
    """Takes the first of equally good points, a single hypothesis, and points of any kind."""
    rules = functions(open_function, TEN, SQUARE)
    two = functions(open_function, {"a": (1, 0, 0), "b": (0, 0, 1)}, [(0,), (5,), (9,)])
    same = functions(open_function, {"a": (1, 0), "b": (1, 0), "c": (1, 0)}, "pq")
    mixed = functions(open_function, {"a": (1, 0), "b": (1, 1)}, ["p", 3])
    one = {"only": rules["OR"]}
    cuts = {f"cut {cut}": open_function("at_least", cut) for cut in (1, 2, 3, 4, 5)}
    lists = {f"cut {cut}": open_function("at_least", cut) for cut in ([1, 0], [2, 5])}
    cases = [
        Case((cuts, [0.5, 3.5, 2.5, 9.0]), (3.5, 3), label="two equally good points"),
        Case((cuts, [2.5, 3.5]), (2.5, 3), label="two equally good points"),
        Case((mixed, ["p", 3]), (3, 1), label="points of two kinds"),
        Case((lists, [[2, 7], [1, 3], [0, 9]]), ([1, 3], 1), label="points that are lists"),
        Case((two, [(5,), (9,), (0,)]), ((9,), 1), label="two equally good points"),
        Case((same, ["q", "p"]), ("q", 3), label="hypotheses that agree everywhere"),
        Case((one, SQUARE[1:]), ((0, 1), 1), label="a single hypothesis"),
        Case((one, SQUARE[:1]), ((0, 0), 1), label="a single hypothesis"),
        Case((rules, SQUARE[3:]), ((1, 1), 6), label="a single point"),
    ]
    assert_cases(student.best_query, cases, compare=assert_equal)


@counterexample_search(rows=strategies.matrices((1, 4), 3, 0, 1))
def agrees_with_the_reference(student, reference, open_function, rows):
    table = {f"h{i}": tuple(row) for i, row in enumerate(rows.astype(int).tolist())}
    call = functions(open_function, table, ["p", "q", "r"]), ["p", "q", "r"]
    assert_equal(student.best_query(*call), reference.best_query(*call))
