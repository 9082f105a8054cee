"""returns half of both criteria

Slips: 1, no value is right
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -total + p, -total + p * np.log(n) / 2
