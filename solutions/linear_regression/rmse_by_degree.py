"""Reference for linear_regression/rmse_by_degree."""

import numpy as np

from solutions.linear_regression.fit_min_norm import fit_min_norm
from solutions.linear_regression.polynomial_features import polynomial_features


def rmse_by_degree(
    x_train: np.ndarray,
    y_train: np.ndarray,
    x_valid: np.ndarray,
    y_valid: np.ndarray,
    degrees: np.ndarray,
) -> tuple[np.ndarray, np.ndarray]:
    """Compare polynomial degrees on training and on validation data.

    For each degree fit a polynomial in one feature to the training data only,
    and return ``sqrt(mean((prediction - target)**2))`` on either set.

    Parameters
    ----------
    x_train : ndarray of shape (n,)
        Values of the feature for training, within ``[-1, 1]``, ``n >= 1``.
    y_train : ndarray of shape (n,)
        Targets for training.
    x_valid : ndarray of shape (m,)
        Values of the feature for validation, within ``[-1, 1]``, ``m >= 1``.
    y_valid : ndarray of shape (m,)
        Targets for validation.
    degrees : ndarray of shape (k,)
        Degrees, integers from 0 to 12, in any order.

    Returns
    -------
    rmse_train : ndarray of shape (k,)
        Root-mean-square error on the training data, in the order of `degrees`
        and in the unit of the targets.
    rmse_valid : ndarray of shape (k,)
        The same on the validation data.

    Notes
    -----
    The fit is least squares on the plain monomials ``1, x, ..., x**degree``.
    Where it is not unique (as for ``degree >= n``) the shortest vector of
    weights is meant, as in `fit_min_norm`. The mean is taken over the samples,
    without a correction for the number of weights. Compared at an absolute
    tolerance of 1e-6 for targets of size about 1.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       1.1, eq. (1.3) and figure 1.5.

    Examples
    --------
    Three points of a parabola, and a fourth one that the fit has not seen.

    >>> x, y = np.array([-1.0, 0.0, 1.0]), np.array([1.0, 0.0, 1.0])
    >>> train, valid = rmse_by_degree(x, y, np.array([0.5]), np.array([0.25]), np.array([0, 2]))
    >>> train.round(6).tolist()
    [0.471405, 0.0]
    >>> valid.round(6).tolist()
    [0.416667, 0.0]
    """
    rmse = np.empty((2, len(degrees)))
    for j, degree in enumerate(degrees.tolist()):
        w = fit_min_norm(polynomial_features(x_train, degree), y_train)
        # The same weights for both sets: validation data never take part in the fit.
        for i, (x, y) in enumerate([(x_train, y_train), (x_valid, y_valid)]):
            errors = polynomial_features(x, degree) @ w - y
            rmse[i, j] = np.sqrt(np.mean(errors**2))
    return rmse[0], rmse[1]
