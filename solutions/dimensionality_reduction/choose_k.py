"""Reference for dimensionality_reduction/choose_k."""

import numpy as np


def choose_k(explained_ratio: np.ndarray, target: float) -> int:
    """Count how many directions reach a share of the variance.

    The leading directions are counted, from the first one on.

    Parameters
    ----------
    explained_ratio : ndarray of shape (r,)
        Shares of the variance, as in ``pca_fit``, by falling size; at least one.
    target : float
        The share that is wanted.

    Returns
    -------
    int
        The smallest number of leading entries, at least 1, whose sum is at least
        `target`.

    Raises
    ------
    ValueError
        If even all of them together do not reach it.

    Notes
    -----
    A sum counts as large enough from ``target - 1e-12`` on.

    References
    ----------
    .. [1] Jolliffe, "Principal Component Analysis", 2nd ed., 2002, section 6.1.1.

    Examples
    --------
    >>> ratio = np.array([0.9246, 0.0531, 0.0171, 0.0052])
    >>> choose_k(ratio, 0.95), choose_k(ratio, 1.0)
    (2, 4)
    """
    enough = np.cumsum(explained_ratio) >= target - 1e-12
    if not enough.any():
        raise ValueError("all directions together do not reach the target")
    return int(np.argmax(enough)) + 1
