"""Reference for dimensionality_reduction/lda_classify."""

import numpy as np


def lda_classify(X_train: np.ndarray, y_train: np.ndarray, X_test: np.ndarray) -> np.ndarray:
    """Classify rows by Gaussians that share one covariance.

    The score of class ``c`` is
    ``x @ inv(S) @ m_c - m_c @ inv(S) @ m_c / 2 + log(n_c / n)``: ``m_c`` is the mean
    of the class, ``n_c`` its size, and ``S`` the covariance within the classes,
    summed over all rows and divided by ``n - C``.

    Parameters
    ----------
    X_train : ndarray of shape (n, d)
        Rows whose classes are known.
    y_train : ndarray of shape (n,)
        Their classes, integers or strings; ``C`` different ones.
    X_test : ndarray of shape (m, d)
        Rows to classify.

    Returns
    -------
    ndarray of shape (m,)
        The class with the largest score for each row of `X_test`; of those within
        1e-9 of the largest the smallest one.

    Raises
    ------
    LinAlgError
        If ``n <= C``, or if the smallest eigenvalue of ``S`` is at most 1e-12 times
        the largest.

    Notes
    -----
    Labels are compared exactly. Apart from ties (to 1e-12) the two best scores of a
    test row differ by more than 1e-6.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2nd ed., 2009, section 4.3, eq. (4.10).

    Examples
    --------
    >>> X, y = np.array([[0.0], [2.0], [5.0], [7.0], [5.0], [7.0]]), np.array([0, 0, 1, 1, 1, 1])
    >>> lda_classify(X, y, np.array([[3.2], [3.4], [3.6]])).tolist()
    [0, 1, 1]
    """
    classes, codes, counts = np.unique(y_train, return_inverse=True, return_counts=True)
    n, C = len(X_train), len(classes)
    if n <= C:
        raise np.linalg.LinAlgError("there must be more rows than classes")
    means = np.array([np.mean(X_train[codes == c], axis=0) for c in range(C)])
    within = X_train - means[codes]
    S = within.T @ within / (n - C)
    values = np.linalg.eigvalsh(S)
    if values[0] <= 1e-12 * values[-1]:
        raise np.linalg.LinAlgError("the covariance within the classes is singular")
    middle = np.mean(X_train, axis=0)
    means, rows = means - middle, X_test - middle
    A = np.linalg.solve(S, means.T)
    scores = rows @ A - np.sum(means.T * A, axis=0) / 2 + np.log(counts / n)
    best = np.max(scores, axis=1, keepdims=True)
    return classes[np.argmax(scores >= best - 1e-9, axis=1)]
