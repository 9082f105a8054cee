"""Reference for recommender_systems/linear_network_output."""

import numpy as np


def linear_network_output(V: np.ndarray, W: np.ndarray, user: int) -> np.ndarray:
    """Send a user through a linear network with one hidden layer.

    The input is one-hot: 1 at the place of the user, 0 elsewhere.

    Parameters
    ----------
    V : ndarray of shape (k, N)
        Weights from N users to k hidden units.
    W : ndarray of shape (k, M)
        Weights from k hidden units to M items; its transpose is applied.
    user : int
        Number of the user, ``0 <= user < N``.

    Returns
    -------
    ndarray of shape (M,)
        The predicted ratings of all items by this user.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry.

    References
    ----------
    .. [1] Koren, Bell, Volinsky, "Matrix factorization techniques for recommender
       systems", IEEE Computer 42, 2009, equation 1.

    Examples
    --------
    >>> V, W = np.array([[1.0, 2.0], [0.0, 1.0]]), np.array([[3.0, 1.0, 0.0], [5.0, -1.0, 2.0]])
    >>> linear_network_output(V, W, 1).tolist()
    [11.0, 1.0, 2.0]
    """
    return W.astype(float).T @ V[:, user]
