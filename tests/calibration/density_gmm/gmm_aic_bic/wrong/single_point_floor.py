"""takes two points where there is one

Breaks: a single point
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -2 * total + 2 * p, -2 * total + p * np.log(max(n, 2))
