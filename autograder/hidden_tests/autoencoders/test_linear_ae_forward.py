"""Hidden tests of autoencoders/linear_ae_forward; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.encoder_laws import (
    assert_takes_integers,
    linear_calls,
    through_by_sums,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    counterexample_search,
    strategies,
)

X = np.array([[3.0, 1.0], [0.0, 5.0], [-2.0, 7.0]])
ENC, DEC = np.array([[1.0, 2.0], [4.0, -3.0]]), np.array([[1.0, 0.0], [4.0, 5.0]])
CODES = np.array([[5.0, 9.0], [10.0, -15.0], [12.0, -29.0]])
BACK = np.array([[5.0, 65.0], [10.0, -35.0], [12.0, -97.0]])


def assert_part(student, seed, place, by_hand, what):
    """Assert one of the two results, by hand and for all shapes."""
    cases = [((X, ENC, DEC), by_hand), ((X[:1], ENC, DEC), by_hand[:1])]
    cases += [(call, through_by_sums(*call)[place]) for call in linear_calls(seed, what)]
    for unit in (2.0**-60, 2.0**60):  # of the codes, or of the reconstructions alone
        call = (unit * X, ENC, DEC) if place == 0 else (X, ENC, unit * DEC)
        cases.append(Case(call, unit * by_hand, label=f"units of {unit:g}"))
    assert_cases(student.linear_ae_forward, cases, part=(place, 2), scaled_atol=1e-9, what=what)


@pytest.mark.points(1)
def test_codes(student, seed):
    """Has the right codes, for k below, equal to and above d, and for a single sample."""
    assert_part(student, seed, 0, CODES, "Z")


@pytest.mark.points(1)
def test_reconstructions(student, seed):
    """Has the right reconstructions, for k below, equal to and above d, and for one sample."""
    assert_part(student, seed, 1, BACK, "X_hat")


@pytest.mark.points(1)
def test_integers(student):
    """Returns for integers what it returns for floats, and leaves its arguments alone."""
    call, other = (50 * X, 20 * ENC, 20 * DEC), (X, DEC, ENC)
    large = [(np.array([[2.0**40]]),) * 3]  # the products are above 2**63
    assert_takes_integers(
        student.linear_ae_forward, call, [0, 1, 2], other, ("int64", "int16"), large
    )
    small = np.array([[100.0, 100.0]]), np.array([[100.0, 9.0]]), np.array([[100.0], [9.0]])
    assert_takes_integers(
        student.linear_ae_forward, small, [0, 1, 2], other, ("int8", "uint8"), rtol=1e-9
    )


@counterexample_search(
    X=strategies.matrices((1, 2), 2),
    enc=strategies.matrices((1, 2), 2),
    dec=strategies.matrices(2, 2),
)
def agrees_with_the_reference(student, reference, X, enc, dec):
    call = X, enc, dec[:, : len(enc)]
    assert_close(student.linear_ae_forward(*call), reference.linear_ae_forward(*call), atol=1e-9)
