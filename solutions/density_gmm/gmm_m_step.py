"""Reference for density_gmm/gmm_m_step."""

import numpy as np


def gmm_m_step(
    X: np.ndarray, R: np.ndarray, reg: float = 1e-6
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Fit weights, means and covariances to points that are shared out.

    The M-step of expectation maximisation: a row counts for a component as much as
    its responsibility says.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one a row.
    R : ndarray of shape (n, K)
        Responsibilities; rows sum to 1.
    reg : float
        Is added to the diagonal of each covariance; not negative.

    Returns
    -------
    weights : ndarray of shape (K,)
        Column sums of `R` over n.
    means : ndarray of shape (K, d)
        Weighted means: ``R.T @ X`` over the column sums, or over 1e-12 where a
        column sum is less.
    covs : ndarray of shape (K, d, d)
        Weighted covariances about these means, over the same sums, plus `reg` on
        the diagonal.

    Notes
    -----
    Weights compared at a relative tolerance of 1e-9. A mean may be off by 1e-9 times
    the largest absolute value of its column, a covariance by 1e-9 times its largest
    entry.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, equations 9.24
       to 9.26.

    Examples
    --------
    >>> X, R = np.array([[0.0], [2.0], [4.0]]), np.array([[1.0, 0], [0.5, 0.5], [0, 1.0]])
    >>> weights, means, covs = gmm_m_step(X, R, 0.0)
    >>> weights.tolist(), means.round(4).tolist(), covs.round(4).tolist()
    ([0.5, 0.5], [[0.6667], [3.3333]], [[[0.8889]], [[0.8889]]])
    """
    rows, shares = np.asarray(X, dtype=float), np.asarray(R, dtype=float)
    sums = shares.sum(axis=0)
    counts = np.maximum(sums, 1e-12)
    means = shares.T @ rows / counts[:, np.newaxis]
    floor = reg * np.eye(rows.shape[1])
    covs = np.empty((len(counts), *floor.shape))
    for k, (mean, count) in enumerate(zip(means, counts, strict=True)):
        offsets = rows - mean
        covs[k] = (shares[:, k] * offsets.T) @ offsets / count + floor
    return sums / len(rows), means, covs
