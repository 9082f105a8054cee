"""Hidden tests of linear_classification/multiclass_perceptron_epoch; first lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import PAPER
from autograder.testing import (
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

KINDS = np.array([1, 0])
ROWS = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]])


def assert_epoch(got, expected):
    """Assert weights and the number of mistakes."""
    W, mistakes = as_tuple(got, 2)
    assert_close(W, expected[0], atol=1e-12, what="W")
    assert_equal(int(mistakes), int(expected[1]), what="mistakes")


def by_hand(W, X, y):
    """Return what Python's integers say."""
    columns = [[int(v) for v in column] for column in np.transpose(W)]
    mistakes = 0
    for row, own in zip(X.astype(int).tolist(), y.tolist(), strict=True):
        scores = [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns]
        said = scores.index(max(scores))
        if said != own:
            mistakes += 1
            columns[own] = [a + b for a, b in zip(columns[own], row, strict=True)]
            columns[said] = [a - b for a, b in zip(columns[said], row, strict=True)]
    return np.transpose(columns), mistakes


def drawn(seed):
    """Return small integers of several sizes."""
    rng = np.random.default_rng(seed)
    for n, d, K in [(6, 2, 3), (12, 3, 4), (9, 2, 2), (1, 3, 5)]:
        X, W = rng.integers(-3, 4, size=(n, d)), rng.integers(-3, 4, size=(d, K))
        yield W.astype(float), X.astype(float), rng.integers(K, size=n)


@pytest.mark.points(1)
def test_from_zero(student):
    """Predicts class 0 where all scores are equal, the smallest of equal ones elsewhere."""
    start = np.zeros((2, 3))
    cases = [
        ((np.zeros((2, 2)), PAPER, KINDS), ([[-1.0, 1.0], [-2.0, 2.0]], 1)),
        ((start, ROWS[:1], np.array([2])), ([[-1.0, 0.0, 1.0], [0.0, 0.0, 0.0]], 1)),
        ((start, ROWS[:1], np.array([0])), (start, 0)),
        # After the first row the scores are (-1, 0, 1) and 0; the second row's are all 0.
        ((start, ROWS[:2], np.array([2, 1])), ([[-1.0, 0.0, 1.0], [-1.0, 1.0, 0.0]], 2)),
        ((np.array([[1.0, 3, 3]]), np.ones((1, 1)), np.array([2])), ([[1.0, 2.0, 4.0]], 1)),
        ((np.array([[1.0, 3, 3]]), np.ones((1, 1)), np.array([1])), ([[1.0, 3.0, 3.0]], 0)),
    ]
    assert_cases(student.multiclass_perceptron_epoch, cases, compare=assert_epoch)


@pytest.mark.points(1)
def test_passes(student, reference, seed):
    """Corrects two columns at each mistake, row after row, and counts the mistakes."""
    start = np.array([[2.0, 0.0, -2.0], [0.0, 0.0, 0.0]])
    cases = [((start, ROWS, np.array([1, 1, 2, 0])), by_hand(start, ROWS, np.array([1, 1, 2, 0])))]
    tied, own = np.array([[3.0, 3.0, 1.0], [0.0, 0.0, 0.0]]), np.array([1, 0, 1, 2])
    cases.append(((tied, ROWS, own), by_hand(tied, ROWS, own)))
    again = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]), np.array([1, 1, 1])
    cases.append(((start, *again), by_hand(start, *again)))
    fine = np.array([[5.0, 0.0, 0.0], [0.0, 4.0, 0.0]])
    cases.append(((fine, ROWS, np.array([0, 1, 0, 0])), (fine, 0)))
    # Scores of 120000 and 120001 are not tied.
    near = np.array([[0.0, 1.0], [300.0, 300.0]]), np.array([[1.0, 400.0]]), np.array([1])
    cases.append((near, (near[0], 0)))
    calls = list(drawn(seed("rows")))
    cases += [(call, by_hand(*call)) for call in calls]
    assert_cases(student.multiclass_perceptron_epoch, cases, compare=assert_epoch)
    function, oracle = student.multiclass_perceptron_epoch, reference.multiclass_perceptron_epoch
    assert_agrees(function, oracle, calls, compare=assert_epoch)


@pytest.mark.points(1)
def test_integers(student, seed):
    """Takes integers, as rows and as weights, and leaves the arguments as they were."""
    calls = list(drawn(seed("rows")))
    whole = np.array([[3, 0, -2], [1, 1, 0]]), ROWS[2:3].astype(int), np.array([1])
    large = np.array([[100, 90], [20, -90]]), np.array([[100, 3]]), np.array([1])
    cases = [(whole, by_hand(*whole)), ((whole[0].astype(float), *whole[1:]), by_hand(*whole))]
    cases.append(((large[0].astype(float), *large[1:]), by_hand(*large)))
    cases.append((tuple(part.astype(np.int8) for part in large), by_hand(*large)))
    halves = np.array([[0.5, 0.0, 0.25], [0.0, 0.5, 0.0]])
    more = np.array([[-0.5, 0.0, 1.25], [0.0, 0.5, 0.0]])
    cases.append(((halves, ROWS[:1].astype(int), np.array([2])), (more, 1)))
    quarters = np.array([[0.75]])
    cases.append(((np.array([[2, 1]]), quarters, np.array([1])), ([[1.25, 1.75]], 1)))
    assert_cases(student.multiclass_perceptron_epoch, cases, compare=assert_epoch)
    assert_leaves_arguments(student.multiclass_perceptron_epoch, [*calls, whole])


@counterexample_search(
    data=strategies.classifications((1, 3), 2, names=(0, 1, 2)),
    W=strategies.matrices(2, 3, low=-2, high=2),
)
def agrees_with_the_reference(student, reference, data, W):
    expected = reference.multiclass_perceptron_epoch(W, *data)
    assert_epoch(student.multiclass_perceptron_epoch(W, *data), expected)
