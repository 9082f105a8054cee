"""Reference for kernels/homogeneous_features."""

import numpy as np


def homogeneous_features(X: np.ndarray, degree: int) -> np.ndarray:
    """Compute features whose inner products are ``(x . z) ** degree``.

    There is a column for each tuple of exponents ``n_1, ..., n_d`` whose sum is
    `degree`: ``sqrt(degree! / (n_1! ... n_d!)) * x_1 ** n_1 * ... * x_d ** n_d``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    degree : int
        The sum of the exponents, at least 1.

    Returns
    -------
    ndarray of shape (n, comb(d + degree - 1, degree))
        The features; their exponents stand in reverse lexicographic order,
        ``x_1 ** degree`` first and ``x_d ** degree`` last.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Schoelkopf, Smola, "Learning with Kernels", MIT Press, 2002, section
       2.1, proposition 2.1.

    Examples
    --------
    >>> homogeneous_features(np.array([[1.0, 2.0]]), 2).round(4).tolist()
    [[1.0, 2.8284, 4.0]]
    """
    from itertools import combinations_with_replacement
    from math import factorial, prod, sqrt

    columns = []
    for chosen in combinations_with_replacement(range(X.shape[1]), degree):
        times = [chosen.count(j) for j in range(X.shape[1])]
        weight = sqrt(factorial(degree) / prod(factorial(k) for k in times))
        columns.append(weight * np.prod(X[:, chosen].astype(float), axis=1))
    return np.column_stack(columns)
