"""Self-checks of entropy: the worked example, another base, zeros, counts."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged


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
    """Gives 1 bit for the probabilities 1/2, 0 and 1/2."""
    assert_close(student.entropy(np.array([0.5, 0.0, 0.5])), 1.0, atol=1e-9)


@pytest.mark.points(1)
def test_counts(student):
    """Raises ValueError for the counts 1 and 3."""
    works_on = [(np.array([0.25, 0.75]),)]
    assert_raises(student.entropy, ValueError, [(np.array([1.0, 3.0]),)], works_on=works_on)
