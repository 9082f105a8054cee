"""Reference for recommender_systems/mf_sgd_step."""

import numpy as np


def mf_sgd_step(
    Z: np.ndarray, W: np.ndarray, i: int, j: int, y: float, lr: float, lam: float
) -> tuple[np.ndarray, np.ndarray]:
    """Learn from one rating.

    With the residual ``r = y - Z[i] @ W[:, j]`` the user's vector moves by
    ``lr * (r * W[:, j] - lam * Z[i])`` and the item's by ``lr * (r * Z[i] - lam * W[:, j])``;
    on the right stand the vectors from before the step.

    Parameters
    ----------
    Z : ndarray of shape (n, k)
        Vectors of users, in rows.
    W : ndarray of shape (k, d)
        Vectors of items, in columns.
    i : int
        Number of the user.
    j : int
        Number of the item.
    y : float
        The rating.
    lr : float
        Step size, ``lr > 0``.
    lam : float
        Strength of the penalty, ``lam >= 0``.

    Returns
    -------
    Z : ndarray of shape (n, k)
        A new array, in which only row i differs.
    W : ndarray of shape (k, d)
        A new array, in which only column j differs.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Koren, Bell, Volinsky, "Matrix factorization techniques for recommender
       systems", IEEE Computer 42, 2009, section "Stochastic gradient descent".

    Examples
    --------
    >>> Z, W = np.array([[1.0, 2.0]]), np.array([[3.0, 7.0], [0.0, 7.0]])
    >>> Z, W = mf_sgd_step(Z, W, 0, 0, 5.0, 0.5, 1.0)
    >>> Z.tolist(), W.tolist()
    ([[3.5, 1.0]], [[2.5, 7.0], [2.0, 7.0]])
    """
    Z, W = np.array(Z, dtype=float), np.array(W, dtype=float)
    z, w = Z[i].copy(), W[:, j].copy()
    residual = y - z @ w
    Z[i] = z + lr * (residual * w - lam * z)
    W[:, j] = w + lr * (residual * z - lam * w)
    return Z, W
