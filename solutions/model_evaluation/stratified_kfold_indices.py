"""Reference for model_evaluation/stratified_kfold_indices."""

import numpy as np


def stratified_kfold_indices(y: np.ndarray, k: int, rng: np.random.Generator | None = None) -> list:
    """Cut rows into k folds that have the same mixture of classes.

    The rows are sorted by class and dealt to the folds like cards.

    Parameters
    ----------
    y : ndarray of shape (n,)
        The class of each row, numbers or text.
    k : int
        How many folds, from 2 to n.
    rng : np.random.Generator, optional
        The source of a shuffle before the deal; without it rows keep their order.

    Returns
    -------
    list of (ndarray, ndarray)
        The pairs ``(train, val)`` of row numbers, each array ascending. Every
        row is in `val` once, and in the `train` of the other pairs.

    Raises
    ------
    ValueError
        If k is below 2 or above n.

    Notes
    -----
    Between two folds the numbers of rows of any one class differ by at most 1,
    and so do the numbers of all rows. Which rows of a class go where is free.
    A class may have fewer than k members.

    References
    ----------
    .. [1] Kohavi, "A Study of Cross-Validation and Bootstrap for Accuracy
       Estimation and Model Selection", IJCAI 1995, section 2.2.

    Examples
    --------
    >>> y = np.array(["a", "a", "a", "a", "b", "b"])
    >>> for train, val in stratified_kfold_indices(y, 2):
    ...     print(train, val)
    [1 3 5] [0 2 4]
    [0 2 4] [1 3 5]
    """
    n = len(y)
    if not 2 <= k <= n:
        raise ValueError(f"{k} folds of {n} rows")
    order = np.arange(n) if rng is None else rng.permutation(n)
    order = order[np.argsort(y[order], kind="stable")]
    fold = np.empty(n, dtype=int)
    # The deal goes on from class to class: starting anew would fill the first folds.
    fold[order] = np.arange(n) % k
    return [(np.flatnonzero(fold != j), np.flatnonzero(fold == j)) for j in range(k)]
