"""Reference for first_steps/hat_matrix."""

import numpy as np


def hat_matrix(X: np.ndarray) -> np.ndarray:
    """Return the matrix that puts the hat on y.

    ``H @ y`` are the least-squares fitted values for every ``y``: `H` is the
    orthogonal projector onto the column space of `X`, and equals
    ``X @ inv(X.T @ X) @ X.T`` where that inverse exists.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``, of any rank. No column of ones is added.

    Returns
    -------
    ndarray of shape (n, n)
        The projector: symmetric, ``H @ H = H``, and its trace is the rank of
        `X`. It is the identity if the rank is `n`.

    Notes
    -----
    It depends on the column space only: a repeated column changes nothing. A
    singular value of `X` that is at most 1e-12 times the largest one counts as
    zero. Entries are compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Hoaglin, Welsch, "The Hat Matrix in Regression and ANOVA", The
       American Statistician 32(1), 1978, 17-22.
    .. [2] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 3.2, eq. (3.7).

    Examples
    --------
    A column of ones alone fits the mean of ``y`` to every sample.

    >>> hat_matrix(np.ones((4, 1))).round(6).tolist()[0]
    [0.25, 0.25, 0.25, 0.25]
    """
    U, s, _ = np.linalg.svd(X, full_matrices=False)
    # These columns of U are an orthonormal basis of the column space of X.
    basis = U[:, s > 1e-12 * s[0]]
    return basis @ basis.T
