"""Reference for linear_classification/perceptron_bound."""

import numpy as np


def perceptron_bound(X: np.ndarray, y: np.ndarray, w_star: np.ndarray) -> float:
    """Bound the number of mistakes that the perceptron can make.

    With ``R`` the length of the longest row and ``rho`` the smallest of the
    ``y[i] * (X[i] @ w_star)`` the bound is ``(R * norm(w_star) / rho)**2``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of features, as in ``perceptron_train``.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    w_star : ndarray of shape (d,)
        Weights that put every row on its side.

    Returns
    -------
    float
        The bound. It is the same for all positive multiples of `w_star`.

    Raises
    ------
    ValueError
        If `w_star` does not separate: some row lies on the wrong side, or on
        the line itself.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Novikoff, "On Convergence Proofs on Perceptrons", Symposium on the
       Mathematical Theory of Automata 12, 1962, 615-622.

    Examples
    --------
    >>> X, y = np.array([[1.0, 1.0], [1.0, 0.0]]), np.array([1, -1])
    >>> perceptron_bound(X, y, np.array([-1.0, 2.0]))
    10.0
    """
    rows = np.asarray(X, dtype=float)
    rho = np.min(y * (rows @ w_star))
    if rho <= 0:
        raise ValueError("w_star does not separate the rows")
    longest = np.max(np.sum(rows**2, axis=1))
    return float(longest * np.sum((np.asarray(w_star) / rho) ** 2))
