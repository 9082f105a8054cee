"""Hidden tests of neural_networks/train_mlp; first docstring lines are shown to students."""

from copy import deepcopy

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import (
    assert_history,
    assert_network,
    draws,
    task,
)
from autograder.hidden_tests.neural_networks.layer_stacks import (
    cross_entropy,
    descend,
    forward_by_units,
    stack,
)
from autograder.testing import (
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_draws,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    remembered,
    require,
    strategies,
)

LINE = np.array([[1.0], [2.0], [-1.0]]), np.array([[1, 0], [0, 1], [1, 0]])


@remembered
def trained(*call):
    """Train by the recipe, with a copy of the generator."""
    return descend(*deepcopy(call))


@pytest.mark.points(1)
def test_plain_descent(student, seed):
    """Is gradient descent if one batch holds everything, integers and batch sizes above n too."""
    X, Y = LINE
    zeros = [(np.zeros((1, 2), dtype=int), np.zeros(2, dtype=int))]
    step = [(np.array([[-1 / 3, 1 / 3]]), np.array([1 / 6, -1 / 6]))]
    calls = []
    cases = [
        ((zeros, X.astype(int), Y, X, Y, 1.0, size, 1, draws(seed)), (step, None))
        for size in (3, 10)
    ]
    for n, size, sizes, epochs in [(5, 99, [2, 3], 1), (6, 6, [3, 4, 2], 2)]:
        calls.append((*task(seed, f"{sizes}", n, sizes), 0.3, size, epochs, draws(seed)))
    calls.append((zeros, X, Y, X[:1], Y[:1], 3.0, 3, 3, draws(seed)))  # the second epoch is best
    assert_cases(student.train_mlp, cases, compare=assert_network)
    assert_agrees(student.train_mlp, trained, calls, compare=assert_network)
    assert_leaves_arguments(student.train_mlp, [cases[0][0], calls[0]])


@pytest.mark.points(1)
def test_batches(student, seed):
    """Takes batches in the order of the permutation, a short last one and batches of one too."""
    calls = []
    for n, size, sizes in [(6, 2, [2, 3]), (7, 3, [3, 4, 2]), (3, 1, [2, 3, 3, 2]), (9, 4, [2, 2])]:
        calls.append((*task(seed, f"{n}", n, sizes), 0.3, size, 1, draws(seed)))
    for start in range(2):
        X, Y = LINE
        zeros = [(np.zeros((1, 2)), np.zeros(2))]
        calls.append((zeros, X, Y, X, Y, 1.0, 2, 1, np.random.default_rng(start)))
    calls.append((zeros, X, Y, X, Y, 1.0, 1, 1, np.random.default_rng(3)))
    assert_agrees(student.train_mlp, trained, calls, compare=assert_network)
    assert_leaves_arguments(student.train_mlp, calls[:1])


@pytest.mark.points(1)
def test_epochs(student, reference, seed):
    """Draws one new permutation for each epoch, no other numbers, and does nothing in no epochs."""
    calls = []
    for n, size, sizes, epochs in [
        (6, 2, [2, 3], 2),
        (5, 3, [3, 4, 2], 2),
        (6, 4, [2, 3], 0),
    ]:
        calls.append((*task(seed, f"{n}", n, sizes), 0.3, size, epochs, draws(seed)))
    begun = [(np.zeros((1, 2)), np.zeros(2))], *LINE, *LINE, 1.0, 1
    calls.append((*begun, 2, np.random.default_rng(0)))
    worse = [(np.zeros((1, 2)), np.zeros(2))], *LINE, LINE[0][:1], LINE[1][:1], 0.5, 2
    calls.append((*worse, 2, np.random.default_rng(3)))  # the last epoch is not the best one
    assert_agrees(student.train_mlp, trained, calls, compare=assert_network)
    calls = [(*begun, epochs, np.random.default_rng(0)) for epochs in (2, 0)]
    calls.append((*begun[:-1], 10, 2, np.random.default_rng(0)))  # one batch for everything
    single = begun[0], LINE[0][:1], LINE[1][:1], *LINE
    calls.append((*single, 1.0, 1, 2, np.random.default_rng(0)))
    assert_draws(student.train_mlp, reference.train_mlp, calls)


@pytest.mark.points(1)
def test_momentum_and_decay(student, seed):
    """Keeps velocities across batches and epochs, and decays weights but no biases."""
    calls = []
    for n, size, sizes, epochs, beta, lam in [
        (6, 6, [2, 3], 2, 0.0, 0.5),
        (7, 3, [3, 4, 2], 2, 0.8, 0.0),
        (4, 2, [2, 3, 2], 1, 0.5, 0.1),
    ]:
        call = *task(seed, f"{n}", n, sizes), 0.2, size, epochs, draws(seed), beta, lam
        calls.append(call)
    X, Y = LINE
    calls.append(([(np.ones((1, 2)), np.ones(2))], X, Y, X, Y, 0.5, 3, 2, draws(seed), 0.5, 0.3))
    zeros = [(np.zeros((1, 2)), np.zeros(2))]
    calls.append((zeros, X, Y, X[:1], Y[:1], 0.5, 2, 2, np.random.default_rng(3), 0.5, 0.1))
    assert_agrees(student.train_mlp, trained, calls, compare=assert_network)


@pytest.mark.points(1)
def test_history(student, seed):
    """Notes the loss of both whole sets after each epoch, without penalty."""
    calls = []
    for n, size, sizes, epochs, lam in [
        (6, 2, [2, 3], 2, 0.4),
        (7, 3, [3, 4, 2], 1, 0.4),
        (5, 5, [2, 3, 2], 1, 0.0),
    ]:
        begun = *task(seed, f"{n}", n, sizes), 0.3, size, epochs
        calls.append((*begun, draws(seed), 0.5, lam))
    calls.append((*task(seed, "none", 3, [2, 2]), 0.3, 2, 0, draws(seed)))
    X, Y = LINE
    zeros = [(np.zeros((1, 2)), np.zeros(2))]
    new, history = trained(zeros, X, Y, X[:2], Y[:2], 1.0, 2, 2, np.random.default_rng(8))
    whole = cross_entropy(forward_by_units(new, X, "relu")[0], Y)
    assert_close(history["train"][-1], whole)
    calls.append((zeros, X, Y, X[:2], Y[:2], 1.0, 2, 2, np.random.default_rng(8)))
    for lr, epochs in ((6.0, 2), (30.0, 3)):  # losses of about 1e-5, and of 0
        calls.append((zeros, X[:1], Y[:1], X[:1], Y[:1], lr, 1, epochs, draws(seed)))
    assert_agrees(student.train_mlp, trained, calls, compare=assert_history)


@pytest.mark.points(1)
def test_same_answer_twice(student, seed):
    """Trains the same network, to the last bit, from the same start and generator."""
    start = task(seed, "twice", 9, [3, 5, 3])
    calls = [(*start, 0.2, 5, 2, draws(seed, name), 0.6, 0.01) for name in ("a", "a", "b")]
    first, again, other = student.train_mlp.map(calls)
    for (W, b), (W2, b2) in zip(as_tuple(first, 2)[0], as_tuple(again, 2)[0], strict=True):
        require(np.array_equal(W, W2) and np.array_equal(b, b2), "Two trainings alike differ.")
    assert_history(first, again)
    changed = not np.array_equal(first[1]["train"], other[1]["train"])
    require(changed, "Another generator changes nothing.")
    worse = [(np.zeros((1, 2)), np.zeros(2))], *LINE, LINE[0][:1], LINE[1][:1], 3.0, 3, 3
    assert_network(first, trained(*calls[0]))
    assert_agrees(student.train_mlp, trained, [(*worse, draws(seed))], compare=assert_network)


@pytest.mark.points(1)
def test_learns_what_no_line_parts(student):
    """Learns from 100 points which lie in the first or third quadrant, and tells of 100 others."""
    rng = np.random.default_rng(15)
    points = rng.uniform(0.2, 1, size=(200, 2)) * rng.choice([-1, 1], size=(200, 2))
    classes = np.eye(2)[(points.prod(axis=1) > 0).astype(int)]
    start = [(W, np.zeros(len(b))) for W, b in stack(rng, [2, 16, 2])]
    call = start, points[:100], classes[:100], points[100:], classes[100:], 0.6, 34, 4

    def law(answer, *_):
        params, history = as_tuple(answer, 2)
        logits, _ = forward_by_units(params, points[100:], "relu")
        share = np.mean(logits.argmax(axis=1) == classes[100:].argmax(axis=1))
        require(share > 0.9, "More than one in ten new points is misread.")
        require(history["train"][-1] < 0.35, "The training loss stays large.")
        require(history["train"][-1] < history["train"][0], "The training loss has not fallen.")

    assert_law(student.train_mlp, [(*call, np.random.default_rng(1), 0.9)], law)


@counterexample_search(
    X=strategies.matrices(3, 1, low=-2, high=2),
    size=strategies.choices(3, 2, 1),
    epochs=strategies.choices(1, 2),
    beta=strategies.choices(0.0, 0.5),
    lam=strategies.choices(0.0, 0.5),
)
def agrees_with_the_reference(student, reference, X, size, epochs, beta, lam):
    start = [(np.array([[1.0, -1.0]]), np.array([0.0, 1.0]))]
    call = start, X, LINE[1], X[:2], LINE[1][:2], 0.5, size, epochs
    got = student.train_mlp(*call, np.random.default_rng(0), beta, lam)
    right = reference.train_mlp(*call, np.random.default_rng(0), beta, lam)
    assert_network(got, right)
    assert_history(got, right)
