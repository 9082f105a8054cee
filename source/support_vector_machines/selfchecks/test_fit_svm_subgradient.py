"""Self-checks of fit_svm_subgradient: no step, one, two, and a best point on the way."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def points():
    return np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns w = 1.4645, b = 0.2929 and 2.3652 after two steps with eta0 = 1."""
    assert_unchanged(student.fit_svm_subgradient, *points(), 1.0, 2, 1.0)
    w, b, objective = student.fit_svm_subgradient(*points(), 1.0, 2, 1.0)
    root = np.sqrt(2)
    assert_close(w, [5 - 5 / root])
    assert_close(b, 1 - 1 / root)
    assert_close(objective, (5 - 5 / root) ** 2 / 2 + 2 - 1 / root)


@pytest.mark.points(2)
def test_the_start_counts(student):
    """Returns the start, with the objective 3, if no step is taken or the one step is too long."""
    for n_iter in (0, 1):
        w, b, objective = student.fit_svm_subgradient(*points(), 1.0, n_iter, 1.0)
        assert_close(w, [0.0], atol=1e-9)
        assert_close(b, 0.0, atol=1e-9)
        assert_close(objective, 3.0)


@pytest.mark.points(1)
def test_price(student):
    """Returns 3.28125 after one step with C = 2 and eta0 = 1/8, to w = 1.25, b = 0.25."""
    _, _, objective = student.fit_svm_subgradient(*points(), 2.0, 1, 0.125)
    assert_close(objective, 1.25**2 / 2 + 2 * 1.25)


@pytest.mark.points(1)
def test_near_the_minimum(student):
    """Comes within 1 % of the minimum, 0.5, after 1,000 steps with eta0 = 0.1."""
    _, _, objective = student.fit_svm_subgradient(*points(), 1.0, 1000, 0.1)
    assert_close(objective, 0.5, rtol=1e-2)
