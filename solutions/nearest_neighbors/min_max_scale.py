"""Reference for nearest_neighbors/min_max_scale."""

import numpy as np


def min_max_scale(
    X_train: np.ndarray, X: np.ndarray, low: float = 0.0, high: float = 1.0
) -> np.ndarray:
    """Map each feature so that the training rows fill the range from low to high.

    The smallest training value of a column goes to `low`, the largest to
    `high`, and everything else along the straight line through these two.

    Parameters
    ----------
    X_train : ndarray of shape (n, d)
        Training rows, ``n >= 1``. They alone decide the map.
    X : ndarray of shape (m, d)
        Rows to be mapped: the training rows themselves, or others.
    low : float
        The lower end of the range.
    high : float
        Its upper end, ``low < high``.

    Returns
    -------
    ndarray of shape (m, d)
        The mapped rows, float64. Values outside of the training range leave
        the range from `low` to `high`; nothing is clipped.

    Raises
    ------
    ValueError
        If ``low >= high``.

    Notes
    -----
    A column that is constant in `X_train` (its largest and smallest entry are
    equal) is mapped to `low` in every row of `X`. Entries are compared at an
    absolute tolerance of 1e-9 times ``high - low``.

    References
    ----------
    .. [1] Han, Kamber, Pei, "Data Mining: Concepts and Techniques", 3rd ed.,
       2012, section 3.5.2, eq. (3.8).

    Examples
    --------
    >>> X_train = np.array([[2.0, 100.0], [6.0, 300.0]])
    >>> min_max_scale(X_train, np.array([[3.0, 400.0]])).tolist()
    [[0.25, 1.5]]
    """
    if low >= high:
        raise ValueError("low must be below high")
    smallest, largest = X_train.min(axis=0), X_train.max(axis=0)
    constant = largest == smallest
    spread = np.where(constant, 1.0, largest - smallest)
    share = np.where(constant, 0.0, (X - smallest) / spread)
    return low + share * (high - low)
