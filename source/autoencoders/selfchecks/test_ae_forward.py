"""Self-checks of ae_forward: the worked example, both biases, sums of 1000."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


@pytest.mark.points(1)
def test_worked_example(student):
    """Makes the code 1/2 and the reconstruction 1/2 of 0, under these two keys."""
    params = {"W1": np.array([[1.0]]), "b1": np.zeros(1), "W2": np.array([[2.0]]),
              "b2": np.array([-1.0])}  # fmt: skip
    assert_unchanged(student.ae_forward, params, np.array([[0.0]]))
    got = student.ae_forward(params, np.array([[0.0]]))
    require(set(got) == {"Z", "X_hat"}, "The keys must be Z and X_hat.", f"got {sorted(got)}")
    assert_close(got["Z"], np.array([[0.5]]), what="Z")
    assert_close(got["X_hat"], np.array([[0.5]]), what="X_hat")


@pytest.mark.points(2)
def test_biases(student):
    """Adds b1 to the first sums and b2 to the second ones, and bends both."""
    params = {"W1": np.eye(2), "b1": np.log([3.0, 1.0]), "W2": np.array([[0.0, 4.0], [0.0, 0.0]]),
              "b2": np.array([np.log(4.0), -3.0])}  # fmt: skip
    got = student.ae_forward(params, np.zeros((1, 2)))
    assert_close(got["Z"], np.array([[0.75, 0.5]]), what="Z")
    assert_close(got["X_hat"], np.array([[0.8, 0.5]]), what="X_hat")


@pytest.mark.points(1)
def test_large_sums(student):
    """Makes 0 and 1 of sums of 1000 in size, and no nan."""
    params = {"W1": np.array([[1000.0, -1000.0]]), "b1": np.zeros(2), "W2": np.zeros((2, 1)),
              "b2": np.array([-1000.0])}  # fmt: skip
    got = student.ae_forward(params, np.array([[1.0]]))
    assert_close(got["Z"], np.array([[1.0, 0.0]]), atol=1e-12, what="Z")
    assert_close(got["X_hat"], np.array([[0.0]]), atol=1e-12, what="X_hat")
