"""Reference for dimensionality_reduction/lda_fit."""

import numpy as np

from solutions.dimensionality_reduction.fix_signs import fix_signs


def lda_fit(X: np.ndarray, y: np.ndarray, k: int, reg: float = 0.0) -> dict[str, np.ndarray]:
    """Find the `k` directions that separate the classes best.

    They solve ``S_b @ w = l * S_w @ w`` with the largest ``l``. ``S_w`` is the sum
    over all rows of the outer product of row less mean of its class with itself,
    plus `reg` times the identity; ``S_b`` is the sum over the classes of their size
    times the outer product of class mean less overall mean with itself.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of numbers.
    y : ndarray of shape (n,)
        The class of each row: integers or strings.
    k : int
        The number of directions, from 1 to ``min(C - 1, d)`` for ``C`` classes.
    reg : float
        What is added to the diagonal of the scatter within, not negative.

    Returns
    -------
    dict
        'mean' : ndarray of shape (d,), the mean over all rows.
        'W' : ndarray of shape (d, k), a direction of length 1 in each column, its
        largest entry positive.
        'eigenvalues' : ndarray of shape (k,), the ``l`` in falling order.

    Raises
    ------
    ValueError
        If `k` is out of range.
    LinAlgError
        If the smallest eigenvalue of ``S_w`` is at most 1e-12 times the largest.

    Notes
    -----
    Compared at 1e-8 times the largest number of their array.

    References
    ----------
    .. [1] Fisher, "The Use of Multiple Measurements in Taxonomic Problems", Annals
       of Eugenics 7(2), 1936, 179-188.
    .. [2] Bishop, "Pattern Recognition and Machine Learning", 2006, section 4.1.6.

    Examples
    --------
    >>> cross = np.array([[-2.0, 0.0], [2.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
    >>> model = lda_fit(np.vstack([cross, cross + 2]), np.repeat([0, 1], 4), 1)
    >>> (np.sqrt(17) * model["W"]).round(6).tolist(), model["eigenvalues"].round(6).tolist()
    ([[1.0], [4.0]], [2.5])
    """
    classes, codes = np.unique(y, return_inverse=True)
    if not 1 <= k <= min(len(classes) - 1, X.shape[1]):
        raise ValueError("k must lie between 1 and the smaller one of C - 1 and d")
    mean = np.mean(X, axis=0)
    means = np.array([np.mean(X[codes == c], axis=0) for c in range(len(classes))])
    within, between = X - means[codes], means[codes] - mean
    S_w = within.T @ within + reg * np.eye(X.shape[1])
    values = np.linalg.eigvalsh(S_w)
    if values[0] <= 1e-12 * values[-1]:
        raise np.linalg.LinAlgError("the scatter within the classes is singular; reg > 0 helps")
    L = np.linalg.cholesky(S_w)
    half = np.linalg.solve(L, between.T)
    found, U = np.linalg.eigh(half @ half.T)
    W = np.linalg.solve(L.T, U[:, ::-1][:, :k])
    W = fix_signs((W / np.linalg.norm(W, axis=0)).T).T
    return {"mean": mean, "W": W, "eigenvalues": found[::-1][:k]}
