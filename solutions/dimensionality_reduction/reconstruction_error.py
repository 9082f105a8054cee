"""Reference for dimensionality_reduction/reconstruction_error."""

import numpy as np

from solutions.dimensionality_reduction.pca_inverse import pca_inverse
from solutions.dimensionality_reduction.pca_transform import pca_transform


def reconstruction_error(model: dict[str, np.ndarray], X: np.ndarray) -> float:
    """Add up what rows lose on the way to their scores and back.

    The way is ``pca_transform`` and then ``pca_inverse``.

    Parameters
    ----------
    model : dict
        'mean' of shape (d,) and 'components' of shape (k, d), as in ``pca_fit``.
    X : ndarray of shape (m, d)
        Rows, which need not be those of the fit.

    Returns
    -------
    float
        The sum of squares of all entries of `X` less its rebuilt version.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and at 1e-12 times the sum of squares
    of the centred rows where nothing is lost.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       12.1.2, eq. (12.11) and (12.15).

    Examples
    --------
    >>> model = {"mean": np.array([1.0, 2.0]), "components": np.array([[0.6, 0.8]])}
    >>> round(reconstruction_error(model, np.array([[5.0, 4.0], [4.0, 6.0]])), 6)
    4.0
    """
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2))
