"""Hidden tests of is_epsilon_exhausted; first docstring lines are shown to students."""

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
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

UNEQUAL = np.array([0.1, 0.2, 0.3, 0.4])


@pytest.mark.points(1)
def test_worst_of_the_version_space(student, reference, seed, open_function):
    """Asks for the worst true error in the version space, and for no other hypothesis."""
    rng = np.random.default_rng(seed("rows"))
    rules = functions(open_function, TEN, SQUARE)
    xor, seen = rules["XOR"], [((0, 0), 0), ((0, 1), 1)]
    cases = []
    for eps, expected in [(0.69, False), (0.71, True), (0.45, False), (0.99, True), (0.2, False)]:
        cases.append(((rules, seen, xor, SQUARE, UNEQUAL, eps), expected))
    cases.append(((rules, [*seen, ((1, 0), 1)], xor, SQUARE, UNEQUAL, 0.41), True))
    cases.append(((rules, [*seen, ((1, 0), 1)], xor, SQUARE, UNEQUAL, 0.39), False))
    cases.append(((rules, [*seen, ((1, 1), 0)], xor, SQUARE, UNEQUAL, 0.001), True))
    calls = []
    for count, size, known in [(12, 4, 2), (20, 5, 2), (40, 5, 3)]:
        rows, probs = drawn_rows(rng, count, size), rng.dirichlet(np.ones(size))
        points, right = list(range(size)), np.array(rows["h0"])
        samples = [(x, int(right[x])) for x in rng.choice(size, known, replace=False).tolist()]
        worst = max(probs @ (np.array(rows[h]) != right) for h in consistent(rows, points, samples))
        table = functions(open_function, rows, points)
        for gap in (-0.01, 0.01):
            call = (table, samples, table["h0"], points, probs, float(worst) + gap)
            cases.append((call, gap > 0))
            calls.append(call)
    assert_cases(student.is_epsilon_exhausted, cases, compare=assert_equal)
    settings = {"compare": assert_equal}
    assert_agrees(student.is_epsilon_exhausted, reference.is_epsilon_exhausted, calls, **settings)
    later_first = rules, seen[::-1], xor, SQUARE, UNEQUAL, 0.7
    assert_leaves_arguments(student.is_epsilon_exhausted, [*calls[:2], later_first])


@pytest.mark.points(1)
def test_edges(student, open_function):
    """Allows an error equal to eps, and an empty version space; takes points of any kind."""
    rules = functions(open_function, TEN, SQUARE)
    xor, seen = rules["XOR"], [((0, 0), 0), ((0, 1), 1)]
    nothing = [((0, 0), 0), ((0, 0), 1)]
    single = dict(zip("abcde", np.eye(5, dtype=int).tolist(), strict=True))
    units = functions(open_function, single, range(5))
    halves = np.array([0.5, 0.25, 0.125, 0.125])
    lists = {f"cut {cut}": open_function("at_least", cut) for cut in ([1, 0], [2, 5])}
    listed = lists, [([2, 7], 1)], lists["cut [2, 5]"], [[0, 9], [1, 3], [2, 7]]
    cases = [
        Case((rules, seen, xor, SQUARE, halves, 0.25), True, label="an error equal to eps"),
        Case((rules, seen, xor, SQUARE, UNEQUAL, 0.7), True, label="an error equal to eps"),
        Case(
            (rules, seen, xor, SQUARE, np.array([0.4, 0.3, 0.1, 0.2]), 0.3),
            True,
            label="equal to eps",
        ),
        Case((rules, seen, xor, SQUARE, halves, 0.2), False, label="an error above eps"),
        Case((rules, seen, xor, SQUARE, halves, 0.249998), False, label="an error above eps"),
        Case(
            ({"OR": rules["OR"]}, [((1, 1), 1)], xor, SQUARE, UNEQUAL, 0.3),
            False,
            label="a sample that the concept contradicts",
        ),
        Case(
            (units, [], units["a"], list(range(5)), np.full(5, 0.2), 0.5), True, label="two wrong"
        ),
        Case((*listed, np.array([0.5, 0.3, 0.2]), 0.2), False, label="points that are lists"),
        Case((rules, nothing, xor, SQUARE, halves, 0.0), True, label="an empty version space"),
        Case(({}, [], xor, SQUARE, halves, 0.1), True, label="no hypotheses"),
        Case((rules, [], xor, SQUARE, halves, 0.9), False, label="no samples"),
        Case((rules, [], xor, SQUARE, halves, 1.0), True, label="no samples, eps = 1"),
        Case(({"XOR": xor}, [], xor, SQUARE, halves, 0.0), True, label="eps = 0"),
    ]
    assert_cases(student.is_epsilon_exhausted, cases, compare=assert_equal)


@counterexample_search(
    rows=strategies.matrices((1, 3), 3, 0, 1),
    probs=strategies.distributions((3, 3)),
    eps=strategies.choices(0.25, 0.5, 0.0),
)
def agrees_with_the_reference(student, reference, open_function, rows, probs, eps):
    table = {f"h{i}": tuple(row) for i, row in enumerate(rows.astype(int).tolist())}
    rules = functions(open_function, table, [0, 1, 2])
    call = rules, [(0, table["h0"][0])], rules["h0"], [0, 1, 2], probs, eps
    assert_equal(student.is_epsilon_exhausted(*call), reference.is_epsilon_exhausted(*call))
