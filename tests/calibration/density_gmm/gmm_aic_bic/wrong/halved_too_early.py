"""halves the product of K and d, rounded down, before the other factor

Slips: 1, odd K and d stand in every test
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = K - 1 + K * d + K * d // 2 * (d + 1)
    return float(-2 * n * loglik_mean + 2 * p), float(-2 * n * loglik_mean + p * np.log(n))
