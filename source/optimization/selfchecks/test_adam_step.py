"""Self-checks of adam_step: the worked example, a second step and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Moves 1 to 0.5 in the first step of 0.5, with m = 1 and v = 0.1 afterwards."""
    zero = np.zeros(1)
    answer = student.adam_step(np.array([1.0]), np.array([10.0]), zero, zero, 1, 0.5)
    assert_close(answer, ([0.5], [1.0], [0.1]), rtol=1e-6)


@pytest.mark.points(1)
def test_second_step(student):
    """Gives w = 0.127762, m = 0.6 and v = 0.85 in the step t = 2 of the notebook."""
    w, grad, m, v = (np.array([x]) for x in (0.5, 1.0, 0.2, 0.7))
    answer = student.adam_step(w, grad, m, v, 2, 0.5, 0.5, 0.5, 0.01)
    assert_close(answer, ([0.12776199], [0.6], [0.85]), rtol=1e-6)


@pytest.mark.points(1)
def test_error_and_inputs(student):
    """Raises ValueError for t = 0, and leaves its arguments as they are."""
    one = np.ones(2)
    with pytest.raises(ValueError):  # noqa: PT011
        student.adam_step(one, one, one, one, 0)
    assert_unchanged(student.adam_step, one, 2 * one, 3 * one, 4 * one, 1)
