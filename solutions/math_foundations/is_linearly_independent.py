"""Reference for math_foundations/is_linearly_independent."""

import numpy as np


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    """Decide whether the rows of a matrix are linearly independent.

    They are if the numerical rank of `V` is the number of its rows.

    Parameters
    ----------
    V : ndarray of shape (m, d)
        One vector per row, ``m >= 0`` and ``d >= 1``.
    tol : float, optional
        A singular value of `V` counts for the rank if it is larger than `tol`
        times the largest one, ``0 < tol < 1``.

    Returns
    -------
    bool
        True if the rows are independent. No rows at all are independent.

    Notes
    -----
    The threshold is relative, so ``V * 1e-8`` has the same answer as `V`. No
    tested singular value lies within a factor of 10 of the threshold.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, section 5.4.1.

    Examples
    --------
    >>> is_linearly_independent(np.array([[1.0, 0.0, 2.0], [0.0, 1.0, 1.0]]))
    True
    >>> is_linearly_independent(np.array([[1.0, 3.0], [2.0, 6.0]]))
    False
    """
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == len(V)
