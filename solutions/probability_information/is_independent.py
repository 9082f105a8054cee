"""Reference for probability_information/is_independent."""

import numpy as np

from solutions.probability_information.marginal import marginal


def is_independent(joint: np.ndarray, tol: float = 1e-12) -> bool:
    """Decide whether two variables are independent.

    They are if ``P(x, y) = P(x) P(y)`` in every cell.

    Parameters
    ----------
    joint : ndarray of shape (k, m)
        Probabilities that add up to 1.
    tol : float, optional
        How far a cell may be off, at least 0.

    Returns
    -------
    bool
        Python's or NumPy's: whether no cell differs from the product of its marginal probabilities
        by more than `tol`.

    Notes
    -----
    The result is exact. In the tests the largest difference is at most a
    hundredth of `tol`, or at least twice as large as `tol`.

    References
    ----------
    .. [1] Wasserman, "All of Statistics", 2004, section 2.7, theorem 2.30.

    Examples
    --------
    >>> is_independent(np.array([[0.125, 0.375], [0.125, 0.375]]))
    True
    >>> is_independent(np.array([[0.25, 0.25], [0.0, 0.5]]))
    False
    """
    expected = np.outer(marginal(joint, 0), marginal(joint, 1))
    return bool(np.abs(joint - expected).max() <= tol)
