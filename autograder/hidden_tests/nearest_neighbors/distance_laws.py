"""What holds of distances between two tables, for the hidden tests of nearest_neighbors."""

import numpy as np

from autograder.hidden_tests.nearest_neighbors.clear_rows import distances
from autograder.testing import (
    as_array,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    require,
)

A = np.array([[0.0, 0.0, 0.0], [3.0, 4.0, 12.0]])
B = np.array([[3.0, 4.0, 0.0], [0.0, 0.0, 7.0], [3.0, 4.0, 12.0], [-1.0, 2.0, -2.0]])
SQUARES = np.array([[25.0, 49.0, 169.0, 9.0], [144.0, 50.0, 0.0, 216.0]])


def assert_squares(D, A, B, *_):
    """Assert distances by their squares, to within what either way of computing them loses."""
    D = as_array(D, shape=(len(A), len(B)))
    require(not np.isnan(D).any(), "Some distance is nan.")
    require((D >= 0).all(), "Some distance is negative.")
    right = distances(A, B) ** 2
    lengths = np.add.outer(np.sum(A * 1.0 * A, axis=1), np.sum(B * 1.0 * B, axis=1))
    assert_close(D, np.sqrt(right), rtol=1e-6, atol=2e-6 * np.sqrt(lengths.max()))
    off = np.abs(D**2 - right) > 1e-12 * lengths
    require(not off.any(), "Some squared distance is off by more than the promised tolerance.")


def assert_power(student, seed, p, by_hand):
    """Assert what is worked by hand and what is drawn; equal rows must be at exactly 0."""
    rng = np.random.default_rng(seed(f"rows, {p}"))
    cases = [((A, B, p), by_hand), ((B, A, p), np.transpose(by_hand))]
    for m, n, d in [(1, 1, 1), (4, 7, 3), (6, 2, 5)]:
        X, Z = rng.normal(size=(m, d)), rng.normal(size=(n, d))
        Z[0] = X[-1]
        cases.append(((X, Z, p), distances(X, Z, p)))
    assert_cases(student.pairwise_distances, cases)
    assert_leaves_arguments(student.pairwise_distances, [call for call, _ in cases])


def assert_grows(answer, m, n):
    """Assert that distances grow along rows and columns, as two legs of a triangle do."""
    D = as_array(answer, shape=(m, n))
    grows = (np.diff(D, axis=0) > 0).all() and (np.diff(D, axis=1) > 0).all()
    require(grows, "The distances do not grow where the rows move apart.")


def assert_no_digits_lost(answer, squares):
    """Assert that distances which are right to four digits are as exact as was promised.

    Whatever is further off, the root that is missing or another ruler, is for other tests.
    """
    D = as_array(answer, shape=squares.shape)
    if np.allclose(D, np.sqrt(squares), rtol=1e-4, atol=1e-4):
        off = np.abs(D**2 - squares) > 1e-12 * squares.max()
        require(not off.any(), "Some squared distance is off by more than the promised tolerance.")
