"""Reference for kernels/rbf_network_fit."""

import numpy as np

from solutions.kernels.rbf_kernel import rbf_kernel


def rbf_network_fit(
    X: np.ndarray, y: np.ndarray, centers: np.ndarray, gamma: float, lam: float
) -> np.ndarray:
    """Fit a weighted sum of Gaussian bumps and an intercept.

    With the columns ``Z = [1, exp(-gamma * norm(x - center_m) ** 2) for each m]`` the
    weights minimise ``norm(Z w - y) ** 2 + lam * norm(w[1:]) ** 2``. For ``lam = 0``
    they are the shortest of all that minimise the first term.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one per row.
    y : ndarray of shape (n,)
        Targets.
    centers : ndarray of shape (M, d)
        Where the bumps stand, one per row.
    gamma : float
        How fast a bump falls, positive.
    lam : float
        The penalty, not negative.

    Returns
    -------
    ndarray of shape (M + 1,)
        The weights, intercept first.

    Raises
    ------
    ValueError
        If `lam` is negative.

    Notes
    -----
    Compared are the fitted values ``Z w``, at 1e-6 times the largest target. For
    ``lam >= 1e-3``, and for ``lam = 0`` on up to three points, so is `w`, at a relative
    tolerance of 1e-6, and an absolute one of 1e-6 times its largest entry.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", Springer, 2006,
       section 6.3.

    Examples
    --------
    >>> X, y = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 3.0, 1.0])
    >>> w = rbf_network_fit(X, y, np.array([[1.0]]), 1.0, 0.0)
    >>> w.round(4).tolist()
    [-0.164, 3.164]
    """
    if lam < 0:
        raise ValueError("lam must not be negative")
    Z = np.column_stack([np.ones(len(X)), rbf_kernel(X, centers, gamma)])
    if lam == 0:
        return np.linalg.lstsq(Z, y, rcond=None)[0]
    penalty = lam * np.eye(Z.shape[1])
    penalty[0, 0] = 0
    return np.linalg.solve(Z.T @ Z + penalty, Z.T @ y)
