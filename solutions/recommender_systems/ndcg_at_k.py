"""Reference for recommender_systems/ndcg_at_k."""

import numpy as np


def ndcg_at_k(relevance: np.ndarray, scores: np.ndarray, k: int) -> float:
    """Judge the order of a list by its first k places.

    The discounted cumulative gain is the sum of ``relevance / log2(place + 1)`` over places
    1 to k of the items by falling score; of equal scores the smaller number comes first.
    It is divided by that of the best order of all items.

    Parameters
    ----------
    relevance : ndarray of shape (d,)
        What each item is worth, ``>= 0``.
    scores : ndarray of shape (d,)
        Predicted scores.
    k : int
        Number of places that count; all, if `k` is above d.

    Returns
    -------
    float
        From 0 to 1; 0.0 if no item is worth anything.

    Raises
    ------
    ValueError
        If `k` is below 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Järvelin, Kekäläinen, "Cumulated gain-based evaluation of IR techniques",
       ACM Transactions on Information Systems 20, 2002.

    Examples
    --------
    >>> relevance = np.array([3.0, 0.0, 2.0])
    >>> round(ndcg_at_k(relevance, np.array([1.0, 9.0, 5.0]), 2), 4)
    0.2961
    """
    if k < 1:
        raise ValueError(f"k must be at least 1, got {k}")
    relevance = relevance.astype(float)
    order = np.argsort(-scores.astype(float), kind="stable")[:k]
    discounts = np.log2(np.arange(len(order)) + 2)
    ideal = np.sum(np.sort(relevance)[::-1][:k] / discounts)
    return float(np.sum(relevance[order] / discounts) / ideal) if ideal > 0 else 0.0
