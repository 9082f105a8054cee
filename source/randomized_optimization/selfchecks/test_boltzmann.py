"""Self-checks of boltzmann: the example on paper, temperature 0, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_on_paper(student):
    """Returns shares of 1 to 3 for heights that differ by log 3."""
    values = np.array([0.0, np.log(3)])
    assert_close(student.boltzmann(values, 1.0), [0.25, 0.75])
    assert_close(student.boltzmann(values, 0.5), [0.1, 0.9])
    assert_unchanged(student.boltzmann, values, 1.0)


@pytest.mark.points(2)
def test_limits(student):
    """Shares out among the maxima at T = 0, and raises ValueError below 0."""
    assert_close(student.boltzmann(np.array([1.0, 4.0, 4.0]), 0.0), [0.0, 0.5, 0.5], atol=1e-12)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.boltzmann(np.array([1.0, 4.0]), -1.0)
