"""Hidden tests of neural_networks/dense_backward; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.neural_networks.layer_oracles import slopes_by_sums
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

DZ = np.array([[1.0, 0.0], [-3.0, 5.0]])
X = np.array([[2.0, 7.0], [1.0, -4.0]])
W = np.array([[3.0, 8.0], [-1.0, 6.0]])
EXAMPLE = (
    np.array([[3.0, -1.0], [31.0, 33.0]]),
    np.array([[-1.0, 5.0], [19.0, -20.0]]),
    np.array([-2.0, 5.0]),
)
SMALL = tuple(np.array(rows, dtype="int8") for rows in ([[100], [90]], [[50], [2]], [[3]]))
OF_SMALL = np.array([[300.0], [270.0]]), np.array([[5180.0]]), np.array([190.0])
NAMES = "dX", "dW", "db"
SHAPES = [(3, 4, 1), (4, 3, 2), (2, 2, 5), (1, 4, 3), (5, 1, 1), (3, 3, 3), (1, 1, 1), (7, 2, 4)]


def calls_of(seed, name):
    rng = np.random.default_rng(seed(name))
    return [(rng.normal(size=(n, k)), rng.normal(size=(n, d)), rng.normal(size=(d, k)))
            for n, d, k in SHAPES]  # fmt: skip


def assert_part(student, seed, place):
    """Assert one of the three results, where they stand, by hand and drawn."""
    cases = [((DZ, X, W), EXAMPLE[place])]
    cases += [(call, slopes_by_sums(*call)[place]) for call in calls_of(seed, f"part {place}")]
    assert_cases(
        student.dense_backward, cases, part=(place, 3), scaled_atol=1e-9, what=NAMES[place]
    )


@pytest.mark.points(1)
def test_inputs(student, seed):
    """Has the right slopes by X, first of three results, for square W as well."""
    assert_part(student, seed, 0)


@pytest.mark.points(1)
def test_weights(student, seed):
    """Has the right slopes by W, second of three: sums over samples, not means."""
    assert_part(student, seed, 1)


@pytest.mark.points(1)
def test_biases(student, seed):
    """Has the right slopes by b, third of three, of shape (k,): sums over samples."""
    assert_part(student, seed, 2)


@pytest.mark.points(1)
def test_forms_and_differences(student, reference, seed):
    """Agrees with differences of a loss, and takes integers and tiny slopes."""
    assert_leaves_arguments(student.dense_backward, [(DZ, X, W), *calls_of(seed, "arguments")])
    rng = np.random.default_rng(seed("loss"))
    T, X0, W0 = rng.normal(size=(4, 3)), rng.normal(size=(4, 2)), rng.normal(size=(2, 3))
    for place, base in ((0, X0), (1, W0)):
        slopes = np.zeros(base.shape)
        for at in np.ndindex(base.shape):
            ends = []
            for step in (0.5, -0.5):
                moved = base.copy()
                moved[at] += step
                ends.append(np.sum(T * ((moved @ W0) if place == 0 else (X0 @ moved))))
            slopes[at] = ends[0] - ends[1]
        case = Case((T, X0, W0), slopes, label="differences of a loss")
        assert_cases(
            student.dense_backward, [case], part=(place, 3), rtol=1e-8, atol=1e-8, what=NAMES[place]
        )
    calls = [
        tuple((array if number == place else array / 4) for number, array in enumerate(whole))
        for place in range(3)
        for whole in [[array.astype(int) for array in (DZ, X, W)]]
    ]
    cases = [Case(call, slopes_by_sums(*call), label="integers beside decimals") for call in calls]
    cases.append(Case(SMALL, OF_SMALL, label="integers of 8 bits"))
    half = 3_000_000_000
    large = np.array([[half], [half]]), np.array([[half], [half]]), np.array([[2 * half]])
    of_large = np.array([[1.8e19], [1.8e19]]), np.array([[1.8e19]]), np.array([6e9])
    cases.append(Case(large, of_large, label="large integers"))
    tiny = tuple(1e-13 * part for part in EXAMPLE)
    cases.append(Case((1e-13 * DZ, X, W), tiny, label="tiny slopes"))
    assert_cases(student.dense_backward, cases, scaled_atol=1e-9, parts=NAMES)
    assert_accepts(student.dense_backward, [(DZ, X, W)], integers=True, scaled_atol=1e-9)
    assert_agrees(
        student.dense_backward, reference.dense_backward, calls_of(seed, "more"), scaled_atol=1e-9
    )


@counterexample_search(
    dZ=strategies.matrices(2, 2), X=strategies.matrices(2, 2), W=strategies.matrices(2, 2),
    n=strategies.choices(1, 2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, dZ, X, W, n):
    got = student.dense_backward(dZ[:n], X[:n], W)
    assert_close(got, reference.dense_backward(dZ[:n], X[:n], W), atol=1e-9)
