"""Reference for dimensionality_reduction/center."""

import numpy as np


def center(X: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Move the cloud of rows so that its mean is the origin.

    The mean is taken of each column over the rows.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of numbers, integers or floats.

    Returns
    -------
    Xc : ndarray of shape (n, d)
        `X` with the mean subtracted from every row.
    mean : ndarray of shape (d,)
        The mean of each column.

    Notes
    -----
    Compared at 1e-9 times the largest entry of `X`.

    References
    ----------
    .. [1] Jolliffe, "Principal Component Analysis", 2nd ed., 2002, section 3.5.

    Examples
    --------
    >>> Xc, mean = center(np.array([[4.0, 6.0], [-2.0, -2.0], [-1.0, 3.5], [3.0, 0.5]]))
    >>> Xc.tolist(), mean.tolist()
    ([[3.0, 4.0], [-3.0, -4.0], [-2.0, 1.5], [2.0, -1.5]], [1.0, 2.0])
    """
    mean = np.mean(X, axis=0)
    return X - mean, mean
