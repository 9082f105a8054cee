"""does not count the means

Slips: 1, the count stands in all values
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -2 * total + 2 * p, -2 * total + p * np.log(n)
