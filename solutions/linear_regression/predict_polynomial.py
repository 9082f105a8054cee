"""Reference for linear_regression/predict_polynomial."""

import numpy as np

from solutions.linear_regression.fit_min_norm import fit_min_norm
from solutions.linear_regression.polynomial_features import polynomial_features


def predict_polynomial(
    x_train: np.ndarray, y_train: np.ndarray, x_test: np.ndarray, degree: int
) -> np.ndarray:
    """Fit a polynomial in one feature and evaluate it elsewhere.

    The model is ``w_0 + w_1 * x + ... + w_degree * x**degree``; its weights
    minimise the sum of the squared errors on the training data.

    Parameters
    ----------
    x_train : ndarray of shape (n,)
        Values of the feature for training, within ``[-1, 1]``, ``n >= 1``.
    y_train : ndarray of shape (n,)
        Targets for training.
    x_test : ndarray of shape (m,)
        Where to predict, within ``[-1, 1]``: in any order, and possibly
        outside the range of `x_train`.
    degree : int
        Degree of the polynomial, ``degree >= 0``.

    Returns
    -------
    ndarray of shape (m,)
        The predictions, in the order of `x_test`.

    Notes
    -----
    Where the weights are not unique (as for ``degree >= n``) the shortest vector
    of weights is meant, as in `fit_min_norm`; if the training points have
    distinct ``x``, the polynomial then passes through all of them. Up to degree
    12 on points spread evenly over ``[0, 1]`` the predictions must be right to
    an absolute 1e-6 for targets of size about 1: not every way of solving
    least squares gets there.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       1.1, eq. (1.1).

    Examples
    --------
    Three points of the parabola ``x**2``.

    >>> x, y = np.array([-1.0, 0.0, 1.0]), np.array([1.0, 0.0, 1.0])
    >>> predict_polynomial(x, y, np.array([0.5, -0.2]), 2).round(6).tolist()
    [0.25, 0.04]
    >>> predict_polynomial(x, y, np.array([0.5, -0.2]), 0).round(6).tolist()
    [0.666667, 0.666667]
    """
    # High powers of numbers in [0, 1] look alike: the condition number of Z grows to 1e9.
    # X.T @ X would square it, beyond the 1e16 that float64 can hold; the SVD works on Z itself.
    w = fit_min_norm(polynomial_features(x_train, degree), y_train)
    return polynomial_features(x_test, degree) @ w
