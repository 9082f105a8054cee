"""Reference for dimensionality_reduction/pca_inverse."""

import numpy as np


def pca_inverse(model: dict[str, np.ndarray], Z: np.ndarray) -> np.ndarray:
    """Rebuild rows from their scores.

    This undoes ``pca_transform`` as far as the directions reach.

    Parameters
    ----------
    model : dict
        'mean' of shape (d,) and 'components' of shape (k, d), as in ``pca_fit``.
    Z : ndarray of shape (m, k)
        Scores, as ``pca_transform`` returns them.

    Returns
    -------
    ndarray of shape (m, d)
        The mean, plus the directions weighted by the scores of the row.

    Notes
    -----
    Compared at 1e-9 times the largest entry.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       12.1.3, eq. (12.20).

    Examples
    --------
    >>> model = {"mean": np.array([1.0, 2.0]), "components": np.array([[0.6, 0.8]])}
    >>> pca_inverse(model, np.array([[4.0]])).round(6).tolist()
    [[3.4, 5.2]]
    """
    return Z @ model["components"] + model["mean"]
