"""Reference for randomized_optimization/mimic."""

from collections.abc import Callable

import numpy as np

from solutions.randomized_optimization.chow_liu_tree import chow_liu_tree
from solutions.randomized_optimization.fit_tree_distribution import fit_tree_distribution
from solutions.randomized_optimization.pairwise_mutual_information import (
    pairwise_mutual_information,
)
from solutions.randomized_optimization.sample_tree import sample_tree


def mimic(
    f: Callable, n_bits: int, pop: int, keep: float, n_iter: int, rng: np.random.Generator
) -> tuple[np.ndarray, float, list[float]]:
    """Learn which bits belong together in good strings, and draw new strings from that.

    Each sample is drawn from a dependency tree of the best strings of the one before.

    Parameters
    ----------
    f : callable
        What is to be maximised: takes a bit string of shape (n_bits,), returns a number.
    n_bits : int
        The length of the strings, at least 1.
    pop : int
        The number of strings in each sample, at least 1.
    keep : float
        The share of a sample from which the tree is learnt, above 0 and at most 1.
    n_iter : int
        The number of samples drawn from a tree, at least 0.
    rng : np.random.Generator
        The source of all draws.

    Returns
    -------
    x : ndarray of int, shape (n_bits,)
        The best string of all samples, the first of equals.
    value : float
        Its value.
    thresholds : list of float
        The lowest f among the kept strings, for each tree.

    Notes
    -----
    The first sample is ``rng.integers(0, 2, size=(pop, n_bits))``. Kept are the best
    k = max(1, ceil(keep * pop - 1e-9)) strings of the sample, of equals the earlier. The
    tree is that of ``chow_liu_tree``, its probabilities those of
    ``fit_tree_distribution`` with alpha = 1. f is called once for each string, row by row.

    References
    ----------
    .. [1] De Bonet, Isbell, Viola, "MIMIC: Finding optima by estimating probability
       densities", NIPS 9, 1997.
    .. [2] Baluja, Davies, "Using optimal dependency-trees for combinatorial
       optimization: Learning the structure of the search space", ICML 1997.

    Examples
    --------
    >>> mimic(np.sum, 4, 20, 0.25, 3, np.random.default_rng(0))
    (array([1, 1, 1, 1]), 4.0, [3.0, 4.0, 4.0])
    """
    k = max(1, int(np.ceil(keep * pop - 1e-9)))
    P = rng.integers(0, 2, size=(pop, n_bits))
    best, value, thresholds = P, -np.inf, []
    for iteration in range(n_iter + 1):
        values = np.array([f(x.copy()) for x in P])
        top = int(np.argmax(values))
        if values[top] > value:
            best, value = P[top].copy(), values[top]
        if iteration == n_iter:
            break
        order = np.argsort(-values, kind="stable")[:k]
        thresholds.append(float(values[order[-1]]))
        parent = chow_liu_tree(pairwise_mutual_information(P[order]))
        P = sample_tree(fit_tree_distribution(P[order], parent), parent, pop, rng)
    return best, float(value), thresholds
