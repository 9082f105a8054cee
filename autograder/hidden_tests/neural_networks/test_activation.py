"""Hidden tests of neural_networks/activation; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import drawn_sums
from autograder.hidden_tests.neural_networks.layer_stacks import KINDS, bend
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

NAMES = {"atol": 1e-12, "parts": ("the values", "the slopes")}


@pytest.mark.points(1)
def test_relu_and_linear(student, seed):
    """Has the right values and slopes of relu and linear, in any shape; relu has slope 0 at 0."""
    Z = np.array([[-3.0, 0.0, 2.5], [1e-9, -1e-9, 7.0]])
    cases = [
        ((Z, "relu"), (np.array([[0, 0, 2.5], [1e-9, 0, 7]]), np.array([[0, 0, 1], [1, 0, 1]]))),
        ((Z, "linear"), (Z, np.ones((2, 3)))),
        ((np.array([[0.0, 3.0]]), "relu"), (np.array([[0, 3]]), np.array([[0, 1]]))),
    ]
    cases += [((Z, kind), bend(Z, kind)) for Z in drawn_sums(seed) for kind in ("relu", "linear")]
    assert_cases(student.activation, cases, **NAMES)
    assert_leaves_arguments(student.activation, [(Z, kind) for kind in ("relu", "linear")])


@pytest.mark.points(1)
def test_sigmoid(student, seed):
    """Has the right values and slopes of the sigmoid."""
    Z = np.array([[0.0, np.log(3.0), -np.log(3.0), np.log(4.0)]])
    values, slopes = (
        np.array([[1 / 2, 3 / 4, 1 / 4, 4 / 5]]),
        np.array([[1 / 4, 3 / 16, 3 / 16, 4 / 25]]),
    )
    cases = [((Z, "sigmoid"), (values, slopes))]
    cases += [((Z, "sigmoid"), bend(Z, "sigmoid")) for Z in drawn_sums(seed)]
    assert_cases(student.activation, cases, **NAMES)
    assert_leaves_arguments(student.activation, [(Z, "sigmoid")])


@pytest.mark.points(1)
def test_tanh(student, seed):
    """Has the right values and slopes of tanh."""
    Z = np.log([[1.0, 2.0, 0.5, 3.0]])
    values, slopes = (
        np.array([[0, 3 / 5, -3 / 5, 4 / 5]]),
        np.array([[1, 16 / 25, 16 / 25, 9 / 25]]),
    )
    cases = [((Z, "tanh"), (values, slopes))]
    cases += [((Z, "tanh"), bend(Z, "tanh")) for Z in drawn_sums(seed)]
    assert_cases(student.activation, cases, **NAMES)
    assert_leaves_arguments(student.activation, [(Z, "tanh")])


@pytest.mark.points(1)
def test_large_numbers_shapes_and_integers(student, reference, seed):
    """Is finite and accurate for entries of 1000 in size; takes integers, and any shape."""
    Z = np.array([-1000.0, -26.0, 26.0, 1000.0, 0.0])
    low, flat = 5.109089028037e-12, 2.0436356112e-11  # of sigmoid at -26, the slope of tanh at 13
    ends, slopes = np.array([0, low, 1, 1, 0.5]), np.array([0, low, low, 0, 0.25])
    cases = [
        Case((Z, "sigmoid"), (ends, slopes), label="large entries"),
        Case((Z / 2, "tanh"), (np.array([-1, -1, 1, 1, 0]), np.array([0, flat, flat, 0, 1])),
             label="large entries"),
        Case((Z, "tanh"), (np.array([-1, -1, 1, 1, 0]), np.array([0, 0, 0, 0, 1])),
             label="large entries"),
    ]  # fmt: skip
    whole = np.array([[-2, 1], [0, 3]])
    cases += [Case((whole, kind), bend(1.0 * whole, kind), label="integers") for kind in KINDS]
    small, unsigned = whole.astype("int8"), np.abs(whole).astype("uint8")
    for kind in KINDS:
        cases.append(Case((small, kind), bend(1.0 * whole, kind), label="integers of 8 bits"))
        right = bend(1.0 * np.abs(whole), kind)
        cases.append(Case((unsigned, kind), right, label="unsigned integers"))
        turned = np.array([[-2.0, 1.0, 0.5], [0.0, 3.0, -1.0]]).T
        cases.append(Case((turned, kind), bend(turned, kind), label="columns first in memory"))
    lowest = np.array([[-128, 0]], dtype="int8"), np.array([[0.0, 0.5]]), np.array([[0.0, 0.25]])
    cases.append(Case((lowest[0], "sigmoid"), lowest[1:], label="integers of 8 bits"))
    assert_cases(student.activation, cases, **NAMES)
    rng = np.random.default_rng(seed("shapes"))
    arrays = [Z, *(rng.normal(size=shape) for shape in ((5,), (2, 3, 2), (1,)))]
    calls = [(array, kind) for array in arrays for kind in KINDS]
    assert_agrees(student.activation, reference.activation, calls, **NAMES)
    assert_leaves_arguments(student.activation, [(Z, kind) for kind in KINDS])


@pytest.mark.points(1)
def test_other_words(student):
    """Raises ValueError for a word that is none of the four."""
    Z = np.array([[1.0, -2.0]])
    words = ("softplus", "", "ReLU", "relu6", "softmax", "identity", "tanhshrink", " tanh", "relu ")
    calls = {f"kind = {word!r}": (Z, word) for word in words}
    works_on = [(Z, kind) for kind in KINDS]
    assert_raises(student.activation, ValueError, calls, works_on=works_on)


@counterexample_search(
    Z=strategies.matrices((1, 2), (1, 3), low=-3, high=3), kind=strategies.choices(*KINDS)
)
def agrees_with_the_reference(student, reference, Z, kind):
    assert_close(student.activation(Z, kind), reference.activation(Z, kind), **NAMES)
