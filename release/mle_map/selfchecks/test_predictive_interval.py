"""Self-checks of predictive_interval: two rows, the default width, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases

X_NEW, W = np.array([[1.0, 0.0], [1.0, 3.0]]), np.array([5.0, 2.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives [2, 8] and [8, 14] for sigma2 = 9 and z = 1, and single points for sigma2 = 0."""
    cases = [((X_NEW, W, 9.0, 1.0), [[2.0, 8.0], [8.0, 14.0]])]
    cases.append(((X_NEW, -W, 0.0, 1.0), [[-5.0, -5.0], [-11.0, -11.0]]))
    assert_cases(student.predictive_interval, cases, atol=1e-9)


@pytest.mark.points(1)
def test_default(student):
    """Takes z = 1.959963984540054 if none is given."""
    expected = [[5 - 1.959963984540054, 5 + 1.959963984540054]]
    assert_cases(student.predictive_interval, [((X_NEW[:1], W, 1.0), expected)], atol=1e-9)


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for sigma2 = -1."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.predictive_interval(X_NEW, W, -1.0)
