"""Reference for kernels/svr_dual_objective."""

import numpy as np


def svr_dual_objective(
    a_up: np.ndarray, a_dn: np.ndarray, K: np.ndarray, y: np.ndarray, eps: float
) -> float:
    """Compute the dual objective of support vector regression, to be minimised.

    With ``v = a_up - a_dn`` it is half of ``v . K v``, plus the sum of
    ``(eps - y_i) * a_up_i + (eps + y_i) * a_dn_i``.

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
    eps : float
        Half of the tube's height, not negative.

    Returns
    -------
    float
        The objective.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    size of what is added up.

    References
    ----------
    .. [1] Smola, Schoelkopf, "A tutorial on support vector regression", Statistics
       and Computing 14, 2004, section 1.3, equation 10, with the other sign.

    Examples
    --------
    >>> a_up, a_dn = np.array([0.0, 0.5]), np.array([0.5, 0.0])
    >>> x, y = np.array([0.0, 2.0]), np.array([1.0, 4.0])
    >>> svr_dual_objective(a_up, a_dn, np.outer(x, x), y, 0.5)
    -0.5
    """
    v = a_up - a_dn
    return float(v @ K @ v / 2 + (eps - y) @ a_up + (eps + y) @ a_dn)
