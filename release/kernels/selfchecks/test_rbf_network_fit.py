"""Self-checks of rbf_network_fit: the worked example, the free intercept, equal centres, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_raises, assert_unchanged

X = np.array([[0.0], [1.0], [2.0]])
Y = np.array([1.0, 3.0, 1.0])
MIDDLE = np.array([[1.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns (-0.164, 3.164), intercept first, for one centre at 1 and lam = 0."""
    assert_unchanged(student.rbf_network_fit, X, Y, MIDDLE, 1.0, 0.0)
    height = 2 / (1 - np.exp(-1))
    assert_close(student.rbf_network_fit(X, Y, MIDDLE, 1.0, 0.0), [3 - height, height], rtol=1e-6)


@pytest.mark.points(1)
def test_the_intercept_is_free(student):
    """Returns (1.654, 0.0218) for a centre at 0, lam = 2, nearly (5/3, 0) for lam = 1e9."""
    bump = np.exp([-0.0, -0.5, -2.0])
    steep = (bump - bump.mean()) @ Y / (((bump - bump.mean()) ** 2).sum() + 2)
    for more in (0.0, 5.0):
        w = student.rbf_network_fit(X, Y + more, np.array([[0.0]]), 0.5, 2.0)
        assert_close(w, [5 / 3 + more - steep * bump.mean(), steep], rtol=1e-6)
        w = student.rbf_network_fit(X, Y + more, MIDDLE, 1.0, 1e9)
        assert_close(w, [5 / 3 + more, 0.0], atol=1e-6)


@pytest.mark.points(1)
def test_equal_centres(student):
    """Shares the bump between two equal centres for lam = 0: (-0.164, 1.582, 1.582)."""
    w = student.rbf_network_fit(X, Y, np.array([[1.0], [1.0]]), 1.0, 0.0)
    height = 2 / (1 - np.exp(-1))
    assert_close(w, [3 - height, height / 2, height / 2], rtol=1e-6)


@pytest.mark.points(1)
def test_refusal(student):
    """Raises ValueError for lam = -1."""
    calls = {"lam = -1": (X, Y, MIDDLE, 1.0, -1.0)}
    assert_raises(student.rbf_network_fit, ValueError, calls, works_on=[(X, Y, MIDDLE, 1.0, 1.0)])
