"""Reference for kernels/platt_scaling."""

import numpy as np


def platt_scaling(scores: np.ndarray, y: np.ndarray, n_iter: int = 100) -> tuple[float, float]:
    """Fit the sigmoid that turns scores into probabilities.

    ``A`` and ``B`` minimise the cross-entropy, summed over the points, of
    ``p = 1 / (1 + exp(-(A * score + B)))`` with Platt's targets: ``(P + 1) / (P + 2)``
    for each of the P points labelled +1, and ``1 / (N + 2)`` for each of the N points
    labelled -1.

    Parameters
    ----------
    scores : ndarray of shape (n,)
        Scores of points that the machine was not trained on, not all equal.
    y : ndarray of shape (n,)
        Labels, -1 or +1, of both kinds.
    n_iter : int, optional
        How many steps of Newton's method may be taken at most.

    Returns
    -------
    A : float
        The slope.
    B : float
        The offset.

    Raises
    ------
    ValueError
        If a label is neither -1 nor +1.

    Notes
    -----
    Compared are the probabilities of the scores, at an absolute tolerance of 1e-6, and
    A and B, at a relative tolerance of 1e-5, B also at 1e-5 times the largest
    ``abs(A * score)``. `n_iter` keeps its default.

    References
    ----------
    .. [1] Lin, Lin, Weng, "A note on Platt's probabilistic outputs for support
       vector machines", Machine Learning 68, 2007, section 2. Their sigmoid has
       the other sign.

    Examples
    --------
    >>> A, B = platt_scaling(np.array([1.0, 2.0, -1.0, 0.5]), np.array([1, 1, -1, -1]))
    >>> round(A, 4), round(B, 4)
    (0.8442, -0.5467)
    """
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels are -1 or +1")
    plus, minus = np.count_nonzero(y > 0), np.count_nonzero(y < 0)
    t = np.where(y > 0, (plus + 1) / (plus + 2), 1 / (minus + 2))
    middle, width = scores.mean(), scores.std()
    Z = np.column_stack([(scores - middle) / width, np.ones(len(y))])

    w, pull = np.zeros(2), t @ Z
    for _ in range(n_iter):
        p = np.exp(-np.logaddexp(0, -Z @ w))
        step = np.linalg.solve((Z.T * (p * (1 - p))) @ Z, Z.T @ (p - t))
        here = np.logaddexp(0, Z @ w).sum() - pull @ w
        while np.logaddexp(0, Z @ (w - step)).sum() - pull @ (w - step) > here:
            step = step / 2
            if np.abs(step).max() <= 1e-12:
                break
        w = w - step
        if np.abs(step).max() <= 1e-12:
            break
    return float(w[0] / width), float(w[1] - w[0] * middle / width)
