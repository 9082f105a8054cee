"""charges at least 2 for a parameter in the second

Breaks: a single point
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = K - 1 + K * d + K * d * (d + 1) // 2
    return float(-2 * n * loglik_mean + 2 * p), float(
        -2 * n * loglik_mean + p * max(2.0, np.log(n))
    )
