"""Reference for ensembles/permutation_importance."""

from collections.abc import Callable

import numpy as np


def permutation_importance(
    score: Callable,
    X: np.ndarray,
    y: np.ndarray,
    n_repeats: int,
    rng: np.random.Generator,
) -> np.ndarray:
    """Shuffle one column at a time, and see how much a model's score falls.

    The model stays as it is; only the rows that it is asked about change.

    Parameters
    ----------
    score : callable
        ``score(X, y)`` returns how good a fitted model is on these rows; the
        larger, the better.
    X : ndarray of shape (n, d)
        Rows that the model is judged on.
    y : ndarray of shape (n,)
        Their targets.
    n_repeats : int
        How often each column is shuffled, at least once.
    rng : np.random.Generator
        For each column in turn, and for each repeat, ``rng.permutation(n)``.

    Returns
    -------
    ndarray of shape (d,)
        The mean over the repeats of the score of `X` minus the score with
        column j shuffled.

    Notes
    -----
    All columns but one stand as in `X` whenever the score is taken. A negative
    entry means that shuffling the column has helped.

    References
    ----------
    .. [1] Breiman, "Random Forests", Machine Learning 45, 2001, section 10.

    Examples
    --------
    >>> X, y = np.array([[1.0, 7.0], [2.0, 8.0], [4.0, 9.0]]), np.array([1.0, 2.0, 4.0])
    >>> rng = np.random.default_rng(0)
    >>> permutation_importance(lambda X, y: float(X[:, 0] @ y), X, y, 2, rng)
    array([8., 0.])
    """
    baseline = score(X, y)
    falls = np.zeros((X.shape[1], n_repeats))
    for j in range(X.shape[1]):
        for repeat in range(n_repeats):
            shuffled = X.copy()
            shuffled[:, j] = X[rng.permutation(len(X)), j]
            falls[j, repeat] = baseline - score(shuffled, y)
    return falls.mean(axis=1)
