"""Hidden tests of neural_networks/layer_gradient_norms; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import deep_network
from autograder.hidden_tests.neural_networks.layer_stacks import (
    KINDS,
    WIDTHS,
    cross_entropy,
    forward_by_units,
    one_hot,
    slopes_by_differences,
    stack,
    whole,
)
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    remembered,
    require,
    strategies,
)

SETTINGS = {"rtol": 1e-7, "atol": 1e-15}


@remembered
def norms_by_differences(params, X, Y):
    def loss(moved):
        return cross_entropy(forward_by_units(moved, X, "tanh")[0], Y)

    return [np.sqrt(np.sum(dW**2)) for dW, _ in slopes_by_differences(loss, params)]


@pytest.mark.points(1)
def test_norms(student, reference, seed):
    """Has the lengths of the slopes by weights, first layer first, without biases."""
    one = [(np.zeros((1, 2)), np.zeros(2))]
    cases = [((one, np.array([[4.0]]), np.array([[1, 0]])), [8**0.5])]
    faint = one, np.array([[4e-13]]), np.array([[1, 0]])
    cases.append(Case(faint, [8**0.5 * 1e-13], label="tiny slopes"))
    calls = []
    for kind in KINDS:
        for sizes in [*WIDTHS, [3, 2, 4, 3, 2, 3]] if kind == "relu" else WIDTHS[1::2]:
            rng = np.random.default_rng(seed(f"{kind}, {sizes}"))
            n = 1 + len(sizes) % 4
            params, X, Y = (
                stack(rng, sizes),
                rng.normal(size=(n, sizes[0])),
                one_hot(rng, n, sizes[-1]),
            )
            calls.append((params, X, Y, kind))
    calls += [call[:3] for call in calls[1:3]]
    assert_cases(student.layer_gradient_norms, cases, **SETTINGS)
    assert_agrees(student.layer_gradient_norms, reference.layer_gradient_norms, calls, **SETTINGS)
    assert_leaves_arguments(student.layer_gradient_norms, calls[3:10:2])  # each kind


@pytest.mark.points(1)
def test_differences_and_integers(student, seed):
    """Agrees with differences of the loss, and takes integers."""
    cases = []
    for sizes in ([2, 3], [3, 4, 2], [2, 3, 3, 3]):
        rng = np.random.default_rng(seed(f"{sizes}"))
        ints, floats = whole(stack(rng, sizes, 0.6))
        X, Y = rng.integers(-2, 3, size=(4, sizes[0])), one_hot(rng, 4, sizes[-1])
        cases.append(((ints, X, Y, "tanh"), norms_by_differences(floats, 1.0 * X, Y)))
    assert_cases(student.layer_gradient_norms, cases, rtol=1e-5, atol=1e-6)


@pytest.mark.points(1)
def test_deep_networks(student):
    """Vanishes towards the first of eight sigmoid layers, not for relu; is 0 for zeros."""

    def law(answer, params, X, Y, kind):
        norms = as_array(answer, shape=(9,))
        if kind == "relu":
            require(norms.max() < 100 * norms.min(), "The norms differ by 100 for relu.")
        else:
            require((np.diff(norms) > 0).all(), "The norms do not grow from layer to layer.")
            require(norms[0] < 1e-3 * norms[-1], "The first norm has not vanished.")

    calls = [(*deep_network(3), kind) for kind in ("sigmoid", "relu")]
    assert_law(student.layer_gradient_norms, calls, law)
    zeros = [
        (np.zeros((3, 4)), np.zeros(4)),
        (np.zeros((4, 4)), np.zeros(4)),
        (np.zeros((4, 2)), np.zeros(2)),
    ]
    X, Y = np.arange(6.0).reshape(2, 3), np.eye(2)
    assert_cases(student.layer_gradient_norms, [((zeros, X, Y), np.zeros(3))], atol=1e-12)


@counterexample_search(
    W=strategies.matrices(1, 2, low=-2, high=2), X=strategies.matrices((1, 2), 1, low=-2, high=2),
    kind=strategies.choices("relu", "tanh"), depth=strategies.choices(1, 2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, W, X, kind, depth):
    params = [(W, np.ones(2)), (np.array([[1.0, 2.0], [0.0, -1.0]]), np.zeros(2))][:depth]
    call = params, X, np.eye(2)[: len(X)], kind
    right = reference.layer_gradient_norms(*call)
    assert_close(student.layer_gradient_norms(*call), right, rtol=1e-7, atol=1e-12)
