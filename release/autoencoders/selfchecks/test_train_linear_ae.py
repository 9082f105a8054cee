"""Self-checks of train_linear_ae: the draws, one step, two steps, the bottom."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require

X = np.array([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])

ENCODER = np.array([[0.2648831449, -0.2682648094]])
DECODER = np.array([[0.1868761959], [-0.1246030049]])
LOSSES = np.array([4.4504063361, 4.3830295362, 4.277888286])


@pytest.mark.points(1)
def test_no_steps(student):
    """Returns the two draws, the encoder first, and a single loss if there are no steps."""
    rng, twin = np.random.default_rng(3), np.random.default_rng(3)
    W_enc, W_dec, losses = student.train_linear_ae(X, 1, 0.1, 0, rng)
    assert_close(W_enc, 0.1 * twin.standard_normal((1, 2)), rtol=1e-6, what="W_enc")
    assert_close(W_dec, 0.1 * twin.standard_normal((2, 1)), rtol=1e-6, what="W_dec")
    require(len(losses) == 1, "There must be n_iter + 1 losses.", f"got {len(losses)}")


@pytest.mark.points(3)
def test_two_steps(student):
    """Walks two steps, with both slopes at the old matrices (seed 3)."""
    rng = np.random.default_rng(3)
    assert_unchanged(student.train_linear_ae, X, 1, 0.1, 2, np.random.default_rng(3))
    W_enc, W_dec, losses = student.train_linear_ae(X + 1, 1, 0.1, 2, rng)
    assert_close(W_enc, ENCODER, rtol=1e-6, what="W_enc")
    assert_close(W_dec, DECODER, rtol=1e-6, what="W_dec")
    assert_close(np.asarray(losses), LOSSES, rtol=1e-6, what="the losses")


@pytest.mark.points(2)
def test_arrives(student):
    """Finds the first axis, which leaves an error of one half."""
    W_enc, W_dec, losses = student.train_linear_ae(X, 1, 0.1, 100, np.random.default_rng(0))
    assert_close(losses[-1], 0.5, rtol=1e-6, what="the last loss")
    assert_close(W_dec @ W_enc, np.diag([1.0, 0.0]), atol=1e-3, what="W_dec W_enc")
