"""Self-checks of mutate_bits: the example on paper, rate 1."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_on_paper(student):
    """Flips the bits of the statement."""
    call = np.zeros((2, 4), dtype=int), 0.3, np.random.default_rng(0)
    assert_close(student.mutate_bits(*call), np.array([[0, 1, 1, 1], [0, 0, 0, 0]]))
    assert_unchanged(student.mutate_bits, *call)


@pytest.mark.points(1)
def test_rate_1(student):
    """Flips every bit at rate 1."""
    P = np.array([[1, 0, 1], [0, 0, 1]])
    assert_close(student.mutate_bits(P, 1.0, np.random.default_rng(0)), 1 - P)
