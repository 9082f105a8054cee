"""Hidden tests of neural_networks/mlp_forward; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import (
    assert_caches,
    forward_cases,
    logits_alone,
)
from autograder.hidden_tests.neural_networks.layer_stacks import (
    KINDS,
    WIDTHS,
    assert_layers,
    forward_by_units,
    stack,
    whole,
)
from autograder.testing import (
    Case,
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

EXAMPLE = [
    (np.array([[2.0, -1.0, 1.0]]), np.array([0.0, 1.0, -5.0])),
    (np.array([[1.0, 3.0], [4.0, 0.0], [2.0, 2.0]]), np.array([5.0, -40.0])),
]
INPUTS = np.array([[3.0], [-1.0]])


def by_hand(kind):
    """Return logits and caches of the example."""
    first = np.array([[6.0, -2.0, -2.0], [-2.0, 2.0, -6.0]])
    bent = {"relu": np.array([[6.0, 0, 0], [0, 2.0, 0]]), "linear": first}[kind]
    last = {
        "relu": np.array([[11.0, -22.0], [13.0, -40.0]]),
        "linear": np.array([[-1.0, -26.0], [-1.0, -58.0]]),
    }[kind]
    return last, [(INPUTS, first), (bent, last)]


def assert_logits_and_caches(got, expected):
    atol = 1e-9 * np.abs(expected[0]).max()
    assert_close(as_tuple(got, 2)[0], expected[0], atol=atol, what="the logits")
    assert_caches(got, expected)


@pytest.mark.points(1)
def test_relu_logits(student, seed):
    """Has the right logits of networks of one to four layers by relu, which is the default."""
    cases = [((EXAMPLE, INPUTS), by_hand("relu")), ((EXAMPLE, INPUTS, "relu"), by_hand("relu"))]
    cases += forward_cases(seed, ["relu"])
    cases += [((params, X), right) for (params, X, _), right in cases[3:5]]
    assert_cases(
        student.mlp_forward, logits_alone(cases), part=(0, 2), scaled_atol=1e-9, what="the logits"
    )
    assert_leaves_arguments(student.mlp_forward, [arguments for arguments, _ in cases[1:5]])


@pytest.mark.points(1)
def test_other_bends(student, seed):
    """Has the right logits with any activation in hidden layers; the last layer is linear."""
    cases = [((EXAMPLE, INPUTS, "linear"), by_hand("linear"))]
    cases += forward_cases(seed, ["tanh", "sigmoid", "linear"], WIDTHS[1::2])
    one = [(np.array([[-2.0]]), np.array([1.0]))]
    for kind in KINDS:
        cases.append(((one, np.array([[3.0]]), kind), (np.array([[-5.0]]), None)))
    first, last = np.array([[250.0, -250.0]]), np.array([[3.0], [1.0]])
    far = [(first, np.array([50.0, 0.0])), (last, np.array([4.0]))]
    X = np.array([[3.0], [-4.0]])  # tanh gives (1, -1) and (-1, 1)
    cases.append(((far, X, "tanh"), (np.array([[6.0], [2.0]]), None)))
    assert_cases(
        student.mlp_forward, logits_alone(cases), part=(0, 2), scaled_atol=1e-9, what="the logits"
    )


@pytest.mark.points(1)
def test_caches(student, seed):
    """Remembers what each layer was fed and its sums before the bend, first layer first."""
    cases = [((EXAMPLE, INPUTS, kind), by_hand(kind)) for kind in ("relu", "linear")]
    cases.append(((EXAMPLE, 150 * INPUTS), forward_by_units(EXAMPLE, 150 * INPUTS, "relu")))
    cases += forward_cases(seed, widths=WIDTHS[1::2])
    cases += forward_cases(seed, ["relu"], ([3, 4], [4, 3, 6, 2], [2, 2, 2], [3, 2, 4, 2]))
    assert_cases(student.mlp_forward, cases, compare=assert_caches)


@pytest.mark.points(1)
def test_integers(student, seed):
    """Takes networks and inputs of integers."""
    cases = [
        (
            (*whole(EXAMPLE)[:1], INPUTS.astype(int)),
            forward_by_units(whole(EXAMPLE)[1], INPUTS, "relu"),
        )
    ]
    for sizes in WIDTHS[1::2]:
        rng = np.random.default_rng(seed(f"{sizes}"))
        ints, floats = whole(stack(rng, sizes, 1.5))
        X = rng.integers(-3, 4, size=(4, sizes[0]))
        cases += [
            ((ints, X, kind), forward_by_units(floats, 1.0 * X, kind)) for kind in ("relu", "tanh")
        ]
        cases.append(((ints, X / 4, "relu"), forward_by_units(floats, X / 4, "relu")))
        params = [(W / 4, b / 4) for W, b in floats]
        cases.append(((params, X, "relu"), forward_by_units(params, 1.0 * X, "relu")))
    small = [(np.array([[100]], dtype="int8"), np.array([50], dtype="int8"))] * 2
    caches = [
        (np.array([[2.0], [-2.0]]), np.array([[250.0], [-150.0]])),
        (np.array([[250.0], [0.0]]), np.array([[25050.0], [50.0]])),
    ]
    call = small, np.array([[2], [-2]], dtype="int8")
    cases.append(Case(call, (caches[1][1], caches), label="integers of 8 bits"))
    large, X = np.array([[4_000_000_000]]), np.array([[3_000_000_000], [1]])
    Z = np.array([[1.2e19], [4e9]])
    cases.append(Case(([(large, np.zeros(1, int))], X), (Z, [(X, Z)]), label="large integers"))
    assert_cases(student.mlp_forward, cases, compare=assert_logits_and_caches)
    assert_leaves_arguments(student.mlp_forward, [arguments for arguments, _ in cases[5:9]])


@counterexample_search(
    X=strategies.matrices((1, 2), 1, low=-3, high=3),
    W=strategies.matrices(1, 2, low=-2, high=2),
    b=strategies.vectors(2, low=-2, high=2),
    kind=strategies.choices("relu", "linear", "tanh"),
    depth=strategies.choices(1, 2, 3),
)
def agrees_with_the_reference(student, reference, X, W, b, kind, depth):
    params = [(W, b), (np.array([[1.0, 2.0], [0.0, -1.0]]), b[::-1]), (W.T, b[:1])][:depth]
    logits, caches = as_tuple(student.mlp_forward(params, X, kind), 2)
    right, right_caches = reference.mlp_forward(params, X, kind)
    assert_close(logits, right, atol=1e-9)
    assert_layers(caches, right_caches, names=("A_prev", "Z"))
