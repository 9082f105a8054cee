"""Reference for kernels/is_valid_gram."""

import numpy as np


def is_valid_gram(K: np.ndarray, tol: float = 1e-8) -> bool:
    """Check whether a table of similarities can be a table of inner products.

    It can if it is square, symmetric and positive semi-definite: if
    ``abs(K - K.T) <= tol * max(abs(K))`` for each entry, and no eigenvalue lies
    below ``-tol * max(abs(eigenvalues))``.

    Parameters
    ----------
    K : ndarray of shape (n, m)
        A table, at least one entry.
    tol : float, optional
        How much rounding is forgiven, relative to the largest.

    Returns
    -------
    bool
        True if it can.

    Notes
    -----
    No table of the tests is so near a limit that rounding decides.

    References
    ----------
    .. [1] Schoelkopf, Smola, "Learning with Kernels", MIT Press, 2002, section
       2.2, definitions 2.3 to 2.5.

    Examples
    --------
    >>> is_valid_gram(np.array([[2.0, 1.0], [1.0, 2.0]]))
    True
    >>> is_valid_gram(np.array([[1.0, 2.0], [2.0, 1.0]]))
    False
    """
    if K.shape[0] != K.shape[1]:
        return False
    if np.abs(K - K.T).max() > tol * np.abs(K).max():
        return False
    eigenvalues = np.linalg.eigvalsh((K + K.T) / 2)
    return bool(eigenvalues.min() >= -tol * np.abs(eigenvalues).max())
