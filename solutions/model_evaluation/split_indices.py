"""Reference for model_evaluation/split_indices."""

import numpy as np


def split_indices(n: int, fractions: tuple, rng: np.random.Generator) -> tuple:
    """Deal the rows of a table into random piles of given shares.

    The rows are shuffled once and then cut into consecutive parts.

    Parameters
    ----------
    n : int
        How many rows there are, ``n >= 1``.
    fractions : tuple of float
        The share of each pile, 0 or more, in the order of the piles.
    rng : np.random.Generator
        The source of the shuffle, ``rng.permutation(n)``, called exactly once.

    Returns
    -------
    tuple of ndarray
        One array of row numbers per fraction, consecutive parts of the shuffled
        rows. Together they hold every number from 0 to n - 1 once.

    Raises
    ------
    ValueError
        If the fractions differ from 1 in sum by more than 1e-9.

    Notes
    -----
    A pile with share f holds ``floor(f * n + 1e-9)`` rows; the first one also
    takes what is left over. A pile may be empty.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical Learning",
       2009, section 7.2.

    Examples
    --------
    >>> train, test = split_indices(5, (0.6, 0.4), np.random.default_rng(0))
    >>> train, test
    (array([2, 4, 3]), array([0, 1]))
    """
    if abs(sum(fractions) - 1) > 1e-9:
        raise ValueError(f"the fractions add up to {sum(fractions)}, not to 1")
    # 0.29 * 100 is 28.999999999999996 in floating point: hence the small number.
    sizes = [int(np.floor(share * n + 1e-9)) for share in fractions]
    sizes[0] += n - sum(sizes)
    return tuple(np.split(rng.permutation(n), np.cumsum(sizes[:-1])))
