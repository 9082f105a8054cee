"""Reference for kernels/polynomial_kernel."""

import numpy as np


def polynomial_kernel(
    A: np.ndarray, B: np.ndarray, degree: int = 2, gamma: float = 1.0, coef0: float = 1.0
) -> np.ndarray:
    """Compute the polynomial kernel of all pairs of rows.

    Entry ``(i, j)`` is ``(coef0 + gamma * a_i . b_j) ** degree``.

    Parameters
    ----------
    A : ndarray of shape (m, d)
        Points, one per row.
    B : ndarray of shape (n, d)
        Points, one per row.
    degree : int, optional
        The exponent, at least 1.
    gamma : float, optional
        The factor of the inner product.
    coef0 : float, optional
        The constant, of any sign.

    Returns
    -------
    ndarray of shape (m, n)
        The kernel's values, float64.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Schoelkopf, Smola, "Learning with Kernels", MIT Press, 2002, section
       2.1.

    Examples
    --------
    >>> A, B = np.array([[1.0, 2.0], [0.0, -1.0]]), np.array([[3.0, 1.0]])
    >>> polynomial_kernel(A, B).tolist()
    [[36.0], [0.0]]
    """
    return (coef0 + gamma * (A.astype(float) @ B.T)) ** degree
