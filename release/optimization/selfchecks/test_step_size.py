"""Self-checks of step_size: the worked example and the errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives 0.6, 0.15 and 0.3 for eta0 = 0.6 at t = 4."""
    kinds = "constant", "inverse", "sqrt"
    sizes = [student.step_size(kind, 0.6, 4) for kind in kinds]
    assert_close(np.array(sizes), [0.6, 0.15, 0.3])


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for an unknown rule and for t = 0."""
    with pytest.raises(ValueError):  # noqa: PT011
        student.step_size("fast", 0.6, 4)
    with pytest.raises(ValueError):  # noqa: PT011
        student.step_size("sqrt", 0.6, 0)
