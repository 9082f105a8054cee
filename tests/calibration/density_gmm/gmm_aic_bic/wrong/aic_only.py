"""returns the first criterion alone

Slips: 1, a number in place of two
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -2 * total + 2 * p
