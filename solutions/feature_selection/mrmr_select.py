"""Reference for feature_selection/mrmr_select."""

import numpy as np

from solutions.feature_selection.mutual_information_scores import mutual_information_scores


def mrmr_select(X_disc: np.ndarray, y: np.ndarray, k: int) -> list[int]:
    """Select features that tell much of the labels and little of each other.

    The first is the one with the largest mutual information with `y`. After that,
    each next one has the largest difference of its mutual information with `y` and
    the mean of its mutual information with the features chosen before.

    Parameters
    ----------
    X_disc : ndarray of shape (n, d)
        Columns of integers.
    y : ndarray of shape (n,)
        Labels: integers or strings.
    k : int
        How many features to select, from 1 to d.

    Returns
    -------
    list of int
        The indices of the features, in the order in which they were chosen.

    Raises
    ------
    ValueError
        If `k` is below 1 or above d.

    Notes
    -----
    Of several within 1e-9 of the largest, the smallest index is taken.

    References
    ----------
    .. [1] Peng, Long, Ding, "Feature selection based on mutual information: criteria
       of max-dependency, max-relevance, and min-redundancy", IEEE Transactions on
       Pattern Analysis and Machine Intelligence 27, 2005, section 2.3, equation 8.

    Examples
    --------
    >>> X = np.array([[0, 0, 0], [0, 0, 1], [1, 1, 0], [1, 1, 1]])
    >>> mrmr_select(X, np.array([0, 1, 2, 2]), 3)
    [0, 2, 1]
    """
    d = X_disc.shape[1]
    if not 1 <= k <= d:
        raise ValueError("k must be between 1 and the number of features")
    relevance = mutual_information_scores(X_disc, y)
    chosen: list[int] = []
    redundancy = np.zeros(d)
    for size in range(k):
        gains = relevance - redundancy / max(size, 1)
        gains[chosen] = -np.inf
        best = int(np.argmax(gains >= gains.max() - 1e-9))
        chosen.append(best)
        redundancy += mutual_information_scores(X_disc, X_disc[:, best])
    return chosen
