"""Self-checks of sigmoid: the worked examples, both ends, integers and a single number."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_examples(student):
    """Is 1/2 at 0, 3/4 at log 3 and 1/4 at -log 3."""
    z = np.array([[0.0], [np.log(3.0)], [-np.log(3.0)]])
    assert_unchanged(student.sigmoid, z)
    assert_close(student.sigmoid(z), [[0.5], [0.75], [0.25]])


@pytest.mark.points(2)
def test_both_ends(student):
    """Is 0 at -1000, 1 at 1000, and 4.2e-18 at -40."""
    got = student.sigmoid(np.array([-1000.0, 1000.0, -40.0]))
    assert_close(got, [0.0, 1.0, 4.248354255291589e-18], atol=1e-300)


@pytest.mark.points(1)
def test_integers_and_a_single_number(student):
    """Takes integers, and a single number in place of an array."""
    assert_close(
        student.sigmoid(np.array([0, 1, -1])), [0.5, 0.7310585786300049, 0.2689414213699951]
    )
    assert_close(float(student.sigmoid(0.0)), 0.5)
