"""Reference for feature_selection/backward_elimination."""

from collections.abc import Callable


def backward_elimination(
    score: Callable[[tuple[int, ...]], float], d: int, k_min: int
) -> tuple[list[tuple[int, ...]], list[float], tuple[int, ...]]:
    """Start with all features, and drop one after the other, whichever is missed least.

    Ask `score` for each subset with one feature less, and keep the one with the lowest
    score; those within 1e-9 of the lowest are equal, and of these the one without the
    smallest index wins. Go on until `k_min` features are left.

    Parameters
    ----------
    score : callable
        ``score(subset)`` returns a float, lower is better, for a tuple of indices in
        increasing order.
    d : int
        The number of features, numbered from 0; ``d >= 1``.
    k_min : int
        How many to leave, from 0 to d.

    Returns
    -------
    path : list of tuple of int
        The subsets kept, of sizes d, d - 1, ..., `k_min`, indices in increasing order.
    scores : list of float
        Their scores.
    best : tuple of int
        The subset of the path with the lowest score; of those within 1e-9 of the
        lowest the smallest subset.

    Raises
    ------
    ValueError
        If `k_min` is negative or above d.

    Notes
    -----
    Each subset is scored once; that makes ``1 + d + (d - 1) + ... + (k_min + 1)``
    calls, in any order.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning", 2nd
       edition, Springer, 2009, section 3.3.2.

    Examples
    --------
    >>> backward_elimination(lambda subset: abs(sum(subset) - 4.5), 4, 2)
    ([(0, 1, 2, 3), (0, 2, 3), (2, 3)], [1.5, 0.5, 0.5], (2, 3))
    """
    if not 0 <= k_min <= d:
        raise ValueError("k_min must be between 0 and d")
    chosen = tuple(range(d))
    path, scores = [chosen], [score(chosen)]
    while len(chosen) > k_min:
        smaller = [tuple(i for i in chosen if i != j) for j in chosen]
        asked = [score(subset) for subset in smaller]
        lowest = next(i for i, s in enumerate(asked) if s <= min(asked) + 1e-9)
        chosen = smaller[lowest]
        path.append(chosen)
        scores.append(asked[lowest])
    best = max(i for i, s in enumerate(scores) if s <= min(scores) + 1e-9)
    return path, scores, path[best]
