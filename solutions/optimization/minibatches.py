"""Reference for optimization/minibatches."""

import numpy as np


def minibatches(n: int, batch_size: int, rng: np.random.Generator) -> list[np.ndarray]:
    """Deal the numbers of all samples into batches, in random order.

    Draws ``rng.permutation(n)`` once and cuts it into consecutive pieces of
    `batch_size`; the last piece is shorter if `batch_size` does not divide `n`.

    Parameters
    ----------
    n : int
        Number of samples, at least 1.
    batch_size : int
        Samples in a batch, at least 1. May exceed `n`: then there is one batch.
    rng : numpy.random.Generator
        Source of randomness; exactly one call, ``rng.permutation(n)``.

    Returns
    -------
    list of ndarray of int
        The batches in the order of the permutation. Every number from 0 to
        ``n - 1`` is in exactly one of them.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Goodfellow, Bengio, Courville, "Deep Learning", 2016, section 8.1.3.

    Examples
    --------
    >>> np.random.default_rng(1).permutation(5).tolist()
    [4, 0, 1, 2, 3]
    >>> [batch.tolist() for batch in minibatches(5, 2, np.random.default_rng(1))]
    [[4, 0], [1, 2], [3]]
    """
    order = rng.permutation(n)
    return [order[start : start + batch_size] for start in range(0, n, batch_size)]
