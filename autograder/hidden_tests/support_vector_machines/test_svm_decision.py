"""Hidden tests of svm_decision; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.support_vector_machines.svm_oracles import clouds
from autograder.testing import (
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

ALPHA, Y = np.array([0.5, 0.5, 0.0]), np.array([-1.0, 1.0, 1.0])
NEW = np.array([[0.0, 10.0, 15.0], [0.0, -2.0, -3.0]])


@pytest.mark.points(1)
def test_scores(student, reference, seed):
    """Returns one score for each new point, on either side, and leaves arguments alone."""
    rng = np.random.default_rng(seed("points"))
    cases = [((ALPHA, Y, NEW, -1.0), [4.0, -2.0])]
    cases.append(((np.array([2.0, 1.0, 3.0]), -Y, NEW, 0.5), [-54.5, 11.5]))
    for n, m, d in [(4, 6, 2), (9, 3, 3)]:
        X, y = clouds(rng, n, d)
        table, alpha, b = rng.normal(size=(m, d)) @ X.T, rng.uniform(0, 3, size=n), rng.normal()
        expected = [math.fsum(a * t * k for a, t, k in zip(alpha, y, row, strict=True)) + b
                    for row in table]  # fmt: skip
        cases.append(((alpha, y, table, b), expected))
    assert_cases(student.svm_decision, cases, scaled_atol=1e-9)
    calls = [call for call, _ in cases]
    assert_agrees(student.svm_decision, reference.svm_decision, calls, scaled_atol=1e-9)
    assert_leaves_arguments(student.svm_decision, calls)


@pytest.mark.points(1)
def test_shapes(student, seed):
    """Takes a single new point, and as many new points as old ones."""
    rng = np.random.default_rng(seed("points"))
    square = np.array([[1.0, 2.0, 3.0], [0.0, 1.0, 5.0], [4.0, 0.0, -2.0]])
    cases = [
        ((ALPHA, Y, NEW[:1], -1.0), [4.0]),
        ((ALPHA, Y, square, 0.0), [0.5, 0.5, -2.0]),
        ((np.array([1.0, 2.0, 3.0]), Y, square, 1.0), [13.0, 18.0, -9.0]),
        ((np.array([3.0]), np.array([-1.0]), np.array([[2.0]]), 1.0), [-5.0]),
        ((np.array([3.0]), np.array([-1.0]), np.array([[2.0], [1.0], [0.0]]), 1.0), [-5, -2, 1.0]),
    ]
    table, alpha = rng.normal(size=(5, 5)), rng.uniform(size=5)
    y = np.array([1.0, -1.0, 1.0, 1.0, -1.0])
    cases.append(((alpha, y, table, 0.25), [np.sum(row * alpha * y) + 0.25 for row in table]))
    assert_cases(student.svm_decision, cases, scaled_atol=1e-9)


@pytest.mark.points(1)
def test_support_vectors_alone_count(student, seed):
    """Ignores columns whose multiplier is 0, returns b if all are, and takes large scores."""
    rng = np.random.default_rng(seed("points"))
    other = NEW.copy()
    other[:, 2] = [1e6, -7.0]
    cases = [
        ((ALPHA, Y, other, -1.0), [4.0, -2.0]),
        ((np.zeros(3), Y, NEW, -1.5), [-1.5, -1.5]),
        ((np.zeros(3), Y, NEW, 0.0), [0.0, 0.0]),
        ((np.array([1e-9, 1e-9, 0.0]), Y, NEW, 0.0), [1e-8, -2e-9]),
        ((1e6 * ALPHA, Y, NEW, -1.0), [5e6 - 1, -1e6 - 1]),
        ((ALPHA, Y, NEW, 1e6), [1e6 + 5, 1e6 - 1]),
    ]
    table, alpha = rng.normal(size=(4, 6)), rng.uniform(size=6) * np.array([1, 0, 1, 0, 0, 1.0])
    y = np.array([1.0, -1.0, -1.0, 1.0, -1.0, 1.0])
    changed = np.where(alpha == 0, 5 * table + 1, table)
    expected = [np.sum(row * alpha * y) - 0.5 for row in table]
    cases += [((alpha, y, table, -0.5), expected), ((alpha, y, changed, -0.5), expected)]
    assert_cases(student.svm_decision, cases, scaled_atol=1e-12)
    whole = [(np.array([2.0, 1.0, 3.0]), Y, NEW, 4.0)]
    assert_accepts(student.svm_decision, whole, integers=True)
    whole = np.array([[1, 2, 3], [4, 0, -3]])
    cases = [
        ((ALPHA, Y.astype(int), whole, -1.25), [-0.75, -3.25]),
        ((np.array([2, 1, 3]), Y.astype(int), whole, 4), [13.0, -13.0]),
    ]
    assert_cases(student.svm_decision, cases)


@pytest.mark.points(1)
def test_refuses_a_table_on_its_side(student):
    """Raises ValueError if the table has not one column for each training point."""
    calls = {
        "3 rows, 2 columns": (ALPHA, Y, NEW.T, -1.0),
        "3 rows, 1 column": (ALPHA, Y, NEW[:1].T, -1.0),
        "1 row, 2 columns": (ALPHA, Y, NEW[:1, :2], -1.0),
        "3 rows, 4 columns": (ALPHA, Y, np.ones((3, 4)), -1.0),
        "5 rows, 4 columns": (ALPHA, Y, np.ones((5, 4)), -1.0),
        "2 rows, 2 columns": (ALPHA, Y, np.ones((2, 2)), -1.0),
        "multipliers of 0, 3 rows, 2 columns": (0 * ALPHA, Y, NEW.T, -1.0),
        "1 training point, 3 columns": (ALPHA[:1], Y[:1], np.ones((1, 3)), -1.0),
    }
    works_on = [(ALPHA, Y, NEW, -1.0), (ALPHA, Y, NEW[:1], -1.0), (ALPHA, Y, np.ones((3, 3)), 0.0)]
    assert_raises(student.svm_decision, ValueError, calls, works_on=works_on)


@counterexample_search(
    K_test=strategies.matrices((1, 2), 2),
    alpha=strategies.vectors(2, 0, 3),
    y=strategies.labels(2, (-1.0, 1.0)),
    b=strategies.numbers(-3, 3),
)
def agrees_with_the_reference(student, reference, K_test, alpha, y, b):
    expected = reference.svm_decision(alpha, y, K_test, b)
    assert_close(student.svm_decision(alpha, y, K_test, b), expected, atol=1e-9)
