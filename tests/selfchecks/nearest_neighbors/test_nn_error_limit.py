"""Self-checks of nn_error_limit: the worked example, an impossible row, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def joint():
    return np.array([[0.4, 0.1], [0.2, 0.3]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.4 for the table on paper, and 0.62 for one row with 0.5, 0.3 and 0.2."""
    assert_unchanged(student.nn_error_limit, joint())
    assert_close(student.nn_error_limit(joint()), 0.4)
    assert_close(student.nn_error_limit(np.array([[0.5, 0.3, 0.2]])), 0.62)


@pytest.mark.points(1)
def test_impossible_row(student):
    """Gives the same if a row of zeros is added."""
    assert_close(student.nn_error_limit(np.vstack([joint(), [[0.0, 0.0]]])), 0.4)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if the entries do not add up to 1."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.nn_error_limit(2 * joint())
