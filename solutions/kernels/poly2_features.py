"""Reference for kernels/poly2_features."""

import numpy as np


def poly2_features(X: np.ndarray, gamma: float = 1.0, coef0: float = 1.0) -> np.ndarray:
    """Compute features whose inner products are ``(coef0 + gamma * x . z) ** 2``.

    The columns are, from left to right: the constant ``coef0``; for each ``j``
    ``sqrt(2 * coef0 * gamma) * x_j``; for each ``j`` ``gamma * x_j ** 2``; and
    ``sqrt(2) * gamma * x_i * x_j`` for ``i < j``, in the order (1, 2), (1, 3),
    ..., (2, 3), ...

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    gamma : float, optional
        The factor of the inner product, positive.
    coef0 : float, optional
        The constant, not negative.

    Returns
    -------
    ndarray of shape (n, 1 + d + d * (d + 1) / 2)
        The features, float64.

    Raises
    ------
    ValueError
        If `coef0` is negative or `gamma` is not positive.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Shalev-Shwartz, Ben-David, "Understanding Machine Learning", 2014,
       section 16.2, example 16.1.

    Examples
    --------
    >>> poly2_features(np.array([[1.0, 2.0]])).round(4).tolist()
    [[1.0, 1.4142, 2.8284, 1.0, 4.0, 2.8284]]
    """
    if coef0 < 0 or gamma <= 0:
        raise ValueError("coef0 must not be negative, and gamma must be positive")
    X = X.astype(float)
    i, j = np.triu_indices(X.shape[1], k=1)
    constant = np.full((len(X), 1), float(coef0))
    linear = np.sqrt(2 * coef0 * gamma) * X
    return np.hstack([constant, linear, gamma * X**2, np.sqrt(2) * gamma * X[:, i] * X[:, j]])
