"""Reference for ensembles/bootstrap_indices."""

import numpy as np


def bootstrap_indices(
    n: int, n_rounds: int, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Draw bootstrap samples of n rows, and note who was left out.

    Each sample draws n times from the n rows, with replacement.

    Parameters
    ----------
    n : int
        How many rows the table has, ``n >= 1``.
    n_rounds : int
        How many samples are drawn, ``n_rounds >= 1``.
    rng : np.random.Generator
        The source of the draws: ``rng.integers(0, n, size=(n_rounds, n))``.

    Returns
    -------
    idx : ndarray of shape (n_rounds, n)
        The row numbers of each sample, as they were drawn.
    oob : ndarray of shape (n_rounds, n)
        Booleans: ``oob[t, i]`` is True if sample t does not hold row i, which
        is then *out of bag* in round t.

    Notes
    -----
    A row is out of bag with the probability ``(1 - 1 / n) ** n``.

    References
    ----------
    .. [1] Breiman, "Bagging Predictors", Machine Learning 24, 1996, 123-140.

    Examples
    --------
    >>> idx, oob = bootstrap_indices(4, 2, np.random.default_rng(0))
    >>> idx
    array([[3, 2, 2, 1],
           [1, 0, 0, 0]])
    >>> oob
    array([[ True, False, False, False],
           [False, False,  True,  True]])
    """
    idx = rng.integers(0, n, size=(n_rounds, n))
    oob = np.ones((n_rounds, n), dtype=bool)
    oob[np.arange(n_rounds)[:, np.newaxis], idx] = False
    return idx, oob
