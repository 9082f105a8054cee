"""clips log-likelihoods above 0

Breaks: positive log-likelihoods
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2
    total = n * min(loglik_mean, 0)
    return -2 * total + 2 * p, -2 * total + p * np.log(n)
