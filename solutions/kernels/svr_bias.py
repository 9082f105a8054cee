"""Reference for kernels/svr_bias."""

import numpy as np


def svr_bias(
    a_up: np.ndarray,
    a_dn: np.ndarray,
    K: np.ndarray,
    y: np.ndarray,
    C: float,
    eps: float,
    tol: float = 1e-8,
) -> float:
    """Compute the offset of support vector regression.

    With ``r = y - K (a_up - a_dn)`` it is the mean of ``r_i - eps`` over the points with
    ``tol < a_up_i < C - tol`` together with ``r_i + eps`` over the points with
    ``tol < a_dn_i < C - tol``.

    Parameters
    ----------
    a_up : ndarray of shape (n,)
        Multipliers of the points above the tube.
    a_dn : ndarray of shape (n,)
        Multipliers of the points below the tube.
    K : ndarray of shape (n, n)
        The Gram matrix.
    y : ndarray of shape (n,)
        Targets.
    C : float
        The price of an error, positive.
    eps : float
        Half of the tube's height, not negative.
    tol : float, optional
        How near to a bound a multiplier counts as being there.

    Returns
    -------
    float
        The offset.

    Raises
    ------
    ValueError
        If no point has a multiplier between the bounds.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest target. No multiplier is so near `tol` or ``C - tol`` that rounding decides.

    References
    ----------
    .. [1] Smola, Schoelkopf, "A tutorial on support vector regression", Statistics
       and Computing 14, 2004, section 1.4, equations 14 to 16.

    Examples
    --------
    >>> a_up, a_dn = np.array([0.0, 0.5]), np.array([0.5, 0.0])
    >>> x, y = np.array([0.0, 2.0]), np.array([1.0, 4.0])
    >>> svr_bias(a_up, a_dn, np.outer(x, x), y, 10.0, 0.5)
    1.5
    """
    r = y - K @ (a_up - a_dn)
    above, below = ((tol < a) & (a < C - tol) for a in (a_up, a_dn))
    offsets = np.append(r[above] - eps, r[below] + eps)
    if not len(offsets):
        raise ValueError("no point lies on an edge of the tube")
    return float(offsets.mean())
