"""Self-checks of neighborhood_edge: the worked examples."""

import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(1)
def test_square(student):
    """Gives 1/2 for a quarter of the square."""
    assert_close(student.neighborhood_edge(0.25, 2), 0.5)


@pytest.mark.points(1)
def test_ten_dimensions(student):
    """Gives 0.631 for one percent in ten dimensions."""
    assert_close(student.neighborhood_edge(0.01, 10), 0.631, rtol=1e-3)
