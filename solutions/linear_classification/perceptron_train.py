"""Reference for linear_classification/perceptron_train."""

import numpy as np


def perceptron_train(
    X: np.ndarray, y: np.ndarray, max_epochs: int = 1000
) -> tuple[np.ndarray, list[int]]:
    """Learn the weights of a line from mistakes.

    Starts at ``w = 0`` and visits the rows in order, again and again. Row `i` is
    a mistake if ``y[i] * (X[i] @ w) <= 0``; then ``y[i] * X[i]`` is added to `w`.
    The first pass without a mistake is the last one.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Rows of features; a column of ones, if wanted, is among them.
    y : ndarray of shape (n,)
        Labels, -1 or +1.
    max_epochs : int
        The most passes over all rows, the clean one included.

    Returns
    -------
    w : ndarray of shape (d,)
        Weights that put every row on its side: ``y[i] * (X[i] @ w) > 0``.
    mistakes : list of int
        The index of the row at each mistake, in the order in which they were
        made.

    Raises
    ------
    RuntimeError
        If none of the first `max_epochs` passes was without a mistake.

    Notes
    -----
    Tests use small integers, or such times a power of two, so that every score
    is exact.

    References
    ----------
    .. [1] Rosenblatt, "The Perceptron: A Probabilistic Model for Information
       Storage and Organization in the Brain", Psychological Review 65(6), 1958,
       386-408.

    Examples
    --------
    >>> X, y = np.array([[1.0, 1.0], [1.0, 0.0]]), np.array([1, -1])
    >>> w, mistakes = perceptron_train(X, y)
    >>> w.tolist(), mistakes
    ([-1.0, 2.0], [0, 1, 1, 0, 1])
    """
    w = np.zeros(X.shape[1])
    mistakes: list[int] = []
    for _ in range(max_epochs):
        before = len(mistakes)
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = w + y[i] * X[i]
                mistakes.append(i)
        if len(mistakes) == before:
            return w, mistakes
    raise RuntimeError(f"no pass of {max_epochs} was without a mistake")
