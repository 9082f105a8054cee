"""Self-checks of content_fit: the worked example, least squares, a free intercept, the shortest."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def call():
    return np.array([[0.0], [2.0]]), np.array([1.0, 5.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (2, 1) for lam = 2, and (1, 2) for lam = 0: the intercept first."""
    assert_unchanged(student.content_fit, *call(), 2.0)
    assert_close(student.content_fit(*call(), 2.0), [2.0, 1.0], rtol=1e-8, what="for lam = 2")
    assert_close(student.content_fit(*call(), 0.0), [1.0, 2.0], rtol=1e-8, what="for lam = 0")


@pytest.mark.points(1)
def test_free_intercept(student):
    """Adds 100 to the intercept, and nothing to the weight, if all ratings rise by 100."""
    F, y = call()
    assert_close(student.content_fit(F, y + 100, 2.0), [102.0, 1.0], rtol=1e-8)


@pytest.mark.points(1)
def test_shortest(student):
    """Shares the weight among equal features for lam = 0."""
    F, y = call()
    got = student.content_fit(np.hstack([F, F]), y, 0.0)
    assert_close(got, [1.0, 1.0, 1.0], rtol=1e-8)


@pytest.mark.points(1)
def test_three_ratings(student):
    """Centres at the mean and divides by no spread: three ratings of the type uint8, lam = 9."""
    F, y = np.array([[0], [3], [6]], dtype=np.uint8), np.array([1, 1, 10], dtype=np.uint8)
    got = student.content_fit(F, y, 9.0)
    assert_close(got, [1.0, 1.0], rtol=1e-8)
