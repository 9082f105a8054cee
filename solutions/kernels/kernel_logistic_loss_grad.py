"""Reference for kernels/kernel_logistic_loss_grad."""

import numpy as np


def kernel_logistic_loss_grad(
    beta: np.ndarray, K: np.ndarray, y: np.ndarray, lam: float
) -> tuple[float, np.ndarray]:
    """Compute the objective of kernel logistic regression and its gradient.

    With the scores ``s = K @ beta`` the objective is ``(lam / n) * beta . s`` plus
    the mean of ``log(1 + exp(-y_i * s_i))``.

    Parameters
    ----------
    beta : ndarray of shape (n,)
        Coefficients of the training points.
    K : ndarray of shape (n, n)
        Their Gram matrix.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    lam : float
        The penalty, not negative.

    Returns
    -------
    loss : float
        The objective.
    grad : ndarray of shape (n,)
        Its derivatives with respect to `beta`.

    Raises
    ------
    ValueError
        If a label is neither -1 nor +1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and for the gradient an absolute one
    of 1e-9 times its largest entry. Products ``y_i * s_i`` may be as large as 1000
    in size, of either sign.

    References
    ----------
    .. [1] Zhu, Hastie, "Kernel logistic regression and the import vector machine",
       Journal of Computational and Graphical Statistics 14(1), 2005, section 2.

    Examples
    --------
    >>> loss, grad = kernel_logistic_loss_grad(
    ...     np.zeros(2), np.array([[1.0, 2.0], [2.0, 4.0]]), np.array([1.0, -1.0]), 1.0
    ... )
    >>> round(loss, 4), grad.tolist()
    (0.6931, [0.25, 0.5])
    """
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels are -1 or +1")
    n, s = len(y), K @ beta
    loss = lam / n * (beta @ s) + np.logaddexp(0, -y * s).mean()
    pull = y * np.exp(-np.logaddexp(0, y * s))
    return float(loss), (2 * lam * s - K @ pull) / n
