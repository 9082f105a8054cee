"""Reference for density_gmm/fit_gmm."""

import numpy as np

from solutions.density_gmm.gmm_log_likelihood import gmm_log_likelihood
from solutions.density_gmm.gmm_m_step import gmm_m_step
from solutions.density_gmm.gmm_responsibilities import gmm_responsibilities
from solutions.density_gmm.mvn_mle import mvn_mle


def fit_gmm(
    X: np.ndarray, means0: np.ndarray, n_iter: int = 200, tol: float = 1e-6, reg: float = 1e-6
) -> dict:
    """Fit a Gaussian mixture by expectation maximisation.

    Starts at `means0` with equal weights and, for every component, the covariance
    of all rows (factor 1/n) plus `reg` on the diagonal. An iteration takes the
    responsibilities and then ``gmm_m_step``. The last one is the n_iter-th, or the
    first that raises the mean log-likelihood by less than `tol` (or lowers it).

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Points, one a row.
    means0 : ndarray of shape (K, d)
        The means to start at.
    n_iter : int
        The largest number of iterations; none returns the start.
    tol : float
        The gain below which an iteration is the last, not negative.
    reg : float
        Is added to the diagonal of each covariance; not negative.

    Returns
    -------
    dict
        ``weights`` of shape (K,), ``means`` (K, d) and ``covs`` (K, d, d) after the
        last iteration, in the order of `means0`, and ``history``, a list or array:
        the mean log-likelihood of the start, and that after each iteration.

    Notes
    -----
    After at most ten iterations all is compared at a tolerance of 1e-7, absolute or
    relative; after more, the log-likelihood at 1e-6 and the parameters at 1e-4.

    References
    ----------
    .. [1] Dempster, Laird, Rubin, "Maximum Likelihood from Incomplete Data via the
       EM Algorithm", Journal of the Royal Statistical Society B 39(1), 1977, 1-38.
    .. [2] Bishop, "Pattern Recognition and Machine Learning", 2006, section 9.2.2.

    Examples
    --------
    >>> X = np.array([[0.0], [1.0], [9.0], [10.0]])
    >>> fit = fit_gmm(X, np.array([[3.0], [6.0]]), 1)
    >>> fit["means"].round(4).tolist(), [round(v, 4) for v in fit["history"]]
    ([[3.5076], [6.3975]], [-2.9357, -2.927])
    """
    K = len(means0)
    start = mvn_mle(X)[1] + reg * np.eye(np.shape(X)[1])
    model = (
        np.full(K, 1 / K),
        np.array(means0, dtype=float),
        np.repeat(start[np.newaxis], K, axis=0),
    )
    history = [gmm_log_likelihood(X, *model)]
    for _ in range(n_iter):
        model = gmm_m_step(X, gmm_responsibilities(X, *model), reg)
        history.append(gmm_log_likelihood(X, *model))
        if history[-1] - history[-2] < tol:
            break
    return dict(zip(("weights", "means", "covs"), model, strict=True), history=history)
