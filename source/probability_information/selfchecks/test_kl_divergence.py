"""Self-checks of kl_divergence: the worked example in both directions."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def two_beliefs():
    return np.array([0.5, 0.5, 0.0]), np.array([0.25, 0.25, 0.5])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1 bit for the worked example."""
    assert_unchanged(student.kl_divergence, *two_beliefs())
    assert_close(student.kl_divergence(*two_beliefs()), 1.0, atol=1e-9)


@pytest.mark.points(1)
def test_impossible_outcome(student):
    """Is infinite with the two distributions swapped, and 0 for equal ones with a zero."""
    p, q = two_beliefs()
    assert_close(student.kl_divergence(q, p), np.inf)
    assert_close(student.kl_divergence(p, p), 0.0, atol=1e-9)


@pytest.mark.points(1)
def test_another_base(student):
    """Is 0.1438 nats for a fair coin where 1/4 and 3/4 are believed, with base e."""
    got = student.kl_divergence(np.array([0.5, 0.5]), np.array([0.25, 0.75]), float(np.e))
    assert_close(got, 0.5 * np.log(4 / 3), atol=1e-9)
