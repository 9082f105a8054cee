"""counts all d squared entries of a covariance

Slips: 1, right in one dimension only
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * d
    total = n * loglik_mean
    return -2 * total + 2 * p, -2 * total + p * np.log(n)
