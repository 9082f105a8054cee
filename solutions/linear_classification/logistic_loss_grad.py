"""Reference for linear_classification/logistic_loss_grad."""

import numpy as np

from solutions.linear_classification.margin_losses import margin_losses
from solutions.linear_classification.sigmoid import sigmoid


def logistic_loss_grad(
    w: np.ndarray, X: np.ndarray, y: np.ndarray, lam: float = 0.0
) -> tuple[float, np.ndarray]:
    """Compute the objective of logistic regression and its gradient.

    The objective is the mean of ``log(1 + exp(-y[i] * (X[i] @ w)))`` over the
    rows, plus ``lam / 2`` times the sum of the squares of ``w[1:]``.

    Parameters
    ----------
    w : ndarray of shape (d,)
        Weights; ``w[0]`` belongs to the column of ones and is not penalised.
    X : ndarray of shape (n, d)
        Rows of features; column 0 holds ones.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    lam : float
        Weight of the penalty, not negative.

    Returns
    -------
    loss : float
        The objective at `w`.
    grad : ndarray of shape (d,)
        Its gradient.

    Raises
    ------
    ValueError
        If a label is neither -1 nor +1.

    Notes
    -----
    Finite for all margins. Compared at a relative tolerance of 1e-9; entries of
    the gradient at 1e-9 times its largest entry, or 1e-9 where that is larger.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 4.4.1, and section 10.5, eq. (10.18).

    Examples
    --------
    >>> X, y = np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([1, -1])
    >>> loss, grad = logistic_loss_grad(np.zeros(2), X, y)
    >>> round(loss, 6), grad.tolist()
    (0.693147, [0.0, -0.75])
    """
    if not np.all(np.abs(y) == 1):
        raise ValueError("labels must be -1 or +1")
    margins = y * (X @ w)
    penalised = np.array(w, dtype=float)
    penalised[0] = 0.0
    loss = np.mean(margin_losses(margins)["logistic"]) + lam / 2 * (penalised @ penalised)
    grad = -X.T @ (y * sigmoid(-margins)) / len(X) + lam * penalised
    return float(loss), grad
