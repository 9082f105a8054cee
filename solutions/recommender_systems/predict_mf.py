"""Reference for recommender_systems/predict_mf."""

import numpy as np


def predict_mf(
    Z: np.ndarray,
    W: np.ndarray,
    mu: float = 0.0,
    b_user: np.ndarray | None = None,
    b_item: np.ndarray | None = None,
) -> np.ndarray:
    """Predict all ratings from factors, a mean and biases.

    Entry (i, j) is ``Z[i] @ W[:, j] + mu + b_user[i] + b_item[j]``.

    Parameters
    ----------
    Z : ndarray of shape (n, k)
        Vectors of users, in rows.
    W : ndarray of shape (k, d)
        Vectors of items, in columns.
    mu : float
        Mean rating.
    b_user : ndarray of shape (n,), optional
        Biases of users; None stands for zeros.
    b_item : ndarray of shape (d,), optional
        Biases of items; None stands for zeros.

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
       systems", IEEE Computer 42, 2009, equation 4.

    Examples
    --------
    >>> Z, W = np.array([[2.0], [-1.0]]), np.array([[1.0, 0.0, 3.0]])
    >>> predict_mf(Z, W, 10.0, np.array([1.0, 0.0]), np.array([0.0, 0.0, 5.0])).tolist()
    [[13.0, 11.0, 22.0], [9.0, 10.0, 12.0]]
    """
    scores = Z.astype(float) @ W.astype(float) + mu
    if b_user is not None:
        scores = scores + b_user[:, np.newaxis]
    if b_item is not None:
        scores = scores + b_item
    return scores
