"""Self-checks of mf_sgd_step: the worked example, bystanders, integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def factors():
    return np.array([[1.0, 2.0], [7.0, 7.0]]), np.array([[8.0, 3.0], [8.0, 0.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Moves the user to (3.5, 1) and the item to (2.5, 2)."""
    assert_unchanged(student.mf_sgd_step, *factors(), 0, 1, 5.0, 0.5, 1.0)
    Z, W = student.mf_sgd_step(*factors(), 0, 1, 5.0, 0.5, 1.0)
    assert_close(Z[0], [3.5, 1.0], what="the user's vector")
    assert_close(W[:, 1], [2.5, 2.0], what="the item's vector")


@pytest.mark.points(1)
def test_bystanders(student):
    """Leaves the other user and the other item where they are."""
    Z, W = student.mf_sgd_step(*factors(), 0, 1, 5.0, 0.5, 1.0)
    assert_close(Z[1], [7.0, 7.0], what="the vector of the other user")
    assert_close(W[:, 0], [8.0, 8.0], what="the vector of the other item")


@pytest.mark.points(1)
def test_without_penalty(student):
    """Moves towards each other by half of the residual -1 if the rating is too low."""
    Z, W = student.mf_sgd_step(*factors(), 0, 1, 2.0, 0.5, 0.0)
    assert_close(Z[0], [-0.5, 2.0], what="the user's vector")
    assert_close(W[:, 1], [2.5, -1.0], what="the item's vector")


@pytest.mark.points(1)
def test_integers(student):
    """Makes floats of vectors of integers."""
    whole = [array.astype(int) for array in factors()]
    Z, W = student.mf_sgd_step(*whole, 0, 1, 5, 0.5, 1.0)
    assert_close(Z, [[3.5, 1.0], [7.0, 7.0]], what="Z")
    assert_close(W, [[8.0, 2.5], [8.0, 2.0]], what="W")
