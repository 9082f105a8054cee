"""Reference for linear_classification/multiclass_perceptron_epoch."""

import numpy as np


def multiclass_perceptron_epoch(
    W: np.ndarray, X: np.ndarray, y: np.ndarray
) -> tuple[np.ndarray, int]:
    """Correct the weights of all classes once at each row.

    Each row ``x``, in order, is given to the class with the largest score in
    ``x @ W`` (the smallest index of equal ones). If that is not its own class,
    ``x`` is added to the column of its own and subtracted from the column that
    was predicted.

    Parameters
    ----------
    W : ndarray of shape (d, K)
        Weights before the pass, a column for each class.
    X : ndarray of shape (n, d)
        Rows of features.
    y : ndarray of shape (n,)
        Classes, integers from 0 to ``K - 1``.

    Returns
    -------
    W : ndarray of shape (d, K)
        Weights after the pass.
    mistakes : int
        How many rows were given to a wrong class.

    Notes
    -----
    Tests use small integers, so that every score is exact.

    References
    ----------
    .. [1] Duda, Hart, "Pattern Classification and Scene Analysis", 1973, section
       5.12 (Kesler's construction).

    Examples
    --------
    >>> X, y = np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([1, 0])
    >>> W, mistakes = multiclass_perceptron_epoch(np.zeros((2, 2)), X, y)
    >>> W.tolist(), mistakes
    ([[-1.0, 1.0], [-2.0, 2.0]], 1)
    """
    W = np.array(W, dtype=float)
    mistakes = 0
    for x, own in zip(X, y, strict=True):
        predicted = np.argmax(x @ W)
        if predicted != own:
            W[:, own] += x
            W[:, predicted] -= x
            mistakes += 1
    return W, mistakes
