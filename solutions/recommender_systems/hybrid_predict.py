"""Reference for recommender_systems/hybrid_predict."""

import numpy as np


def hybrid_predict(
    Z: np.ndarray,
    W: np.ndarray,
    mu: float,
    b_user: np.ndarray,
    b_item: np.ndarray,
    w: np.ndarray,
    F: np.ndarray,
) -> np.ndarray:
    """Predict all ratings from factors, biases and features.

    Entry (i, j) is ``Z[i] @ W[:, j] + mu + b_user[i] + b_item[j] + F[i, j] @ w``.

    Parameters
    ----------
    Z : ndarray of shape (n, k)
        Vectors of users, in rows.
    W : ndarray of shape (k, d)
        Vectors of items, in columns.
    mu : float
        Mean rating.
    b_user : ndarray of shape (n,)
        Biases of users.
    b_item : ndarray of shape (d,)
        Biases of items.
    w : ndarray of shape (p,)
        Weights of the features.
    F : ndarray of shape (n, d, p)
        Features of each pair of user and item.

    Returns
    -------
    ndarray of shape (n, d)
        A prediction for every cell.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Koren, Bell, Volinsky, "Matrix factorization techniques for recommender
       systems", IEEE Computer 42, 2009, sections "Adding biases" and "Additional input
       sources".

    Examples
    --------
    >>> Z, W, F = np.array([[2.0], [0.0]]), np.array([[1.0, 3.0]]), np.zeros((2, 2, 1))
    >>> F[:, 1] = 1.0
    >>> zeros = np.zeros(2)
    >>> hybrid_predict(Z, W, 10.0, zeros, np.array([0.0, 5.0]), np.array([-4.0]), F).tolist()
    [[12.0, 17.0], [10.0, 11.0]]
    """
    collaborative = Z.astype(float) @ W.astype(float) + b_user[:, np.newaxis] + b_item
    return mu + collaborative + F.astype(float) @ w
