"""Self-checks of distance_contrast: a draw that is known, and a single point."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_known_draw(student):
    """Gives 1.85186 for five points in three dimensions, drawn with seed 0."""
    got = student.distance_contrast(5, 3, np.random.default_rng(0))
    assert_close(got, 1.85186, rtol=1e-5)


@pytest.mark.points(1)
def test_single_point(student):
    """Gives 0 for a single point."""
    assert_close(student.distance_contrast(1, 3, np.random.default_rng(0)), 0.0, atol=1e-12)
