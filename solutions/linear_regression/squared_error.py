"""Reference for linear_regression/squared_error."""

import numpy as np


def squared_error(X: np.ndarray, y: np.ndarray, w: np.ndarray, reduction: str = "mean") -> float:
    """Measure how badly the weights fit, by the squared residuals.

    With the residuals ``r = X @ w - y`` and ``S = sum(r**2)``:

    ============= ===========
    reduction     result
    ============= ===========
    'sum'         S
    'mean'        S / n
    'half_sum'    S / 2
    'half_mean'   S / (2 n)
    ============= ===========

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n >= 1``. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.
    w : ndarray of shape (d,)
        Weights.
    reduction : {'mean', 'sum', 'half_sum', 'half_mean'}, optional
        The scaling, see the table.

    Returns
    -------
    float
        The error, at least 0; smaller is better.

    Raises
    ------
    ValueError
        If `y` does not have the shape ``(n,)``. Above all ``(n, 1)`` is
        refused: NumPy would broadcast it against ``(n,)`` to ``(n, n)``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       3.1.1, eq. (3.12): the scaling 'half_sum'.

    Examples
    --------
    The residuals are -1, 3, 0 and -1.

    >>> X = np.array([[1.0, 0.0], [1.0, 2.0], [1.0, 3.0], [1.0, 1.0]])
    >>> y, w = np.array([2.0, 2.0, 7.0, 4.0]), np.array([1.0, 2.0])
    >>> squared_error(X, y, w, reduction="sum")
    11.0
    >>> squared_error(X, y, w)
    2.75
    >>> squared_error(X, y, w, reduction="half_mean")
    1.375
    """
    n = X.shape[0]
    if y.shape != (n,):
        raise ValueError(f"y must have the shape ({n},), got {y.shape}")
    # Floats: the square of a residual of 4e9 is more than an integer of 64 bits can hold.
    residuals = (X @ w - y).astype(float)
    divisor = {"sum": 1, "mean": n, "half_sum": 2, "half_mean": 2 * n}[reduction]
    return float(residuals @ residuals / divisor)
