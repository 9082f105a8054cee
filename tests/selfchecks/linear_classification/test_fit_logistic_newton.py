"""Self-checks of fit_logistic_newton: the worked example, single steps, the penalty, labels."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def seven():
    X = np.array([[1.0, 1.0]] * 3 + [[1.0, 0.0]] * 4)
    return X, np.array([1, 1, -1, 1, -1, -1, -1])


@pytest.mark.points(2)
def test_worked_example(student):
    """Finds w = (log 1/3, log 6) for the seven rows without a penalty."""
    assert_unchanged(student.fit_logistic_newton, *seven(), 0.0)
    got = student.fit_logistic_newton(*seven(), 0.0)
    assert_close(got, [np.log(1 / 3), np.log(6)], rtol=1e-6)


@pytest.mark.points(2)
def test_first_step(student):
    """Takes its first step to (-1, 5/3), the only one if tol is 100; no step gives zeros."""
    assert_close(student.fit_logistic_newton(*seven(), 0.0, 0), [0.0, 0.0])
    assert_close(student.fit_logistic_newton(*seven(), 0.0, 1), [-1.0, 5 / 3], rtol=1e-7)
    assert_close(student.fit_logistic_newton(*seven(), 0.0, 9, 100.0), [-1.0, 5 / 3], rtol=1e-7)


@pytest.mark.points(2)
def test_intercept_is_free(student):
    """Fits probabilities that add up to the number of positives, with a penalty as well."""
    one = student.fit_logistic_newton(*seven(), 0.5, 1)
    assert_close(one, [-4 / 11, 2 / 11], rtol=1e-7, what="w after one step with lam = 0.5")
    w = student.fit_logistic_newton(*seven(), 0.5)
    p = 1 / (1 + np.exp(-seven()[0] @ np.asarray(w)))
    assert_close(np.sum(p), 3.0, rtol=1e-7, what="the sum of the fitted probabilities")
    assert_close(np.sum(p[:3] - [1, 1, 0]) / 7 + 0.5 * w[1], 0.0, atol=1e-8, what="grad[1]")


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for labels 0 and 1."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.fit_logistic_newton(seven()[0], np.array([1, 1, 0, 1, 0, 0, 0]))
