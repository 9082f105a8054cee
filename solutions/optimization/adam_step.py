"""Reference for optimization/adam_step."""

import numpy as np


def adam_step(
    w: np.ndarray,
    grad: np.ndarray,
    m: np.ndarray,
    v: np.ndarray,
    t: int,
    lr: float = 1e-3,
    beta1: float = 0.9,
    beta2: float = 0.999,
    eps: float = 1e-8,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Take one step of Adam.

    With element-wise square and root::

        m = beta1 * m + (1 - beta1) * grad
        v = beta2 * v + (1 - beta2) * grad**2
        w = w - lr * (m / (1 - beta1**t)) / (sqrt(v / (1 - beta2**t)) + eps)

    Parameters
    ----------
    w : ndarray of shape (d,)
        Weights before the step.
    grad : ndarray of shape (d,)
        Gradient at `w`.
    m : ndarray of shape (d,)
        Running mean of the gradients; zeros before the first step.
    v : ndarray of shape (d,)
        Running mean of their squares, no entry negative; zeros before the first
        step.
    t : int
        Number of this step; the first one is ``t = 1``.
    lr : float, optional
        Step size, positive.
    beta1 : float, optional
        Share of `m` that is kept, ``0 <= beta1 < 1``.
    beta2 : float, optional
        Share of `v` that is kept, ``0 <= beta2 < 1``.
    eps : float, optional
        Positive; keeps the quotient finite. It is added outside of the root.

    Returns
    -------
    w : ndarray of shape (d,)
        Weights after the step.
    m : ndarray of shape (d,)
        The new running mean of the gradients.
    v : ndarray of shape (d,)
        The new running mean of their squares.

    Raises
    ------
    ValueError
        If ``t < 1``.

    Notes
    -----
    `m` and `v` are returned without the correction by ``1 - beta**t``. Compared at
    a relative tolerance of 1e-9, and an absolute one of 1e-12.

    References
    ----------
    .. [1] Kingma, Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015,
       algorithm 1.

    Examples
    --------
    >>> zero = np.zeros(1)
    >>> w, m, v = adam_step(np.array([1.0]), np.array([10.0]), zero, zero, 1, lr=0.5)
    >>> w.round(6).tolist(), m.round(6).tolist(), v.round(6).tolist()
    ([0.5], [1.0], [0.1])
    """
    if t < 1:
        raise ValueError(f"steps are counted from 1, got t = {t}")
    m = beta1 * m + (1 - beta1) * grad
    v = beta2 * v + (1 - beta2) * grad**2
    # Both averages started at zero and are still too small, by exactly these factors.
    m_hat = m / (1 - beta1**t)
    v_hat = v / (1 - beta2**t)
    return w - lr * m_hat / (np.sqrt(v_hat) + eps), m, v
