"""Hidden tests of kernel_logistic_loss_grad; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import cloud, gaussian, table
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

K, Y = np.array([[1.0, 2.0], [2.0, 4.0]]), np.array([1.0, -1.0])
PARTS = "loss", "grad"


def objective(beta, K, y, lam):
    """Return the objective, point by point, for products that are not large."""
    n, scores = len(y), [math.fsum(row * beta) for row in K]
    losses = [math.log1p(math.exp(-t * s)) for t, s in zip(y, scores, strict=True)]
    penalty = math.fsum(beta[i] * beta[j] * K[i, j] for i in range(n) for j in range(n))
    return lam / n * penalty + math.fsum(losses) / n


def slopes(beta, K, y, lam, step=1e-5):
    """Return the derivatives of the objective by differences."""
    moves = step * np.eye(len(y))
    return [
        (objective(beta + move, K, y, lam) - objective(beta - move, K, y, lam)) / (2 * step)
        for move in moves
    ]


def drawn(rng, n, d):
    """Return coefficients, a table and labels of both kinds."""
    X = cloud(rng, n, d)
    y = rng.permutation(np.where(np.arange(n) % 3, 1.0, -1.0))
    return rng.normal(size=n) / 2, table(X, X, gaussian(0.4)), y


@pytest.mark.points(1)
def test_mean_loss(student, seed):
    """Returns the mean logistic loss and its gradient where there is no penalty."""
    rng = np.random.default_rng(seed("points"))
    cases = [((np.zeros(2), K, Y, 0.0), (math.log(2), [0.25, 0.5]))]
    cases.append(((np.array([0.5, -0.25]), K, Y, 0.0), (math.log(2), [0.25, 0.5])))
    q = np.array([1 / (1 + math.exp(3)), -1 / (1 + math.exp(-6))])  # the scores are 3 and 6
    right = (np.log1p(np.exp([-3.0, 6.0])).mean(), -K @ q / 2)
    cases.append(((np.array([1.0, 1.0]), K, Y, 0.0), right))
    assert_cases(student.kernel_logistic_loss_grad, cases, parts=PARTS, atol=1e-12)
    calls = [(*drawn(rng, n, 2), 0.0) for n in (3, 7, 12)]
    expected = [(call, (objective(*call), slopes(*call))) for call in calls]
    assert_cases(student.kernel_logistic_loss_grad, expected, parts=PARTS, rtol=1e-6, atol=1e-8)


@pytest.mark.points(1)
def test_penalty(student, reference, seed):
    """Adds (lam / n) beta.K beta to the loss, and its slope to the gradient; mutates nothing."""
    rng = np.random.default_rng(seed("points"))
    beta = np.array([1.0, 1.0])
    loss, grad = reference.kernel_logistic_loss_grad(beta, K, Y, 0.0)
    cases = [((beta, K, Y, 3.0), (loss + 13.5, grad + np.array([9.0, 18.0])))]
    cases.append(((np.zeros(2), K, Y, 1e6), (math.log(2), [0.25, 0.5])))
    assert_cases(student.kernel_logistic_loss_grad, cases, parts=PARTS, atol=1e-12)
    calls = [(*drawn(rng, n, 2), lam) for n, lam in ((4, 0.5), (9, 3.0))]
    expected = [(call, (objective(*call), slopes(*call))) for call in calls]
    assert_cases(student.kernel_logistic_loss_grad, expected, parts=PARTS, rtol=1e-6, atol=1e-8)
    assert_agrees(
        student.kernel_logistic_loss_grad,
        reference.kernel_logistic_loss_grad,
        calls,
        parts=PARTS,
        scaled_atol=1e-9,
    )
    assert_leaves_arguments(student.kernel_logistic_loss_grad, calls)


@pytest.mark.points(1)
def test_huge_scores(student):
    """Takes products of 1000 of either sign: no overflow, and no digits lost at 40 or 300."""
    far = np.full(2, 1e3)
    big = np.array([[1.0, -1.0], [-1.0, 1.0]])
    cases = [
        ((far, np.eye(2), Y, 0.0), (500.0, [0.0, 0.5])),
        ((-far, np.eye(2), Y, 0.0), (500.0, [-0.5, 0.0])),
        ((far * Y, np.eye(2), Y, 0.0), (0.0, [0.0, 0.0])),
        ((-far * Y, np.eye(2), Y, 0.0), (1000.0, [-0.5, 0.5])),
        ((far * [1, 0], big, Y, 0.0), (0.0, [0.0, 0.0])),
        ((far * [-1, 0], big, Y, 0.0), (1000.0, [-1.0, 1.0])),
        ((np.array([1000.0]), np.array([[1.0]]), np.array([-1.0]), 0.0), (1000.0, [1.0])),
        ((np.array([40.0]), np.array([[1.0]]), np.array([1.0]), 0.0),
         (math.exp(-40.0), [-math.exp(-40.0)])),
        Case((np.array([300.0]), np.array([[1.0]]), np.array([1.0]), 0.0),
             (math.exp(-300.0), [-math.exp(-300.0)]), atol=0.0),
    ]  # fmt: skip
    assert_cases(student.kernel_logistic_loss_grad, cases, parts=PARTS, atol=1e-25)


@pytest.mark.points(1)
def test_features_and_small_cases(student, seed):
    """Agrees with logistic regression in explicit features; takes single points and integers."""
    rng = np.random.default_rng(seed("points"))
    cases = []
    for n, d in [(6, 2), (5, 8)]:
        X, y = cloud(rng, n, d), np.where(np.arange(n) % 2, 1.0, -1.0)
        beta, unit = rng.normal(size=n) / 3, 1.0
        margins = y * (X @ (X.T @ beta))
        pull = y / (1 + np.exp(margins))
        right = np.log1p(np.exp(-margins)).mean(), -X @ (X.T @ pull) / n
        cases.append(((unit * beta, X @ X.T, y, 0.0), right))
    single = np.array([1.0]), np.array([[3.0]]), np.array([-1.0]), 0.0
    cases.append((single, (math.log1p(math.exp(3)), [3 / (1 + math.exp(-3))])))
    cases.append(((np.zeros(3), np.ones((3, 3)), np.ones(3), 0.0), (math.log(2), [-0.5] * 3)))
    assert_cases(student.kernel_logistic_loss_grad, cases, parts=PARTS, scaled_atol=1e-9)
    whole = [(np.array([1.0, -1.0]), K, Y, 0.0), (np.array([0.0, 2.0]), K, -Y, 0.0)]
    assert_accepts(student.kernel_logistic_loss_grad, whole, integers=True, parts=PARTS, atol=1e-12)


@pytest.mark.points(1)
def test_refuses_other_labels(student):
    """Raises ValueError for labels other than -1 and +1."""
    zero = np.zeros(2)
    calls = {
        "labels 0 and 1": (zero, K, np.array([0, 1]), 1.0),
        "labels 1 and 0": (zero, K, np.array([1.0, 0.0]), 1.0),
        "labels 1 and 2": (zero, K, np.array([1, 2]), 1.0),
        "labels -1 and 0.5": (zero, K, np.array([-1.0, 0.5]), 1.0),
        "labels -1 and 1.5": (zero, K, np.array([-1.0, 1.5]), 1.0),
        "labels -1 and 1.0001": (zero, K, np.array([-1.0, 1.0001]), 1.0),
        "labels -1 and 1 + 1e-9": (zero, K, np.array([-1.0, 1 + 1e-9]), 1.0),
        "labels True and False": (zero, K, np.array([True, False]), 1.0),
        "a 0 in the middle": (np.zeros(3), np.eye(3), np.array([1, 0, -1]), 1.0),
    }
    works_on = [(zero, K, Y, 1.0), (zero, K, Y.astype(int), 1.0), (zero, K, np.ones(2), 1.0)]
    assert_raises(student.kernel_logistic_loss_grad, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.classifications((1, 3), 1, names=(1.0, -1.0)),
    scale=strategies.choices(0.0, 1.0, -1.0),
    lam=strategies.choices(0.0, 1.0, 2.0),
)
def agrees_with_the_reference(student, reference, data, scale, lam):
    X, y = data
    call = scale * np.arange(1.0, len(y) + 1), X @ X.T, y, lam
    expected = reference.kernel_logistic_loss_grad(*call)
    got = student.kernel_logistic_loss_grad(*call)
    assert_close(got, expected, parts=PARTS, atol=1e-9)
