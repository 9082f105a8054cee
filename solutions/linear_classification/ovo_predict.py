"""Reference for linear_classification/ovo_predict."""

import numpy as np


def ovo_predict(pair_pred: dict[tuple[int, int], np.ndarray], n_classes: int) -> np.ndarray:
    """Let the classifiers of all pairs of classes vote.

    Each pair has one vote for each row, and the class with most votes wins.

    Parameters
    ----------
    pair_pred : dict of tuple to ndarray of shape (m,)
        For each pair ``(a, b)`` with ``a < b`` what its classifier says of each
        row: `a` or `b`.
    n_classes : int
        The number of classes, at least 2.

    Returns
    -------
    ndarray of shape (m,)
        The class with most votes for each row, the smallest of tied ones.

    Raises
    ------
    ValueError
        If one of the ``n_classes * (n_classes - 1) / 2`` pairs is missing.

    Notes
    -----
    Votes are counts, so ties are exact.

    References
    ----------
    .. [1] Knerr, Personnaz, Dreyfus, "Single-layer Learning Revisited", in
       Neurocomputing, Springer, 1990, 41-50.

    Examples
    --------
    >>> votes = {(0, 1): np.array([0, 1]), (0, 2): np.array([2, 0]), (1, 2): np.array([2, 1])}
    >>> ovo_predict(votes, 3).tolist()
    [2, 1]
    """
    pairs = [(a, b) for a in range(n_classes) for b in range(a + 1, n_classes)]
    if any(pair not in pair_pred for pair in pairs):
        raise ValueError("the prediction of a pair is missing")
    said = np.array([pair_pred[pair] for pair in pairs])
    votes = np.array([np.sum(said == k, axis=0) for k in range(n_classes)])
    return votes.argmax(axis=0)
