"""Reference for randomized_optimization/fit_tree_distribution."""

import numpy as np


def fit_tree_distribution(P: np.ndarray, parent: list[int], alpha: float = 1.0) -> dict:
    """Return the probabilities of a tree of bits, estimated from a sample.

    Each bit but the root depends on its parent alone.

    Parameters
    ----------
    P : ndarray of int, shape (N, n)
        A sample of N bit strings, at least one.
    parent : list of int
        The parent of each bit; -1 for the root, which is one bit, at any place.
    alpha : float, optional
        So many imagined zeros, and as many ones, are added to each count; at least 0.

    Returns
    -------
    dict
        ``"root"`` is the probability (float) that the root is 1, and ``"cpt"`` an array
        of shape (n, 2) whose entry (i, v) is the probability that bit i is 1 if its
        parent is v. The row of the root holds ``"root"`` twice.

    Notes
    -----
    Each probability is (ones + alpha) / (all + 2 alpha), and 1/2 where that is 0/0.

    References
    ----------
    .. [1] Baluja, Davies, "Using optimal dependency-trees for combinatorial
       optimization: Learning the structure of the search space", ICML 1997.

    Examples
    --------
    >>> P = np.array([[0, 0], [0, 1], [1, 1], [1, 1], [1, 1], [0, 0]])
    >>> dist = fit_tree_distribution(P, [-1, 0])
    >>> dist["root"], dist["cpt"].tolist()
    (0.5, [[0.5, 0.5], [0.4, 0.8]])
    """
    P = np.asarray(P, dtype=int)
    cpt = np.empty((P.shape[1], 2))
    for i, above in enumerate(parent):
        for v in (0, 1):
            bits = P[:, i] if above < 0 else P[P[:, above] == v, i]
            total = len(bits) + 2 * alpha
            cpt[i, v] = (bits.sum() + alpha) / total if total > 0 else 0.5
    return {"root": float(cpt[list(parent).index(-1), 0]), "cpt": cpt}
