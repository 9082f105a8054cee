"""Hidden tests of neural_networks/momentum_step; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import (
    assert_step,
    assert_steps,
    entry_by_entry,
    one,
)
from autograder.hidden_tests.neural_networks.layer_stacks import stack, whole
from autograder.testing import (
    Case,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_plain_descent(student, seed):
    """Is plain gradient descent if beta and lam are 0, as they are by default; takes integers."""
    hand = (one(2.0, 1.0), one(4.0, -3.0), one(0.0, 0.0), 0.25), (one(1.0, 1.75), one(-1.0, 0.75))
    moving = (one(2.0, 1.0), one(4.0, -3.0), one(9.0, 9.0), 0.25), (one(1.0, 1.75), one(-1.0, 0.75))
    ints = [one(2, 1), one(4, -3), one(0, 0)]
    assert_steps(student, seed, (0.3,), [hand, moving, ((*ints, 0.25), hand[1])])
    assert_leaves_arguments(student.momentum_step, [hand[0], (*moving[0], 0.5, 2.0)])


@pytest.mark.points(1)
def test_momentum(student, seed):
    """Keeps a share of the old velocity, and moves by the new one."""
    hand = (one(2.0, 1.0), one(4.0, 1.0), one(1.0, 10.0), 0.5, 0.5), (one(0.5, 5.5), one(-1.5, 4.5))
    slow = (one(0.0, 0.0), one(0.0, 0.0), one(4e-10, 2e-10), 0.5, 0.5), (one(2e-10, 1e-10),) * 2
    assert_steps(student, seed, (0.2, 0.7), [hand, Case(*slow, label="small velocities")])


@pytest.mark.points(1)
def test_weight_decay(student, seed):
    """Adds lam times the weights to their slopes, and nothing to those of biases."""
    paper = one(2.0, 1.0), one(4.0, 1.0), one(1.0, 0.0), 0.5
    both = (*paper, 0.5, 1.0), (one(-0.5, 0.5), one(-2.5, -0.5))
    alone = (*paper, 0.0, 1.0), (one(-1.0, 0.5), one(-3.0, -0.5))
    still = one(2.0, 1.0), one(0.0, 0.0), one(0.0, 0.0), 0.5, 0.0, 1.0
    flat = Case(still, (one(1.0, 1.0), one(-1.0, 0.0)), label="weights without a slope")
    assert_steps(student, seed, (0.2, 0.7, 0.4), [both, alone, flat])
    assert_steps(student, seed, (0.2, 0.0, 3.0))


@pytest.mark.points(1)
def test_steps_in_a_row(student, seed):
    """Carries velocities on through several steps, as Polyak's form of momentum has it."""
    cases = []
    for number, (lr, beta, lam) in enumerate([(0.1, 0.9, 0.0), (0.3, 0.5, 0.2), (1e-3, 0.99, 5.0)]):
        rng = np.random.default_rng(seed(f"{number}"))
        params, grads = stack(rng, [3, 2, 4]), [stack(rng, [3, 2, 4]) for _ in range(3)]
        before = [(W - vW, b - vb) for (W, b), (vW, vb) in zip(params, grads[2], strict=True)]
        new, speed = [], []
        for (W, b), (W0, b0), (dW, db) in zip(params, before, grads[0], strict=True):
            W1 = (1 - lr * lam) * W - lr * dW + beta * (W - W0)
            b1 = b - lr * db + beta * (b - b0)
            new.append((W1, b1))
            speed.append((W1 - W, b1 - b))
        velocity = [(W - W0, b - b0) for (W, b), (W0, b0) in zip(params, before, strict=True)]
        arguments = params, grads[0], velocity, lr, beta, lam
        cases.append(Case(arguments, entry_by_entry(*arguments)))
        ints = [whole(part)[0] for part in (params, grads[0], velocity)]
        floats = [whole(part)[1] for part in (params, grads[0], velocity)]
        cases.append(
            Case((*ints, lr, beta, lam), entry_by_entry(*floats, lr, beta, lam), label="integers")
        )
        mixed = (
            (*ints[:1], grads[0], velocity),
            (params, ints[1], velocity),
            (params, grads[0], ints[2]),
        )
        arguments = *mixed[number], lr, beta, lam
        cases.append(Case(arguments, entry_by_entry(*arguments), label="integers"))
        second = new, grads[1], speed, lr, beta, lam
        cases.append(Case(second, entry_by_entry(*second)))
    eight = [[tuple(part.astype("int8") for part in pair) for pair in layers]
             for layers in (one(100, 5), one(3, 100), one(2, 4))]  # fmt: skip
    right = one(-508.0, -293.0), one(-608.0, -298.0)
    cases.append(Case((*eight, 3.0, 0.5, 2.0), right, label="integers of 8 bits"))
    assert_cases(student.momentum_step, cases, compare=assert_step)


@counterexample_search(
    weights=strategies.vectors(3, low=-2, high=2), biases=strategies.vectors(3, low=-2, high=2),
    beta=strategies.choices(0.0, 0.5), lam=strategies.choices(0.0, 1.0),
)  # fmt: skip
def agrees_with_the_reference(student, reference, weights, biases, beta, lam):
    parts = [one(w, b) for w, b in zip(weights.tolist(), biases.tolist(), strict=True)]
    call = *parts, 0.5, beta, lam
    assert_step(student.momentum_step(*call), reference.momentum_step(*call))
