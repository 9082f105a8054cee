"""Reference for dimensionality_reduction/fix_signs."""

import numpy as np


def fix_signs(W: np.ndarray) -> np.ndarray:
    """Turn each row so that its largest entry in absolute value is positive.

    A row whose largest entry is negative is multiplied by -1.

    Parameters
    ----------
    W : ndarray of shape (k, d)
        A direction in each row.

    Returns
    -------
    ndarray of shape (k, d)
        The same rows, some of them with the other sign.

    Notes
    -----
    Compared at a relative tolerance of 1e-9. Of entries that are equally large in
    absolute value the first one counts.

    References
    ----------
    .. [1] scikit-learn, ``sklearn.utils.extmath.svd_flip``, with
       ``u_based_decision=False``.

    Examples
    --------
    >>> fix_signs(np.array([[0.6, 0.8], [0.6, -0.8], [-1.0, 0.5]])).tolist()
    [[0.6, 0.8], [-0.6, 0.8], [1.0, -0.5]]
    """
    rows = np.asarray(W, dtype=float)
    largest = np.argmax(np.abs(rows), axis=1)
    signs = np.where(rows[np.arange(len(rows)), largest] < 0, -1.0, 1.0)
    return rows * signs[:, np.newaxis]
