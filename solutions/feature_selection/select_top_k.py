"""Reference for feature_selection/select_top_k."""

import numpy as np


def select_top_k(scores: np.ndarray, k: int) -> np.ndarray:
    """Select the `k` features with the highest scores.

    Of equal scores the one with the smaller index goes first.

    Parameters
    ----------
    scores : ndarray of shape (d,)
        A score for each feature, the higher the better.
    k : int
        How many to select, from 0 to d.

    Returns
    -------
    ndarray of shape (k,)
        The indices of the selected features, integers in increasing order.

    Raises
    ------
    ValueError
        If `k` is negative or above d.

    Notes
    -----
    A stable sort of the negated scores keeps equal ones in the order of their indices.

    References
    ----------
    .. [1] Guyon, Elisseeff, "An introduction to variable and feature selection",
       Journal of Machine Learning Research 3, 2003, section 2.

    Examples
    --------
    >>> select_top_k(np.array([0.2, 0.9, 0.5, 0.5]), 2).tolist()
    [1, 2]
    """
    if not 0 <= k <= len(scores):
        raise ValueError("k must be between 0 and the number of features")
    order = np.argsort(-np.asarray(scores, dtype=float), kind="stable")
    return np.sort(order[:k])
