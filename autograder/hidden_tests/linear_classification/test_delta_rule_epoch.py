"""Hidden tests of linear_classification/delta_rule_epoch; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import GATE, PAPER
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

TARGETS = np.array([0, 1])
BITS = np.array([0, 0, 0, 1])


@pytest.mark.points(1)
def test_perceptron(student, reference, seed):
    """Corrects by the output of the unit, which fires at a score of 0, and leaves right rows."""
    rng = np.random.default_rng(seed("rows"))
    zero, w = np.zeros(2), np.array([0.0, 1.0, 1.0])
    cases = [
        ((PAPER, TARGETS, zero, 0.5, "perceptron"), [-0.5, -1.0]),
        ((PAPER, np.array([1, 1]), zero, 0.5, "perceptron"), [0.0, 0.0]),
        ((PAPER[::-1], TARGETS, zero, 1.0, "perceptron"), [-1.0, 1.0]),
        ((GATE, BITS, np.array([-1.5, 1.0, 1.0]), 0.25, "perceptron"), [-1.5, 1.0, 1.0]),
        ((PAPER, np.array([0, 0]), np.array([1.0, 2.0]), 1.0, "perceptron"), [-1.0, 1.0]),
        ((PAPER, np.array([0, 0]), np.array([1.0, 2.0]), 4.0, "perceptron"), [-7.0, -2.0]),
        ((GATE, BITS, w, 0.25, "perceptron"), [-0.75, 0.75, 0.75]),
        ((PAPER, TARGETS, np.array([-2.0, 1.0]), 0.25, "perceptron"), [-2.0, 0.25]),
    ]
    assert_cases(student.delta_rule_epoch, cases, atol=1e-12)
    calls = []
    for n, d in [(5, 2), (8, 3), (1, 1)]:
        X, w = rng.integers(-4, 5, size=(n, d)) / 2.0, rng.integers(-4, 5, size=d) / 2.0
        calls.append((X, rng.integers(2, size=n), w, 0.25, "perceptron"))
    assert_agrees(student.delta_rule_epoch, reference.delta_rule_epoch, calls, atol=1e-12)


@pytest.mark.points(1)
def test_gradient(student, seed):
    """Corrects by the score itself, row after row, also where its sign is right; takes integers."""
    rng = np.random.default_rng(seed("rows"))
    cases = [
        ((PAPER, TARGETS, np.zeros(2), 0.5, "gradient"), [0.5, -0.5]),
        ((PAPER, TARGETS, np.array([1.0, 1.0]), 0.25, "gradient"), [0.3125, -0.5625]),
        ((PAPER, np.array([3, 0]), np.array([1.0, 1.0]), 0.25, "gradient"), [1.0, 1.0]),
        ((PAPER, TARGETS, np.array([1, 1]), 0.25, "gradient"), [0.3125, -0.5625]),
        ((PAPER.astype(int), TARGETS, np.array([1, 1]), 0.25, "gradient"), [0.3125, -0.5625]),
        ((PAPER.astype(int), TARGETS, np.array([1.0, 1.0]), 1, "gradient"), [-4.0, -3.0]),
        # The error is 2**-21, and a row is corrected by whatever error it has.
        (
            (PAPER[:1], np.zeros(1), np.array([2.0**-21, 0.0]), 0.5, "gradient"),
            [2.0**-22, -(2.0**-21)],
        ),
    ]
    calls = [(GATE, BITS, np.array([-1.5, 1.0, 1.0]), 0.0625, "gradient")]
    for n, d in [(5, 2), (8, 3), (1, 1)]:
        X, y = rng.normal(size=(n, d)), rng.normal(size=n)
        calls.append((X, y, rng.normal(size=d), 0.1, "gradient"))
    for X, y, start, eta, rule in calls:
        # Each row maps w to (I - eta x x^T) w + eta y x.
        w = start
        for x, target in zip(X, y, strict=True):
            w = (np.eye(len(w)) - eta * np.outer(x, x)) @ w + eta * target * x
        cases.append(((X, y, start, eta, rule), w))
    assert_cases(student.delta_rule_epoch, cases, atol=1e-12)


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for other words, and leaves the arguments as they were."""
    words = ("Perceptron", "delta", "", "gradients", "perceptron ")
    right = np.array([[1.0, 0.0]]), np.array([1]), np.array([1.0, 5.0])
    fails = {repr(word): (PAPER, TARGETS, np.zeros(2), 0.5, word) for word in words}
    fails["'delta', where every row is right"] = (*right, 0.5, "delta")
    works_on = [(PAPER, TARGETS, np.ones(2), 0.5, word) for word in ("perceptron", "gradient")]
    assert_raises(student.delta_rule_epoch, ValueError, fails, works_on=works_on)
    calls = [(PAPER.copy(), TARGETS, np.ones(2), 0.5, word) for *_, word in works_on]
    assert_leaves_arguments(student.delta_rule_epoch, calls)


@counterexample_search(
    X=strategies.matrices((1, 3), 2, low=-2, high=2),
    w=strategies.vectors(2, low=-2, high=2),
    rule=strategies.choices("perceptron", "gradient"),
)
def agrees_with_the_reference(student, reference, X, w, rule):
    call = X, np.arange(len(X)) % 2, w, 0.5, rule
    expected = reference.delta_rule_epoch(*call)
    assert_close(student.delta_rule_epoch(*call), expected, atol=1e-12)
