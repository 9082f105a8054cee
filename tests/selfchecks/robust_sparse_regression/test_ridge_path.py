"""Self-checks of ridge_path: the worked example, repeated columns, the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

NAMES = ("W", "norms")


def three_points():
    return np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 1.0, 4.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns the weights 1, 1.5 and 0.5 for the penalties 1, 0 and 4, in this order."""
    lams = np.array([1.0, 0.0, 4.0])
    assert_unchanged(student.ridge_path, *three_points(), lams)
    expected = [[1.0], [1.5], [0.5]], [1.0, 1.5, 0.5]
    assert_close(student.ridge_path(*three_points(), lams), expected, rtol=1e-8, parts=NAMES)


@pytest.mark.points(1)
def test_repeated_column(student):
    """Shares the weight between equal columns without a penalty: 0.75 each."""
    X, y = three_points()
    got = student.ridge_path(np.hstack([X, X]), y, np.array([0.0]))
    assert_close(got, ([[0.75, 0.75]], [0.75 * np.sqrt(2)]), rtol=1e-8, parts=NAMES)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if any penalty is negative."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.ridge_path(*three_points(), np.array([1.0, -1.0, 2.0]))
