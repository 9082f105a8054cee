"""Hidden tests of neural_networks/mlp_backward; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import backward_calls
from autograder.hidden_tests.neural_networks.layer_stacks import (
    KINDS,
    WIDTHS,
    assert_layers,
    backward_by_units,
    cross_entropy,
    forward_by_units,
    one_hot,
    slopes_by_differences,
    stack,
    whole,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    remembered,
    strategies,
)

FIRST = np.array([[1.0, 2.0], [1.0, -2.0]])
SECOND = np.array([[1.0, -1.0, 3.0], [2.0, 1.0, 0.0]])
PAPER = [(FIRST, np.array([0.0, 1.0])), (SECOND, np.array([0.0, 6.0, 1.0]))]
CACHES = [
    (np.array([[1.0, 2.0], [5.0, 1.0]]), np.array([[3.0, -1.0], [6.0, 9.0]])),
    (np.array([[3.0, 0.0], [6.0, 9.0]]), np.array([[3.0, 3.0, 10.0], [24.0, 9.0, 19.0]])),
]
DLOGITS = np.array([[-0.5, 0.5, 1.0], [0.25, -2.0, 0.5]])
# By hand. From above come (2, -0.5) and (3.75, -1.5); the second unit is off for the first sample.
BY_HAND = [
    (np.array([[20.75, -7.5], [7.75, -1.5]]), np.array([5.75, -1.5])),
    (np.array([[0.0, -10.5, 6.0], [2.25, -18.0, 4.5]]), np.array([-0.25, -1.5, 1.5])),
]


@remembered
def slopes_of_the_loss(params, X, Y):
    def loss(moved):
        return cross_entropy(forward_by_units(moved, X, "tanh")[0], Y)

    return slopes_by_differences(loss, params)


def square_network(kind):
    """Return a call with layers of equal widths, and several samples."""
    rng = np.random.default_rng(6)
    params, X = stack(rng, [3, 3, 3, 3]), rng.normal(size=(5, 3))
    return params, forward_by_units(params, X, kind)[1], rng.normal(size=(5, 3)), kind


def assert_slopes(student, calls, cases=()):
    cases = [*cases, *((call, backward_by_units(*call)) for call in calls)]
    assert_cases(student.mlp_backward, cases, compare=assert_layers)


@pytest.mark.points(1)
def test_one_layer(student, seed):
    """Has the slopes of a network of one layer, whose output does not bend."""
    sizes = ([3, 4], [1, 2], [4, 1], [2, 2])
    calls = backward_calls(seed, ["relu"], sizes) + backward_calls(seed, KINDS[1:], sizes[:2])
    assert_slopes(student, calls)
    assert_leaves_arguments(student.mlp_backward, calls[:4])


@pytest.mark.points(1)
def test_one_hidden_layer(student, seed):
    """Has the slopes of networks with one hidden layer, units that are off among them."""
    cases = [((PAPER, CACHES, DLOGITS), BY_HAND), ((PAPER, CACHES, DLOGITS, "relu"), BY_HAND)]
    calls = backward_calls(seed, ["relu", "tanh"], ([2, 5, 3], [3, 2, 4], [2, 2, 2], [1, 3, 1]))
    assert_slopes(student, calls, cases)


@pytest.mark.points(1)
def test_deep_networks(student, seed):
    """Has the slopes of networks of three and four layers by relu, first layer first."""
    widths = ([4, 3, 6, 2], [3, 2, 5, 4, 3], [3, 3, 3, 3], [2, 2, 2, 2, 2])
    assert_slopes(student, [*backward_calls(seed, ["relu"], widths), square_network("relu")])


@pytest.mark.points(1)
def test_every_bend(student, seed):
    """Takes each layer's slope at its own sums, for every activation."""
    calls = backward_calls(
        seed, ["tanh", "sigmoid", "linear"], ([4, 3, 6, 2], [3, 3, 3, 3], [2, 4, 1, 3, 2])
    )
    calls.append(square_network("tanh"))
    # A linear unit that gives 0 is not off: what comes from above passes as it is.
    params = [(FIRST, np.array([0.0, 2.0])), PAPER[1]]
    _, caches = forward_by_units(params, CACHES[0][0], "linear")
    first = np.array([[20.75, -8.0], [7.75, -2.5]]), np.array([5.75, -2.0])
    second = np.array([[0.0, -10.5, 6.0], [2.5, -20.0, 5.0]]), BY_HAND[1][1]
    cases = [((params, caches, DLOGITS, "linear"), [first, second])]
    params = [(np.array([[400.0]]), np.zeros(1)), (np.array([[2.0]]), np.ones(1))]
    caches = [
        (np.array([[2.0], [-2.0]]), np.array([[800.0], [-800.0]])),
        (np.array([[1.0], [-1.0]]), np.array([[3.0], [-1.0]])),
    ]
    right = [(np.zeros((1, 1)), np.zeros(1)), (np.array([[-2.0]]), np.array([4.0]))]
    call = params, caches, np.array([[1.0], [3.0]]), "tanh"
    assert_slopes(student, calls, [*cases, Case(call, right, label="large sums")])


@pytest.mark.points(1)
def test_differences_of_the_loss(student, seed):
    """Agrees with differences of the whole cross-entropy by every weight and bias."""
    cases = []
    for sizes in ([2, 3], [3, 4, 2], [2, 3, 4, 3]):
        rng = np.random.default_rng(seed(f"{sizes}"))
        params, X, Y = stack(rng, sizes), rng.normal(size=(3, sizes[0])), one_hot(rng, 3, sizes[-1])
        logits, caches = forward_by_units(params, X, "tanh")
        p = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)

        numeric = slopes_of_the_loss(params, X, Y)
        cases.append(((params, caches, (p - Y) / 3, "tanh"), numeric))

    def close(got, expected):
        assert_layers(got, expected, rtol=1e-6, scaled_atol=1e-6)

    assert_cases(student.mlp_backward, cases, compare=close)


@pytest.mark.points(1)
def test_zeros_doubles_and_integers(student, seed):
    """Takes sums exactly at 0, doubled slopes of the loss, and integers."""
    rng, cases = np.random.default_rng(seed("whole")), []
    for sizes in WIDTHS[:3]:
        ints, floats = whole(stack(rng, sizes))
        X = rng.integers(-1, 2, size=(4, sizes[0]))
        _, caches = forward_by_units(floats, 1.0 * X, "relu")
        dlogits = rng.integers(-3, 4, size=(4, sizes[-1]))
        as_ints = [(A.astype(int), Z.astype(int)) for A, Z in caches]
        right = backward_by_units(floats, caches, 1.0 * dlogits, "relu")
        cases.append(((ints, as_ints, dlogits, "relu"), right))
        half = Case((ints, caches, dlogits / 8), [(dW / 8, db / 8) for dW, db in right])
        cases.append(half)
        cases.append(((floats, caches, 2.0 * dlogits), [(2 * dW, 2 * db) for dW, db in right]))
    at_zero = [CACHES[0], (CACHES[1][0], CACHES[1][1])]
    at_zero[0] = (CACHES[0][0], np.array([[3.0, 0.0], [6.0, 9.0]]))
    cases.append(((PAPER, at_zero, DLOGITS), BY_HAND))
    tiny = [(1e-13 * dW, 1e-13 * db) for dW, db in BY_HAND]
    cases.append(Case((PAPER, CACHES, 1e-13 * DLOGITS), tiny, label="tiny slopes"))
    layers = [([[25, 0]], [0, 1]), ([[2], [-100]], [0])]
    seen = [([[2]], [[50, 1]]), ([[50, 1]], [[0]])]
    small = [
        [tuple(np.array(rows, dtype="int8") for rows in pair) for pair in pairs]
        for pairs in (layers, seen)
    ]
    right = [
        (np.array([[12.0, -600.0]]), np.array([6.0, -300.0])),
        (np.array([[150.0], [3.0]]), np.array([3.0])),
    ]
    call = *small, np.array([[3]], dtype="int8")
    cases.append(Case(call, right, label="integers of 8 bits"))
    half_large, W = np.array([[3_000_000_000]]), np.array([[2]])
    call = [(W, np.zeros(1, int))], [(2 * half_large, 4 * half_large)], half_large
    right = [(np.array([[1.8e19]]), np.array([3e9]))]
    cases.append(Case(call, right, label="large integers"))
    assert_cases(student.mlp_backward, cases, compare=assert_layers)
    bent = backward_calls(seed, ["tanh", "sigmoid"], ([2, 3, 2],))
    calls = [(PAPER, at_zero, DLOGITS), half.arguments, *bent]
    assert_leaves_arguments(student.mlp_backward, calls)


@counterexample_search(
    W=strategies.matrices(2, 2, low=-2, high=2),
    X=strategies.matrices(2, 2, low=-2, high=2),
    dlogits=strategies.matrices(2, 2, low=-2, high=2),
    kind=strategies.choices("relu", "linear", "tanh"),
    depth=strategies.choices(1, 2, 3),
)
def agrees_with_the_reference(student, reference, W, X, dlogits, kind, depth):
    params = [
        (W, np.zeros(2)),
        (np.array([[1.0, 2.0], [0.0, -1.0]]), np.ones(2)),
        (W.T, np.ones(2)),
    ][:depth]
    call = params, forward_by_units(params, X, kind)[1], dlogits, kind
    assert_layers(student.mlp_backward(*call), reference.mlp_backward(*call))
