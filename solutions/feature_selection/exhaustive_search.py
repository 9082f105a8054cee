"""Reference for feature_selection/exhaustive_search."""

import numpy as np

from solutions.feature_selection.subset_score import subset_score


def exhaustive_search(
    X: np.ndarray, y: np.ndarray, lam: float
) -> tuple[tuple[int, ...], float, int]:
    """Find the subset of the features with the lowest `subset_score`, trying all.

    Subsets within ``1e-9 * max(1, lowest)`` of the lowest score count as equal: of
    these take the smallest one, and of equally small ones the first in lexicographic
    order.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``1 <= d <= 10``.
    y : ndarray of shape (n,)
        Targets.
    lam : float
        The price of a feature, ``lam >= 0``.

    Returns
    -------
    subset : tuple of int
        The best subset, indices in increasing order.
    score : float
        Its score.
    n_evaluated : int
        How many subsets were scored, the empty one included.

    Raises
    ------
    ValueError
        If there are more than 10 features.

    Notes
    -----
    Scores are compared at a relative tolerance of 1e-9, and an absolute one of 1e-9
    times ``sum((y - mean(y))**2)``.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning", 2nd
       edition, Springer, 2009, section 3.3.1.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 1.0, 4.0])
    >>> exhaustive_search(X, y, 5.0)[0], exhaustive_search(X, y, 0.5)[0]
    ((), (0,))
    """
    from itertools import combinations

    d = X.shape[1]
    if d > 10:
        raise ValueError("too many features to try all subsets")
    subsets = [subset for size in range(d + 1) for subset in combinations(range(d), size)]
    scores = np.array([subset_score(X, y, subset, lam) for subset in subsets])
    best = np.argmax(scores <= scores.min() + 1e-9 * max(1.0, scores.min()))
    return subsets[best], float(scores[best]), len(subsets)
