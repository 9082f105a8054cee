"""counts one parameter for each component where d is 1

Breaks: one dimension
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2 if d > 1 else 2 * K
    total = n * loglik_mean
    return -2 * total + 2 * p, -2 * total + p * np.log(n)
