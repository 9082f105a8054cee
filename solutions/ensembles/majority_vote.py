"""Reference for ensembles/majority_vote."""

import numpy as np


def majority_vote(P: np.ndarray, weights: np.ndarray | None = None) -> np.ndarray:
    """Count the votes of several models for every row, and name the winners.

    Each model has one vote, or as many as its weight says.

    Parameters
    ----------
    P : ndarray of shape (T, n)
        Row t holds the labels that model t gives to the n rows of a table,
        ``T >= 1``: strings or integers.
    weights : ndarray of shape (T,), optional
        The weights of the models, none of them negative and at least one of
        them positive. Without them every model counts 1.

    Returns
    -------
    ndarray of shape (n,)
        For each row the label with the largest sum of weights.

    Notes
    -----
    A label is tied with the winner if its sum is at least ``1 - 1e-9`` times
    the largest. Of tied labels the smallest wins.

    References
    ----------
    .. [1] Hansen, Salamon, "Neural Network Ensembles", IEEE Transactions on
       Pattern Analysis and Machine Intelligence 12, 1990, 993-1001.

    Examples
    --------
    >>> P = np.array([["a", "b", "b"], ["b", "b", "c"], ["b", "a", "c"]])
    >>> majority_vote(P).tolist()
    ['b', 'b', 'c']
    >>> majority_vote(P, np.array([0.3, 0.1, 0.2])).tolist()
    ['a', 'b', 'b']
    """
    T, n = P.shape
    labels, codes = np.unique(P, return_inverse=True)
    codes = codes.reshape(T, n)
    totals = np.zeros((len(labels), n))
    for row, weight in zip(codes, np.ones(T) if weights is None else weights, strict=True):
        totals[row, np.arange(n)] += weight
    tied = totals >= (1 - 1e-9) * totals.max(axis=0)
    return labels[tied.argmax(axis=0)]
