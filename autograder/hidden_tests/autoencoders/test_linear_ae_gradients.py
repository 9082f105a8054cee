"""Hidden tests of autoencoders/linear_ae_gradients; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import (
    assert_takes_integers,
    linear_calls,
    slopes_by_steps,
)
from autograder.testing import (
    Case,
    as_tuple,
    assert_cases,
    assert_close,
    assert_law,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

PARTS = "the loss", "dW_enc", "dW_dec"
X = np.array([[1.0, 2.0], [0.0, 1.0]])
ENC, DEC = np.array([[1.0, 0.0], [1.0, 1.0]]), np.array([[1.0, 1.0], [0.0, 2.0]])
BY_HAND = 13.5, np.array([[3.0, 7.0], [11.0, 25.0]]), np.array([[3.0, 10.0], [4.0, 13.0]])
ONE = np.array([[3.0, 1.0]]), np.array([[1.0, 2.0]]), np.array([[1.0], [4.0]])
ONE_BY_HAND = 365.0, np.array([[468.0, 156.0]]), np.array([[20.0], [190.0]])


def assert_part(student, seed, place):
    """Assert one of the three results: by hand, for all shapes and in other units."""
    cases = [((X, ENC, DEC), BY_HAND[place]), (ONE, ONE_BY_HAND[place])]
    calls = linear_calls(seed, PARTS[place])
    cases += [(call, slopes_by_steps(*call)[place]) for call in calls]
    for unit in (1e-9, 1e9):
        call = unit * X, ENC, DEC
        cases.append(Case(call, BY_HAND[place] * unit**2, label=f"samples in units of {unit:g}"))
    if place == 0:
        call = np.pad(X, ((0, 2), (0, 0))), ENC, DEC
        cases.append(Case(call, 6.75, label="two samples of zeros beside others"))
        call = np.array([[1.0], [3.0]]), np.array([[1.0]]), np.array([[1 + 2.0**-30]])
        cases.append(Case(call, 5 * 2.0**-60, label="nearly perfect reconstructions"))
    assert_cases(
        student.linear_ae_gradients, cases, part=(place, 3), scaled_atol=1e-9, what=PARTS[place]
    )


@pytest.mark.points(1)
def test_loss(student, seed):
    """Has the right loss: the mean over samples of squared distances."""
    assert_part(student, seed, 0)


@pytest.mark.points(1)
def test_encoder(student, seed):
    """Has the right slopes by the encoder, second of three results."""
    assert_part(student, seed, 1)


@pytest.mark.points(1)
def test_decoder(student, seed):
    """Has the right slopes by the decoder, third of three results."""
    assert_part(student, seed, 2)


@pytest.mark.points(1)
def test_level_ground(student, seed):
    """Has slopes of zero where principal components stand, and at matrices of zeros."""
    calls = []
    for number, (n, d, k) in enumerate([(9, 4, 2), (6, 6, 1), (8, 3, 3)]):
        A = np.random.default_rng(seed(f"{number}")).normal(size=(n, d)) + number
        Vt = np.linalg.svd(A)[2]
        chosen = Vt[[0, 2][:k]] if k < 3 else Vt
        calls += [(A, chosen, chosen.T), (A, 2 * chosen, chosen.T / 2)]
        calls.append((A, np.zeros((k, d)), np.zeros((d, k))))
        calls.append((A, np.eye(d), np.eye(d)))  # perfect reconstructions
    calls += [(X, 0 * ENC, DEC), (X, ENC, 0 * DEC)]  # one of them leads away
    assert_varies(student.linear_ae_gradients, [(X, ENC, DEC), ONE])

    def law(answer, A, W_enc, W_dec):
        scale = 1e-9 * np.sum(A**2)
        slopes = as_tuple(answer, 3)[1:]
        for slope, W, other in zip(slopes, (W_enc, W_dec), (W_dec, W_enc), strict=True):
            if other.any() and not W.any():
                require(np.any(slope), "The slopes by one matrix of zeros must not be zero.")
            else:
                assert_close(slope, np.zeros(W.shape), atol=scale, what="the slopes")

    assert_law(student.linear_ae_gradients, calls, law)


@pytest.mark.points(1)
def test_integers(student):
    """Returns for integers what it returns for floats, and leaves its arguments alone."""
    kinds = "int64", "int8", "uint8"
    settings = {"scaled_atol": 1e-9}
    call = 30 * X, 3 * ENC, 3 * DEC
    assert_takes_integers(student.linear_ae_gradients, call, [0, 1, 2], ONE, kinds, **settings)
    call = 60 * X, ENC / 7, 3 * DEC  # twice 120 is not in int8, twice 200 not in uint8
    assert_takes_integers(student.linear_ae_gradients, call, [0], ONE, kinds, **settings)
    call = X / 10, 3 * ENC, 60 * DEC
    assert_takes_integers(student.linear_ae_gradients, call, [1, 2], ONE, kinds, **settings)


@counterexample_search(
    X=strategies.matrices((1, 2), 2, low=-2, high=2),
    enc=strategies.matrices((1, 2), 2, low=-2, high=2),
    dec=strategies.matrices(2, 2, low=-2, high=2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, X, enc, dec):
    call = X, enc, dec[:, : len(enc)]
    assert_close(
        student.linear_ae_gradients(*call), reference.linear_ae_gradients(*call), atol=1e-9
    )
