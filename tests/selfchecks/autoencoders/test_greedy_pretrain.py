"""Self-checks of greedy_pretrain: shapes, the draws, two layers after the recipe."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require

X = np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 0.5], [0.25, 0.5, 0.0]])

FIRST_B = np.array([-0.034794328, -0.0321065339])
SECOND_W = np.array([[-0.0101272739], [0.0543383492]])
SECOND_B = np.array([-0.0003800972])


@pytest.mark.points(2)
def test_draws(student):
    """Returns the first draw of each layer, and biases of zero, if nothing is trained (seed 2)."""
    sizes, twin = [3, 4, 2], np.random.default_rng(2)
    assert_unchanged(student.greedy_pretrain, X, sizes, 0.5, 0, 2, np.random.default_rng(2))
    stack = student.greedy_pretrain(X, sizes, 0.5, 0, 2, np.random.default_rng(2))
    require(len(stack) == 2, "There must be len(sizes) - 1 pairs.", f"got {len(stack)}")
    for (W, b), (nin, nout) in zip(stack, ((3, 4), (4, 2)), strict=True):
        weights = 0.1 * twin.standard_normal((nin, nout))
        assert_close(W, weights, rtol=1e-6, what=f"W of {nin} by {nout}")
        assert_close(b, np.zeros(nout), atol=1e-9, what="b")
        twin.standard_normal((nout, nin))


@pytest.mark.points(2)
def test_two_layers(student):
    """Trains the second layer on the codes of the first (seed 2)."""
    (_, b1), (W2, b2) = student.greedy_pretrain(X, [3, 2, 1], 0.5, 3, 2, np.random.default_rng(2))
    assert_close(b1, FIRST_B, rtol=1e-6, what="b of the first layer")
    assert_close(W2, SECOND_W, rtol=1e-6, what="W of the second layer")
    assert_close(b2, SECOND_B, rtol=1e-6, what="b of the second layer")
