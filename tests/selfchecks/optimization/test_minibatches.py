"""Self-checks of minibatches: the worked example, its draw, and the sizes."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, require


@pytest.mark.points(2)
def test_worked_example(student):
    """Deals [4, 0], [1, 2], [3] for n = 5, batches of 2 and default_rng(1), and draws just that."""
    rng, other = np.random.default_rng(1), np.random.default_rng(1)
    batches = student.minibatches(5, 2, rng)
    assert_equal(batches, [np.array([4, 0]), np.array([1, 2]), np.array([3])])
    other.permutation(5)
    message = "It leaves rng in another state than one rng.permutation(n) does: draw just that."
    require(rng.random() == other.random(), message)


@pytest.mark.points(2)
def test_sizes(student):
    """Makes one batch if batch_size exceeds n, and full batches if it divides n."""
    for n, size, expected in [(3, 10, [3]), (6, 3, [3, 3])]:
        batches = student.minibatches(n, size, np.random.default_rng(0))
        assert_equal([len(batch) for batch in batches], expected)
