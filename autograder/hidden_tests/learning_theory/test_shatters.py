"""Hidden tests of shatters; first docstring lines are shown to students."""

from itertools import product

import numpy as np
import pytest

from autograder.hidden_tests.learning_theory.hypothesis_tables import all_boolean
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

RAYS = np.tri(4, 3, -1, dtype=int)[:, ::-1]
MIXED = np.array([[0, 0, 1, 0], [0, 1, 1, 0], [0, 1, 0, 1], [0, 0, 0, 1], [1, 0, 1, 0]])


def by_patterns(outputs, subset):
    """Tell for each pattern whether some row shows it."""
    low, high = outputs.min(), outputs.max()
    patterns = product((low, high), repeat=len(subset))
    return all(any((row[subset] == pattern).all() for row in outputs) for pattern in patterns)


@pytest.mark.points(1)
def test_columns(student, reference, seed):
    """Looks for all patterns in the columns of the subset."""
    rng = np.random.default_rng(seed("tables"))
    cases = [((RAYS, [1]), True), ((RAYS, [1, 2]), False), ((MIXED, [1, 2]), True)]
    cases += [((MIXED, [2, 3]), False), ((MIXED, [0]), True), ((MIXED, [0, 1]), False)]
    cases += [((all_boolean(3)[:-1], [0, 1, 2]), False), ((all_boolean(3), [2, 0, 1]), True)]
    nine = all_boolean(9)
    cases += [((nine, list(range(9))), True), ((nine[:-1], list(range(8, -1, -1))), False)]
    calls = []
    for size, k in [
        ((12, 5), 2),
        ((10, 4), 2),
        ((25, 6), 3),
        ((30, 5), 3),
        ((60, 4), 4),
        ((3, 4), 1),
    ]:
        for _ in range(3):
            outputs = rng.integers(0, 2, size)
            outputs[:2] = [[0], [1]]
            calls.append((outputs, rng.permutation(size[1])[:k].tolist()))
    cases += [(call, by_patterns(*call)) for call in calls]
    assert_cases(student.shatters, cases, compare=assert_equal)
    assert_agrees(student.shatters, reference.shatters, calls, compare=assert_equal)
    assert_leaves_arguments(student.shatters, [*calls, (2 * MIXED - 1, [2, 1])])


@pytest.mark.points(1)
def test_repeated_rows(student):
    """Asks for patterns, not for rows: many rows with few patterns do not shatter."""
    twice = np.repeat(np.array([[0, 1], [1, 0], [1, 1]]), 3, axis=0)
    every = np.repeat(all_boolean(3), 2, axis=0)
    cases = [
        ((np.array([[0, 0], [1, 0], [0, 1], [1, 1]]), [0, 1]), True),
        ((twice, [0, 1]), False),
        ((np.vstack([twice, [[0, 0]]]), [0, 1]), True),
        ((every, [0, 1, 2]), True),
        ((every, [2, 0]), True),
        ((every[:-2], [0, 1, 2]), False),
        ((every[:-2], [1, 2]), True),
        ((np.repeat(RAYS, 4, axis=0), [0, 1, 2]), False),
        ((np.ones((9, 2), dtype=int), [1]), False),
    ]
    assert_cases(student.shatters, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_empty_subsets(student):
    """Shatters no points if there is a hypothesis at all."""
    none = np.zeros((0, 3), dtype=int)
    cases = [
        Case((RAYS, []), True, label="an empty subset"),
        Case((np.ones((1, 2), dtype=int), []), True, label="an empty subset, one hypothesis"),
        Case((np.zeros((2, 0), dtype=int), []), True, label="no points"),
        Case((none, []), False, label="no hypotheses, an empty subset"),
        Case((none, [0, 2]), False, label="no hypotheses"),
        Case((RAYS[:1], [2]), False, label="one hypothesis"),
        Case((RAYS, [2]), True, label="one point"),
    ]
    assert_cases(student.shatters, cases, compare=assert_equal)


@pytest.mark.points(1)
def test_labels(student):
    """Takes labels -1 and 1, bools and small integers, and columns in any order."""
    cases = []
    for subset, expected in [
        ([1, 2], True),
        ([2, 1], True),
        ([3, 1], True),
        ([3, 2], False),
        ([0, 3], False),
    ]:
        for name, outputs in [
            ("labels -1 and 1", 2 * MIXED - 1),
            ("bools", MIXED.astype(bool)),
            ("int8", MIXED.astype(np.int8)),
            ("uint8", MIXED.astype(np.uint8)),
        ]:
            cases.append(Case((outputs, subset), expected, label=name))
    eight = all_boolean(8)
    cases += [((eight, list(range(8))), True), ((eight[1:], list(range(7, -1, -1))), False)]
    assert_cases(student.shatters, cases, compare=assert_equal)


@counterexample_search(
    outputs=strategies.matrices((1, 4), 2, 0, 1), subset=strategies.choices([0, 1], [1], [0], [])
)
def agrees_with_the_reference(student, reference, outputs, subset):
    outputs = outputs.astype(int)
    assert_equal(student.shatters(outputs, subset), reference.shatters(outputs, subset))
