"""Reference for kernels/center_gram."""

import numpy as np


def center_gram(K: np.ndarray, K_train: np.ndarray | None = None) -> np.ndarray:
    """Compute inner products of centred features from those of the features.

    Without `K_train` the points of `K` are centred on their own mean. With it the
    rows of `K` are new points, its columns are training points, and all of them
    are centred on the mean of the training points.

    Parameters
    ----------
    K : ndarray of shape (n, n) or (m, n)
        The Gram matrix of the training points; with `K_train`, the kernel of m new
        points with the n training points.
    K_train : ndarray of shape (n, n), optional
        The Gram matrix of the training points, not centred.

    Returns
    -------
    ndarray of the shape of `K`
        The centred table.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9 times the
    largest entry of `K` and `K_train`.

    References
    ----------
    .. [1] Schoelkopf, Smola, Mueller, "Nonlinear component analysis as a kernel
       eigenvalue problem", Neural Computation 10(5), 1998, appendix A.

    Examples
    --------
    >>> x = np.array([0.0, 1.0, 5.0])
    >>> center_gram(np.outer(x, x)).tolist()
    [[4.0, 2.0, -6.0], [2.0, 1.0, -3.0], [-6.0, -3.0, 9.0]]
    """
    train = K if K_train is None else K_train
    return K - train.mean(axis=0) - K.mean(axis=1, keepdims=True) + train.mean()
