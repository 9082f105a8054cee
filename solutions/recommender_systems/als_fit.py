"""Reference for recommender_systems/als_fit."""

import numpy as np

from solutions.recommender_systems.als_users import als_users
from solutions.recommender_systems.mf_objective import mf_objective


def als_fit(
    Y: np.ndarray, mask: np.ndarray, k: int, lam: float, n_iter: int, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray, list[float]]:
    """Fit a factorisation by alternating least squares.

    Draws ``W = rng.standard_normal((k, d))``. Each sweep sets the vectors of all users,
    given those of items, then those of all items, given those of users.

    Parameters
    ----------
    Y : ndarray of shape (n, d)
        Ratings.
    mask : ndarray of bool, shape (n, d)
        True where a rating was observed, which is so at least once.
    k : int
        Length of the vectors, ``k >= 1``.
    lam : float
        Strength of the penalty, ``lam >= 0``.
    n_iter : int
        Number of sweeps, ``n_iter >= 1``.
    rng : numpy.random.Generator
        Source of the one draw.

    Returns
    -------
    Z : ndarray of shape (n, k)
        Vectors of users after the last sweep.
    W : ndarray of shape (k, d)
        Vectors of items after the last sweep.
    objectives : list of float
        After each sweep, the sum of squared errors over the observed cells plus `lam` times
        the sum of squares of `Z` and `W`.

    Notes
    -----
    Compared at a relative tolerance of 1e-6, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Zhou, Wilkinson, Schreiber, Pan, "Large-scale parallel collaborative filtering
       for the Netflix prize", AAIM 2008, section 3.

    Examples
    --------
    >>> Y = np.outer([1.0, 2.0, 3.0], [1.0, -1.0])
    >>> Z, W, objectives = als_fit(Y, Y > -3, 1, 0.0, 9, np.random.default_rng(0))
    >>> (Z @ W).round(3).tolist(), len(objectives)
    ([[1.0, -1.0], [2.0, -2.0], [3.0, -3.0]], 9)
    """
    W = rng.standard_normal((k, mask.shape[1]))
    objectives = []
    for _ in range(n_iter):
        Z = als_users(Y, mask, W, lam)
        W = als_users(Y.T, mask.T, Z.T, lam).T
        objectives.append(mf_objective(Y, mask, Z, W, 2 * lam, 2 * lam))
    return Z, W, objectives
