"""Reference for math_foundations/in_span."""

import numpy as np


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    """Decide whether a vector is a combination of the rows of a matrix.

    With the coefficients `a` that bring ``V.T @ a`` as near to `u` as possible:
    whether the length of ``V.T @ a - u`` is at most `tol` times that of `u`.

    Parameters
    ----------
    V : ndarray of shape (m, d)
        One vector per row, ``m >= 0``; the rows may be dependent.
    u : ndarray of shape (d,)
        The vector to be reached.
    tol : float, optional
        How far `u` may lie from the span, as a share of its own length.

    Returns
    -------
    bool
        True if `u` lies in the span. The zero vector lies in every span, and no
        rows span nothing else.

    Notes
    -----
    The units of `V` and of `u` play no role: ``V * 1e-12`` or ``u * 1e-9`` change
    nothing. No tested distance lies within a factor of 10 of the line.

    References
    ----------
    .. [1] Strang, "Introduction to Linear Algebra", 5th ed., 2016, section 3.1.

    Examples
    --------
    >>> V = np.array([[1.0, 0.0, 2.0], [0.0, 1.0, 1.0]])
    >>> in_span(V, np.array([2.0, -1.0, 3.0]))
    True
    >>> in_span(V, np.array([2.0, -1.0, 4.0]))
    False
    """
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
