"""Reference for kernels/kernel_ridge_predict."""

from collections.abc import Callable

import numpy as np


def kernel_ridge_predict(
    X_train: np.ndarray,
    beta: np.ndarray,
    X_test: np.ndarray,
    kernel: Callable[[np.ndarray, np.ndarray], np.ndarray],
) -> np.ndarray:
    """Predict new points from the training points, their coefficients and a kernel.

    The prediction for a new point ``x`` is ``sum_i beta_i kernel(x, x_i)``, over all
    training points ``x_i``.

    Parameters
    ----------
    X_train : ndarray of shape (n, d)
        The training points, one per row.
    beta : ndarray of shape (n,) or (n, k)
        Their coefficients, for one target or for k.
    X_test : ndarray of shape (m, d)
        The new points, one per row.
    kernel : callable
        ``kernel(A, B)`` returns the values of a symmetric kernel for all rows of A
        with all rows of B, an array of shape ``(len(A), len(B))``.

    Returns
    -------
    ndarray of shape (m,) or (m, k)
        The predictions.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest prediction.

    References
    ----------
    .. [1] Schoelkopf, Smola, "Learning with Kernels", MIT Press, 2002, section
       4.2, theorem 4.2.

    Examples
    --------
    >>> X, new = np.array([[1.0], [2.0]]), np.array([[3.0], [0.0], [-1.0]])
    >>> kernel_ridge_predict(X, np.array([1.0, 0.5]), new, lambda A, B: A @ B.T).tolist()
    [6.0, 0.0, -2.0]
    """
    return kernel(X_test, X_train) @ beta.astype(float)
