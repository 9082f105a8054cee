"""Reference for game_theory/alpha_beta."""

import numpy as np


def alpha_beta(tree: float | list, maximizing: bool = True) -> tuple[float, int]:
    """Compute the value of a game tree without looking at all of its leaves.

    Children are visited from left to right. A node hands down what the two players are sure of
    so far, `alpha` (the first) and `beta` (the second), and stops as soon as
    ``alpha >= beta``.

    Parameters
    ----------
    tree : float or list
        A number (a leaf), or a list of trees; no list is empty. The players alternate.
    maximizing : bool, optional
        Whether the first player, who wants a large value, moves at the root.

    Returns
    -------
    value : float
        The value of the tree.
    visited : int
        How many leaves were looked at.

    Notes
    -----
    Both are exact. At the root ``alpha`` is minus infinity and ``beta`` infinity.

    References
    ----------
    .. [1] Knuth, Moore, "An analysis of alpha-beta pruning", Artificial Intelligence 6, 1975.

    Examples
    --------
    >>> alpha_beta([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    (3.0, 7)
    """
    visited = 0

    def search(
        node: float | list, alpha: float, beta: float, first: bool
    ) -> float:  # numpydoc ignore=GL08
        # Return the value of a node within a window.
        nonlocal visited
        if not isinstance(node, list):
            visited += 1
            return float(node)
        best = -np.inf if first else np.inf
        for child in node:
            value = search(child, alpha, beta, not first)
            if first:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    return search(tree, -np.inf, np.inf, maximizing), visited
