"""Reference for mle_map/dirichlet_map."""

import numpy as np


def dirichlet_map(counts: np.ndarray, alpha: np.ndarray | float) -> np.ndarray:
    """Find the most probable category probabilities under a Dirichlet prior.

    The mode of the posterior, the Dirichlet distribution with ``counts + alpha``.

    Parameters
    ----------
    counts : ndarray of shape (k,)
        How often each category was seen, ``k >= 2``.
    alpha : ndarray of shape (k,), or float
        The prior: it weighs like ``alpha - 1`` earlier sightings of each category;
        every entry at least 1. A number stands for `k` equal entries.

    Returns
    -------
    ndarray of shape (k,)
        The probabilities: at least 0, sum 1. All are ``1 / k`` by convention if
        nothing was seen and every entry of `alpha` is 1.

    Raises
    ------
    ValueError
        If an entry of `alpha` is below 1.

    Notes
    -----
    For two categories this is the posterior mode of a coin under a Beta prior. Compared
    at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012, section
       3.4.3, eq. (3.47).

    Examples
    --------
    >>> dirichlet_map(np.array([3, 0, 1]), 3.0).tolist()
    [0.5, 0.2, 0.3]
    """
    counts, alpha = np.asarray(counts, dtype=float), np.asarray(alpha, dtype=float)
    if np.any(alpha < 1):
        raise ValueError("every entry of alpha must be at least 1")
    seen = counts + (alpha - 1)
    total = seen.sum()
    return seen / total if total else np.full(len(counts), 1 / len(counts))
