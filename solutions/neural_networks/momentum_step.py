"""Reference for neural_networks/momentum_step."""

import numpy as np


def momentum_step(
    params: list[tuple[np.ndarray, np.ndarray]],
    grads: list[tuple[np.ndarray, np.ndarray]],
    velocity: list[tuple[np.ndarray, np.ndarray]],
    lr: float,
    beta: float = 0.0,
    lam: float = 0.0,
) -> tuple[list[tuple[np.ndarray, np.ndarray]], list[tuple[np.ndarray, np.ndarray]]]:
    """Take one step of gradient descent with momentum and weight decay.

    With ``g`` the slopes, plus ``lam * W`` for weights, each array gets the
    velocity ``beta * v - lr * g`` and then moves by this new velocity.

    Parameters
    ----------
    params : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases of each layer.
    grads : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Slopes of the loss by them, without any penalty.
    velocity : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        The velocities of the step before.
    lr : float
        Step size, ``lr > 0``.
    beta : float
        Share of the old velocity that stays, ``0 <= beta < 1``.
    lam : float
        Strength of the penalty ``lam / 2`` times the sum of squared weights,
        ``lam >= 0``. Biases are free.

    Returns
    -------
    params : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        Weights and biases after the step.
    velocity : list of (ndarray of shape (nin, nout), ndarray of shape (nout,))
        The new velocities.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-12.

    References
    ----------
    .. [1] Polyak, "Some Methods of Speeding Up the Convergence of Iteration
       Methods", 1964; Sutskever et al., ICML 2013, equations (1) and (2).

    Examples
    --------
    >>> params = [(np.array([[2.0]]), np.array([1.0]))]
    >>> grads = [(np.array([[4.0]]), np.array([1.0]))]
    >>> velocity = [(np.array([[1.0]]), np.array([0.0]))]
    >>> new, v = momentum_step(params, grads, velocity, lr=0.5, beta=0.5, lam=1.0)
    >>> v[0][0].tolist(), new[0][0].tolist(), new[0][1].tolist()
    ([[-2.5]], [[-0.5]], [0.5])
    """
    new_params, new_velocity = [], []
    for (W, b), (dW, db), (vW, vb) in zip(params, grads, velocity, strict=True):
        vW = beta * vW - lr * (dW + lam * W)
        vb = beta * vb - lr * db
        new_velocity.append((vW, vb))
        new_params.append((W + vW, b + vb))
    return new_params, new_velocity
