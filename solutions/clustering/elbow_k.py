"""Reference for clustering/elbow_k."""

import numpy as np


def elbow_k(losses: np.ndarray, ks: np.ndarray) -> int:
    """Return the number of clusters at the sharpest bend of the losses.

    The bend at an inner place is the second difference
    ``losses[i - 1] - 2 * losses[i] + losses[i + 1]``.

    Parameters
    ----------
    losses : ndarray of shape (m,)
        The loss for each of `ks`.
    ks : ndarray of int, shape (m,)
        Numbers of clusters, ascending.

    Returns
    -------
    int
        The entry of `ks` with the largest second difference.

    Raises
    ------
    ValueError
        If there are fewer than three `ks`, or if they are not equally spaced.

    Notes
    -----
    Bends that are below the largest one by no more than 1e-9 times the largest loss are
    tied with it; of these the one with the smallest k counts.

    References
    ----------
    .. [1] Thorndike, "Who belongs in the family?", Psychometrika 18(4), 1953, 267-276.

    Examples
    --------
    >>> elbow_k(np.array([100.0, 60.0, 40.0, 5.0, 4.0]), np.array([1, 2, 3, 4, 5]))
    4
    """
    if len(ks) < 3 or len(set(np.diff(ks).tolist())) > 1:
        raise ValueError(f"three equally spaced ks are needed, got {ks}")
    bends = np.diff(losses.astype(float), n=2)
    tied = bends >= bends.max() - 1e-9 * np.max(losses)
    return int(ks[1 + np.argmax(tied)])
