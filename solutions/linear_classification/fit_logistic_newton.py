"""Reference for linear_classification/fit_logistic_newton."""

import numpy as np

from solutions.linear_classification.logistic_loss_grad import logistic_loss_grad
from solutions.linear_classification.sigmoid import sigmoid


def fit_logistic_newton(
    X: np.ndarray, y: np.ndarray, lam: float = 1e-3, n_iter: int = 50, tol: float = 1e-10
) -> np.ndarray:
    """Fit logistic regression by Newton's method.

    Starts at ``w = 0``. Each step solves ``H @ step = grad`` and subtracts
    `step`, with `grad` from ``logistic_loss_grad`` and
    ``H = X.T @ diag(p * (1 - p)) @ X / n + lam * diag(0, 1, ..., 1)``, where
    ``p`` is the sigmoid of ``X @ w``. The first step with no entry of `tol` or
    more is still taken, and is the last.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of features; column 0 holds ones.
    y : ndarray of shape (n,)
        Labels, -1 or +1, both of them present.
    lam : float
        Weight of the penalty, not negative.
    n_iter : int
        The most steps.
    tol : float
        The size below which a step is the last.

    Returns
    -------
    ndarray of shape (d,)
        The weights after the last step.

    Raises
    ------
    ValueError
        If a label is neither -1 nor +1.

    Notes
    -----
    After a few steps weights are compared at 1e-7 times their largest entry; of
    the end the gradient is looked at, no entry of which may reach 1e-8.
    ``lam = 0`` is used only where a minimum exists.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 4.4.1, eq. (4.23) to (4.26).

    Examples
    --------
    Two of three at x = 1 are positive, one of four at x = 0 is.

    >>> X = np.array([[1.0, 1.0]] * 3 + [[1.0, 0.0]] * 4)
    >>> y = np.array([1, 1, -1, 1, -1, -1, -1])
    >>> fit_logistic_newton(X, y, lam=0.0).round(6).tolist()
    [-1.098612, 1.791759]
    """
    w = np.zeros(X.shape[1])
    penalty = lam * np.eye(len(w))
    penalty[0, 0] = 0.0
    logistic_loss_grad(w, X, y)
    for _ in range(n_iter):
        _, grad = logistic_loss_grad(w, X, y, lam)
        scores = X @ w
        curvature = sigmoid(scores) * sigmoid(-scores)
        H = (X.T * curvature) @ X / len(X) + penalty
        step = np.linalg.solve(H, grad)
        w = w - step
        if np.max(np.abs(step)) < tol:
            break
    return w
