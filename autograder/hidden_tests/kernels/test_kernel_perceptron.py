"""Hidden tests of kernel_perceptron; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.kernels.gram_oracles import quadratic_features
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

CORNERS = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])
XOR = np.array([-1.0, 1.0, 1.0, -1.0])
PARTS = "counts", "converged"


def mistakes_in_features(Z, y, epochs):
    """Return the counts of a perceptron with weights, and whether its last pass was clean."""
    w, counts = np.zeros(Z.shape[1]), np.zeros(len(Z), dtype=int)
    for _ in range(epochs):
        clean = True
        for i in range(len(Z)):
            if y[i] * (Z[i] @ w) <= 0:
                w, clean = w + y[i] * Z[i], False
                counts[i] += 1
        if clean:
            return counts, True
    return counts, False


@pytest.mark.points(1)
def test_learns_with_a_bent_kernel(student, reference, seed):
    """Makes the mistakes of a perceptron in the features, and mutates nothing."""
    rng = np.random.default_rng(seed("points"))
    K = (1 + CORNERS @ CORNERS.T) ** 2
    cases = [((K, XOR), ([7, 5, 5, 4], True)), ((K, -XOR), ([7, 5, 5, 4], True))]
    for n in (6, 12):
        X = rng.integers(-3, 4, size=(n, 2)).astype(float)
        y = np.where((X**2).sum(axis=1) > 5.5, 1.0, -1.0)
        Z = quadratic_features(X)
        cases.append(((Z @ Z.T, y, 40), mistakes_in_features(Z, y, 40)))
    answers = assert_cases(student.kernel_perceptron, cases, parts=PARTS)
    whole = all(np.asarray(counts).dtype.kind in "iu" for counts, _ in answers)
    require(whole, "The counts are no integers.")
    calls = [call for call, _ in cases]
    assert_agrees(student.kernel_perceptron, reference.kernel_perceptron, calls, parts=PARTS)
    assert_leaves_arguments(student.kernel_perceptron, calls)


@pytest.mark.points(1)
def test_stops(student):
    """Stops after a clean pass or after the last one allowed, and says which."""
    K, y = np.array([[1.0, 2.0], [2.0, 4.0]]), np.array([1.0, -1.0])
    bent, flat = (1 + CORNERS @ CORNERS.T) ** 2, 1 + CORNERS @ CORNERS.T
    cases = [((K, y, passes), ([passes, passes], False)) for passes in (0, 1, 2)]
    cases += [((bent, XOR, n), mistakes_in_features(quadratic_features(CORNERS), XOR, n))
              for n in (0, 1, 3, 6, 7, 8, 9)]  # fmt: skip
    one = np.column_stack([np.ones(4), CORNERS])
    cases += [((flat, XOR, n), mistakes_in_features(one, XOR, n)) for n in (2, 50)]
    cases += [((np.eye(2), y, n), ([1, 1], n > 1)) for n in (1, 2, 3)]
    single = np.array([[2.0]]), np.array([-1.0])
    cases += [(single, ([1], True)), ((*single, 1), ([1], False))]
    line = np.array([[1.0, 100.0], [1.0, 101.0]])
    slow = mistakes_in_features(line, y, 1000)
    cases.append(((line @ line.T, y), slow))
    assert_cases(student.kernel_perceptron, cases, parts=PARTS)


@pytest.mark.points(1)
def test_mistakes_count_at_once(student, seed):
    """Counts scores of 0 as mistakes, several on one row, and each at once, with its label."""
    rng = np.random.default_rng(seed("tables"))
    y = np.array([1.0, 1.0, -1.0])
    cases = [
        ((np.ones((3, 3)), y, 1), ([1, 0, 1], False)),
        ((np.zeros((3, 3)), y, 4), ([4, 4, 4], False)),
        ((np.ones((3, 3)), np.ones(3), 5), ([1, 0, 0], True)),
        ((np.ones((3, 3)), -np.ones(3), 5), ([1, 0, 0], True)),
        ((np.array([[301.0, 299.0], [299.0, 301.0]]), np.array([1, -1]), 2), ([1, 1], True)),
    ]
    line = np.array([[1.0], [2.0], [-1.0]])  # the last row is right in the first pass
    labels = np.array([1.0, -1.0, 1.0])
    cases.append(((line @ line.T, labels, 3), mistakes_in_features(line, labels, 3)))
    for n in (4, 7):
        Z = rng.integers(-4, 5, size=(n, 3)).astype(float)
        labels = rng.choice([-1.0, 1.0], size=n)
        cases.append(((Z @ Z.T, labels, 6), mistakes_in_features(Z, labels, 6)))
    assert_cases(student.kernel_perceptron, cases, parts=PARTS)


@counterexample_search(
    data=strategies.classifications((1, 4), 1, names=(1.0, -1.0)),
    max_epochs=strategies.choices(1, 2, 5),
)
def agrees_with_the_reference(student, reference, data, max_epochs):
    X, y = data
    expected = reference.kernel_perceptron(1 + X @ X.T, y, max_epochs)
    assert_close(student.kernel_perceptron(1 + X @ X.T, y, max_epochs), expected, parts=PARTS)
