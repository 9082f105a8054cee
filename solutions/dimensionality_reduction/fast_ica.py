"""Reference for dimensionality_reduction/fast_ica."""

import numpy as np

from solutions.dimensionality_reduction.decorrelate import decorrelate
from solutions.dimensionality_reduction.pca_fit import pca_fit
from solutions.dimensionality_reduction.pca_transform import pca_transform
from solutions.dimensionality_reduction.whiten import whiten


def fast_ica(
    X: np.ndarray, n_components: int, W0: np.ndarray, n_iter: int = 200, tol: float = 1e-6
) -> tuple[np.ndarray, np.ndarray]:
    """Separate mixed signals by symmetric FastICA with tanh.

    ``Z`` holds the leading `n_components` PCA scores of `X`, whitened. Start with
    ``W = decorrelate(W0)``. A step puts ``Y = Z @ W.T`` and replaces `W` by
    ``decorrelate(tanh(Y).T @ Z / n - diag(m) @ W)``, where ``m`` holds the mean of
    ``1 - tanh(y)**2`` for each column ``y`` of ``Y``. The first step in which each
    new row times the old one has an absolute value within `tol` of 1 is the last.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        A mixture in each column, a moment in each row.
    n_components : int
        The number of sources ``k``, from 1 to the smaller one of `n` and `d`.
    W0 : ndarray of shape (k, k)
        Where to start, with linearly independent rows.
    n_iter : int
        The most steps.
    tol : float
        How near to 1 the products must be; with 0 all steps are taken.

    Returns
    -------
    S : ndarray of shape (n, k)
        The sources, ``Z @ W.T``, each with mean 0 and mean square 1.
    W : ndarray of shape (k, k)
        The rotation, with orthonormal rows.

    Raises
    ------
    ValueError
        If `n_components` is out of range.
    LinAlgError
        If the leading `n_components` directions do not all have variance, or the
        rows of `W0` are dependent.

    Notes
    -----
    After given numbers of steps compared at 1e-6. At the end sources must correlate
    with the true ones by 0.98, whatever their order and sign.

    References
    ----------
    .. [1] Hyvärinen, "Fast and Robust Fixed-Point Algorithms for Independent
       Component Analysis", IEEE Transactions on Neural Networks 10(3), 1999,
       626-634, section IV.

    Examples
    --------
    >>> a, b = np.meshgrid(np.linspace(-1, 1, 21), np.linspace(-2, 2, 21) ** 3)
    >>> sources = np.column_stack([a.ravel(), b.ravel()])
    >>> S, W = fast_ica(sources @ np.array([[2.0, 1.0], [1.0, 1.0]]), 2, np.eye(2))
    >>> np.abs(np.corrcoef(S.T, sources.T)[:2, 2:]).round(3).tolist()
    [[0.0, 1.0], [1.0, 0.0]]
    """
    Z, _ = whiten(pca_transform(pca_fit(X, n_components), X))
    W = decorrelate(W0)
    for _ in range(n_iter):
        T = np.tanh(Z @ W.T)
        slopes = np.mean(1 - T**2, axis=0)
        new = decorrelate(T.T @ Z / len(Z) - slopes[:, np.newaxis] * W)
        change = np.max(np.abs(np.abs(np.sum(new * W, axis=1)) - 1))
        W = new
        if change < tol:
            break
    return Z @ W.T, W
