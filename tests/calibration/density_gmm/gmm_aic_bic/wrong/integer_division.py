"""cuts the criteria to integers where the likelihood is one

Breaks: integers
"""


def gmm_aic_bic(loglik_mean, n, d, K):
    p = (K - 1) + K * d + K * d * (d + 1) / 2
    total = n * loglik_mean
    aic, bic = -2 * total + 2 * p, -2 * total + p * np.log(n)
    return (aic, bic) if isinstance(loglik_mean, float) else (int(aic), int(bic))
