"""Reference for recommender_systems/recommend."""

import numpy as np


def recommend(scores: np.ndarray, seen: np.ndarray, n_top: int) -> np.ndarray:
    """Return the unseen items with the best scores, best first.

    Of equal scores the smaller number comes first.

    Parameters
    ----------
    scores : ndarray of shape (d,)
        Predicted ratings, which may be infinite.
    seen : ndarray of bool, shape (d,)
        True for items that are not to be recommended.
    n_top : int
        Length of the list, ``n_top >= 0``.

    Returns
    -------
    ndarray of int
        Numbers of items: `n_top` of them, or all unseen ones if there are fewer.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Cremonesi, Koren, Turrin, "Performance of recommender algorithms on top-n
       recommendation tasks", RecSys 2010.

    Examples
    --------
    >>> scores, seen = np.array([3.0, 9.0, 4.0, 4.0]), np.array([False, True, False, False])
    >>> recommend(scores, seen, 2).tolist()
    [2, 3]
    """
    unseen = np.flatnonzero(~seen)
    order = np.argsort(-scores[unseen].astype(float), kind="stable")
    return unseen[order[:n_top]]
