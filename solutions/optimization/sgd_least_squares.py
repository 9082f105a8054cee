"""Reference for optimization/sgd_least_squares."""

from collections.abc import Callable

import numpy as np

from solutions.optimization.minibatches import minibatches


def sgd_least_squares(
    X: np.ndarray,
    y: np.ndarray,
    w0: np.ndarray,
    lr: Callable[[int], float],
    n_epochs: int,
    batch_size: int,
    rng: np.random.Generator,
) -> np.ndarray:
    """Fit least squares by stochastic gradient descent.

    The loss is half the mean of the squared residuals. In each epoch, deal the
    samples into batches with ``minibatches(n, batch_size, rng)``; for each batch
    ``B`` in turn take the step
    ``w = w - lr(t) * X[B].T @ (X[B] @ w - y[B]) / len(B)``.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n >= 1``. No column of ones is added.
    y : ndarray of shape (n,)
        Targets.
    w0 : ndarray of shape (d,)
        Where to start.
    lr : callable
        Step-size rule: takes the number of the step, an int, returns a float.
        Steps are counted from 1 over all epochs: the count is never reset.
    n_epochs : int
        Number of passes over the data, ``n_epochs >= 0``.
    batch_size : int
        Samples in a batch, at least 1.
    rng : numpy.random.Generator
        Source of randomness; each epoch draws one permutation from it, as
        `minibatches` does, and nothing else is drawn.

    Returns
    -------
    ndarray of shape (d,)
        The weights after the last step.

    Notes
    -----
    The mean is taken over the samples of the batch, also of a short last one.
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Bottou, Curtis, Nocedal, "Optimization Methods for Large-Scale Machine
       Learning", SIAM Review 60(2), 2018, algorithm 4.1.

    Examples
    --------
    Two samples, one batch, one step of 0.5: the gradient is -(1*2 + 1*4)/2 = -3.

    >>> X, y = np.array([[1.0], [1.0]]), np.array([2.0, 4.0])
    >>> rng = np.random.default_rng(0)
    >>> sgd_least_squares(X, y, np.zeros(1), lambda t: 0.5, 1, 2, rng).tolist()
    [1.5]
    """
    w = np.array(w0, dtype=float)
    t = 0
    for _ in range(n_epochs):
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            residuals = X[batch] @ w - y[batch]
            w = w - lr(t) * (X[batch].T @ residuals) / len(batch)
    return w
