"""Reference for randomized_optimization/sample_tree."""

import numpy as np


def sample_tree(dist: dict, parent: list[int], n: int, rng: np.random.Generator) -> np.ndarray:
    """Draw bit strings from a tree of bits, parents before children.

    A child is drawn with the probability that belongs to its parent in that string.

    Parameters
    ----------
    dist : dict
        ``"root"`` and ``"cpt"``, as ``fit_tree_distribution`` returns them.
    parent : list of int
        The parent of each bit; -1 for the root, which is one bit, at any place.
    n : int
        How many strings to draw, at least 1.
    rng : np.random.Generator
        The source of the draws.

    Returns
    -------
    ndarray of int, shape (n, bits)
        One string a row.

    Notes
    -----
    Bits are visited first in, first out: the root, its children by increasing number,
    then the children of the first of these, and so on. Each draws ``u = rng.random(n)``
    once and is 1 where u is below its probability.

    References
    ----------
    .. [1] Baluja, Davies, "Using optimal dependency-trees for combinatorial
       optimization: Learning the structure of the search space", ICML 1997.

    Examples
    --------
    >>> dist = {"root": 0.5, "cpt": np.array([[0.5, 0.5], [0.0, 1.0]])}
    >>> sample_tree(dist, [-1, 0], 3, np.random.default_rng(0))
    array([[0, 0],
           [1, 1],
           [1, 1]])
    """
    bits = np.zeros((n, len(parent)), dtype=int)
    queue = [list(parent).index(-1)]
    for i in queue:
        p = dist["root"] if parent[i] < 0 else dist["cpt"][i][bits[:, parent[i]]]
        bits[:, i] = rng.random(n) < p
        queue += [child for child, above in enumerate(parent) if above == i]
    return bits
