"""Reference for first_steps/loo_residuals."""

import numpy as np

from solutions.first_steps.hat_matrix import hat_matrix


def loo_residuals(X: np.ndarray, y: np.ndarray) -> np.ndarray:
    """Predict every sample from all the others.

    Entry ``i`` is ``y[i] - X[i] @ w_i``, where ``w_i`` is a least-squares fit to
    all rows but row ``i``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``, of any rank. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.

    Returns
    -------
    ndarray of shape (n,)
        Target minus prediction, per sample.

    Raises
    ------
    numpy.linalg.LinAlgError
        If the other rows say nothing about some row ``i``, so that its
        prediction is not determined. This is so if the diagonal entry
        ``H[i, i]`` of the hat matrix reaches 1; the rule is
        ``1 - H[i, i] <= 1e-10``.

    Notes
    -----
    The prediction for row ``i`` is the same for all least-squares fits to the
    other rows, also if `X` has not full rank, unless an error is raised.
    Compared at a relative tolerance of 1e-9; where the exact answer is zero, at
    an absolute one of 1e-9.

    References
    ----------
    .. [1] James, Witten, Hastie, Tibshirani, "An Introduction to Statistical
       Learning", 2013, section 5.1.2, eq. (5.2).

    Examples
    --------
    With a column of ones alone, each target is compared with the mean of the
    other two.

    >>> loo_residuals(np.ones((3, 1)), np.array([1.0, 2.0, 6.0])).round(6).tolist()
    [-3.0, -1.5, 4.5]
    """
    H = hat_matrix(X)
    # H[i, i] is the share of y[i] in its own fitted value. The plain residual is too small
    # by just what that share hides, so dividing by the rest undoes it: one fit instead of n.
    freedom = 1 - np.diag(H)
    if freedom.min() <= 1e-10:
        row = int(freedom.argmin())
        raise np.linalg.LinAlgError(f"row {row} has leverage 1: no other row determines it")
    return (y - H @ y) / freedom
