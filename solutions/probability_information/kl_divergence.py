"""Reference for probability_information/kl_divergence."""

import numpy as np


def kl_divergence(p: np.ndarray, q: np.ndarray, base: float = 2.0) -> float:
    """Measure how badly q describes draws from p.

    The Kullback-Leibler divergence ``D(p || q)``, the sum of
    ``p * log(p / q)`` over the outcomes that can occur under `p`.

    Parameters
    ----------
    p : ndarray of shape (k,)
        True probabilities of the draws; they add up to 1.
    q : ndarray of shape (k,)
        Probabilities that somebody believes in; they add up to 1.
    base : float, optional
        Base of the logarithm, above 1: 2 for bits, e for nats.

    Returns
    -------
    float
        The divergence, at least 0; infinite if `q` gives no probability to an
        outcome that can occur under `p`. Not symmetric in `p` and `q`.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9. Never nan: an outcome that cannot
    occur under `p` contributes nothing, whatever `q` says of it.

    References
    ----------
    .. [1] Cover, Thomas, "Elements of Information Theory", 2nd edition, 2006,
       section 2.3, eq. (2.26).

    Examples
    --------
    >>> p, q = np.array([0.5, 0.5, 0.0]), np.array([0.25, 0.25, 0.5])
    >>> kl_divergence(p, q), kl_divergence(q, p)
    (1.0, inf)
    """
    possible = p > 0
    if np.any(q[possible] == 0):
        return float("inf")
    p, q = p[possible], q[possible]
    return max(0.0, float(np.sum(p * (np.log(p) - np.log(q))) / np.log(base)))
