"""Hidden tests of autoencoders/tied_ae_loss_grad; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import (
    assert_takes_integers,
    linear_calls,
    tied_by_steps,
)
from autograder.testing import (
    Case,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_varies,
    counterexample_search,
    strategies,
)

PARTS = "the loss", "the slopes"
ONE, ONE_BY_HAND = (np.array([[2.0, 1.0]]), np.array([[1.0], [2.0]])), (53.0, [[80.0], [88.0]])
# Z = (1, 2), X_hat = (1, 4), R = (0, 3) for the first, Z = (0, 2), X_hat = (0, 4), R = (0, 3).
TWO = np.array([[1.0, 1.0], [0.0, 1.0]]), np.array([[1.0, 0.0], [0.0, 2.0]])
TWO_BY_HAND = 9.0, np.array([[0.0, 6.0], [3.0, 24.0]])
NARROW = [(5, 4, 2), (6, 3, 2), (4, 5, 3)]


def assert_part(student, seed, place, shapes, cases):
    """Assert loss or slopes, by hand and drawn."""
    calls = [(X, W) for X, _, W in linear_calls(seed, f"{PARTS[place]} {len(shapes)}", shapes)]
    cases = [(call, right[place]) for call, right in cases]
    cases += [(call, tied_by_steps(*call)[place]) for call in calls]
    for unit in (1e-9, 1e9):
        call = unit * calls[0][0], calls[0][1]
        right = tied_by_steps(*calls[0])[place] * unit**2
        cases.append(Case(call, right, label=f"samples in units of {unit:g}"))
    if place == 0:
        call = np.pad(TWO[0], ((0, 2), (0, 0))), TWO[1]
        cases.append(Case(call, 4.5, label="two samples of zeros beside others"))
        cases.append(Case((TWO[0], 0 * TWO[1]), 1.5, label="W of zeros"))
        call, off = (np.array([[1.0], [3.0]]), np.array([[1 + 2.0**-21]])), 2.0**-20 + 2.0**-42
        cases.append(Case(call, 5 * off**2, label="nearly perfect reconstructions"))
    assert_cases(
        student.tied_ae_loss_grad, cases, part=(place, 2), scaled_atol=1e-9, what=PARTS[place]
    )


@pytest.mark.points(1)
def test_loss(student, seed):
    """Has the right loss, for any W."""
    shapes = [*NARROW, (1, 3, 2), (4, 3, 1), (5, 3, 3), (3, 2, 4)]
    assert_part(student, seed, 0, shapes, [(ONE, ONE_BY_HAND), (TWO, TWO_BY_HAND)])


@pytest.mark.points(1)
def test_slopes(student, seed):
    """Has the slopes of W, which works in both places, for many samples."""
    assert_part(student, seed, 1, NARROW, [(TWO, TWO_BY_HAND)])


@pytest.mark.points(1)
def test_slopes_of_other_shapes(student, seed):
    """Has the slopes for a single sample, a single column, square and wide W."""
    shapes = [(1, 3, 2), (4, 3, 1), (5, 3, 3), (3, 2, 4), (1, 1, 1)]
    near, wide = 1 + 2.0**-21, np.array([[1.0, 2.0**-20]])  # W W^T is next to 1
    off = 2.0**-20 + 2.0**-42
    column = np.array([[1.0], [3.0]])
    cases = [(ONE, ONE_BY_HAND), ((column, np.array([[near]])), (5 * off**2, [[20 * off * near]]))]
    column = np.array([[1 + 2.0**-12], [2.0]])
    square = 5 + 2.0**-11 + 2.0**-24  # of the column
    cases.append(((column, wide), (square * 2.0**-81, 2 * square * 2.0**-40 * wide)))
    assert_part(student, seed, 1, shapes, cases)


@pytest.mark.points(1)
def test_level_ground(student, seed):
    """Has slopes of zero at any principal components, and at orthogonal square matrices."""
    assert_varies(student.tied_ae_loss_grad, [ONE, TWO])
    calls = []
    for number, (n, d) in enumerate([(9, 4), (8, 5), (3, 3)]):
        X = np.random.default_rng(seed(f"{number}")).normal(size=(n, d)) + number
        V = np.linalg.svd(X)[2].T
        calls += [(X, V[:, columns]) for columns in ([0, 1], [0, 2], [2, 1], [2])]
        calls += [(X, V), (X, np.eye(d)), (X, np.zeros((d, 2)))]

    def law(answer, X, W):
        slopes = as_tuple(answer, 2)[1]
        assert_close(slopes, np.zeros(W.shape), atol=1e-9 * np.sum(X**2), what="the slopes")

    assert_law(student.tied_ae_loss_grad, calls, law)


@pytest.mark.points(1)
def test_integers(student):
    """Returns for integers what it returns for floats, and leaves its arguments alone."""
    kinds = "int64", "int8", "uint8"
    X, W = np.array([[10.0, 20.0], [3.0, 11.0]]), np.array([[3.0, 0.0], [5.0, 2.0]])
    settings = {"scaled_atol": 1e-9}
    assert_takes_integers(student.tied_ae_loss_grad, (5 * X, 5 * W), [0, 1], ONE, kinds, **settings)
    assert_takes_integers(student.tied_ae_loss_grad, (6 * X, W / 4), [0], ONE, kinds, **settings)
    assert_takes_integers(student.tied_ae_loss_grad, (X / 4, 24 * W), [1], ONE, kinds, **settings)


@counterexample_search(
    X=strategies.matrices((1, 2), 2, low=-2, high=2),
    W=strategies.matrices(2, (1, 2), low=-2, high=2),
)
def agrees_with_the_reference(student, reference, X, W):
    assert_close(student.tied_ae_loss_grad(X, W), reference.tied_ae_loss_grad(X, W), atol=1e-9)
