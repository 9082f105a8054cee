"""Hidden tests of true_error; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.hypothesis_tables import (
    SQUARE,
    TEN,
    drawn_rows,
    function,
    functions,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

UNEQUAL = np.array([0.1, 0.2, 0.3, 0.4])


@pytest.mark.points(1)
def test_equal_probabilities(student, open_function):
    """Returns the share of wrong labels where all points are equally probable."""
    rules, equal = functions(open_function, TEN, SQUARE), np.full(4, 0.25)
    cases = [
        ((rules[h], rules[c], SQUARE, equal), error)
        for h, c, error in [("OR", "AND", 0.5), ("XOR", "OR", 0.25), ("x1", "not x1", 1.0),
                            ("T", "AND", 0.75), ("x2", "x2", 0.0)]
    ]  # fmt: skip
    assert_cases(student.true_error, cases, atol=1e-9)


@pytest.mark.points(1)
def test_unequal_probabilities(student, reference, seed, open_function):
    """Adds up unequal probabilities of the points where the labels differ."""
    rng = np.random.default_rng(seed("points"))
    rules = functions(open_function, TEN, SQUARE)
    cases = [
        ((rules[h], rules[c], SQUARE, UNEQUAL), error)
        for h, c, error in [
            ("OR", "AND", 0.5),
            ("XOR", "OR", 0.4),
            ("T", "AND", 0.6),
            ("F", "x2", 0.6),
        ]
    ]
    calls = []
    for size in (3, 4, 8, 15):
        rows, probs = drawn_rows(rng, 2, size), rng.dirichlet(np.ones(size))
        pair = functions(open_function, rows, list(range(size)))
        calls.append((pair["h0"], pair["h1"], list(range(size)), probs))
        differ = np.array(rows["h0"]) != np.array(rows["h1"])
        cases.append((calls[-1], float(probs @ differ)))
    assert_cases(student.true_error, cases, atol=1e-9)
    assert_agrees(student.true_error, reference.true_error, calls, atol=1e-9)
    assert_leaves_arguments(student.true_error, calls)


@pytest.mark.points(1)
def test_impossible_points(student, open_function):
    """Ignores points of probability 0, and counts those of probability 1 in full."""
    rules = functions(open_function, TEN, SQUARE)
    cases = []
    for probs, expected in [
        ([0.5, 0.0, 0.0, 0.5], 0.0),
        ([0.0, 1.0, 0.0, 0.0], 1.0),
        ([0.0, 0.25, 0.0, 0.75], 0.25),
        ([1.0, 0.0, 0.0, 0.0], 0.0),
    ]:
        cases.append(Case((rules["OR"], rules["AND"], SQUARE, np.array(probs)), expected))
    cases.append(((rules["T"], rules["F"], SQUARE[:1], np.array([1.0])), 1.0))
    cases.append(((rules["T"], rules["OR"], SQUARE[1:2], np.array([1.0])), 0.0))
    assert_cases(student.true_error, cases, atol=1e-9)


@pytest.mark.points(1)
def test_other_labels(student, open_function):
    """Takes labels that are texts, -1 and 1, or more than two, and points of any kind."""
    fruits, probs = ["pear", "plum", "fig"], np.full(3, 1 / 3)
    taste = function(open_function, ("sour", "sweet", "dry"), fruits)
    other = function(open_function, ("sour", "dry", "sweet"), fruits)
    grades = [function(open_function, row, [1.5, 2.5, 9]) for row in [(1, 2, 3), (3, 2, 1)]]
    signs = [function(open_function, row, fruits) for row in [(-1, 1, -1), (-1, -1, -1)]]
    cuts = [open_function("at_least", cut) for cut in (2, 4)]
    lists = [open_function("at_least", cut) for cut in ([1, 0], [2, 5])]
    kinds = [
        function(open_function, row, "qrps") for row in [(True, "1", 2, "a"), (1, 1, 2.0, "a")]
    ]
    cases = [
        ((*kinds, list("qrps"), np.array([0.4, 0.3, 0.2, 0.1])), 0.3),
        ((taste, other, fruits, probs), 2 / 3),
        ((*grades, [1.5, 2.5, 9], probs), 2 / 3),
        ((*signs, fruits, probs), 1 / 3),
        ((*cuts, [1, 2, 3, 4, 5], np.full(5, 0.2)), 0.4),
        Case(
            (*lists, [[0, 9], [1, 3], [2, 7]], np.array([0.5, 0.3, 0.2])),
            0.3,
            label="points that are lists",
        ),
    ]
    assert_cases(student.true_error, cases, atol=1e-9)


@counterexample_search(rows=strategies.matrices(2, 3, 0, 1), probs=strategies.distributions((3, 3)))
def agrees_with_the_reference(student, reference, open_function, rows, probs):
    h, c = (function(open_function, row, [0, 1, 2]) for row in rows.astype(int).tolist())
    expected = reference.true_error(h, c, [0, 1, 2], probs)
    assert_close(student.true_error(h, c, [0, 1, 2], probs), expected, atol=1e-9)
