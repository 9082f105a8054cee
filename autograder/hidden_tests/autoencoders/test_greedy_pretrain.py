"""Hidden tests of autoencoders/greedy_pretrain; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import (
    assert_takes_integers,
    stack_by_recipe,
)
from autograder.testing import (
    assert_agrees,
    assert_close,
    assert_draws,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

X = np.array([[0.5, 0.0, 1.0], [0.0, 1.0, 0.25], [0.75, 0.5, 0.0]])


def assert_stack(got, expected):
    """Assert the pairs of all layers."""
    require(isinstance(got, list | tuple) and len(got) == len(expected),
            "There must be one pair for each layer.", f"got {len(got)}")  # fmt: skip
    for layer, (pair, (W, b)) in enumerate(zip(got, expected, strict=True), 1):
        require(isinstance(pair, list | tuple) and len(pair) == 2, "A layer must be a pair (W, b).")
        assert_close(pair[0], W, rtol=1e-6, atol=1e-9, what=f"W of layer {layer}")
        assert_close(pair[1], b, rtol=1e-6, atol=1e-9, what=f"b of layer {layer}")


def assert_follows(student, seed, cases):
    """Assert calls (n, sizes, epochs, batch size) against the recipe."""
    calls = [(X, [3, 2, 4][: len(cases[0][1])], 0.5, cases[0][2], 2, np.random.default_rng(2))]
    for n, sizes, epochs, size in cases:
        rng = np.random.default_rng(seed(f"{n} {sizes}"))
        samples = rng.uniform(size=(n, sizes[0]))
        calls.append((samples, sizes, 0.6, epochs, size, np.random.default_rng(seed(f"{sizes}"))))
    assert_agrees(student.greedy_pretrain, stack_by_recipe, calls, compare=assert_stack)


@pytest.mark.points(1)
def test_draws(student, reference, seed):
    """Returns the first draw of each layer and biases of zero if nothing is trained."""
    assert_follows(
        student, seed, [(3, [4, 2], 0, 1), (3, [3, 5, 2], 0, 2), (2, [2, 3, 3, 1], 0, 1)]
    )
    call = X, [3, 4, 2, 2], 0.5, 0, 2, np.random.default_rng(2)
    assert_draws(student.greedy_pretrain, reference.greedy_pretrain, [call])


@pytest.mark.points(1)
def test_one_layer(student, seed):
    """Trains one layer, which shrinks or grows, and returns its encoder."""
    assert_follows(
        student, seed, [(6, [4, 2], 2, 3), (5, [2, 4], 3, 2), (4, [3, 3], 1, 9), (1, [2, 3], 1, 1)]
    )


@pytest.mark.points(1)
def test_layers(student, reference, seed):
    """Trains two layers and three, each on the codes of the one before."""
    cases = [
        (6, [4, 3, 2], 2, 3),
        (5, [2, 3, 2], 2, 2),
        (4, [3, 3, 3], 1, 2),
        (5, [3, 2, 2, 1], 2, 2),
    ]
    assert_follows(student, seed, cases)
    call = X, [3, 2, 2], 0.5, 1, 2, np.random.default_rng(2)
    assert_draws(student.greedy_pretrain, reference.greedy_pretrain, [call])


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, and leaves its arguments alone."""
    whole = np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0]])
    assert_takes_integers(
        student.greedy_pretrain,
        lambda: (whole, [3, 2, 1], 0.5, 2, 2, np.random.default_rng(1)),
        [0],
        lambda: (X, [3, 2, 1], 0.5, 2, 2, np.random.default_rng(2)),
        ("int64", "uint8"),
        compare=assert_stack,
    )
    calls = [(X, sizes, 0.5, 1, 2, np.random.default_rng(3)) for sizes in ([3, 2, 2, 1], [3, 2])]
    assert_leaves_arguments(student.greedy_pretrain, calls)


@counterexample_search(
    X=strategies.matrices(2, 2, low=0, high=2), sizes=strategies.choices([2, 1], [2, 2, 1], [2, 3]),
    epochs=strategies.choices(1, 0, 2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, X, sizes, epochs):
    call = X / 2, sizes, 0.5, epochs, 1
    got = student.greedy_pretrain(*call, np.random.default_rng(0))
    assert_stack(got, reference.greedy_pretrain(*call, np.random.default_rng(0)))
