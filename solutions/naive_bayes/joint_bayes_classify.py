"""Reference for naive_bayes/joint_bayes_classify."""

import numpy as np


def joint_bayes_classify(
    X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray
) -> np.ndarray:
    """Classify discrete rows by the full table, without assuming independence.

    A row gets the majority label of the training rows that equal it; a row that
    was never seen gets the majority label of all training rows.

    Parameters
    ----------
    X_train : ndarray of shape (n, d)
        Discrete features: strings or integers, ``n >= 1``.
    y_train : ndarray of shape (n,)
        Labels, strings or integers.
    X_test : ndarray of shape (m, d)
        Rows to be classified, ``m >= 1``.

    Returns
    -------
    ndarray of shape (m,)
        Labels, of the same kind as `y_train`. Of several that are equally
        frequent, the smallest.

    Notes
    -----
    The result is exact.

    References
    ----------
    .. [1] Duda, Hart, Stork, "Pattern Classification", 2nd ed., 2001, section
       2.9.

    Examples
    --------
    >>> X = np.array([[0, 1], [0, 1], [0, 1], [1, 1]])
    >>> y = np.array(["go", "stay", "stay", "go"])
    >>> joint_bayes_classify(X, y, np.array([[0, 1], [1, 1], [1, 0]])).tolist()
    ['stay', 'go', 'go']
    """
    classes, codes = np.unique(y_train, return_inverse=True)
    votes: dict[tuple, np.ndarray] = {}
    for row, code in zip(X_train.tolist(), codes, strict=True):
        votes.setdefault(tuple(row), np.zeros(len(classes)))[code] += 1
    overall = np.bincount(codes)
    # Classes are sorted, and argmax returns the first of equals.
    winners = [votes.get(tuple(row), overall).argmax() for row in X_test.tolist()]
    return classes[winners]
