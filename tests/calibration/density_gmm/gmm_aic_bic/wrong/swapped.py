"""returns BIC before AIC

Slips: 1, both values are in the wrong place
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -2 * total + p * np.log(n), -2 * total + 2 * p
