"""Reference for mle_map/linear_gaussian_mle."""

import numpy as np


def linear_gaussian_mle(X: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, float]:
    """Estimate the weights and the noise variance that make the targets most probable.

    The weights of least squares, and the mean of the squared residuals.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n, d >= 1``. No column of ones is added.
    y : ndarray of shape (n,)
        Targets, in unit [y].

    Returns
    -------
    w : ndarray of shape (d,)
        The weights.
    sigma2 : float
        The variance of the noise, in unit [y] squared: the residual sum of squares
        divided by `n`, not by ``n - d``.

    Raises
    ------
    ValueError
        If `y` does not have the shape ``(n,)``; in particular if it is ``(n, 1)``.
    numpy.linalg.LinAlgError
        If ``np.linalg.matrix_rank(X) < d``, so that no single ``w`` is best.

    Notes
    -----
    Compared at a relative tolerance of 1e-8 for condition numbers of `X` up to 1e3;
    `sigma2` at an absolute 1e-20 where the fit is perfect and targets are of size 1.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 3.1.1,
       eqs. (3.15) and (3.21).

    Examples
    --------
    >>> X, y = np.array([[1.0, -1.0], [1.0, 0.0], [1.0, 1.0]]), np.array([3.0, 7.0, 5.0])
    >>> w, sigma2 = linear_gaussian_mle(X, y)
    >>> w.round(6).tolist(), round(sigma2, 6)
    ([5.0, 1.0], 2.0)
    """
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError(f"y must have the shape ({n},), got {y.shape}")
    rank = np.linalg.matrix_rank(X)
    if rank < d:
        raise np.linalg.LinAlgError(f"X has rank {rank}, smaller than its {d} columns")
    w = np.linalg.lstsq(X, y, rcond=None)[0]
    return w, float(np.mean((X @ w - y) ** 2))
