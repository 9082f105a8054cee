"""Reference for evolution_quality_diversity/local_competition."""

import numpy as np


def local_competition(fitness: np.ndarray, B: np.ndarray, k: int) -> np.ndarray:
    """Count how many of its nearest neighbours each individual outperforms.

    The neighbours of row i are the `k` nearest of the other rows of `B`, by Euclidean
    distance; equal distances: the smaller index first. Of k >= n all n - 1 others count.

    Parameters
    ----------
    fitness : ndarray of shape (n,)
        Fitness of each individual; larger is better.
    B : ndarray of shape (n, q)
        Their behaviour descriptors; rows may be equal.
    k : int
        Number of neighbours, 1 or more.

    Returns
    -------
    ndarray of shape (n,)
        Integers: over how many of its neighbours the fitness is strictly higher.

    Raises
    ------
    ValueError
        If `k` is below 1.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Lehman, Stanley, "Evolving a diversity of virtual creatures through novelty
       search and local competition", GECCO 2011, section 3.

    Examples
    --------
    >>> B = np.array([[0.0], [1.0], [5.0]])
    >>> local_competition(np.array([3.0, 1.0, 2.0]), B, 1).tolist()
    [1, 0, 1]
    """
    if k < 1:
        raise ValueError("k must be at least 1")
    wins = np.zeros(len(B), dtype=int)
    for i in range(len(B)):
        others = np.delete(np.arange(len(B)), i)
        distances = np.linalg.norm(np.asarray(B[others], dtype=float) - B[i], axis=1)
        nearest = others[np.argsort(distances, kind="stable")[:k]]
        wins[i] = np.count_nonzero(fitness[i] > fitness[nearest])
    return wins
