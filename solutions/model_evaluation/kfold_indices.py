"""Reference for model_evaluation/kfold_indices."""

import numpy as np


def kfold_indices(n: int, k: int, rng: np.random.Generator | None = None) -> list:
    """Cut n rows into k folds, of which each is held out once.

    Without a generator the rows keep their order, with one they are shuffled.

    Parameters
    ----------
    n : int
        How many rows there are.
    k : int
        How many folds, from 2 to n.
    rng : np.random.Generator, optional
        The source of the shuffle, ``rng.permutation(n)``, called exactly once.

    Returns
    -------
    list of (ndarray, ndarray)
        The pairs ``(train, val)``, one per fold. The k arrays `val` are
        consecutive blocks of the (shuffled) rows, `train` is what remains, in
        the same order.

    Raises
    ------
    ValueError
        If k is below 2 or above n.

    Notes
    -----
    The first n % k folds hold one row more than the others.

    References
    ----------
    .. [1] Stone, "Cross-Validatory Choice and Assessment of Statistical
       Predictions", Journal of the Royal Statistical Society B 36, 1974.

    Examples
    --------
    >>> for train, val in kfold_indices(5, 2):
    ...     print(train, val)
    [3 4] [0 1 2]
    [0 1 2] [3 4]
    """
    if not 2 <= k <= n:
        raise ValueError(f"{k} folds of {n} rows")
    order = np.arange(n) if rng is None else rng.permutation(n)
    blocks = np.array_split(order, k)
    return [(np.concatenate(blocks[:j] + blocks[j + 1 :]), blocks[j]) for j in range(k)]
