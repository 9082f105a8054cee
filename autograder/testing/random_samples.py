"""Random samples of which the structure is known: clusters, mixtures, mixed sources, duplicates.

All take a generator ``rng``; make it from the fixture ``seed``, so that a class cannot know the
numbers and a re-grade draws the same ones.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from .random_matrices import definite_matrix, matrix_with_condition, orthogonal_matrix

__all__ = ["mixed_sources", "mixture_parameters", "repeated_rows", "separated_blobs"]

FloatArray = NDArray[np.float64]

LAWS = {
    "uniform": lambda rng, n: rng.uniform(-math.sqrt(3), math.sqrt(3), size=n),
    "laplace": lambda rng, n: rng.laplace(scale=math.sqrt(0.5), size=n),
    "normal": lambda rng, n: rng.normal(size=n),
    "signs": lambda rng, n: rng.choice([-1.0, 1.0], size=n),
}
"""Laws of mean 0 and variance 1."""


def separated_blobs(
    rng: np.random.Generator, sizes: Sequence[int], d: int, gap: float = 10.0
) -> tuple[FloatArray, NDArray[np.intp], FloatArray]:
    """Return points in clusters, each point within 1 of its centre, the centres ``gap`` apart.

    With a gap above 4 any two points of one cluster are nearer than any two of different ones.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    sizes : sequence of int
        How many points each cluster has.
    d : int
        How many coordinates.
    gap : float
        The smallest distance of two centres.

    Returns
    -------
    X : ndarray of shape (sum of sizes, d)
        In random order.
    labels : ndarray of shape (sum of sizes,)
    centers : ndarray of shape (number of clusters, d)

    Examples
    --------
    >>> X, labels, centers = separated_blobs(np.random.default_rng(0), [5, 1, 8], 2)
    >>> np.bincount(labels).tolist()
    [5, 1, 8]
    """
    centers = _points_apart(rng, len(sizes), d, gap)
    labels = rng.permutation(np.repeat(np.arange(len(sizes)), sizes))
    steps = rng.normal(size=(len(labels), d))
    lengths = rng.uniform(size=(len(labels), 1)) ** (1 / d)
    steps *= lengths / np.linalg.norm(steps, axis=1, keepdims=True)
    return centers[labels] + steps, labels, centers


def repeated_rows(
    rng: np.random.Generator, n: int, d: int, distinct: int
) -> tuple[FloatArray, NDArray[np.intp]]:
    """Return ``n`` rows in random order, of which exactly ``distinct`` are different.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n, d : int
        How many rows and columns.
    distinct : int
        How many different rows, from 1 to ``n``.

    Returns
    -------
    X : ndarray of shape (n, d)
    which : ndarray of shape (n,)
        Equal numbers for equal rows, from 0 to ``distinct - 1``.

    Raises
    ------
    ValueError
        If ``n`` rows cannot hold so many different ones.

    Examples
    --------
    >>> X, which = repeated_rows(np.random.default_rng(0), 9, 2, distinct=3)
    >>> len(np.unique(X, axis=0)), len(np.unique(which))
    (3, 3)
    """
    if not 1 <= distinct <= n:
        raise ValueError(f"{n} rows cannot hold {distinct} different ones")
    which = np.concatenate([np.arange(distinct), rng.integers(distinct, size=n - distinct)])
    which = rng.permutation(which)
    return rng.normal(size=(distinct, d))[which], which


def mixture_parameters(
    rng: np.random.Generator,
    components: int,
    d: int,
    gap: float = 6.0,
    low: float = 0.5,
    high: float = 2.0,
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return weights, means and covariances of a Gaussian mixture, no two components alike.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    components, d : int
        How many components and coordinates.
    gap : float
        The smallest distance of two means.
    low, high : float
        Between these the eigenvalues of the covariances are drawn.

    Returns
    -------
    weights : ndarray of shape (components,)
        None below half of the mean weight.
    means : ndarray of shape (components, d)
    covs : ndarray of shape (components, d, d)

    Examples
    --------
    >>> weights, means, covs = mixture_parameters(np.random.default_rng(0), 3, 2)
    >>> weights.shape, means.shape, covs.shape
    ((3,), (3, 2), (3, 2, 2))
    """
    weights = 0.5 / components + 0.5 * rng.dirichlet(np.ones(components))
    covs = np.stack([definite_matrix(rng, d, low, high) for _ in range(components)])
    return weights, _points_apart(rng, components, d, gap), covs


def mixed_sources(
    rng: np.random.Generator,
    n: int,
    laws: Sequence[str] = ("uniform", "laplace"),
    condition: float = 3.0,
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Return mixtures of independent sources, the sources and the matrix that mixed them.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n : int
        How many samples.
    laws : sequence of str
        One for each source, of mean 0 and variance 1: ``"uniform"``, ``"laplace"``, ``"signs"``
        (-1 or 1) or ``"normal"``; two normal ones cannot be told apart.
    condition : float
        The condition number of the matrix.

    Returns
    -------
    X : ndarray of shape (n, number of sources)
        ``sources @ A.T``.
    sources : ndarray of shape (n, number of sources)
    A : ndarray of shape (number of sources, number of sources)

    Examples
    --------
    >>> X, sources, A = mixed_sources(np.random.default_rng(0), 500)
    >>> bool(np.allclose(X, sources @ A.T))
    True
    """
    sources = np.column_stack([LAWS[law](rng, n) for law in laws])
    A = matrix_with_condition(rng, len(laws), len(laws), condition)
    return sources @ A.T, sources, A


def _points_apart(rng: np.random.Generator, count: int, d: int, gap: float) -> FloatArray:
    """Return points at least ``gap`` apart: some of a grid, turned and moved."""
    axes = min(d, max(1, (count - 1).bit_length()))
    side = math.ceil(count ** (1 / axes))
    cells = rng.permutation(side**axes)[:count]
    grid = np.zeros((count, d))
    grid[:, :axes] = np.stack(np.unravel_index(cells, (side,) * axes), axis=1)
    return np.asarray(gap * grid @ orthogonal_matrix(rng, d) + rng.normal(size=d))
