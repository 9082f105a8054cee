"""Self-checks of mf_sgd_fit: the start, one epoch, two, and a table that it must learn."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


def table():
    Y = np.array([[4.0, np.nan, 1.0], [1.0, -1.0, np.nan]])
    return Y, ~np.isnan(Y)


def fit(student, epochs, rng=None):
    rng = np.random.default_rng(3) if rng is None else rng
    return student.mf_sgd_fit(*table(), 1, 0.1, 0.5, epochs, rng)


@pytest.mark.points(1)
def test_start(student):
    """Starts at small random vectors, users first (seed 3, no epochs)."""
    Z, W, errors = fit(student, 0)
    assert_close(Z, [[0.20409191213851827], [-0.2555665031314182]], what="Z")
    W_start = [[0.04180988467257789, -0.056776960612792984, -0.04526492921104459]]
    assert_close(W, W_start, what="W")
    require(len(errors) == 0, "Without epochs the list of errors must be empty.")


@pytest.mark.points(2)
def test_one_epoch(student):
    """Takes one step for each of four ratings, in the order that was drawn (seed 3)."""
    assert_unchanged(student.mf_sgd_fit, *table(), 1, 0.1, 0.5, 1, np.random.default_rng(3))
    rng, twin = np.random.default_rng(3), np.random.default_rng(3)
    Z, W, errors = fit(student, 1, rng)
    assert_close(Z, [[0.1965439162382692], [-0.2136206564863196]], rtol=1e-6, what="Z")
    W_new = [[0.0832225777704797, -0.03054348534117722, -0.022403947224821853]]
    assert_close(W, W_new, rtol=1e-6, what="W")
    assert_close(errors, [2.175270254434159], rtol=1e-6, what="the list of errors")
    twin.standard_normal(5)
    twin.permutation(4)
    same = rng.random() == twin.random()
    require(same, "More or less has been drawn than two starts and one permutation of 4.")


@pytest.mark.points(1)
def test_two_epochs(student):
    """Draws a new order for the second epoch, and notes two errors (seed 3)."""
    Z, _, errors = fit(student, 2)
    assert_close(Z, [[0.20662471321562995], [-0.17364143155210748]], rtol=1e-6, what="Z")
    both = [2.175270254434159, 2.169977685252242]
    assert_close(errors, both, rtol=1e-6, what="the list of errors")


@pytest.mark.points(1)
def test_learns(student):
    """Learns a table of rank 1 to 0.05, of ratings of the type uint8."""
    Y = np.outer([1, 2, 3], [1, 2]).astype(np.uint8)
    everything = np.ones(Y.shape, dtype=bool)
    Z, W, _ = student.mf_sgd_fit(Y, everything, 1, 0.1, 0.0, 60, np.random.default_rng(0))
    assert_close(np.dot(Z, W), Y.astype(float), atol=0.05, what="Z @ W")


@pytest.mark.points(1)
def test_two_traits(student):
    """Draws W with a row for each trait (seed 3, two traits, no epochs)."""
    rng = np.random.default_rng(3)
    starts = 0.1 * rng.standard_normal((2, 2)), 0.1 * rng.standard_normal((2, 3))
    Z, W, _ = student.mf_sgd_fit(*table(), 2, 0.1, 0.5, 0, np.random.default_rng(3))
    assert_close((Z, W), starts, parts=("Z", "W"))
