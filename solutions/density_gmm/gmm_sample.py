"""Reference for density_gmm/gmm_sample."""

import numpy as np


def gmm_sample(
    weights: np.ndarray, means: np.ndarray, covs: np.ndarray, n: int, rng: np.random.Generator
) -> tuple[np.ndarray, np.ndarray]:
    """Draw points from a Gaussian mixture.

    Two calls of the generator, in this order: ``z = rng.choice(K, size=n, p=weights)``
    with K the number of weights and ``E = rng.standard_normal((n, d))`` with d the
    number of columns of `means`. Row i is ``means[z[i]] + L @ E[i]`` with L the lower
    Cholesky factor of ``covs[z[i]]``.

    Parameters
    ----------
    weights : ndarray of shape (K,)
        Weights of the components, not negative, with sum 1.
    means : ndarray of shape (K, d)
        Their means.
    covs : ndarray of shape (K, d, d)
        Their covariances, symmetric and positive definite.
    n : int
        How many points to draw; 0 is allowed.
    rng : numpy.random.Generator
        The source of randomness.

    Returns
    -------
    X : ndarray of shape (n, d)
        The points.
    z : ndarray of int of shape (n,)
        The component that each point came from.

    Notes
    -----
    Compared at a tolerance of 1e-9, absolute or relative, whichever is larger.

    References
    ----------
    .. [1] Gentle, "Random Number Generation and Monte Carlo Methods", 2nd edition,
       2003, section 5.3.

    Examples
    --------
    >>> weights, means = np.array([0.25, 0.75]), np.array([[0.0], [10.0]])
    >>> covs = np.array([[[1.0]], [[4.0]]])
    >>> X, z = gmm_sample(weights, means, covs, 3, np.random.default_rng(0))
    >>> X.round(4).tolist(), z.tolist()
    ([[10.2098], [8.9287], [0.3616]], [1, 1, 0])
    """
    z = rng.choice(len(weights), size=n, p=weights)
    noise = rng.standard_normal((n, np.shape(means)[1]))
    factors = np.linalg.cholesky(np.asarray(covs, dtype=float))
    return np.asarray(means)[z] + np.einsum("nij,nj->ni", factors[z], noise), z
