"""Self-checks of multiclass_hinge: the worked examples, zeros, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 3 and (-1, 0, 1) for the scores (2, 1, 4), with either kind."""
    W, X, y = np.array([[2.0, 1.0, 4.0]]), np.array([[1.0]]), np.array([0])
    assert_unchanged(student.multiclass_hinge, W, X, y)
    for kind in ("sum", "max"):
        loss, grad = student.multiclass_hinge(W, X, y, kind)
        assert_close(loss, 3.0)
        assert_close(grad, [[-1.0, 0.0, 1.0]], atol=1e-9)


@pytest.mark.points(2)
def test_both_kinds(student):
    """Returns 5 with (-2, 1, 1) and 3 with (-1, 0, 1) for the scores (2, 3, 4)."""
    W, X, y = np.array([[2.0, 3.0, 4.0]]), np.array([[1.0]]), np.array([0])
    expected = {"sum": (5.0, [[-2.0, 1.0, 1.0]]), "max": (3.0, [[-1.0, 0.0, 1.0]])}
    for kind, (price, slopes) in expected.items():
        loss, grad = student.multiclass_hinge(W, X, y, kind)
        assert_close(loss, price)
        assert_close(grad, slopes, atol=1e-9)


@pytest.mark.points(1)
def test_two_points_of_one_class(student):
    """Returns 8.5 with (-6, 3, 3) for the points 1 and 2 of class 0 and W = (0, 0.5, 1)."""
    W, X = np.array([[0.0, 0.5, 1.0]]), np.array([[1.0], [2.0]])
    loss, grad = student.multiclass_hinge(W, X, np.array([0, 0]))
    assert_close(loss, 1.5 + 2 + 2 + 3)
    assert_close(grad, [[-6.0, 3.0, 3.0]])


@pytest.mark.points(1)
def test_zeros(student):
    """Returns 4 for two points, three classes and zero weights: a sum over all points."""
    loss, _ = student.multiclass_hinge(np.zeros((2, 3)), np.ones((2, 2)), np.array([2, 0]))
    assert_close(loss, 4.0)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for the kind 'mean'."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.multiclass_hinge(np.zeros((1, 2)), np.ones((1, 1)), np.array([0]), "mean")
