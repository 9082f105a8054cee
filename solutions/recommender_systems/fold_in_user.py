"""Reference for recommender_systems/fold_in_user."""

import numpy as np

from solutions.recommender_systems.als_users import als_users


def fold_in_user(
    y_new: np.ndarray,
    mask_new: np.ndarray,
    W: np.ndarray,
    lam: float,
    mu: float = 0.0,
    b_item: np.ndarray | None = None,
) -> np.ndarray:
    """Return the vector of a new user, with all items as they are.

    It minimises the sum of ``(z @ W[:, j] + mu + b_item[j] - y_new[j]) ** 2`` over the
    observed j, plus ``lam`` times the sum of squares of z. With ``lam = 0`` it is the
    shortest of all z for which the sum is smallest.

    Parameters
    ----------
    y_new : ndarray of shape (d,)
        Ratings of the new user.
    mask_new : ndarray of bool, shape (d,)
        True where a rating was observed.
    W : ndarray of shape (k, d)
        Vectors of items, in columns.
    lam : float
        Strength of the penalty, ``lam >= 0``.
    mu : float
        Mean rating.
    b_item : ndarray of shape (d,), optional
        Biases of items; None stands for zeros.

    Returns
    -------
    ndarray of shape (k,)
        The vector; zeros if nothing was observed.

    Notes
    -----
    Compared at a relative tolerance of 1e-8, and an absolute one of 1e-8 times the
    largest entry.

    References
    ----------
    .. [1] Hu, Koren, Volinsky, "Collaborative filtering for implicit feedback datasets",
       IEEE International Conference on Data Mining, 2008, section 4.

    Examples
    --------
    >>> y, W = np.array([9.0, 5.0, np.nan]), np.array([[1.0, 1.0, 5.0]])
    >>> fold_in_user(y, ~np.isnan(y), W, 1.0, 3.0, np.array([0.0, 2.0, 0.0])).tolist()
    [2.0]
    """
    rest = np.where(mask_new, y_new, 0).astype(float) - mu
    if b_item is not None:
        rest = rest - b_item
    return als_users(rest[np.newaxis], mask_new[np.newaxis], W, lam)[0]
