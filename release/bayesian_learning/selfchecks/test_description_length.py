"""Self-checks of description_length: the worked example, tiny probabilities, nothing to tell."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 4, 2 and infinitely many bits for the example of the text."""
    call = np.array([0.5, 0.25, 0.25]), np.array([0.125, 1.0, 0.0])
    assert_unchanged(student.description_length, *call)
    assert_close(student.description_length(*call), np.array([4.0, 2.0, np.inf]))


@pytest.mark.points(1)
def test_tiny_and_certain(student):
    """Gives 1600 bits for twice 2 to the power -800, and 0.0 (not -0.0) for certainty."""
    got = student.description_length(np.array([2.0**-800, 1.0]), np.array([2.0**-800, 1.0]))
    assert_close(got, np.array([1600.0, 0.0]))
    require(not np.signbit(got[1]), "Zero bits appear as -0.0.")
