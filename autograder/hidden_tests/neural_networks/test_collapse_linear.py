"""Hidden tests of neural_networks/collapse_linear; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import by_probing, linear_networks
from autograder.hidden_tests.neural_networks.layer_stacks import (
    forward_by_units,
    whole,
)
from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

SETTINGS = {"scaled_atol": 1e-9, "parts": ("W", "b")}


@pytest.mark.points(1)
def test_weights(student, seed):
    """Multiplies the weights in the order of the layers, of one layer and of several."""
    order = [
        (np.array([[1.0, 2.0], [0.0, 1.0]]), np.zeros(2)),
        (np.array([[1.0, 0.0], [3.0, 1.0]]), np.zeros(2)),
    ]
    cases = [((order,), np.array([[7.0, 2.0], [3.0, 1.0]])), ((order[:1],), order[0][0])]
    cases += [(call, by_probing(*call)[0]) for call in linear_networks(seed)]
    assert_cases(student.collapse_linear, cases, part=(0, 2), scaled_atol=1e-9, what="W")


@pytest.mark.points(1)
def test_biases(student, seed):
    """Sends the biases of every layer through the layers above."""
    rows = [
        (np.array([[2.0]]), np.array([1.0])),
        (np.array([[3.0]]), np.array([5.0])),
        (np.array([[7.0]]), np.array([-4.0])),
    ]
    cases = [
        ((rows[:1],), np.array([1.0])),
        ((rows[:2],), np.array([8.0])),
        ((rows,), np.array([52.0])),
    ]
    cases += [(call, by_probing(*call)[1]) for call in linear_networks(seed)]
    assert_cases(student.collapse_linear, cases, part=(1, 2), scaled_atol=1e-9, what="b")
    assert_leaves_arguments(student.collapse_linear, [call for call, _ in cases])


@pytest.mark.points(1)
def test_outputs_and_integers(student, seed):
    """Has the outputs of the network, also of one that holds integers."""
    X = np.random.default_rng(seed("inputs")).normal(size=(5, 4))

    def law(answer, params):
        W, b = answer
        right = forward_by_units(params, X[:, : len(params[0][0])], "linear")[0]
        outputs = X[:, : len(params[0][0])] @ as_array(W) + as_array(b)
        assert_close(outputs, right, rtol=1e-9, atol=1e-9 * np.abs(right).max())

    assert_law(student.collapse_linear, linear_networks(seed), law)
    cases = []
    for (params,) in linear_networks(seed):
        ints, floats = whole(params)
        cases.append(Case((ints,), by_probing(floats), label="integers"))
        mixed = [*ints[:1], *params[1:]], [*floats[:1], *params[1:]]
        cases.append(Case(mixed[:1], by_probing(mixed[1]), label="integers below decimals"))
    small = [(np.array([[100]], dtype="int8"), np.array([50], dtype="int8"))] * 2
    right = np.array([[10000.0]]), np.array([5050.0])
    cases.append(Case((small,), right, label="integers of 8 bits"))
    large = [(np.array([[4_000_000_000]]), np.array([3]))] * 2
    right = np.array([[1.6e19]]), np.array([1.2e10 + 3])
    cases.append(Case((large,), right, label="large integers"))
    assert_cases(student.collapse_linear, cases, **SETTINGS)


@counterexample_search(
    W=strategies.matrices(2, 2, low=-2, high=2), b=strategies.vectors(2, low=-2, high=2),
    depth=strategies.choices(1, 2, 3),
)  # fmt: skip
def agrees_with_the_reference(student, reference, W, b, depth):
    params = [(W, b), (np.array([[1.0, 2.0], [0.0, -1.0]]), b[::-1]), (W.T, b)][:depth]
    assert_close(student.collapse_linear(params), reference.collapse_linear(params), atol=1e-9)
