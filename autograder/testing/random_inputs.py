"""Random inputs of a known kind: probabilities, labels, permutations, trees.

All take a generator ``rng``; make it from the fixture ``seed``, so that a class cannot know the
numbers and a re-grade draws the same ones.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "derangement",
    "probability_table",
    "random_tree",
    "simplex_points",
    "stochastic_matrix",
    "tied_labels",
]

FloatArray = NDArray[np.float64]


# --- probabilities ----------------------------------------------------------------------------


def simplex_points(rng: np.random.Generator, count: int, n: int) -> FloatArray:
    """Return ``count`` rows of ``n`` positive numbers that add up to 1.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    count : int
        How many points.
    n : int
        How many numbers each has.

    Returns
    -------
    ndarray of shape (count, n)

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

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n : int
        How many states.
    *more : int
        Further lengths.

    Returns
    -------
    ndarray of shape (n, ..., n)

    Examples
    --------
    >>> stochastic_matrix(np.random.default_rng(0), 5, 2).shape
    (5, 2, 5)
    """
    return rng.dirichlet(np.ones(n), size=(n, *more))


def probability_table(rng: np.random.Generator, *shape: int) -> FloatArray:
    """Return a joint distribution: positive numbers of this shape that add up to 1.

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    *shape : int
        How many values each variable has.

    Returns
    -------
    ndarray of that shape

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

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    names : sequence
        The labels.
    most : int
        How often each of the tied ones occurs, at least 2.
    ties : int
        How many are tied, at least 2.

    Returns
    -------
    ndarray of labels

    Raises
    ------
    ValueError
        If so many names cannot be tied.

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

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    n : int
        How many entries, at least 2.

    Returns
    -------
    ndarray of shape (n,)

    Raises
    ------
    ValueError
        If ``n`` is below 2.

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

    Parameters
    ----------
    rng : Generator
        What the numbers are drawn from.
    depth : int
        How many splits stand above each leaf.
    features : int
        How many features may be asked.
    names : sequence
        The values that leaves may have.

    Returns
    -------
    dict

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
        "value": value,
        "n": left["n"] + right["n"],
        "impurity": float(rng.uniform(0, 1)),
        "feature": int(rng.integers(features)),
        "threshold": float(rng.normal()),
        "decrease": float(rng.uniform(0, 1)),
        "left": left,
        "right": right,
    }
