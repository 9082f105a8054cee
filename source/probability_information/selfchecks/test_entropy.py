"""Self-checks of entropy: the worked example, another base, zeros, counts."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged, require


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1.5 bits for the probabilities 1/2, 1/4 and 1/4."""
    p = np.array([0.5, 0.25, 0.25])
    assert_unchanged(student.entropy, p)
    assert_close(student.entropy(p), 1.5, atol=1e-9)


@pytest.mark.points(1)
def test_another_base(student):
    """Gives 1 for ten equal probabilities to base 10."""
    assert_close(student.entropy(np.full(10, 0.1), 10.0), 1.0, atol=1e-9)


@pytest.mark.points(1)
def test_zeros(student):
    """Gives 1 bit for 1/2, 0 and 1/2, and 0.0, not -0.0, for a certain outcome."""
    assert_close(student.entropy(np.array([0.5, 0.0, 0.5])), 1.0, atol=1e-9)
    certain = student.entropy(np.array([0.0, 1.0, 0.0]))
    assert_close(certain, 0.0, atol=1e-9)
    require(not np.signbit(certain), "It is -0.0 for a certain outcome.")


@pytest.mark.points(1)
def test_counts(student):
    """Raises ValueError for the counts 1 and 3, and not if rounding moves the sum a little."""
    works_on = [(np.array([0.25, 0.75]),), (np.array([0.7, 0.2, 0.1]),)]
    assert_raises(student.entropy, ValueError, [(np.array([1.0, 3.0]),)], works_on=works_on)
