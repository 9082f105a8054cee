"""Self-checks of bayes_error: the worked example and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def joint():
    return np.array([[0.4, 0.1], [0.2, 0.3]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 0.3 for the table on paper."""
    assert_unchanged(student.bayes_error, joint())
    assert_close(student.bayes_error(joint()), 0.3)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError if the entries do not add up to 1."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.bayes_error(2 * joint())
