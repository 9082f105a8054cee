"""charges nothing for a single component

Breaks: one component
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2 if K > 1 else 0
    total = n * loglik_mean
    return -2 * total + 2 * p, -2 * total + p * np.log(n)
