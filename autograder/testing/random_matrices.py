"""Random matrices of a known kind: singular values, condition number, eigenvalues.

All take a generator ``rng``; make it from the fixture ``seed``, so that a class cannot know the
numbers and a re-grade draws the same ones.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "definite_matrix",
    "low_rank_plus_noise",
    "matrix_with_condition",
    "matrix_with_singular_values",
    "orthogonal_matrix",
    "singular_vectors",
    "symmetric_matrix",
]

FloatArray = NDArray[np.float64]


def orthogonal_matrix(rng: np.random.Generator, n: int) -> FloatArray:
    """Return a random matrix ``Q`` of shape (n, n) with ``Q.T @ Q`` the identity.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n : int
        How many rows and columns.

    Returns
    -------
    ndarray of shape (n, n)

    Examples
    --------
    >>> Q = orthogonal_matrix(np.random.default_rng(0), 3)
    >>> bool(np.allclose(Q.T @ Q, np.eye(3)))
    True
    """
    return np.asarray(np.linalg.qr(rng.normal(size=(n, n)))[0])


def singular_vectors(
    rng: np.random.Generator, n: int, d: int, count: int
) -> tuple[FloatArray, FloatArray]:
    """Return random ``U`` of shape (n, count) and ``Vt`` of shape (count, d), both orthonormal.

    ``U * values @ Vt`` has the singular values ``values``; ``count`` is at most ``min(n, d)``.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n, d : int
        The shape of the matrix whose vectors they are.
    count : int
        How many of each.

    Returns
    -------
    U : ndarray of shape (n, count)
    Vt : ndarray of shape (count, d)

    Examples
    --------
    >>> U, Vt = singular_vectors(np.random.default_rng(0), 5, 3, 2)
    >>> U.shape, Vt.shape
    ((5, 2), (2, 3))
    """
    U, _, Vt = np.linalg.svd(rng.normal(size=(n, d)), full_matrices=False)
    return U[:, :count], Vt[:count]


def matrix_with_singular_values(
    rng: np.random.Generator, n: int, d: int, values: Sequence[float] | FloatArray
) -> FloatArray:
    """Return a random matrix of shape (n, d) with these nonzero singular values, no other.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n, d : int
        The shape.
    values : sequence of float
        At most ``min(n, d)`` singular values, the largest first.

    Returns
    -------
    ndarray of shape (n, d)

    Examples
    --------
    >>> X = matrix_with_singular_values(np.random.default_rng(0), 5, 3, [4.0, 1.0])
    >>> np.linalg.svd(X)[1].round(9).tolist()
    [4.0, 1.0, 0.0]
    """
    U, Vt = singular_vectors(rng, n, d, len(values))
    return np.asarray(U * np.asarray(values) @ Vt)


def matrix_with_condition(rng: np.random.Generator, n: int, d: int, condition: float) -> FloatArray:
    """Return a random matrix whose singular values run from 1 down to ``1 / condition``.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n, d : int
        The shape.
    condition : float
        The largest singular value divided by the smallest.

    Returns
    -------
    ndarray of shape (n, d)

    Examples
    --------
    >>> X = matrix_with_condition(np.random.default_rng(0), 6, 2, 100.0)
    >>> round(float(np.linalg.cond(X)), 6)
    100.0
    """
    return matrix_with_singular_values(rng, n, d, np.geomspace(1.0, 1 / condition, min(n, d)))


def low_rank_plus_noise(
    rng: np.random.Generator,
    n: int,
    d: int,
    values: Sequence[float] | FloatArray,
    noise: float,
) -> FloatArray:
    """Return a random matrix with these singular values, and noise added to each entry.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n, d : int
        The shape.
    values : sequence of float
        At most ``min(n, d)`` singular values of what lies under the noise, the largest first.
    noise : float
        The standard deviation of the noise; its largest singular value is about
        ``noise * (sqrt(n) + sqrt(d))``.

    Returns
    -------
    ndarray of shape (n, d)

    Examples
    --------
    >>> X = low_rank_plus_noise(np.random.default_rng(0), 50, 8, [90.0, 40.0], noise=0.01)
    >>> int(np.sum(np.linalg.svd(X)[1] > 1))
    2
    """
    return matrix_with_singular_values(rng, n, d, values) + noise * rng.normal(size=(n, d))


def symmetric_matrix(
    rng: np.random.Generator, eigenvalues: Sequence[float] | FloatArray
) -> FloatArray:
    """Return a random symmetric matrix with these eigenvalues.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    eigenvalues : sequence of float
        In any order.

    Returns
    -------
    ndarray of shape (n, n)
        With one row for each eigenvalue; exactly symmetric.

    Examples
    --------
    >>> A = symmetric_matrix(np.random.default_rng(0), [2.0, -1.0])
    >>> np.linalg.eigvalsh(A).round(9).tolist()
    [-1.0, 2.0]
    """
    Q = orthogonal_matrix(rng, len(eigenvalues))
    A = Q * np.asarray(eigenvalues) @ Q.T
    return np.asarray((A + A.T) / 2)


def definite_matrix(
    rng: np.random.Generator, n: int, low: float = 0.5, high: float = 3.0
) -> FloatArray:
    """Return a random symmetric matrix of shape (n, n) with eigenvalues from ``low`` to ``high``.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n : int
        How many rows and columns.
    low, high : float
        Between these the eigenvalues are drawn.

    Returns
    -------
    ndarray of shape (n, n)

    Examples
    --------
    >>> A = definite_matrix(np.random.default_rng(0), 3)
    >>> bool(np.linalg.eigvalsh(A).min() >= 0.5)
    True
    """
    return symmetric_matrix(rng, rng.uniform(low, high, size=n))
