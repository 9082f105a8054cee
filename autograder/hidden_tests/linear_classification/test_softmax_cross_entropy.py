"""Hidden tests of linear_classification/softmax_cross_entropy; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import (
    PAPER,
    assert_both,
    assert_gradient,
    assert_loss,
    both,
    cross_entropy,
    normal_rows,
)
from autograder.testing import (
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    remembered,
    strategies,
)

known_entropy = remembered(cross_entropy)

KINDS = np.array([2, 0])
GRAD = np.array([[-1 / 6, 1 / 3, -1 / 6], [2 / 3, 1 / 6, -5 / 6]])
WEIGHTS = np.array([[3.0, 0.0, 1.0], [-2.0, 1.0, 0.0]])


def drawn(seed, lam):
    """Return calls of several sizes; in the second no row is of class 1, the last is one row."""
    rng, calls = np.random.default_rng(seed), []
    for n, d, K in [(6, 2, 3), (5, 3, 4), (12, 4, 2), (1, 2, 5)]:
        y = rng.integers(K, size=n)
        y[y == 1] = 0 if K == 4 else 1
        y = (
            y if n > 1 else np.array([K - 1])
        )  # of class 0 alone: in test_two_classes_and_absent_ones
        calls.append((rng.normal(size=(d, K)), normal_rows(rng, n, d), y, lam))
    return calls


@pytest.mark.points(1)
def test_loss(student, reference, seed):
    """Returns the mean surprise at the classes of the rows first: log K for W = 0."""
    cases = [((np.zeros((2, K)), PAPER, np.array([1, 0])), (np.log(K),)) for K in (2, 3, 7)]
    # Scores (-1, 2, 1) and (5, -1, 1), classes 2 and 0.
    by_hand = (np.log(np.exp([-1.0, 2, 1]).sum()) - 1 + np.log(np.exp([5.0, -1, 1]).sum()) - 5) / 2
    cases.append(((WEIGHTS, PAPER, KINDS), (by_hand,)))
    calls = drawn(seed("rows"), 0.0)
    cases += [(call, known_entropy(*call)) for call in calls]
    others = reference.softmax_cross_entropy.map(calls)
    cases += [(call, right) for call, right in zip(calls, others, strict=True)]
    assert_cases(student.softmax_cross_entropy, cases, compare=assert_loss)


@pytest.mark.points(1)
def test_gradient(student, seed):
    """Returns the gradient of the mean loss second, as large as W."""
    cases = [((np.zeros((2, 3)), PAPER, KINDS), (None, GRAD))]
    turned = [[-1 / 6, 1 / 3, -1 / 6], [-5 / 6, 1 / 6, 2 / 3]]
    cases.append(((np.zeros((2, 3)), PAPER, KINDS[::-1]), (None, turned)))
    calls = drawn(seed("rows"), 0.0)
    cases += [(call, known_entropy(*call)) for call in calls]
    assert_cases(student.softmax_cross_entropy, cases, compare=assert_gradient)
    for (at, X, y, _), got in zip(calls, student.softmax_cross_entropy.map(calls), strict=True):
        steps = 1e-5 * np.eye(at.size).reshape(-1, *at.shape)
        slopes = [known_entropy(at + h, X, y)[0] - known_entropy(at - h, X, y)[0] for h in steps]
        right = np.reshape(slopes, at.shape) / 2e-5
        assert_close(as_tuple(got, 2)[1], right, atol=1e-7, what="the gradient")


@pytest.mark.points(1)
def test_penalty(student, seed):
    """Adds the penalty to both, and spares the intercepts, also where they are all weights."""
    ones = np.ones((3, 1)), np.array([0, 1, 1])
    row = np.array([[2.0, -1.0]])
    loss, grad = known_entropy(WEIGHTS, PAPER, KINDS)
    cases = [
        ((WEIGHTS, PAPER, KINDS, 0.4), (loss + 1.0, grad + np.array([[0, 0, 0], [-0.8, 0.4, 0]])))
    ]
    for lam in (0.5, 3.0, 1e-3):
        cases.append(((row, *ones, lam), known_entropy(row, *ones)))
        cases += [(call, known_entropy(*call)) for call in drawn(seed("rows"), lam)]
    assert_cases(student.softmax_cross_entropy, cases, compare=assert_both)


@pytest.mark.points(1)
def test_large_scores(student):
    """Is finite for scores of 10000 and more, right ones and wrong ones."""
    sure = np.array([[0.0, 1e4]])
    one = np.ones((1, 1))
    cases = [
        ((sure, one, np.array([0])), (1e4, [[-1.0, 1.0]])),
        ((sure, one, np.array([1])), (0.0, [[0.0, 0.0]])),
        ((-sure, one, np.array([1])), (1e4, [[1.0, -1.0]])),
        ((sure + 1e4, one, np.array([0])), (1e4, [[-1.0, 1.0]])),
        ((sure - 1e4, one, np.array([0])), (1e4, [[-1.0, 1.0]])),
        # Here the probability of the own class has two digits left.
        ((0.074 * sure, one, np.array([0])), (740.0, [[-1.0, 1.0]])),
    ]
    two = np.array([[0.0, 1000.0, 1000.0]])
    tie = 1000.0 + np.log(2.0), [[-1.0, 0.5, 0.5]]
    cases.append(((two, one, np.array([0])), tie))
    calls = [(factor * WEIGHTS, PAPER, KINDS) for factor in (1000.0, 1e5)]
    cases += [(call, known_entropy(*call)) for call in calls]
    assert_cases(student.softmax_cross_entropy, cases, compare=assert_both)


@pytest.mark.points(1)
def test_two_classes_and_absent_ones(student, seed):
    """Is the logistic loss for two classes, and takes classes without a row."""
    rng = np.random.default_rng(seed("rows"))
    cases = []
    for n, d in [(2, 2), (9, 3)]:
        X = PAPER if d == 2 else normal_rows(rng, n, d)
        at, y = rng.normal(size=(d, 2)), np.arange(n) % 2
        loss, grad = both(at[:, 1] - at[:, 0], X, 2 * y - 1)
        cases.append(((at, X, y), (loss, np.column_stack([-grad, grad]))))
    for y in ([0, 0], [3, 3], [3, 0], [1, 2]):
        at = np.array([[1.0, 0, 0, -1], [0, 2, 0, 1]])
        cases.append(((at, PAPER, np.array(y)), known_entropy(at, PAPER, y)))
    assert_cases(student.softmax_cross_entropy, cases, compare=assert_both)


@pytest.mark.points(1)
def test_integers(student, seed):
    """Takes integers, and leaves the arguments as they were."""
    whole = np.array([[1, 2, -3], [1, 0, 4], [1, -1, 1], [1, 5, 0]])
    at, y = np.array([[1, 0], [2, -1], [0, 1]]), np.array([0, 1, 1, 0])
    expected = known_entropy(at, whole, y, 1.0)
    cases = [((at, whole, y, 1), expected), ((at.astype(float), whole, y, 1.0), expected)]
    cases += [((at, whole.astype(float), y.astype(np.uint8), 1.0), expected)]
    cases.append(((at, whole, y, 0.25), known_entropy(at, whole, y, 0.25)))
    cases += [((at.astype(float), whole.astype(np.int8), y.astype(np.int8), 1.0), expected)]
    assert_cases(student.softmax_cross_entropy, cases, compare=assert_both)
    calls = [*drawn(seed("rows"), 0.5), (at, whole, y, 1), (WEIGHTS, PAPER, KINDS)]
    assert_leaves_arguments(student.softmax_cross_entropy, calls)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(0, 1, 2)),
    W=strategies.matrices(2, 3, low=-2, high=2),
    lam=strategies.choices(0.0, 1.0),
)
def agrees_with_the_reference(student, reference, data, W, lam):
    call = W, np.column_stack([np.ones(len(data[0])), data[0]]), data[1], lam
    assert_both(student.softmax_cross_entropy(*call), reference.softmax_cross_entropy(*call))
