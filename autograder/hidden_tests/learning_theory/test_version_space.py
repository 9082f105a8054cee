"""Hidden tests of version_space; first docstring lines are shown to students."""

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
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_one_sample(student, open_function):
    """Keeps what agrees with a sample, and drops what does not."""
    rules = functions(open_function, TEN, SQUARE)
    cases = [
        ((rules, [((0, 0), 0)]), ["AND", "F", "OR", "XOR", "x1", "x2"]),
        ((rules, [((1, 1), 0)]), ["F", "XOR", "not x1", "not x2"]),
        ((rules, [((0, 1), 1)] * 2), ["OR", "T", "XOR", "not x1", "x2"]),
    ]
    cases = [Case((call[0], call[1]), expected) for call, expected in cases]
    assert_cases(student.version_space, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_several_samples(student, reference, seed, open_function):
    """Keeps what agrees with all of several samples, and leaves the arguments alone."""
    rng = np.random.default_rng(seed("rows"))
    rules = functions(open_function, TEN, SQUARE)
    cases = [((rules, [((0, 0), 0), ((0, 1), 1)]), ["OR", "XOR", "x2"])]
    cases += [((rules, [((1, 1), 0), ((0, 1), 1), ((1, 0), 1)]), ["XOR"])]
    for count, size, seen in [(9, 3, 2), (30, 4, 3), (60, 5, 3)]:
        rows, points = drawn_rows(rng, count, size), list(range(size))
        right = rows["h0"]
        samples = [(int(x), right[x]) for x in rng.choice(size, seen, replace=False)]
        call = functions(open_function, rows, points), samples
        cases.append((call, consistent(rows, points, samples)))
        cases.append((call, reference.version_space(*call)))
    assert_cases(student.version_space, cases, compare=assert_equal)
    assert_leaves_arguments(student.version_space, [call for call, _ in cases[:3]])


@pytest.mark.points(1)
def test_all_or_nothing(student, open_function):
    """Keeps all if there are no samples, and none if samples contradict each other."""
    rules = functions(open_function, TEN, SQUARE)
    few = {name: rules[name] for name in ("XOR", "T", "OR")}
    contradiction = [((0, 1), 1), ((1, 1), 1), ((0, 1), 0)]
    cases = [
        Case((few, []), ["OR", "T", "XOR"], label="no samples"),
        Case((rules, []), sorted(TEN), label="no samples"),
        Case((rules, contradiction), [], label="contradictory samples"),
        Case((few, contradiction[::-1]), [], label="contradictory samples"),
        Case((few, [((0, 0), 1), ((1, 1), 0)]), [], label="nothing agrees"),
        Case(({}, contradiction), [], label="no hypotheses"),
    ]
    assert_cases(student.version_space, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_other_labels(student, open_function):
    """Takes labels other than 0 and 1, points of any kind, and sorts names as texts."""
    fruits = ["pear", "plum", "fig"]
    rows = {
        "B": ("sour", "sweet", "sweet"),
        "a": ("sweet", "sweet", "dry"),
        "C": ("sour", "sour", "dry"),
    }
    tastes = functions(open_function, rows, fruits)
    cuts = {f"cut {cut}": open_function("at_least", cut) for cut in (10, 9, 2.5, 30, -1)}
    lists = {f"cut {cut}": open_function("at_least", cut) for cut in ([1, 0], [2, 5], [3, 0])}
    signs = functions(open_function, {"z": (-1, 1), "y": (-1, -1), "w": (1, -1)}, ["p", "q"])
    alike = {"text": ("1", "a"), "int": (1, "a"), "float": (1.0, "a"), "bool": (True, "a")}
    ones = functions(open_function, alike, ["p", "q"])
    tenths = functions(open_function, {"tenths": (0.3,)}, ["p"])
    cases = [
        ((ones, [("p", 1), ("q", "a")]), ["bool", "float", "int"]),
        ((tastes, [("plum", "sweet")]), ["B", "a"]),
        ((tastes, [("pear", "sour")]), ["B", "C"]),
        ((cuts, [(9.5, 1)]), ["cut -1", "cut 2.5", "cut 9"]),
        ((cuts, [(12, 0), (12, 0)]), ["cut 30"]),
        Case((lists, [([2, 7], 0)]), ["cut [3, 0]"], label="points that are lists"),
        ((signs, [("p", -1)]), ["y", "z"]),
        ((signs, [("q", 1)]), ["z"]),
        Case((tenths, [("p", 0.1 + 0.2)]), [], label="labels that are nearly equal"),
    ]
    assert_cases(student.version_space, cases, compare=assert_equal)


@counterexample_search(
    rows=strategies.matrices((1, 3), 2, 0, 1), labels=strategies.labels((0, 3), (0, 1))
)
def agrees_with_the_reference(student, reference, open_function, rows, labels):
    table = {f"h{i}": tuple(row) for i, row in enumerate(rows.astype(int).tolist())}
    samples = [(place % 2, int(label)) for place, label in enumerate(labels)]
    call = functions(open_function, table, [0, 1]), samples
    assert_equal(student.version_space(*call), reference.version_space(*call))
