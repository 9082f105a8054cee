"""takes the logarithm of n times d

Breaks: several sizes of $n$
Slips: 1, the smallest sizes are tested together
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    return -2 * total + 2 * p, -2 * total + p * np.log(n * d)
