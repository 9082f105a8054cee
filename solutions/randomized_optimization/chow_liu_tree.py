"""Reference for randomized_optimization/chow_liu_tree."""

import numpy as np


def chow_liu_tree(mi: np.ndarray) -> list[int]:
    """Return the spanning tree of largest total mutual information, rooted at node 0.

    Prim's algorithm: the tree begins as node 0, and takes in again and again the
    node with the strongest edge to it.

    Parameters
    ----------
    mi : ndarray of shape (n, n)
        Symmetric; entry (i, j) is the weight, at least 0, of the edge between nodes i and j.
        The diagonal does not matter.

    Returns
    -------
    list of int
        The parent of each node, -1 for node 0.

    Notes
    -----
    Of the edges from the tree to a new node, all within 1e-9 of the largest weight
    count as equal; of these the smallest new node wins, then the smallest parent.

    References
    ----------
    .. [1] Chow, Liu, "Approximating discrete probability distributions with
       dependence trees", IEEE Transactions on Information Theory 14, 1968.

    Examples
    --------
    >>> mi = np.array([[0.0, 0.1, 0.5], [0.1, 0.0, 0.3], [0.5, 0.3, 0.0]])
    >>> chow_liu_tree(mi)
    [-1, 2, 0]
    """
    mi = np.asarray(mi, dtype=float)
    parent = [-1] * len(mi)
    outside = list(range(1, len(mi)))
    while outside:
        inside = [node for node in range(len(mi)) if node not in outside]
        edges = mi[np.ix_(outside, inside)]
        new, old = np.unravel_index(np.argmax(edges >= edges.max() - 1e-9), edges.shape)
        parent[outside[new]] = inside[old]
        del outside[new]
    return parent
