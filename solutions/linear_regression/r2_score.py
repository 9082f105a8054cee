"""Reference for linear_regression/r2_score."""

import numpy as np


def r2_score(y_true: np.ndarray, y_pred: np.ndarray) -> float:
    """Compare predictions with always predicting the mean.

    ``1 - SS_res / SS_tot``, where ``SS_res`` is the sum of the squared errors
    ``y_true - y_pred`` and ``SS_tot`` the sum of the squared deviations of
    `y_true` from its own mean.

    Parameters
    ----------
    y_true : ndarray of shape (n,)
        True targets, ``n >= 1``.
    y_pred : ndarray of shape (n,)
        Predictions.

    Returns
    -------
    float
        The score, at most 1; larger is better. 1 for perfect predictions, 0
        for the mean of `y_true`, negative for anything worse than the mean.

    Notes
    -----
    If `y_true` is constant, that is, if its largest and smallest entry are equal
    (0.1 repeated is constant; so is a single sample), the formula has no
    meaning. The score is then 1.0 if every prediction equals its target exactly,
    else 0.0. Compared at an absolute tolerance of 1e-9 for scores from -1 to
    1, and at a relative one of 1e-9 below.

    References
    ----------
    .. [1] James, Witten, Hastie, Tibshirani, "An Introduction to Statistical
       Learning", 2013, section 3.1.3, eq. (3.17).

    Examples
    --------
    >>> r2_score(np.array([1.0, 2.0, 3.0]), np.array([1.0, 2.0, 4.0]))
    0.5
    >>> r2_score(np.array([1.0, 2.0, 3.0]), np.array([3.0, 2.0, 1.0]))
    -3.0
    """
    # Not total == 0: rounding leaves a total of about 1e-34 for 0.1 repeated.
    if y_true.max() == y_true.min():
        return 1.0 if np.array_equal(y_true, y_pred) else 0.0
    residual = np.sum((y_true - y_pred).astype(float) ** 2)
    total = np.sum((y_true - y_true.mean()) ** 2)
    return float(1 - residual / total)
