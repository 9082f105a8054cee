"""Reference for recommender_systems/mf_sgd_fit."""

import numpy as np

from solutions.recommender_systems.masked_rmse import masked_rmse
from solutions.recommender_systems.mf_sgd_step import mf_sgd_step
from solutions.recommender_systems.predict_mf import predict_mf


def mf_sgd_fit(
    Y: np.ndarray,
    mask: np.ndarray,
    k: int,
    lr: float,
    lam: float,
    n_epochs: int,
    rng: np.random.Generator,
) -> tuple[np.ndarray, np.ndarray, list[float]]:
    """Fit a factorisation by stochastic gradient descent.

    Draws ``Z = 0.1 * rng.standard_normal((n, k))``, then
    ``W = 0.1 * rng.standard_normal((k, d))``. The m observed cells are numbered row by row;
    each epoch draws ``rng.permutation(m)`` and makes an `mf_sgd_step` for each, in this order.

    Parameters
    ----------
    Y : ndarray of shape (n, d)
        Ratings.
    mask : ndarray of bool, shape (n, d)
        True where a rating was observed, which is so at least once.
    k : int
        Length of the vectors, ``k >= 1``.
    lr : float
        Step size, ``lr > 0``.
    lam : float
        Strength of the penalty, ``lam >= 0``.
    n_epochs : int
        Number of epochs, ``n_epochs >= 0``.
    rng : numpy.random.Generator
        Source of the draws.

    Returns
    -------
    Z : ndarray of shape (n, k)
        Vectors of users after the last step.
    W : ndarray of shape (k, d)
        Vectors of items after the last step.
    errors : list of float
        The root mean squared error over the observed cells after each epoch.

    Notes
    -----
    Compared at a relative tolerance of 1e-6, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Koren, Bell, Volinsky, "Matrix factorization techniques for recommender
       systems", IEEE Computer 42, 2009, section "Stochastic gradient descent".

    Examples
    --------
    >>> Y = np.outer([1.0, 2.0, 3.0], [1.0, -1.0])
    >>> Z, W, errors = mf_sgd_fit(Y, Y > -3, 1, 0.1, 0.0, 40, np.random.default_rng(0))
    >>> (Z @ W).round(1).tolist(), len(errors)
    ([[1.0, -1.0], [2.0, -2.0], [3.0, -3.0]], 40)
    """
    n, d = mask.shape
    Z = 0.1 * rng.standard_normal((n, k))
    W = 0.1 * rng.standard_normal((k, d))
    cells = np.argwhere(mask)
    errors = []
    for _ in range(n_epochs):
        for i, j in cells[rng.permutation(len(cells))]:
            Z, W = mf_sgd_step(Z, W, i, j, Y[i, j], lr, lam)
        errors.append(masked_rmse(Y, predict_mf(Z, W), mask))
    return Z, W, errors
