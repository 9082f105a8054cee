"""divides the charges by n

Slips: 1, right for one point only
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -2 * total + 2 * p / n, -2 * total + p * np.log(n) / n
