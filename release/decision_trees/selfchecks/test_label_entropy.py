"""Self-checks of label_entropy: the worked example, a pure node and an empty one."""

import numpy as np
import pytest
from selfchecks.testing import as_number, assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.9403 bits for nine yes and five no."""
    y = np.repeat(["yes", "no"], [9, 5])
    assert_unchanged(student.label_entropy, y)
    assert_close(student.label_entropy(y), 0.94028596, atol=1e-7)


@pytest.mark.points(1)
def test_pure_and_empty(student):
    """Gives a number, 0.0, for labels that are all equal and for no labels at all."""
    for y in (np.array([4, 4, 4]), np.array([], dtype=int)):
        assert_close(as_number(student.label_entropy(y)), 0.0, atol=1e-9)
