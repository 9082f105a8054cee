"""Self-checks of directional_derivative: the worked example and the error."""

import numpy as np
import pytest
from selfchecks.testing import as_number, assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives 6.2 for the gradient [1, 7] along v = [6, 8], and the same along 100 * v."""
    grad = np.array([1.0, 7.0])
    assert_close(as_number(student.directional_derivative(grad, np.array([6.0, 8.0]))), 6.2)
    assert_close(student.directional_derivative(grad, np.array([600.0, 800.0])), 6.2)


@pytest.mark.points(1)
def test_no_direction(student):
    """Raises ValueError if v is zero."""
    with pytest.raises(ValueError):  # noqa: PT011
        student.directional_derivative(np.array([1.0, 7.0]), np.zeros(2))
