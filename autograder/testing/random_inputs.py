"""Random inputs of a known kind: matrices, labels, probabilities, trees, permutations.

All take a generator ``rng``; make it from the fixture ``seed``, so that a class cannot know the
numbers and a re-grade draws the same ones.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "definite_matrix", "derangement", "matrix_with_condition", "matrix_with_singular_values",
    "orthogonal_matrix", "probability_table", "random_tree", "simplex_points",
    "singular_vectors", "stochastic_matrix", "symmetric_matrix", "tied_labels",
]  # fmt: skip

FloatArray = NDArray[np.float64]


# --- matrices ---------------------------------------------------------------------------------


def orthogonal_matrix(rng: np.random.Generator, n: int) -> FloatArray:
    """Return a random matrix ``Q`` of shape (n, n) with ``Q.T @ Q`` the identity.

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

    Examples
    --------
    >>> X = matrix_with_condition(np.random.default_rng(0), 6, 2, 100.0)
    >>> round(float(np.linalg.cond(X)), 6)
    100.0
    """
    return matrix_with_singular_values(rng, n, d, np.geomspace(1.0, 1 / condition, min(n, d)))


def symmetric_matrix(
    rng: np.random.Generator, eigenvalues: Sequence[float] | FloatArray
) -> FloatArray:
    """Return a random symmetric matrix with these eigenvalues.

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

    Examples
    --------
    >>> A = definite_matrix(np.random.default_rng(0), 3)
    >>> bool(np.linalg.eigvalsh(A).min() >= 0.5)
    True
    """
    return symmetric_matrix(rng, rng.uniform(low, high, size=n))


# --- probabilities ----------------------------------------------------------------------------


def simplex_points(rng: np.random.Generator, count: int, n: int) -> FloatArray:
    """Return ``count`` rows of ``n`` positive numbers that add up to 1.

    Examples
    --------
    >>> simplex_points(np.random.default_rng(0), 4, 3).sum(axis=1).round(12).tolist()
    [1.0, 1.0, 1.0, 1.0]
    """
    return rng.dirichlet(np.ones(n), size=count)


def stochastic_matrix(rng: np.random.Generator, n: int, *more: int) -> FloatArray:
    """Return probabilities of shape (n, ..., n) that add up to 1 along the last axis.

    With ``n`` alone a transition matrix, whose row ``i`` holds the chances to go on from state
    ``i``; further lengths stand between, such as actions: ``stochastic_matrix(rng, 5, 2)`` has
    shape (5, 2, 5).

    Examples
    --------
    >>> stochastic_matrix(np.random.default_rng(0), 5, 2).shape
    (5, 2, 5)
    """
    return rng.dirichlet(np.ones(n), size=(n, *more))


def probability_table(rng: np.random.Generator, *shape: int) -> FloatArray:
    """Return a joint distribution: positive numbers of this shape that add up to 1.

    Examples
    --------
    >>> round(float(probability_table(np.random.default_rng(0), 2, 3).sum()), 12)
    1.0
    """
    return rng.dirichlet(np.ones(int(np.prod(shape)))).reshape(shape)


# --- labels, permutations, trees --------------------------------------------------------------


def tied_labels(
    rng: np.random.Generator, names: Sequence[object], most: int = 3, ties: int = 2
) -> NDArray[Any]:
    """Return labels in random order, of which ``ties`` names share the largest count, ``most``.

    The others occur less often. Which names are tied is drawn.

    Examples
    --------
    >>> y = tied_labels(np.random.default_rng(0), ["a", "b", "c"])
    >>> sorted(np.unique(y, return_counts=True)[1].tolist())[-2:]
    [3, 3]
    """
    if not 2 <= ties <= len(names) or most < 2:
        raise ValueError(f"{ties} of {len(names)} names cannot be tied at {most}")
    counts = rng.integers(1, most, size=len(names))
    counts[rng.permutation(len(names))[:ties]] = most
    return rng.permutation(np.repeat(np.array(names), counts))


def derangement(rng: np.random.Generator, n: int) -> NDArray[np.intp]:
    """Return a permutation of ``0, ..., n - 1`` that leaves no entry at its place.

    Examples
    --------
    >>> bool(np.any(derangement(np.random.default_rng(0), 6) == np.arange(6)))
    False
    """
    if n < 2:
        raise ValueError(f"no permutation of {n} moves every entry")
    order = rng.permutation(n)
    moved = np.empty(n, dtype=np.intp)
    moved[order] = np.roll(order, 1)  # one cycle through all entries
    return moved


def random_tree(
    rng: np.random.Generator,
    depth: int,
    features: int,
    names: Sequence[object] = ("a", "b"),
) -> dict[str, Any]:
    """Return a binary tree of nested dicts with every leaf at ``depth``.

    Each node holds ``value`` (one of ``names``), ``n`` and ``impurity``, an inner node also
    ``feature``, ``threshold``, ``decrease``, ``left`` and ``right``.

    Examples
    --------
    >>> tree = random_tree(np.random.default_rng(0), 1, features=3)
    >>> sorted(tree["left"])
    ['impurity', 'n', 'value']
    """
    value = names[int(rng.integers(len(names)))]
    if depth == 0:
        return {"value": value, "n": int(rng.integers(1, 9)), "impurity": float(rng.uniform(0, 1))}
    left, right = (random_tree(rng, depth - 1, features, names) for _ in range(2))
    return {
        "value": value, "n": left["n"] + right["n"], "impurity": float(rng.uniform(0, 1)),
        "feature": int(rng.integers(features)), "threshold": float(rng.normal()),
        "decrease": float(rng.uniform(0, 1)), "left": left, "right": right,
    }  # fmt: skip
