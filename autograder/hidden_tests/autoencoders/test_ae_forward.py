"""Hidden tests of autoencoders/ae_forward; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.autoencoders.ae_forward_oracle import (
    LOGS,
    POINTS,
    READERS,
    assert_entry,
    far,
)
from autograder.hidden_tests.autoencoders.encoder_laws import (
    assert_takes_integers,
)
from autograder.testing import (
    Case,
    as_array,
    assert_cases,
    assert_close,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_codes(student, seed):
    """Has the right codes, with their biases, for k below, equal to and above d."""
    assert_entry(student, seed, "Z", np.array([[3 / 4, 4 / 5], [1 / 2, 4 / 5]]))


@pytest.mark.points(1)
def test_reconstructions(student, seed):
    """Has the right reconstructions: bent, with biases of their own, under the right key."""
    # The first has the sums 3/4 log 16 + log 1/2 = log 4 and log 4, the second log 2 and log 4.
    assert_entry(student, seed, "X_hat", np.array([[4 / 5, 4 / 5], [2 / 3, 4 / 5]]))


@pytest.mark.points(1)
def test_large_sums(student):
    """Is 0 or 1, never nan, for sums of 1000 in size, and accurate between."""
    sums = -1000.0, -30.0, -20.25, 0.0, 20.25, 1000.0
    right = np.array([[0.0, 9.357622968839299e-14, 1.6052280526088547e-09, 0.5, 0.999999998394772]])
    right = np.hstack([right, [[1.0]]])
    cases = [((LOGS, POINTS[1:]), np.array([[1 / 2, 4 / 5]]))]
    cases += [Case(far(*sums), right, label="large sums")]
    cases += [Case(far(-1000.0), np.zeros((1, 1)), label="a sum of -1000")]

    def compare(got, right):
        codes, X_hat = (READERS[key](got) for key in ("Z", "X_hat"))
        require(not np.isnan(as_array(X_hat)).any(), "`X_hat` must not be nan.")
        assert_close(codes, right, atol=1e-12, what="`Z`")
        if len(right[0]) == len(sums):
            assert_close(X_hat, right[:, ::-1], atol=1e-12, what="`X_hat`")

    assert_cases(student.ae_forward, cases, compare=compare)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers, of the sample or the numbers, and leaves its arguments alone."""
    other = LOGS, POINTS
    whole = {"W1": np.array([[3.0, 0.0], [1.0, 2.0]]), "b1": np.array([1.0, 0.0]),
             "W2": np.array([[2.0, 1.0], [0.0, 3.0]]), "b2": np.array([1.0, 2.0])}  # fmt: skip
    kinds = "int64", "int8", "uint8"
    for call in ((whole, POINTS), ({**whole, "W1": -whole["W1"]}, POINTS)):
        types = kinds if call[0] is whole else kinds[:2]
        assert_takes_integers(student.ae_forward, call, [0, 1], other, types, atol=1e-12)
    wide = {**whole, "W1": np.array([[1.0, 0.0], [1.0, 1.0]])}
    call = wide, np.array([[100.0, 100.0]])
    assert_takes_integers(student.ae_forward, call, [0, 1], other, ("int8",), atol=1e-12)
    tiny = {**whole, "W1": whole["W1"] / 100}
    call = tiny, 100 * POINTS
    assert_takes_integers(student.ae_forward, call, [1], other, kinds, atol=1e-12)


@counterexample_search(
    W=strategies.matrices(2, 2, low=-2, high=2), b=strategies.vectors(2, low=-1, high=1),
    X=strategies.matrices((1, 2), 2, low=-2, high=2), k=strategies.choices(1, 2),
)  # fmt: skip
def agrees_with_the_reference(student, reference, W, b, X, k):
    params = {"W1": W[:, :k], "b1": b[:k], "W2": W.T[:k], "b2": b[::-1] + 1}
    assert_close(student.ae_forward(params, X), reference.ae_forward(params, X), atol=1e-12)
