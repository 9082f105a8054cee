"""Reference for dimensionality_reduction/pca_transform."""

import numpy as np


def pca_transform(model: dict[str, np.ndarray], X: np.ndarray) -> np.ndarray:
    """Describe rows by their scores along the directions of a model.

    A score is the inner product of a centred row with a direction.

    Parameters
    ----------
    model : dict
        'mean' of shape (d,) and 'components' of shape (k, d), as in ``pca_fit``.
    X : ndarray of shape (m, d)
        Rows, which need not be those of the fit.

    Returns
    -------
    ndarray of shape (m, k)
        Row by row the inner products of the row less the mean of the model with
        each direction.

    Notes
    -----
    Compared at 1e-9 times the largest score.

    References
    ----------
    .. [1] Jolliffe, "Principal Component Analysis", 2nd ed., 2002, section 1.1.

    Examples
    --------
    >>> model = {"mean": np.array([1.0, 2.0]), "components": np.array([[0.6, 0.8], [0.8, -0.6]])}
    >>> pca_transform(model, np.array([[5.0, 4.0]])).round(6).tolist()
    [[4.0, 2.0]]
    """
    return (X - model["mean"]) @ model["components"].T
