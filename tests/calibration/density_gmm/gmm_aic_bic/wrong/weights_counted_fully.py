"""counts K weights in place of K - 1

Slips: 1, the count stands in all values
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = K + K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -2 * total + 2 * p, -2 * total + p * np.log(n)
