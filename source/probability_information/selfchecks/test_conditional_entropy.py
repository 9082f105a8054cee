"""Self-checks of conditional_entropy: the worked example and a function of X."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.5 bits for the worked example, and 0.25 for rows of weight 3/4 and 1/4."""
    joint = np.array([[0.5, 0.0], [0.25, 0.25]])
    assert_unchanged(student.conditional_entropy, joint)
    assert_close(student.conditional_entropy(joint), 0.5, atol=1e-9)
    uneven = np.array([[0.75, 0.0], [0.125, 0.125]])
    assert_close(student.conditional_entropy(uneven), 0.25, atol=1e-9)


@pytest.mark.points(1)
def test_function_of_x(student):
    """Gives 0 where every row has one possible column, and leaves out a row of zeros."""
    joint = np.array([[0.25, 0.0], [0.0, 0.5], [0.25, 0.0]])
    assert_close(student.conditional_entropy(joint), 0.0, atol=1e-9)
    joint = np.array([[0.5, 0.0], [0.0, 0.0], [0.0, 0.5]])
    assert_close(student.conditional_entropy(joint), 0.0, atol=1e-9, what="with a row of zeros")
