"""Reference for clustering/init_centers."""

import numpy as np


def init_centers(X: np.ndarray, k: int, rng: np.random.Generator) -> np.ndarray:
    """Draw k different rows to start from.

    Draws once, ``rng.choice(n, size=k, replace=False)``, and takes the rows in
    the order drawn.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows.
    k : int
        How many, from 1.
    rng : np.random.Generator
        The source of the draw.

    Returns
    -------
    ndarray of shape (k, d)
        The rows, in floating point.

    Raises
    ------
    ValueError
        If `k` is larger than n.

    Notes
    -----
    Two rows of different numbers may still be equal.

    References
    ----------
    .. [1] Forgy, "Cluster analysis of multivariate data: efficiency versus
       interpretability of classifications", Biometrics 21(3), 1965, 768-769.

    Examples
    --------
    >>> X = np.array([[0.0], [2.0], [6.0], [10.0]])
    >>> init_centers(X, 4, np.random.default_rng(0)).ravel().tolist()
    [10.0, 6.0, 0.0, 2.0]
    """
    if k > len(X):
        raise ValueError(f"{k} centres of {len(X)} rows")
    return X[rng.choice(len(X), size=k, replace=False)].astype(float)
