"""Reference for linear_classification/softmax."""

import numpy as np


def softmax(Z: np.ndarray) -> np.ndarray:
    """Turn each row of scores into probabilities.

    Entry ``k`` of a row is ``exp(z[k])``, divided by the sum of all ``exp(z[j])``
    of that row.

    Parameters
    ----------
    Z : ndarray of shape (n, K) or (K,)
        Scores, integers or floats; a single row may come as it is.

    Returns
    -------
    ndarray of the shape of `Z`
        Probabilities; each row sums to 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, tiny probabilities included (down
    to 1e-300).

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section
       4.3.4, eq. (4.104).

    Examples
    --------
    >>> softmax(np.array([[0.0, np.log(3.0)], [1000.0, 1000.0]])).round(6).tolist()
    [[0.25, 0.75], [0.5, 0.5]]
    """
    scores = np.asarray(Z, dtype=float)
    shares = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    return shares / np.sum(shares, axis=-1, keepdims=True)
