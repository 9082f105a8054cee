"""Reference for linear_classification/fit_ovr_logistic."""

import numpy as np

from solutions.linear_classification.fit_logistic_newton import fit_logistic_newton


def fit_ovr_logistic(X: np.ndarray, y: np.ndarray, n_classes: int, lam: float = 1e-2) -> np.ndarray:
    """Fit one logistic regression for each class against all others.

    Column ``k`` is what ``fit_logistic_newton`` returns, with this `lam`, for the
    labels +1 at rows of class ``k`` and -1 at all others. A row ``x`` is given
    to the class with the largest entry of ``x @ W``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of features; column 0 holds ones.
    y : ndarray of shape (n,)
        Classes, integers from 0 to ``n_classes - 1``, each of them present.
    n_classes : int
        The number of classes, at least 2.
    lam : float
        Weight of the penalty, positive.

    Returns
    -------
    ndarray of shape (d, n_classes)
        Weights, a column for each class.

    Raises
    ------
    ValueError
        If a label is not from 0 to ``n_classes - 1``.

    Notes
    -----
    Judged by the gradient of each column's own problem, no entry of which may
    reach 1e-8.

    References
    ----------
    .. [1] Rifkin, Klautau, "In Defense of One-Vs-All Classification", Journal of
       Machine Learning Research 5, 2004, 101-141.

    Examples
    --------
    >>> X, y = np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([1, 0])
    >>> W = fit_ovr_logistic(X, y, 2, lam=0.1)
    >>> (W[:, 0] + W[:, 1]).round(9).tolist(), (X @ W).argmax(axis=1).tolist()
    ([0.0, 0.0], [1, 0])
    """
    if np.min(y) < 0 or np.max(y) >= n_classes:
        raise ValueError("a label is outside of the classes")
    columns = [fit_logistic_newton(X, np.where(y == k, 1, -1), lam) for k in range(n_classes)]
    return np.column_stack(columns)
