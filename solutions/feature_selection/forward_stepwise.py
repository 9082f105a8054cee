"""Reference for feature_selection/forward_stepwise."""

from collections.abc import Callable


def forward_stepwise(
    score: Callable[[tuple[int, ...]], float], d: int, k_max: int
) -> tuple[list[tuple[int, ...]], list[float], tuple[int, ...]]:
    """Build a subset feature by feature, each time adding the one that helps most.

    Start with no feature. Ask `score` for each subset with one feature more, and keep
    the one with the lowest score; those within 1e-9 of the lowest are equal, and of
    these the smallest added index wins. Go on until there are `k_max` features.

    Parameters
    ----------
    score : callable
        ``score(subset)`` returns a float, lower is better, for a tuple of indices in
        increasing order.
    d : int
        The number of features, numbered from 0.
    k_max : int
        How many to add, from 1 to d.

    Returns
    -------
    path : list of tuple of int
        The subsets kept, of sizes 1 to `k_max`, indices in increasing order.
    scores : list of float
        Their scores.
    best : tuple of int
        The subset of the path with the lowest score; of those within 1e-9 of the
        lowest the smallest subset.

    Raises
    ------
    ValueError
        If `k_max` is below 1 or above d.

    Notes
    -----
    Each subset is scored once, and the empty one never; that makes
    ``d + (d - 1) + ... + (d - k_max + 1)`` calls, in any order.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning", 2nd
       edition, Springer, 2009, section 3.3.2.

    Examples
    --------
    >>> forward_stepwise(lambda subset: abs(sum(subset) - 4.5), 4, 2)
    ([(3,), (1, 3)], [1.5, 0.5], (1, 3))
    """
    if not 1 <= k_max <= d:
        raise ValueError("k_max must be between 1 and d")
    path: list[tuple[int, ...]] = []
    scores: list[float] = []
    chosen: tuple[int, ...] = ()
    for _ in range(k_max):
        larger = [tuple(sorted((*chosen, j))) for j in range(d) if j not in chosen]
        asked = [score(subset) for subset in larger]
        lowest = next(i for i, s in enumerate(asked) if s <= min(asked) + 1e-9)
        chosen = larger[lowest]
        path.append(chosen)
        scores.append(asked[lowest])
    best = next(i for i, s in enumerate(scores) if s <= min(scores) + 1e-9)
    return path, scores, path[best]
